"""What people choose for themselves, as it is kept."""

import json

import pytest

from bot.rules.errors import RuleError
from bot.tables.preferences import DEFAULT, Preferences, QuietSpan, TurnCalls

ALL = {
    "turn_calls": "direct",
    "forced_cards": True,
    "text_only": True,
    "four_colours": True,
    "more_time": True,
    "language": "ms",
    "time_zone": "Asia/Kuala_Lumpur",
    "quiet_hours": ["22:00-07:00", "12:00-13:00"],
    "vacations": [[1_700_000_000_000, 1_700_086_400_000]],
}


def test_nobody_has_chosen_anything_at_first():
    assert DEFAULT.with_stored({}) == DEFAULT == Preferences()
    assert (DEFAULT.turn_calls, DEFAULT.forced_cards, DEFAULT.more_time) == (TurnCalls.AUTO, False, False)


def test_everything_is_kept_under_its_name():
    kept = DEFAULT.change_stored({}, ALL)
    written = json.dumps(kept)
    assert written == (
        '{"turn_calls": "direct", "forced_cards": true, "text_only": true, "four_colours": true, '
        '"more_time": true, "language": "ms", "time_zone": "Asia/Kuala_Lumpur", '
        '"quiet_hours": ["22:00-07:00", "12:00-13:00"], "vacations": [[1700000000000, 1700086400000]]}'
    )
    assert DEFAULT.with_stored(json.loads(written)) == Preferences(
        TurnCalls.DIRECT,
        "ms",
        *(True, True, True, True),
        "Asia/Kuala_Lumpur",
        (QuietSpan(22, 9), QuietSpan(12, 1)),
        ((1_700_000_000_000, 1_700_086_400_000),),
    )
    assert set(kept) == set(DEFAULT.values)


def test_what_a_newer_version_keeps_is_passed_over_and_stays():
    kept = {"turn_calls": "carrier-pigeon", "text_only": True, "sound": "loud"}
    assert DEFAULT.with_stored(kept) == Preferences(text_only=True)
    assert DEFAULT.change_stored(kept, {"text_only": False}) == {
        "turn_calls": "carrier-pigeon",
        "sound": "loud",
    }


def test_a_change_leaves_the_rest_alone():
    kept = DEFAULT.change_stored({"forced_cards": True}, {"turn_calls": "ping"})
    assert kept == {"forced_cards": True, "turn_calls": "ping"}
    assert DEFAULT.change_stored(kept, {"turn_calls": "auto", "forced_cards": False}) == {}
    # Who chose this when it was what counts for everyone has nothing kept.
    assert DEFAULT.change_stored(kept, {"turn_calls": "off"})["turn_calls"] == "off"


@pytest.mark.parametrize(
    "change",
    [
        *({"turn_calls": "louder"}, {"turn_calls": 1}, {"text_only": "yes"}, {"language": 7}),
        *({"time_zone": 8}, {"vacations": 7}, {"vacations": [7]}, {"vacations": [[5, 4]]}),
        *({"vacations": [["a", "b"]]}, {"vacations": [[4, 6], [5, 7]]}),
    ],
)
def test_a_value_that_will_not_do(change):
    with pytest.raises(RuleError) as caught:
        DEFAULT.change_stored({}, change)
    assert caught.value.code == "option-not-offered"


@pytest.mark.parametrize(
    "hours",
    [
        *(["22:00-11:00"], ["22:00-06:00", "12:00-17:00"], ["09:00-10:00"] * 3, ["07:00-07:00"], ["7-9"]),
        *([7], "22:00-06:00", 22, [QuietSpan(3, 0)], ["25:00-26:00"]),
    ],
)
def test_quiet_hours_are_at_most_twelve_in_two_spans(hours):
    with pytest.raises(RuleError) as caught:
        DEFAULT.change_stored({}, {"quiet_hours": hours})
    assert (caught.value.code, caught.value.params) == ("quiet-hours-too-long", {"most": 12})
    assert DEFAULT.with_stored({"quiet_hours": hours, "text_only": True}) == Preferences(text_only=True)
