"""What a server may decide, how it is kept, and what it makes of a new table."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import RuleError
from bot.rules.gnau.options import SINGLE_NAMES, with_options
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.settlement import MAX_STAKE
from bot.tables.days import DAY_MS
from bot.tables.gnau import DealerPolicy, GnauTableOptions, SplitMode
from bot.tables.gnau.settings import PAYOUT, GnauSettings, new_table_options, rules_changes
from bot.tables.ids import ChannelId, RoleId, UserId
from bot.tables.points import LossLimit, PointsMode
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Whole
from tests.support.tables import server_settings

DEFAULTS = server_settings()

# One other value of every setting that is not a number.
OTHERS = {
    "rules.tens_in_five_dukes": True,
    "rules.tens_in_tonku": True,
    "rules.five_small": "total_10",
    "rules.triplet_passport": True,
    "rules.pair_three_six": True,
    "rules.nenku": "special",
    "rules.ties": "push",
    "rules.three_six": "fixed",
    "rules.aces": "high",
    "rules.bomb": True,
    "rules.silver": True,
    "rules.order": "small_first",
    "split": "own",
    "dealer": "rotate",
    "suspense": "slow",
    "language": "ms",
    "channels": [10**18, 10**18 + 1],
    "opener_role": 10**18 + 2,
    "announcement_channel": 10**18 + 5,
    "blocked": [10**18 + 3, 10**18 + 4],
    "hidden_words": ["0a", "1b"],
    "rule_sets": [{"name": "Home", "game": "gnau", "rules": {"ties": "push"}}],
    "points": "bankroll",
    "giving": True,
    "announce_medals": True,
    "computers_pace": "calm",
}
# These exclude some of the others.
EXCLUSIVE = {"rules.tonku": "any", "rules.doubles": False}
# Nothing until a payout of its own is given.
SINGLES = {PAYOUT + name: 3 for name in SINGLE_NAMES}
NUMBERS = [name for name in DEFAULTS.values if name not in {*OTHERS, *EXCLUSIVE, *SINGLES}]
KINDS = ServerSettings.kinds() | GnauSettings.kinds()
BOUNDS = {name: (kind.lowest, kind.highest) for name, kind in KINDS.items() if isinstance(kind, Whole)}

some_changes = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from([DEFAULTS.values[name], value]) for name, value in OTHERS.items()}
    | {name: st.integers(1, 100) for name in NUMBERS if name != "own_reveal_s"}
    | {"own_reveal_s": st.integers(10, 600)},
)


def differences(settings, defaults=DEFAULTS):
    return {name: value for name, value in settings.values.items() if value != defaults.values[name]}


def refusal(changes, settings=DEFAULTS):
    with pytest.raises(RuleError) as refused:
        settings.changed(changes)
    return refused.value


def test_every_setting_that_is_no_number_is_tried_here():
    assert all(type(DEFAULTS.values[name]) is int for name in NUMBERS)


@pytest.mark.parametrize(("name", "value"), (OTHERS | EXCLUSIVE | SINGLES).items())
def test_each_setting_can_be_changed_alone(name, value):
    settings = DEFAULTS.changed({name: value})
    assert settings.values[name] == value
    assert differences(settings) == DEFAULTS.change_stored({}, {name: value}) == {name: value}
    assert settings.changed({name: DEFAULTS.values[name]}) == DEFAULTS


def test_values_have_their_types():
    settings = DEFAULTS.changed(OTHERS)
    gnau = settings.for_game(GnauSettings)
    assert (gnau.split, gnau.dealer) == (
        SplitMode.OWN,
        DealerPolicy.ROTATE,
    )
    assert settings.points is PointsMode.BANKROLL
    assert settings.channels == (ChannelId(10**18), ChannelId(10**18 + 1))
    assert settings.opener_role == RoleId(10**18 + 2)


@pytest.mark.parametrize(("name", "bounds"), BOUNDS.items())
def test_numbers_have_bounds(name, bounds):
    lowest, highest = bounds
    for value in (lowest - 1, highest + 1, "5", 5.0, True, None):
        error = refusal({name: value})
        assert error.code == "server-setting-out-of-range"
        assert (error.params["lowest"], error.params["highest"]) == bounds


@pytest.mark.parametrize(
    "changes",
    [
        {"dealer": "auction"},
        {"split": None},
        {"points": 1},
        {"giving": "on"},
        {"language": 7},
        {"channels": "abc"},
        {"channels": ["general"]},
        {"channels": 5},
        {"opener_role": "boss"},
        {"opener_role": True},
        {"announcement_channel": [10**18]},
    ],
)
def test_what_is_no_value_is_refused(changes):
    assert refusal(changes).code == "server-setting-invalid"


@pytest.mark.parametrize(
    "changes",
    [
        {"stake_points": 5, "lowest_stake": 6},
        {"stake_points": 5, "highest_stake": 4},
        {"lowest_stake": 9, "highest_stake": 8, "stake_points": 9},
    ],
)
def test_the_usual_stake_lies_between_the_others(changes):
    assert refusal(changes).code == "stakes-disordered"


def test_stakes_may_all_be_the_same():
    same = dict.fromkeys(("stake_points", "lowest_stake", "highest_stake"), 7)
    assert new_table_options(DEFAULTS.changed(same)).stake_points == 7


@pytest.mark.parametrize(
    ("changes", "auto_s", "own_s"),
    [
        ({}, 20, 45),
        ({"reveal_s": 0}, 0, 45),
        ({"reveal_s": 90}, 90, 90),
        ({"own_reveal_s": 10}, 20, 20),
        ({"reveal_s": 5, "own_reveal_s": 120}, 5, 120),
    ],
)
def test_own_splits_have_a_time_of_their_own_and_never_a_shorter_one(changes, auto_s, own_s):
    settings = DEFAULTS.changed(changes)
    assert new_table_options(settings, split=SplitMode.AUTO).reveal_s == auto_s
    assert new_table_options(settings, split=SplitMode.OWN).reveal_s == own_s


def test_own_splits_need_time():
    assert refusal({"own_reveal_s": 9}).code == "server-setting-out-of-range"


def test_the_same_channel_twice_is_one():
    assert DEFAULTS.changed({"channels": [5, 6, 5]}).channels == (5, 6)


def test_payouts_change_one_by_one():
    settings = DEFAULTS.changed({"rules.payouts.double": 3}).changed({"rules.payouts.tonku": 7})
    assert (
        settings.for_game(GnauSettings).rules.payouts.double,
        settings.for_game(GnauSettings).rules.payouts.tonku,
    ) == (3, 7)
    assert refusal({"rules.payouts.double": 101}).code == "rules-value-invalid"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("before", PRESETS)
def test_a_preset_sets_all_house_rules(before, preset):
    changed = server_settings(rules=PRESETS[before]).changed(rules_changes(PRESETS[preset]))
    assert changed == server_settings(rules=PRESETS[preset])


@given(some_changes, st.sampled_from(list(PRESETS.values())))
def test_what_is_kept_is_read_again(changes, rules):
    defaults = server_settings(rules=rules)
    try:
        settings = defaults.changed(changes)
    except RuleError:
        return
    kept = json.loads(json.dumps(defaults.change_stored({}, changes)))
    assert defaults.with_stored(kept) == settings
    assert kept == differences(settings, defaults)


def test_only_what_differs_follows_no_new_default():
    kept = DEFAULTS.change_stored({}, {"rules.ties": "push"})
    settings = server_settings(rules=PRESETS["kopitiam"], reveal_s=45).with_stored(kept)
    assert settings.for_game(GnauSettings).rules == with_options(PRESETS["kopitiam"], {"ties": "push"})
    assert settings.for_game(GnauSettings).reveal_s == 45


@pytest.mark.parametrize(
    "unusable",
    [
        {"from_tomorrow": 1},
        {"rules.from_tomorrow": "on"},
        {"rules.payouts.royal": 5},
        {"dealer": "auction"},
        {"rules.ties": "duel"},
        {"stake_points": 10**7},
        {"channels": {"5": True}},
        {"own_reveal_s": 3},
    ],
)
def test_what_a_newer_version_has_kept_is_passed_over(unusable):
    kept = {"split": "own", "language": "ms", **unusable}
    settings = DEFAULTS.with_stored(kept)
    assert settings == server_settings(split=SplitMode.OWN, language="ms")


def test_a_change_leaves_everything_else_as_it_was_kept():
    kept = {"from_tomorrow": [1], "dealer": "auction", "rules.ties": "push", "language": "ms"}
    changed = DEFAULTS.change_stored(kept, {"language": None, "rules.nenku": "special"})
    assert changed == {
        "from_tomorrow": [1],
        "dealer": "auction",
        "rules.ties": "push",
        "rules.nenku": "special",
    }


def test_a_change_that_does_not_go_with_the_rest_is_refused():
    with pytest.raises(RuleError, match="stakes disordered"):
        DEFAULTS.change_stored({"lowest_stake": 1, "stake_points": 50}, {"highest_stake": 20})


def test_a_table_follows_the_server():
    settings = DEFAULTS.changed({**OTHERS, "stake_points": 5, "reveal_s": 60})
    assert new_table_options(settings) == GnauTableOptions(
        stake_points=5,
        rules=settings.for_game(GnauSettings).rules,
        reveal_s=60,
        dealer=DealerPolicy.ROTATE,
        split=SplitMode.OWN,
        points=PointsMode.BANKROLL,
    )


def test_what_was_asked_for_comes_first():
    settings = DEFAULTS.changed(OTHERS)
    options = new_table_options(settings, 9, PRESETS["plain"], DealerPolicy.OPENER, SplitMode.AUTO)
    assert (options.stake_points, options.rules) == (9, PRESETS["plain"])
    assert (options.dealer, options.split) == (DealerPolicy.OPENER, SplitMode.AUTO)


def test_the_limits_of_the_stake():
    settings = DEFAULTS.changed({"lowest_stake": 5, "stake_points": 10, "highest_stake": 20})
    assert [new_table_options(settings, stake).stake_points for stake in (5, 20)] == [5, 20]
    for stake in (4, 21, 0, MAX_STAKE + 1):
        with pytest.raises(RuleError) as refused:
            new_table_options(settings, stake)
        assert refused.value.params == {"stake": stake, "lowest": 5, "highest": 20}


def test_whose_account_is_too_new_to_give_may_not_lose_more_than_others_may_give():
    # The first account of 2015: Discord counts from there, in its upper bits.
    newcomer, made_ms = UserId(1 << 22), 1_420_070_400_001
    settings = server_settings(giving_min_age_days=30, giving_cap_points=70)
    until_ms = made_ms + 30 * DAY_MS
    assert settings.loss_limit(newcomer, until_ms - 1) == LossLimit(70, until_ms)
    assert settings.loss_limit(newcomer, until_ms) is None
