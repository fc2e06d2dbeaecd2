"""The score of a duplicate tournament: each seat is compared with the same seat at all other tables.

A deal is scored in matchpoints, as in a pairs tournament of duplicate bridge, counted from the average. A
seat gets one point for each other table where the same cards brought less, and loses one for each where they
brought more. Equal results count nothing. So all points of a seat add up to zero, and the average is 0.

Duplicate whist takes the difference from the mean of the seat instead. With matchpoints, every deal counts
the same: a single moon in Hearts moves 26 points a seat, and all hearts in Gong Zhu 400. By differences, one
such deal would decide a tournament of sixteen. The difference only decides between equal points, because at
two tables there are many of those.

Source: World Bridge Federation, Laws of Duplicate Bridge (2017), Law 78 A: two matchpoints for each inferior
score in the same position, one for each equal one. Two less the average for every other table gives the count
here. For the difference from the average: J. T. Mitchell, "Duplicate Whist" (1891).
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeVar

from bot.rules.tricks import SEATS
from bot.tables.ids import UserId

Place = TypeVar("Place", bound=Hashable)

LEAST_TABLES: Final = 2


@dataclass(frozen=True, order=True)
class Points:
    """What one or several deals bring a seat. Higher is better, and the average is 0.

    Args:
        matchpoints: At how many other tables the same seat did worse, less at how many it did better.
        ahead: By how much its scores are better than the mean of the same seat over all tables.
    """

    matchpoints: int = 0
    ahead: Fraction = Fraction(0)

    def __add__(self, other: "Points") -> "Points":
        return Points(self.matchpoints + other.matchpoints, self.ahead + other.ahead)


NO_POINTS: Final = Points()


def compared(merits: Mapping[Place, int]) -> dict[Place, Points]:
    """Return what a deal brings one seat at each table.

    Args:
        merits: For each table that has finished the deal a number that is higher for a better score.

    Example:
        >>> compared({"A": -3, "B": -3, "C": -20})["A"]
        Points(matchpoints=1, ahead=Fraction(17, 3))
    """
    if not merits:
        return {}
    mean = Fraction(sum(merits.values()), len(merits))
    found = merits.values()
    return {
        place: Points(sum((own > other) - (own < other) for other in found), own - mean)
        for place, own in merits.items()
    }


def deal_points(merits: Mapping[Place, Sequence[int]]) -> dict[Place, tuple[Points, ...]]:
    """Return what a deal brings each seat at each table.

    Args:
        merits: For each table that has finished the deal a number for each seat, in the order of the cards:
            the same place in each sequence held the same cards.
    """
    by_seat = [compared({place: each[seat] for place, each in merits.items()}) for seat in range(SEATS)]
    return {place: tuple(points[place] for points in by_seat) for place in merits}


def tables_for(people: int) -> int:
    """Return how many tables so many people sit at: as few as can be, but two, so that seats compare.

    Example:
        >>> [tables_for(people) for people in (4, 5, 8, 9, 64)]
        [2, 2, 2, 3, 16]
    """
    return max(LEAST_TABLES, -(-people // SEATS))


def seats_for(people: Sequence[Place]) -> dict[Place, tuple[int, int]]:
    """Return each person's table and seat, from 0: one table after the other, in the order of joining.

    So the tables differ by at most one person, and people who join together meet at different tables.

    Example:
        >>> seats_for("abcde")
        {'a': (0, 0), 'b': (1, 0), 'c': (0, 1), 'd': (1, 1), 'e': (0, 2)}
    """
    tables = tables_for(len(people))
    return {person: (number % tables, number // tables) for number, person in enumerate(people)}


@dataclass(frozen=True)
class Line:
    """One person's line of the standing.

    Args:
        rank: From 1; equal points share the better rank. None for those who gave their seat up.
    """

    user_id: UserId
    points: Points
    rank: int | None


def ranked(points: Mapping[UserId, Points], left: Collection[UserId] = ()) -> list[Line]:
    """Return the standing, best first. Those who gave their seat up come last, without a rank.

    The deals of a seat count for the person who began in it, whether they or a computer player played them.

    Args:
        points: What all deals brought each person's seat.
        left: The people who gave up their seat and did not come back.
    """
    stayed = [each for user_id, each in points.items() if user_id not in left]
    lines = [
        Line(user_id, own, None if user_id in left else 1 + sum(other > own for other in stayed))
        for user_id, own in points.items()
    ]
    return sorted(lines, key=lambda line: (line.rank is None, _reversed(line.points), line.user_id))


def _reversed(points: Points) -> tuple[int, Fraction]:
    return -points.matchpoints, -points.ahead
