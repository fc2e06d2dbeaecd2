"""How long the work of a round takes: `pytest tests/bench --benchmark-only`. An ordinary run skips it."""

import random

import pytest

from bot.rules.cards import build_deck, packs_for
from bot.rules.gnau.options import PRESETS
from bot.rules.gnau.settlement import settle
from bot.rules.gnau.splits import all_splits, optimal_split

HANDS = 20


@pytest.fixture
def hands():
    deck = list(build_deck(packs_for(HANDS)))
    random.Random(11).shuffle(deck)
    return [tuple(deck[number * 5 : number * 5 + 5]) for number in range(HANDS)]


@pytest.mark.parametrize("name", PRESETS)
def test_the_optimal_split_of_twenty_hands(benchmark, hands, name):
    benchmark(lambda: [optimal_split(hand, PRESETS[name]) for hand in hands])


def test_all_ways_of_twenty_hands(benchmark, hands):
    benchmark(lambda: [all_splits(hand, PRESETS["classic"]) for hand in hands])


def test_settling_the_largest_table(benchmark, hands):
    players = dict(enumerate(hands[1:]))
    benchmark(lambda: settle(hands[0], players, PRESETS["kopitiam"], 1))
