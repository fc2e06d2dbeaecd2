"""Dealing the unseen cards as all that is known allows."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players.cardset import PACK
from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.players.knowledge import UnseenCards
from tests.players.played_hands import begun_hands, held_sets, seeds, states_of
from tests.players.positions import card_set
from tests.support.views import view_of


@st.composite
def constrained(draw):
    """Cards of three seats, and who may hold which, such that the deal they were taken from is possible."""
    rng = random.Random(draw(seeds))
    cards = [1 << place for place in range(52)]
    rng.shuffle(cards)
    size = draw(st.integers(0, 13))
    hands = [0, *(sum(cards[size * seat : size * seat + size]) for seat in range(3))]
    may_hold = [0, *(hand | sum(rng.sample(cards, draw(st.integers(0, 52)))) for hand in hands[1:])]
    return hands, may_hold, rng


@given(constrained())
def test_every_deal_is_possible_and_uses_all_cards(given_):
    hands, may_hold, rng = given_
    sizes = [hand.bit_count() for hand in hands]
    unseen = UnseenCards(0, sum(hands), sizes, may_hold)
    for _ in range(5):
        dealt = unseen.deal(rng)
        assert sum(dealt) == sum(hands)
        assert [hand.bit_count() for hand in dealt] == sizes
        assert all(hand & ~allowed == 0 for hand, allowed in zip(dealt, may_hold, strict=True))


def test_every_possible_deal_is_equally_likely():
    # Seat 1 may not hold the 2, seat 3 may not hold the 3: three of the six deals are left.
    unseen = UnseenCards(
        0, card_set("2S 3S 4S"), [0, 1, 1, 1], [0, card_set("3S 4S"), PACK, card_set("2S 4S")]
    )
    rng = random.Random(1)
    found = Counter(tuple(unseen.deal(rng)) for _ in range(3000))
    assert len(found) == 3
    assert all(900 < times < 1100 for times in found.values())


def test_what_is_impossible_is_refused():
    with pytest.raises(ValueError, match="no deal"):
        UnseenCards(0, card_set("2S 3S 4S"), [0, 1, 1, 1], [0, card_set("2S"), card_set("2S"), PACK])
    with pytest.raises(ValueError, match="no deal"):
        UnseenCards(
            0, card_set("2S 3S 4S"), [0, 1, 1, 1], [0, card_set("2S"), card_set("2S"), card_set("4S")]
        )


@given(begun_hands())
def test_what_a_seat_knows_is_true(begun):
    hand, rng = begun
    for state in states_of(hand, rng)[:-1]:
        for seat in range(4):
            knowledge = DecisionContext(view_of(state, seat)).knowledge
            for other, cards in enumerate(held_sets(state)):
                assert other == seat or cards & ~knowledge.may_hold[other] == 0


@given(begun_hands(), st.integers(0, 51))
def test_guesses_agree_with_what_is_known(begun, number):
    hand, rng = begun
    state = states_of(hand, rng)[number]
    context = DecisionContext(view_of(state, state.to_play))
    guesses = Guesses(context, random.Random(number))
    for _ in range(3):
        hands = guesses.deal()
        assert sum(hands) == sum(held_sets(state))
        assert hands[state.to_play] == context.knowledge.situation.held
        for seat, cards in enumerate(hands):
            assert cards.bit_count() == len(state.held[seat])
            assert seat == state.to_play or cards & ~context.knowledge.may_hold[seat] == 0
