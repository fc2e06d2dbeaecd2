"""How many hands share no card with a given one, by how they compare with it.

How many hands hold none of five cards follows from how many hold some of them: all hands, less those that
hold one of the five, plus those that hold two of them, and so on (inclusion and exclusion). That makes 32
sums for a hand, and no walk through all the others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, combinations
from typing import NamedTuple

from bot.rules.gnau.hand_counts import CountedHand, counted_hands, ways_to_draw
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.splits import HAND_SIZE


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

    Args:
        rules: The house rules.
        deck: How many cards of each kind there are for all hands together.
    """
    hands = counted_hands(rules, deck)
    ranks = sorted({hand.worth.rank for hand in hands})
    places = {rank: place for place, rank in enumerate(ranks)}
    holders = _holders(hands, places, deck)
    for hand in hands:
        yield hand, _others(hand.kinds, places[hand.worth.rank], holders)


@dataclass(frozen=True, slots=True)
class _Holders:
    """The hands that hold some given cards, by the place of their rank among all ranks.

    Args:
        lower: For each place, how many are lower.
        equal: For each place, how many are there.
        points_of_higher: For each place, what all the higher ones pay together.
    """

    lower: Sequence[int]
    equal: Sequence[int]
    points_of_higher: Sequence[int]


_HoldersOf = dict[tuple[int, ...], _Holders]


def _others(kinds: tuple[int, ...], place: int, holders: _HoldersOf) -> Others:
    lower = equal = points_of_higher = 0
    for part in _parts(kinds):
        held, sign = holders[part], -1 if len(part) % 2 else 1
        lower += sign * held.lower[place]
        equal += sign * held.equal[place]
        points_of_higher += sign * held.points_of_higher[place]
    return Others(lower, equal, points_of_higher)


def _holders(
    hands: Sequence[CountedHand], places: dict[tuple[int, int], int], deck: Sequence[int]
) -> _HoldersOf:
    """Return who holds some cards, by their kinds, for up to five cards of every kind there is."""
    counts: dict[tuple[int, ...], list[int]] = {}
    points: dict[tuple[int, ...], list[int]] = {}
    for kinds, number, worth in hands:
        place = places[worth.rank]
        for part in _parts(kinds):
            if part not in counts:
                counts[part], points[part] = [0] * len(places), [0] * len(places)
            counts[part][place] += number
            points[part][place] += number * worth.points
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
