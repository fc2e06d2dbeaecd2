"""Random hands of both games, with all house rules, as the tests of computer players look at them."""

import random
from typing import Any

from hypothesis import strategies as st

from bot.players.cardset import set_of
from bot.rules import gongzhu, hearts
from tests.rules.trick_cases import (
    begin_gongzhu,
    begin_hearts,
    gongzhu_options,
    hearts_options,
    play_gongzhu,
    play_hearts,
)

seeds = st.integers(0, 10**6)


@st.composite
def begun_hands(draw):
    """A hand of either game whose play begins, and chance to play it by."""
    rng = random.Random(draw(seeds))
    if draw(st.booleans()):
        return begin_hearts(rng, draw(st.integers(1, 4)), draw(hearts_options)), rng
    leader = draw(st.none() | st.integers(0, 3))
    return begin_gongzhu(rng, leader, draw(gongzhu_options)), rng


def states_of(hand, rng):
    """Return all states of a hand played to its end at random."""
    states: list[Any] = []
    play = play_hearts if isinstance(hand, hearts.Hand) else play_gongzhu
    play(hand, rng, states.append)
    return states


def legal_of(hand):
    return hearts.legal_plays(hand) if isinstance(hand, hearts.Hand) else gongzhu.legal_plays(hand)


def held_sets(hand):
    return [set_of(cards) for cards in hand.held]
