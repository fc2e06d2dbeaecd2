"""The house rules that a server keeps under names of its own."""

import pytest

from bot.rules.errors import RuleError
from bot.tables.rule_sets import (
    LONGEST_NAME,
    MOST_RULE_SETS,
    RuleSet,
    read_name,
    rule_set_called,
    rule_set_of,
    with_rule_set,
    without_rule_set,
)
from bot.tables.server_settings import ServerSettings
from tests.support.tables import server_settings

HOME = RuleSet("Home", "gnau", {"ties": "push"})
PAIRS = RuleSet("Pairs", "gongzhu", {"teams": True})


def test_a_set_takes_the_place_of_one_of_its_game_and_name():
    other = RuleSet("hOME", "gnau", {})
    assert with_rule_set([HOME, PAIRS], other) == [other, PAIRS]
    namesake = RuleSet("Home", "hearts", {})
    assert with_rule_set([HOME], namesake) == [HOME, namesake]


def test_a_server_keeps_ten_sets_and_can_still_change_one():
    sets = [RuleSet(str(number), "gnau", {}) for number in range(MOST_RULE_SETS)]
    with pytest.raises(RuleError) as refusal:
        with_rule_set(sets, HOME)
    assert refusal.value.code == "too-many-rule-sets"
    assert len(with_rule_set(sets, RuleSet("3", "gnau", {"ties": "push"}))) == MOST_RULE_SETS
    assert with_rule_set(without_rule_set(sets, sets[0].key), HOME) == [*sets[1:], HOME]


def test_a_set_is_found_by_its_name_or_its_key_and_in_its_game():
    sets = [RuleSet("Home", "hearts", {}), HOME, PAIRS]
    for called in ("Home", " home ", HOME.key):
        assert rule_set_called(sets, "gnau", called) is HOME
    assert rule_set_of(sets, HOME.key) is HOME
    for game, called in (("gongzhu", "Home"), ("hearts", HOME.key), ("gnau", "Hom"), ("gnau", "")):
        with pytest.raises(RuleError) as refusal:
            rule_set_called(sets, game, called)
        assert refusal.value.code == "rule-set-unknown"
    for lost in (without_rule_set, rule_set_of):
        with pytest.raises(RuleError) as refusal:
            lost([HOME], PAIRS.key)
        assert refusal.value.code == "rule-set-gone"


def test_names():
    assert read_name(" Ngau at Ah Hock's ") == "Ngau at Ah Hock's"
    assert read_name("家规 வீடு") == "家规 வீடு"
    assert read_name("e\N{COMBINING ACUTE ACCENT}") == "é"
    for typed in ("", "  ", "x" * (LONGEST_NAME + 1)):
        with pytest.raises(RuleError) as refusal:
            read_name(typed)
        assert refusal.value.code == "rule-set-name-invalid"


def test_settings_keep_sets_in_their_order():
    defaults = server_settings()
    stored = defaults.change_stored({}, {"rule_sets": [HOME, PAIRS]})
    assert stored == {
        "rule_sets": [
            {"name": "Home", "game": "gnau", "rules": {"ties": "push"}},
            {"name": "Pairs", "game": "gongzhu", "rules": {"teams": True}},
        ]
    }
    assert defaults.with_stored(stored).rule_sets == (HOME, PAIRS)
    assert defaults.change_stored(stored, {"rule_sets": []}) == {}


@pytest.mark.parametrize(
    "kept",
    [
        None,
        "Home",
        {},
        [None],
        ["Home"],
        [{}],
        [{"name": "Home", "game": "gnau"}],
        [{**vars(HOME), "rules": 1}],
    ],
)
def test_what_cannot_be_a_set_leaves_the_other_settings_as_they_are(kept: object):
    settings: ServerSettings = server_settings().with_stored({"rule_sets": kept, "stake_points": 3})
    assert settings.rule_sets == ()
    assert settings.stake_points == 3


def test_what_a_newer_version_adds_to_a_set_is_left_aside():
    kept = [{**vars(HOME), "author": "Ann"}]
    assert server_settings().with_stored({"rule_sets": kept}).rule_sets == (HOME,)
