"""The ranking of Gnau hands: which cards make an ox, and the worth of the two cards beside it.

Cards are distinguished here by their *kind*. The kind of a card is its rank, except that the ace of spades is
kind 0, because it is the only card whose suit matters.

Source: public descriptions of Gnau; the house rules name theirs.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache, lru_cache
from itertools import product
from operator import ne
from typing import Final, NamedTuple

from bot.rules.cards import ACE, ACE_OF_SPADES, JACK, RANKS, Card
from bot.rules.gnau.options import FiveSmall, HouseRules, NenkuRank

SPADE_ACE: Final = 0
KINDS: Final = range(SPADE_ACE, RANKS.stop)


class Category(StrEnum):
    """The category of a hand, highest first. Under most house rules Nenku ranks as Single Ox 1."""

    FIVE_DUKES = "five_dukes"
    FIVE_SMALL = "five_small"
    TONKU = "tonku"
    NENKU = "nenku"
    DOUBLE = "double"
    SINGLE = "single"
    NONE = "none"


_LEVELS: Final = {category: level for level, category in enumerate(reversed(Category))}


def highest_first(rules: HouseRules) -> list[Category]:
    """Return the categories, highest first. If Nenku ranks as Single Ox 1, it comes after Single Ox."""
    order = list(Category)
    if rules.nenku is NenkuRank.OX_ONE:
        order.remove(Category.NENKU)
        order.insert(order.index(Category.NONE), Category.NENKU)
    return order


def paid_hands(rules: HouseRules) -> list[str]:
    """Return the names of the payouts of all hands that exist under some house rules, highest first."""
    names = {Category.SINGLE: ["ox_ten", "single"], Category.NONE: ["no_ox"]}
    if rules.five_small is FiveSmall.OFF:
        names[Category.FIVE_SMALL] = []
    return [name for category in highest_first(rules) for name in names.get(category, [str(category)])]


class Worth(NamedTuple):
    """The worth of a hand.

    Args:
        rank: Orders hands: the higher rank beats the lower, and equal ranks tie.
        points: The number of stakes that the hand pays.
        strength: The pair's rank for a Double Ox, 1 to 10 for a Single Ox, 1 for Nenku, else None.
        rest_values: The values that the two cards beside the ox count as; None without an ox.
    """

    rank: tuple[int, int]
    points: int
    category: Category
    strength: int | None = None
    rest_values: tuple[int, int] | None = None


def kind_of(card: Card) -> int:
    """Return a card's kind. An ace without a suit does not count as the ace of spades."""
    return SPADE_ACE if card == ACE_OF_SPADES else card.rank


def card_values(kind: int) -> tuple[int, ...]:
    """Return the values that a card may count as, its face value first. A 3 or a 6 counts as either."""
    if kind in {3, 6}:
        return kind, 9 - kind
    return (min(max(kind, 1), 10),)


@cache
def ox_values(one: int, two: int, three: int, *, triplets: bool) -> tuple[int, int, int] | None:
    """Return the values that three cards, given by their kinds, count as in an ox; None if they make no ox.

    Three cards make an ox if their values add up to a multiple of ten. A 3 or 6 counts as its face if
    possible.

    Source: public descriptions of Gnau.

    Args:
        triplets: Whether three cards of one rank make an ox even if they do not add up to a multiple of ten.

    Example:
        >>> ox_values(3, 6, 8, triplets=False)
        (6, 6, 8)
    """
    face = (card_values(one)[0], card_values(two)[0], card_values(three)[0])
    choices = [
        (a, b, c)
        for a, b, c in product(card_values(one), card_values(two), card_values(three))
        if (a + b + c) % 10 == 0
    ]
    if choices:
        return min(choices, key=lambda choice: sum(map(ne, choice, face)))
    return face if triplets and (one or ACE) == (two or ACE) == (three or ACE) else None


def no_ox(rules: HouseRules) -> Worth:
    """Return the worth of a hand without an ox."""
    return Worth((_LEVELS[Category.NONE], 0), rules.payouts.no_ox, Category.NONE)


def whole_hand(kinds: Iterable[int], rules: HouseRules) -> Worth | None:
    """Return the worth of five cards that need no ox, Five Dukes or Five Small; None if they are neither."""
    ranks = [kind or ACE for kind in kinds]
    if min(ranks) >= (10 if rules.tens_in_five_dukes else JACK):
        return Worth((_LEVELS[Category.FIVE_DUKES], 0), rules.payouts.five_dukes, Category.FIVE_DUKES)
    if max(ranks) <= 4 and _small_enough(sum(ranks), rules.five_small):
        return Worth((_LEVELS[Category.FIVE_SMALL], 0), rules.payouts.five_small, Category.FIVE_SMALL)
    return None


def _small_enough(total: int, five_small: FiveSmall) -> bool:
    return five_small == FiveSmall.ANY or (five_small == FiveSmall.TOTAL_10 and total <= 10)


@lru_cache(maxsize=256)
def worths_of_two(rules: HouseRules) -> tuple[tuple[Worth, ...], ...]:
    """Return the worth of any two cards beside an ox, indexed by their two kinds."""
    return tuple(tuple(_worth_of_two(one, other, rules) for other in KINDS) for one in KINDS)


def _worth_of_two(one: int, other: int, rules: HouseRules) -> Worth:
    low, high = min(one, other), max(one, other)
    if low <= ACE and high >= (10 if rules.tens_in_tonku else JACK):
        values = (card_values(one)[0], card_values(other)[0])
        return _tonku(values, rules) if low == SPADE_ACE else _nenku(values, rules)
    if rules.pair_three_six and {one, other} <= {3, 6}:
        return _double(6, (6, 6), rules)
    if (one or ACE) == (other or ACE):
        return _double(one or ACE, (card_values(one)[0], card_values(other)[0]), rules)
    return _single(one, other, rules)


def _tonku(values: tuple[int, int], rules: HouseRules) -> Worth:
    return Worth((_LEVELS[Category.TONKU], 0), rules.payouts.tonku, Category.TONKU, None, values)


def _nenku(values: tuple[int, int], rules: HouseRules) -> Worth:
    ranks_as = Category.NENKU if rules.nenku == NenkuRank.SPECIAL else Category.SINGLE
    return Worth((_LEVELS[ranks_as], 1), rules.payouts.nenku, Category.NENKU, 1, values)


def _double(rank: int, values: tuple[int, int], rules: HouseRules) -> Worth:
    return Worth((_LEVELS[Category.DOUBLE], rank), rules.payouts.double, Category.DOUBLE, rank, values)


def _single(one: int, other: int, rules: HouseRules) -> Worth:
    values = max(product(card_values(one), card_values(other)), key=lambda pair: _strength(sum(pair)))
    strength = _strength(sum(values))
    points = rules.payouts.ox_ten if strength == 10 else rules.payouts.single
    return Worth((_LEVELS[Category.SINGLE], strength), points, Category.SINGLE, strength, values)


def _strength(total: int) -> int:
    return total % 10 or 10
