"""What people choose for themselves, as it is kept."""

import json

import pytest

from bot.rules.errors import RuleError
from bot.tables.preferences import DEFAULT, NAMES, Preferences, TurnCalls, change_options

ALL = Preferences(TurnCalls.DIRECT, True, True, True, True, "ms")


def test_nobody_has_chosen_anything_at_first():
    assert Preferences.from_options({}) == DEFAULT == Preferences()
    assert DEFAULT.to_options() == {}
    assert (DEFAULT.turn_calls, DEFAULT.forced_cards, DEFAULT.more_time) == (TurnCalls.OFF, False, False)


def test_everything_is_kept_under_its_name():
    written = json.dumps(ALL.to_options())
    assert written == (
        '{"turn_calls": "direct", "forced_cards": true, "text_only": true, "four_colours": true, '
        '"more_time": true, "language": "ms"}'
    )
    assert Preferences.from_options(json.loads(written)) == ALL
    assert set(ALL.to_options()) == set(NAMES)


def test_what_a_newer_version_keeps_is_passed_over_and_stays():
    kept = {"turn_calls": "carrier-pigeon", "text_only": True, "sound": "loud"}
    assert Preferences.from_options(kept) == Preferences(text_only=True)
    assert change_options(kept, {"text_only": False}) == {"turn_calls": "carrier-pigeon", "sound": "loud"}


def test_a_change_leaves_the_rest_alone():
    kept = change_options({"forced_cards": True}, {"turn_calls": "ping"})
    assert kept == {"forced_cards": True, "turn_calls": "ping"}
    assert change_options(kept, {"turn_calls": "off", "forced_cards": False}) == {}


@pytest.mark.parametrize(
    "change", [{"turn_calls": "louder"}, {"turn_calls": 1}, {"text_only": "yes"}, {"language": 7}]
)
def test_a_value_that_will_not_do(change):
    with pytest.raises(RuleError) as caught:
        change_options({}, change)
    assert caught.value.code == "option-not-offered"
