"""The ranking of Gnau hands: which cards make an ox, and the worth of the two cards beside it.

Cards are distinguished here by their *kind*. The kind of a card is its rank, except that the ace of spades is
kind 0, because it is the only card whose suit matters.

Source: public descriptions of Gnau; the house rules name theirs.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from itertools import groupby, product
from operator import ne
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.rules.cards import ACE, ACE_OF_SPADES, JACK, KING, RANKS, Card
from bot.rules.gnau.options import (
    OX_TEN,
    PAYOUT_NAMES,
    Aces,
    FiveSmall,
    HouseRules,
    NenkuRank,
    Order,
    ThreeSix,
    Tonku,
)

SPADE_ACE: Final = 0
KINDS: Final = range(SPADE_ACE, RANKS.stop)
# The number of equal ranks in a Bomb.
BOMB_SIZE: Final = 4


class Category(StrEnum):
    """The category of a hand. Which of them there are, and their order, is up to the house rules."""

    FIVE_DUKES = "five_dukes"
    FIVE_SMALL = "five_small"
    BOMB = "bomb"
    SILVER = "silver"
    TONKU = "tonku"
    NENKU = "nenku"
    DOUBLE = "double"
    SINGLE = "single"
    NONE = "none"


# The rank of each category, to which the strength is added. Ranks are stored with rounds, so that boards can
# compare hands of all times: they never change, and further categories go between them or above.
_RANKS: Final = MappingProxyType(
    {
        Category.FIVE_DUKES: 600,
        Category.FIVE_SMALL: 500,
        Category.BOMB: 450,
        Category.SILVER: 425,
        Category.TONKU: 400,
        Category.NENKU: 300,
        Category.DOUBLE: 200,
        Category.SINGLE: 100,
        Category.NONE: 0,
    }
)
_RANKS_BY_ORDER: Final = MappingProxyType(
    {
        Order.DUKES_FIRST: _RANKS,
        Order.SMALL_FIRST: MappingProxyType({**_RANKS, Category.FIVE_SMALL: 800, Category.BOMB: 700}),
    }
)
# The rank of a pair of aces above the kings.
_HIGH_ACE: Final = KING + 1


def highest_first(rules: HouseRules) -> list[Category]:
    """Return the categories under some house rules, highest first.

    Five Small is among them even if it is not played, and Nenku comes after Single Ox where it ranks as one.
    """
    ranks = _RANKS_BY_ORDER[rules.order]
    order = sorted(Category, key=lambda category: ranks[category], reverse=True)
    if rules.nenku is NenkuRank.OX_ONE:
        order.remove(Category.NENKU)
        order.insert(order.index(Category.NONE), Category.NENKU)
    return [category for category in order if _is_known(category, rules)]


def _is_known(category: Category, rules: HouseRules) -> bool:
    """Return whether a category is played. Those of `classic` count as played even if a preset lacks them."""
    match category:
        case Category.BOMB:
            return rules.bomb
        case Category.SILVER:
            return rules.silver and not rules.tens_in_five_dukes
        case Category.TONKU:
            return rules.tonku is not Tonku.OFF
        case Category.NENKU:
            return rules.has_nenku
        case Category.DOUBLE:
            return rules.doubles or rules.pair_three_six
        case _:
            return True


class PaidHand(NamedTuple):
    """Hands that are named and paid alike.

    Args:
        name: The name of a payout.
        strengths: The strengths of a Single Ox, lowest first; empty for other hands.
        points: The number of stakes that they pay.
    """

    name: str
    strengths: Sequence[int]
    points: int


def paid_hands(rules: HouseRules) -> list[PaidHand]:
    """Return what all hands that exist under some house rules pay, highest first.

    Neighbouring strengths of a Single Ox that pay the same come together, except the Single Ox 10.
    """
    payouts, found = rules.payouts, list[PaidHand]()
    for category in highest_first(rules):
        if category is Category.SINGLE:
            found.append(PaidHand("ox_ten", (OX_TEN,), payouts.ox_ten))
            strengths = range(OX_TEN - 1, 0, -1)
            for points, alike in groupby(strengths, key=payouts.of_single):
                found.append(PaidHand("single", sorted(alike), points))
        elif category is Category.NONE:
            found.append(PaidHand("no_ox", (), payouts.no_ox))
        elif category is not Category.FIVE_SMALL or rules.five_small is not FiveSmall.OFF:
            if category is Category.DOUBLE and rules.aces is Aces.HIGH:
                found.append(PaidHand("aces", (), payouts.aces))
            found.append(PaidHand(category.value, (), payouts.named(category)))
    return found


class Worth(NamedTuple):
    """The worth of a hand.

    Args:
        rank: Orders hands: the higher rank beats the lower. Hands of equal rank tie, unless a card decides.
        points: The number of stakes that the hand pays.
        strength: The pair's rank for a Double Ox, 1 to 10 for a Single Ox, 1 for Nenku, else None.
        rest_values: The values that the two cards beside the ox count as; None without an ox.
        three_six: What a 3 and a 6 count as.
    """

    rank: int
    points: int
    category: Category
    strength: int | None
    rest_values: tuple[int, int] | None
    three_six: ThreeSix


def kind_of(card: Card) -> int:
    """Return a card's kind. An ace without a suit does not count as the ace of spades."""
    return SPADE_ACE if card == ACE_OF_SPADES else card.rank


def card_values(kind: int, three_six: ThreeSix) -> tuple[int, ...]:
    """Return the values that a card may count as; its face value first where the holder may choose."""
    if kind in {3, 6}:
        face, other = kind, 9 - kind
        return {ThreeSix.FREE: (face, other), ThreeSix.FIXED: (face,), ThreeSix.SWAPPED: (other,)}[three_six]
    return (min(max(kind, 1), 10),)


@cache
def ox_values(
    one: int, two: int, three: int, three_six: ThreeSix, *, triplets: bool
) -> tuple[int, int, int] | None:
    """Return the values that three cards, given by their kinds, count as in an ox; None if they make no ox.

    Three cards make an ox if their values add up to a multiple of ten. If 3 and 6 may count as either, they
    count as their faces where possible.

    Source: public descriptions of Gnau.

    Args:
        triplets: Whether three cards of one rank make an ox even if they do not add up to a multiple of ten.

    Example:
        >>> ox_values(3, 6, 8, ThreeSix.FREE, triplets=False)
        (6, 6, 8)
    """
    choices = [card_values(kind, three_six) for kind in (one, two, three)]
    first = (choices[0][0], choices[1][0], choices[2][0])
    oxen = [(a, b, c) for a, b, c in product(*choices) if (a + b + c) % 10 == 0]
    if oxen:
        return min(oxen, key=lambda values: sum(map(ne, values, first)))
    return first if triplets and (one or ACE) == (two or ACE) == (three or ACE) else None


def no_ox(rules: HouseRules) -> Worth:
    """Return the worth of a hand without an ox."""
    return _worth(Category.NONE, rules)


def whole_hand(kinds: Iterable[int], rules: HouseRules) -> Worth | None:
    """Return the worth of five cards that need no ox, by the highest category that they are of.

    Returns:
        None if they are neither Five Dukes nor Five Small, Bomb or Silver.
    """
    return max(_whole_hands([kind or ACE for kind in kinds], rules), default=None)


def _whole_hands(ranks: Sequence[int], rules: HouseRules) -> Iterator[Worth]:
    lowest = min(ranks)
    if lowest >= (10 if rules.tens_in_five_dukes else JACK):
        yield _worth(Category.FIVE_DUKES, rules)
    elif lowest >= 10 and rules.silver:
        yield _worth(Category.SILVER, rules)
    if max(ranks) <= 4 and _small_enough(sum(ranks), rules.five_small):
        yield _worth(Category.FIVE_SMALL, rules)
    if rules.bomb and ranks.count(most := max(ranks, key=ranks.count)) >= BOMB_SIZE:
        yield _worth(Category.BOMB, rules, most)


def _small_enough(total: int, five_small: FiveSmall) -> bool:
    return five_small == FiveSmall.ANY or (five_small == FiveSmall.TOTAL_10 and total <= 10)


@lru_cache(maxsize=256)
def worths_of_two(rules: HouseRules) -> tuple[tuple[Worth, ...], ...]:
    """Return the worth of any two cards beside an ox, indexed by their two kinds."""
    return tuple(tuple(_worth_of_two(one, other, rules) for other in KINDS) for one in KINDS)


def _worth_of_two(one: int, other: int, rules: HouseRules) -> Worth:
    low, high = min(one, other), max(one, other)
    values = (card_values(one, rules.three_six)[0], card_values(other, rules.three_six)[0])
    if rules.tonku is not Tonku.OFF and low <= ACE and high >= (10 if rules.tens_in_tonku else JACK):
        if low == SPADE_ACE or rules.tonku is Tonku.ANY:
            return _worth(Category.TONKU, rules, None, values)
        return _worth(Category.NENKU, rules, 1, values)
    if rules.pair_three_six and {one, other} <= {3, 6}:
        return _worth(Category.DOUBLE, rules, 6, (6, 6))
    if rules.doubles and (one or ACE) == (other or ACE):
        return _worth(Category.DOUBLE, rules, one or ACE, values)
    return _single(one, other, rules)


def _single(one: int, other: int, rules: HouseRules) -> Worth:
    choices = product(card_values(one, rules.three_six), card_values(other, rules.three_six))
    values = max(choices, key=lambda pair: _strength(sum(pair)))
    return _worth(Category.SINGLE, rules, _strength(sum(values)), values)


def _strength(total: int) -> int:
    return total % 10 or 10


def _worth(
    category: Category,
    rules: HouseRules,
    strength: int | None = None,
    values: tuple[int, int] | None = None,
) -> Worth:
    ranks_as, above = category, strength or 0
    points = rules.payouts.named(category) if category in PAYOUT_NAMES else rules.payouts.no_ox
    if category is Category.NENKU and rules.nenku is NenkuRank.OX_ONE:
        ranks_as = Category.SINGLE
    elif category is Category.SINGLE:
        points = rules.payouts.of_single(above)
    elif category is Category.DOUBLE and strength == ACE and rules.aces is Aces.HIGH:
        above, points = _HIGH_ACE, rules.payouts.aces
    rank = _RANKS_BY_ORDER[rules.order][ranks_as] + above
    return Worth(rank, points, category, strength, values, rules.three_six)
