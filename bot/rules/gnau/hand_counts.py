"""How many of all hands of five are what, and how many share no card with a given one, counted exactly.

Only the kinds of five cards matter (see `ranking`), so hands of the same kinds are counted together: some
seven thousand sorts of hands stand for all 2,598,960 of one pack.
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
from bot.rules.gnau.sorts import sort_of
from bot.rules.gnau.splits import HAND_SIZE

# The categories that are told apart further, each with its strengths, the highest first.
_STRENGTHS: Final = {Category.DOUBLE: range(13, 0, -1), Category.SINGLE: range(10, 0, -1)}


class CountedHand(NamedTuple):
    """All hands of the same five kinds.

    Args:
        kinds: The kinds, in ascending order.
        hands: How many hands of five these are.
        worth: What each of them comes to.
    """

    kinds: tuple[int, ...]
    hands: int
    worth: Worth


@dataclass(frozen=True, slots=True)
class HandOdds:
    """How many of all hands of five are what.

    A hand that is equally good as Nenku and as Single Ox 1 counts as Nenku, whatever the order of its cards.

    Args:
        hands: All hands there are.
        categories: How many are of each category; `highest_first` says how those rank.
        strengths: How many are a Double Ox of each rank (K=13 … A=1) and a Single Ox of each strength (10 to
            1), Nenku not among them.
    """

    hands: int
    categories: Mapping[Category, int]
    strengths: Mapping[Category, Mapping[int, int]]


@lru_cache(maxsize=16)
def hand_odds(rules: HouseRules, packs: int = 1) -> HandOdds:
    """Count what all hands of five are.

    Args:
        rules: The house rules.
        packs: How many packs of 52 the five cards come from.

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
    """Return every sort of hand with how many hands it is.

    Args:
        rules: The house rules.
        deck: How many cards of each kind there are.
    """
    return tuple(
        CountedHand(kinds, ways_to_draw(kinds, deck), sort_of(kinds, rules).worth)
        for kinds in _kinds_of_five(deck)
    )


def cards_by_kind(packs: int) -> tuple[int, ...]:
    """Return how many cards of each kind that many packs hold."""
    suits_of = {SPADE_ACE: 1, ACE: 3}
    return tuple(suits_of.get(kind, 4) * packs for kind in KINDS)


def ways_to_draw(kinds: tuple[int, ...], deck: Sequence[int]) -> int:
    """Return in how many ways these kinds can be drawn.

    Args:
        kinds: The kinds to be drawn.
        deck: How many cards of each kind there are.
    """
    return prod(comb(deck[kind], kinds.count(kind)) for kind in set(kinds))


def _kinds_of_five(deck: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for kinds in combinations_with_replacement(KINDS, HAND_SIZE):
        if all(kinds.count(kind) <= deck[kind] for kind in set(kinds)):
            yield kinds


class Others(NamedTuple):
    """The hands that share no card with a given one.

    Args:
        lower: How many are lower.
        equal: How many are equal.
        points_of_higher: What all the higher ones pay together.
    """

    lower: int
    equal: int
    points_of_higher: int


def with_others(rules: HouseRules, deck: tuple[int, ...]) -> Iterator[tuple[CountedHand, Others]]:
    """Yield every sort of hand with the hands that share no card with one of it.

    How many hands hold none of five cards follows from how many hold some of them: all hands, less those that
    hold one of the five, plus those that hold two of them, and so on (inclusion and exclusion). That makes 32
    sums for a hand, and no walk through all the others.

    Args:
        rules: The house rules.
        deck: How many cards of each kind there are for all hands together.
    """
    hands = counted_hands(rules, deck)
    ranks = sorted({hand.worth.rank for hand in hands})
    levels = {rank: level for level, rank in enumerate(ranks)}
    holders = _holders(hands, levels, deck)
    for hand in hands:
        yield hand, _others(hand.kinds, levels[hand.worth.rank], holders)


@dataclass(frozen=True, slots=True)
class _Holders:
    """The hands that hold some given cards, by the level of their rank among all ranks.

    Args:
        lower: For each level, how many are lower.
        equal: For each level, how many are there.
        points_of_higher: For each level, what all the higher ones pay together.
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
    """Return the hands that hold some cards, by the kinds of these, for every choice of up to five cards."""
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
    # Each hand was counted once for every choice of such cards in it, and all choices are alike.
    equal = [count // choices for count in counts]
    downwards = [pay // choices for pay in reversed(points)]
    return _Holders(
        lower=[0, *accumulate(equal)],
        equal=equal,
        points_of_higher=[0, *accumulate(downwards)][-2::-1],
    )


def _parts(kinds: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(kinds, size) for size in range(HAND_SIZE + 1))
