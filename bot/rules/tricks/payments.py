"""Who pays whom at the end of a game of tricks.

Stakes are paid between people at the end of a game. A computer player neither pays nor is paid, so the
people (two or more) are ranked among themselves. A person who has left cannot win: the share of that seat
goes to the best of those who stayed. If all have left, nothing moves.
"""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

Person = TypeVar("Person", bound=Hashable)


def everyone_pays(
    merits: Mapping[Person, int], left: Collection[Person], stake_points: int
) -> dict[Person, int]:
    """Return the payments if every person who has not won pays the stake and the winners share it.

    Args:
        merits: The merit of each person's seat: the higher, the better.
        left: The people who have left their seats.
        stake_points: The points that each of the others pays.

    Example:
        >>> everyone_pays({1: -40, 2: -101, 3: -40}, (), 5)
        {1: 3, 2: -5, 3: 2}
        >>> everyone_pays({1: -40, 2: -101, 3: -60}, [1], 5)
        {1: -5, 2: -5, 3: 10}
    """
    won = _winners(merits, left)
    lost = [person for person in merits if person not in won]
    return _moved(merits, won, dict.fromkeys(lost, stake_points))


def last_pays(merits: Mapping[Person, int], left: Collection[Person], stake_points: int) -> dict[Person, int]:
    """Return the payments if the last of those who have not won pays the first. Equals share.

    Args:
        merits: The merit of each person's seat: the higher, the better.
        left: The people who have left their seats.
        stake_points: The points paid in total.

    Example:
        >>> last_pays({1: -1000, 2: 300, 3: -1000}, (), 5)
        {1: -3, 2: 5, 3: -2}
        >>> last_pays({1: -1000, 2: 300}, [2], 5)
        {1: 5, 2: -5}
    """
    won = _winners(merits, left)
    others = {person: merit for person, merit in merits.items() if person not in won}
    lost = [person for person, merit in others.items() if merit == min(others.values())]
    return _moved(merits, won, _shared(stake_points, lost) if lost else {})


def losing_side_pays(
    merits: Mapping[Person, int],
    sides: Iterable[Collection[Person]],
    left: Collection[Person],
    stake_points: int,
) -> dict[Person, int]:
    """Return the payments of a game of teams: each person of the losing side pays the stake.

    The people of the winning side who have stayed share what the others pay. One who has left gets nothing,
    and a side whose people have all left cannot win. If the sides are equal, nothing moves. Partners never
    pay each other.

    Args:
        merits: The merit of each person's side: the higher, the better.
        sides: The people of each side.
        left: The people who have left their seats.
        stake_points: The points that each person of the losing side pays.

    Example:
        >>> losing_side_pays({1: 300, 2: -1000, 3: 300, 4: -1000}, [(1, 3), (2, 4)], (), 5)
        {1: 5, 2: -5, 3: 5, 4: -5}
        >>> losing_side_pays({1: 300, 2: -1000, 3: 300}, [(1, 3), (2,)], [1], 5)
        {1: 0, 2: -5, 3: 5}
    """
    won = _winners(merits, left)
    winning = [side for side in sides if any(person in won for person in side)]
    lost = [person for person in merits if person not in winning[0]] if len(winning) == 1 else []
    return _moved(merits, won, dict.fromkeys(lost, stake_points))


def _winners(merits: Mapping[Person, int], left: Collection[Person]) -> list[Person]:
    stayed = {person: merit for person, merit in merits.items() if person not in left}
    return [person for person, merit in stayed.items() if merit == max(stayed.values())]


def _moved(people: Iterable[Person], won: Sequence[Person], paid: Mapping[Person, int]) -> dict[Person, int]:
    got = _shared(sum(paid.values()), won) if won else {}
    return {person: got.get(person, -paid.get(person, 0) if won else 0) for person in people}


def _shared(points: int, people: Sequence[Person]) -> dict[Person, int]:
    """Return points shared as evenly as whole numbers allow. Earlier seats get the odd points."""
    each, odd = divmod(points, len(people))
    return {person: each + (place < odd) for place, person in enumerate(people)}
