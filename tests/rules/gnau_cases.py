"""House rules and hands that the tests of Gnau share."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

from hypothesis import strategies as st

from bot.rules.cards import Card, build_deck
from bot.rules.gnau.options import (
    CONFLICTS,
    OPTION_NAMES,
    PAYOUT_NAMES,
    HouseRules,
    Payouts,
)
from bot.rules.gnau.splits import Split
from tests.rules import naive_gnau as naive
from tests.support.tiers import alike

ALL_ON = {
    "tens_in_five_dukes": "on",
    "tens_in_tonku": "on",
    "triplet_passport": "on",
    "pair_three_six": "on",
    "nenku": "special",
    "ties": "push",
    "aces": "high",
    "bomb": "on",
    "order": "small_first",
}

# Every preset, every option on its own, and what only shows when options or payouts meet.
TABLES: dict[str, naive.Rules] = {
    "classic": naive.CLASSIC,
    "plain": naive.PLAIN,
    "kopitiam": naive.KOPITIAM,
    "kopitiam_aces": naive.KOPITIAM_ACES,
    "niuniu": naive.NIUNIU,
    "taiwan": naive.TAIWAN,
    "tens_in_five_dukes": naive.CLASSIC | {"tens_in_five_dukes": "on"},
    "tens_in_tonku": naive.CLASSIC | {"tens_in_tonku": "on"},
    "five_small_off": naive.CLASSIC | {"five_small": "off"},
    "five_small_total_10": naive.CLASSIC | {"five_small": "total_10"},
    "triplet_passport": naive.CLASSIC | {"triplet_passport": "on"},
    "pair_three_six": naive.CLASSIC | {"pair_three_six": "on"},
    "nenku_special": naive.CLASSIC | {"nenku": "special"},
    "ties_push": naive.CLASSIC | {"ties": "push"},
    "ties_high_card": naive.CLASSIC | {"ties": "high_card"},
    "three_six_fixed": naive.CLASSIC | {"three_six": "fixed"},
    "three_six_swapped": naive.CLASSIC | {"three_six": "swapped"},
    "tonku_any": naive.CLASSIC | {"tonku": "any"},
    "tonku_off": naive.CLASSIC | {"tonku": "off"},
    "doubles_off": naive.CLASSIC | {"doubles": "off"},
    "aces_high": naive.CLASSIC | {"aces": "high"},
    "bomb": naive.CLASSIC | {"bomb": "on"},
    "silver": naive.CLASSIC | {"silver": "on"},
    "small_first": naive.CLASSIC | {"order": "small_first", "bomb": "on"},
    "payouts_all_different": naive.CLASSIC
    | {"payouts": {name: number for number, name in enumerate(PAYOUT_NAMES, start=3)}},
    "nenku_pays_less_than_ox_one": naive.CLASSIC | {"payouts": naive.CLASSIC["payouts"] | {"nenku": 0}},
    "all_on": naive.CLASSIC | ALL_ON,
}

# Nothing beyond the ox, and everything; what lies between is for the thorough tier.
_FURTHEST = ("plain", "all_on")
IN_TIERS = alike([*_FURTHEST, *(table for table in TABLES if table not in _FURTHEST)], fast=2)

KINDS = {
    name: type(getattr(HouseRules(), name))
    for name in OPTION_NAMES
    if not isinstance(getattr(HouseRules(), name), bool)
}


def _without_conflicts(options: dict[str, Any]) -> dict[str, Any]:
    """Options of which the first of two that cannot be played together has its usual value."""
    usual = HouseRules()
    for (one, value), (other, others) in CONFLICTS:
        if options[one] == value and options[other] == others:
            options[one] = getattr(usual, one)
    return options


# Every option with every value that is not the usual one.
CHANGES = [
    (name, value)
    for name in OPTION_NAMES
    for value in KINDS.get(name, [False, True])
    if value != getattr(HouseRules(), name)
]

OPTIONS = st.fixed_dictionaries(
    {name: st.sampled_from(KINDS.get(name, [False, True])) for name in OPTION_NAMES}
).map(_without_conflicts)
PAYOUTS = st.builds(
    Payouts,
    **{
        name: st.none() | st.integers(0, 100) if name.startswith("single_") else st.integers(0, 100)
        for name in PAYOUT_NAMES
    },
)
HOUSE_RULES = st.builds(lambda options, payouts: HouseRules(**options, payouts=payouts), OPTIONS, PAYOUTS)


def hands(packs: int = 1) -> st.SearchStrategy[tuple[Card, ...]]:
    """Five cards out of so many packs, in any order."""
    return st.permutations(build_deck(packs)).map(lambda deck: tuple(deck[:5]))


def deals(players: int) -> st.SearchStrategy[tuple[tuple[Card, ...], ...]]:
    """Hands of five out of one pack; the dealer's first."""
    return st.permutations(build_deck()).map(
        lambda deck: tuple(tuple(deck[place : place + 5]) for place in range(0, 5 * (players + 1), 5))
    )


def every_hand() -> Iterator[tuple[list[str], int]]:
    """Every five-card hand by its ranks and by whether it has the ace of spades, and how many hands that is.

    Nothing else about a hand matters. The cards come in varying order.
    """
    number = 0
    for ranks in combinations_with_replacement(naive.RANKS, 5):
        counts = Counter(ranks)
        if max(counts.values()) > 4:
            continue
        others = prod(comb(4, count) for rank, count in counts.items() if rank != "A")
        rest = [rank + suit for rank in counts if rank != "A" for suit in "SHDC"[: counts[rank]]]
        for aces, ways in _aces(counts["A"]):
            number += 1
            turn = number % 5
            cards = aces + rest
            yield cards[turn:] + cards[:turn], others * ways


def _aces(count: int) -> list[tuple[list[str], int]]:
    without = [["AH", "AD", "AC"][:count]] if count <= 3 else []
    with_spades = [["AS", "AH", "AD", "AC"][:count]] if count else []
    return [(aces, comb(3, count)) for aces in without] + [(aces, comb(3, count - 1)) for aces in with_spades]


def written(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def as_way(split: Split) -> naive.Way:
    """A split the way the naive rules say it."""
    ox = split.ox_cards and tuple(naive.rank(str(card)) for card in split.ox_cards)
    return split.category.value, split.strength, ox


def as_rules(rules: HouseRules) -> naive.Rules:
    """House rules the way the naive rules have them."""
    options = {name: getattr(rules, name) for name in OPTION_NAMES}
    words = {
        name: {True: "on", False: "off"}[value] if isinstance(value, bool) else value.value
        for name, value in options.items()
    }
    payouts = {name: getattr(rules.payouts, name) for name in PAYOUT_NAMES}
    return words | {"payouts": {name: points for name, points in payouts.items() if points is not None}}
