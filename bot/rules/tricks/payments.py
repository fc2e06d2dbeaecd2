"""What is at stake in a game, moved between people.

Stakes are between people: a computer player neither pays nor is paid. So the people, of whom there are two
or more, are ranked among themselves. Anyone who has left cannot win: what their seat would have won is for
the best of those who stayed. Where nobody has stayed, nothing moves.
"""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

Person = TypeVar("Person", bound=Hashable)


def everyone_pays(
    merits: Mapping[Person, int], left: Collection[Person], stake_points: int
) -> dict[Person, int]:
    """Return what moves where everybody who has not won pays the stake, and the winners share it.

    Args:
        merits: How well each person's seat did: the higher, the better.
        left: Who has left it.
        stake_points: What each of the others pays.

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
    """Return what moves where the last of those who have not won pays the first; equals share either.

    Args:
        merits: How well each person's seat did: the higher, the better.
        left: Who has left it.
        stake_points: What is paid.

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


def _winners(merits: Mapping[Person, int], left: Collection[Person]) -> list[Person]:
    stayed = {person: merit for person, merit in merits.items() if person not in left}
    return [person for person, merit in stayed.items() if merit == max(stayed.values())]


def _moved(people: Iterable[Person], won: Sequence[Person], paid: Mapping[Person, int]) -> dict[Person, int]:
    got = _shared(sum(paid.values()), won) if won else {}
    return {person: got.get(person, -paid.get(person, 0) if won else 0) for person in people}


def _shared(points: int, people: Sequence[Person]) -> dict[Person, int]:
    """Return points shared as evenly as whole numbers allow; those in earlier seats get the odd ones."""
    each, odd = divmod(points, len(people))
    return {person: each + (place < odd) for place, person in enumerate(people)}
