"""What people are told to expect, beside what looking ahead promises."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS
from bot.players.calibration import corrected, stage_of
from bot.players.lookahead import Expectations
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_cards
from tests.players.played_hands import begun_hands, states_of
from tests.rules.trick_cases import dealt
from tests.support.views import view_of


@given(begun_hands(), st.floats(-500, 500), st.floats(-500, 500), st.integers(0, 51))
def test_the_order_of_choices_stays_as_it_is(begun, one, other, place):
    states = states_of(*begun)
    hand = states[place % len(states)]
    told = corrected(view_of(hand, hand.to_play or 0), Expectations({1: one, 2: other}))
    assert (told[1] > told[2]) <= (one > other)
    assert (told[1] >= told[2]) >= (one >= other)


@pytest.mark.parametrize("game", [HEARTS, GONGZHU])
def test_less_is_told_than_is_promised_and_less_so_the_later_it_is(game):
    for correction in game.advisor.corrections:
        assert 0 < correction.kept < 1
        assert correction.shift < 0
    kept = [correction.kept for correction in game.advisor.corrections]
    assert kept == sorted(kept)


@given(begun_hands())
def test_each_trick_has_its_stage(begun):
    stages = [stage_of(view_of(hand, hand.to_play)) for hand in states_of(*begun) if hand.to_play is not None]
    assert [stages.count(stage) for stage in range(1, 5)] == [12, 12, 12, 16]


def test_before_the_play_there_is_a_stage_of_its_own():
    assert stage_of(view_of(hearts.new_hand(dealt("2C", "3C", "4C", "5C")), 0)) == 0


def test_exposed_cards_raise_what_is_taken_off():
    view = view_of(gongzhu.new_hand(dealt("2C", "3C", "4C", "5C")), 0)
    [plain] = corrected(view, Expectations({1: 0.0})).values()
    exposed = replace(view, exposed=(parse_cards("QS AH"), (), parse_cards("JD"), ()))
    assert corrected(exposed, Expectations({1: 0.0})) == {1: 8 * plain}


def test_what_is_certain_is_told_as_it_is():
    view = view_of(hearts.new_hand(dealt("2C", "3C", "4C", "5C")), 0)
    assert corrected(view, Expectations({1: 26.0, 2: -4.0}, is_certain=True)) == {1: 26.0, 2: -4.0}
