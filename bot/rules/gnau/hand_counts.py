"""Exact counts of all hands of five by category, and of the hands that share no card with a given hand.

Only the kinds of the five cards matter (see `ranking`), so hands of the same kinds are counted together.
Fewer than eight thousand sorts stand for all 2,598,960 hands of one deck.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, chain, combinations, combinations_with_replacement
from math import comb, prod
from typing import Final, NamedTuple

from bot.rules.cards import ACE
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import KINDS, SPADE_ACE, Category, Worth
from bot.rules.gnau.splits import HAND_SIZE, sort_of

# The categories whose strengths are counted separately, with their strengths, highest first.
_STRENGTHS: Final = {Category.DOUBLE: range(13, 0, -1), Category.SINGLE: range(10, 0, -1)}


class CountedHand(NamedTuple):
    """All hands of the same five kinds.

    Args:
        kinds: The five kinds, in ascending order.
        hands: The number of such hands.
    """

    kinds: tuple[int, ...]
    hands: int
    worth: Worth


@dataclass(frozen=True, slots=True)
class HandOdds:
    """The number of hands of five in each category.

    A hand that is equally good as Nenku and as Single Ox 1 counts as Nenku here. For a dealt hand, the
    order of its cards decides.

    Args:
        hands: The number of all hands.
        categories: The number of hands of each category. `highest_first` gives the ranking of the categories.
        strengths: The number of hands for each rank of a Double Ox (K=13 … A=1) and for each strength of a
            Single Ox (10 to 1), without Nenku.
    """

    hands: int
    categories: Mapping[Category, int]
    strengths: Mapping[Category, Mapping[int, int]]


@lru_cache(maxsize=16)
def hand_odds(rules: HouseRules, packs: int = 1) -> HandOdds:
    """Count the hands of each category among all hands of five from a number of decks of 52.

    Example:
        >>> hand_odds(HouseRules()).categories[Category.FIVE_DUKES]
        792
    """
    counts: Counter[tuple[Category, int | None]] = Counter()
    for hand in counted_hands(rules, cards_by_kind(packs)):
        counts[hand.worth.category, hand.worth.strength] += hand.hands
    categories: Counter[Category] = Counter()
    for (category, _strength), hands in counts.items():
        categories[category] += hands
    return HandOdds(
        hands=counts.total(),
        categories={category: categories[category] for category in Category},
        strengths={
            category: {strength: counts[category, strength] for strength in strengths}
            for category, strengths in _STRENGTHS.items()
        },
    )


@lru_cache(maxsize=4)
def counted_hands(rules: HouseRules, deck: tuple[int, ...]) -> tuple[CountedHand, ...]:
    """Return each sort of hand, with the number of hands that it stands for.

    Args:
        deck: The number of cards of each kind.
    """
    return tuple(
        CountedHand(kinds, ways_to_draw(kinds, deck), sort_of(kinds, rules).worth)
        for kinds in _kinds_of_five(deck)
    )


def cards_by_kind(packs: int) -> tuple[int, ...]:
    """Return the number of cards of each kind in a number of decks."""
    suits_of = {SPADE_ACE: 1, ACE: 3}
    return tuple(suits_of.get(kind, 4) * packs for kind in KINDS)


def ways_to_draw(kinds: tuple[int, ...], deck: Sequence[int]) -> int:
    """Return the number of ways to draw cards of these kinds.

    Args:
        deck: The number of cards of each kind.
    """
    return prod(comb(deck[kind], kinds.count(kind)) for kind in set(kinds))


def _kinds_of_five(deck: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for kinds in combinations_with_replacement(KINDS, HAND_SIZE):
        if all(kinds.count(kind) <= deck[kind] for kind in set(kinds)):
            yield kinds


class Others(NamedTuple):
    """The hands that share no card with a given hand.

    Args:
        lower: The number of lower hands.
        equal: The number of equal hands.
        points_of_higher: The sum of the points that the higher hands pay.
    """

    lower: int
    equal: int
    points_of_higher: int


def with_others(rules: HouseRules, deck: tuple[int, ...]) -> Iterator[tuple[CountedHand, Others]]:
    """Yield each sort of hand, with counts of the hands that share no card with one hand of that sort.

    The number of hands that hold none of five cards follows by inclusion and exclusion: all hands, minus
    those that hold one of the five, plus those that hold two of them, and so on. That takes 32 terms for each
    sort, instead of a loop over all other hands.

    Args:
        deck: The number of cards of each kind, before any hand is dealt.
    """
    hands = counted_hands(rules, deck)
    ranks = sorted({hand.worth.rank for hand in hands})
    levels = {rank: level for level, rank in enumerate(ranks)}
    holders = _holders(hands, levels, deck)
    for hand in hands:
        yield hand, _others(hand.kinds, levels[hand.worth.rank], holders)


@dataclass(frozen=True, slots=True)
class _Holders:
    """The number and points of the hands that hold some given cards, for each level.

    The level of a hand is the index of its rank among all ranks, the lowest rank first.

    Args:
        lower: For each level, the number of lower hands.
        equal: For each level, the number of hands at it.
        points_of_higher: For each level, the sum of the points that the higher hands pay.
    """

    lower: Sequence[int]
    equal: Sequence[int]
    points_of_higher: Sequence[int]


_HoldersOf = dict[tuple[int, ...], _Holders]


def _others(kinds: tuple[int, ...], level: int, holders: _HoldersOf) -> Others:
    lower = equal = points_of_higher = 0
    for part in _parts(kinds):
        held, sign = holders[part], -1 if len(part) % 2 else 1
        lower += sign * held.lower[level]
        equal += sign * held.equal[level]
        points_of_higher += sign * held.points_of_higher[level]
    return Others(lower, equal, points_of_higher)


def _holders(
    hands: Sequence[CountedHand], levels: dict[tuple[int, int], int], deck: Sequence[int]
) -> _HoldersOf:
    """Return, for all kinds of up to five cards, the counts of the hands that hold such cards."""
    counts: dict[tuple[int, ...], list[int]] = {}
    points: dict[tuple[int, ...], list[int]] = {}
    for kinds, number, worth in hands:
        level = levels[worth.rank]
        for part in _parts(kinds):
            if part not in counts:
                counts[part], points[part] = [0] * len(levels), [0] * len(levels)
            counts[part][level] += number
            points[part][level] += number * worth.points
    return {part: _cumulated(counts[part], points[part], ways_to_draw(part, deck)) for part in counts}


def _cumulated(counts: list[int], points: list[int], choices: int) -> _Holders:
    # `counts` and `points` are sums over all choices of cards of these kinds. All choices have equal shares.
    equal = [count // choices for count in counts]
    downwards = [pay // choices for pay in reversed(points)]
    return _Holders(
        lower=[0, *accumulate(equal)],
        equal=equal,
        points_of_higher=[0, *accumulate(downwards)][-2::-1],
    )


def _parts(kinds: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(kinds, size) for size in range(HAND_SIZE + 1))
