"""Guessing the unseen cards by what the others have played."""

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.players import advise
from bot.players.cardset import bit_of, set_of
from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.rules import gongzhu
from bot.rules.cards import parse_card
from tests.players.played_hands import seeds
from tests.rules.trick_cases import begin_gongzhu, cards, dealt
from tests.support.views import view_of

PIG = bit_of(parse_card("QS"))


def played(deal, plays):
    """Return a later hand of a game, led by seat 0, in which nobody has exposed, after some plays."""
    hand: Any = gongzhu.new_hand(deal, 0)
    for seat in range(4):
        hand = gongzhu.expose_cards(hand, seat, ())
    for card in cards(plays):
        hand = gongzhu.play_card(hand, hand.to_play, card)
    return hand


def holders_of_the_pig(hand):
    guesses = Guesses(DecisionContext(view_of(hand, hand.to_play)), random.Random(1))
    found: Counter[int] = Counter()
    for _ in range(400):
        found.update(seat for seat, held in enumerate(guesses.deal()) if held & PIG)
    return found


def test_who_did_not_discard_the_pig_seldom_has_it():
    no_clubs = "2D 3D 4D 5D 6D 7D 8D 9D 10D 2H 3H 4H AH"
    hand = played(dealt("AC 2S 3S 4S", no_clubs, "2C QS", "3C"), "AC AH 2C 3C")
    found = holders_of_the_pig(hand)
    assert found[0] == 0
    assert 0 < found[1] < found[2] / 2
    assert found[1] < found[3] / 2


def test_before_anybody_has_played_all_are_as_likely():
    found = holders_of_the_pig(played(dealt("AC 2S 3S 4S", "QS"), ""))
    assert all(90 < found[seat] < 180 for seat in (1, 2, 3))


def advised(hand):
    """Return a hand in which the seat to play has done as advised."""
    return gongzhu.play_card(hand, hand.to_play, advise(view_of(hand, hand.to_play)).card)


@given(seeds, st.integers(4, 51))
def test_who_does_as_advised_never_strays(seed, number):
    hand: Any = begin_gongzhu(random.Random(seed), 0)
    for _ in range(number):
        hand = advised(hand)
    guesses = Guesses(DecisionContext(view_of(hand, hand.to_play)), random.Random(seed))
    others = [seat for seat in range(4) if seat != hand.to_play]
    assert [guesses.strayings(seat, set_of(hand.held[seat])) for seat in others] == [0, 0, 0]
