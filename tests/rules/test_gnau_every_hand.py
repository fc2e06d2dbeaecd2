"""All 2,598,960 hands, under every preset and every option, against a second, naive implementation."""

from collections import Counter

import pytest

from bot.rules.cards import parse_card
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.splits import all_splits, optimal_split, strength_under
from tests.rules import naive_gnau as naive
from tests.rules.gnau_cases import IN_TIERS, TABLES, as_way, every_hand
from tests.support.tiers import alike

# How many of all hands are what, from the naive implementation. Five Dukes and Five Small also by hand:
# of 12 dukes choose 5 are 792, of 16 small cards choose 5 are 4,368, of dukes and tens choose 5 are 4,368.
# Bombs by hand: 13 x 48, less the 16 that are Five Small; they take 24 from Five Dukes, and 24 from Silver.
HANDS = {
    "classic": {
        "five_dukes": 792,
        "five_small": 4_368,
        "tonku": 26_143,
        "nenku": 45_309,
        "double": 207_488,
        "single": 1_721_860,
        "none": 593_000,
    },
    "plain": {
        "five_dukes": 4_368,
        "tonku": 26_143,
        "nenku": 45_309,
        "double": 228_728,
        "single": 1_700_292,
        "none": 594_120,
    },
    "kopitiam": {
        "five_dukes": 792,
        "five_small": 776,
        "tonku": 26_143,
        "nenku": 45_309,
        "double": 208_584,
        "single": 1_723_636,
        "none": 593_720,
    },
    "niuniu": {
        "five_small": 776,
        "bomb": 608,
        "five_dukes": 768,
        "silver": 3_552,
        "single": 1_722_272,
        "none": 870_984,
    },
    "taiwan": {
        "five_small": 776,
        "bomb": 608,
        "five_dukes": 768,
        "single": 1_725_824,
        "none": 870_984,
    },
}
HANDS["kopitiam_aces"] = HANDS["kopitiam"]


@pytest.mark.parametrize("table", IN_TIERS)
def test_every_hand_is_what_the_naive_rules_say(table):
    house, plain = HouseRules.from_record(TABLES[table]), TABLES[table]
    heights = naive.rungs_by_hand(plain)
    ranks_by_height: dict[int, int] = {}
    strength = strength_under(house)
    for cards, _hands in every_hand():
        hand = tuple(map(parse_card, cards))
        split = optimal_split(hand, house)
        expected = naive.best(cards, plain, heights)
        assert as_way(split) == expected, cards
        assert split.points == naive.points(expected[:2], plain), cards
        assert ranks_by_height.setdefault(heights[expected[:2]], split.rank) == split.rank, cards
        assert strength(hand) == split.rank, cards
    ranks = [rank for _height, rank in sorted(ranks_by_height.items())]
    assert ranks == sorted(set(ranks))


@pytest.mark.parametrize("table", IN_TIERS)
def test_every_hand_has_the_ways_the_naive_rules_find(table):
    house, plain = HouseRules.from_record(TABLES[table]), TABLES[table]
    for cards, _hands in every_hand():
        splits = all_splits(tuple(map(parse_card, cards)), house)
        found = [_unordered(as_way(split)) for split in splits]
        assert len(found) == len(set(found)), cards
        assert set(found) == {_unordered(way) for way in naive.ways(cards, plain)}, cards


def _unordered(way: naive.Way) -> naive.Way:
    category, strength, ox = way
    return category, strength, ox and tuple(sorted(ox))


def test_the_hands_are_all_the_hands():
    assert sum(hands for _cards, hands in every_hand()) == 2_598_960


@pytest.mark.parametrize("name", alike(["niuniu", *(name for name in PRESETS if name != "niuniu")]))
def test_how_many_hands_are_what(name):
    counts: Counter[str] = Counter()
    for cards, hands in every_hand():
        counts[optimal_split(tuple(map(parse_card, cards)), PRESETS[name]).category.value] += hands
    assert dict(counts) == HANDS[name]
