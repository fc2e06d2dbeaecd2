"""What is at stake in a game, moved between people.

Stakes are between people: a computer player neither pays nor is paid. So the people, of whom there are two
or more, are ranked among themselves. Who has left cannot win: what their seat would have won is for the best
of those who stayed. Where nobody has stayed, nothing moves.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.tables.ids import UserId


def everyone_pays(
    merits: Mapping[UserId, int], left: Collection[UserId], stake_points: int
) -> dict[UserId, int]:
    """Return what moves where everybody who has not won pays the stake, and the winners share it.

    Args:
        merits: How well each person's seat did: the higher, the better.
        left: Who has left it.
        stake_points: What each of the others pays.

    Example:
        >>> everyone_pays({UserId(1): -40, UserId(2): -101, UserId(3): -40}, (), 5)
        {1: 3, 2: -5, 3: 2}
        >>> everyone_pays({UserId(1): -40, UserId(2): -101, UserId(3): -60}, [UserId(1)], 5)
        {1: -5, 2: -5, 3: 10}
    """
    won = _winners(merits, left)
    lost = [user_id for user_id in merits if user_id not in won]
    return _moved(merits, won, dict.fromkeys(lost, stake_points))


def last_pays(merits: Mapping[UserId, int], left: Collection[UserId], stake_points: int) -> dict[UserId, int]:
    """Return what moves where the last of those who have not won pays the first; equals share either.

    Args:
        merits: How well each person's seat did: the higher, the better.
        left: Who has left it.
        stake_points: What is paid.

    Example:
        >>> last_pays({UserId(1): -1000, UserId(2): 300, UserId(3): -1000}, (), 5)
        {1: -3, 2: 5, 3: -2}
        >>> last_pays({UserId(1): -1000, UserId(2): 300}, [UserId(2)], 5)
        {1: 5, 2: -5}
    """
    won = _winners(merits, left)
    others = {user_id: merit for user_id, merit in merits.items() if user_id not in won}
    lost = [user_id for user_id, merit in others.items() if merit == min(others.values())]
    return _moved(merits, won, _shared(stake_points, lost) if lost else {})


def _winners(merits: Mapping[UserId, int], left: Collection[UserId]) -> list[UserId]:
    stayed = {user_id: merit for user_id, merit in merits.items() if user_id not in left}
    return [user_id for user_id, merit in stayed.items() if merit == max(stayed.values())]


def _moved(people: Iterable[UserId], won: Sequence[UserId], paid: Mapping[UserId, int]) -> dict[UserId, int]:
    got = _shared(sum(paid.values()), won) if won else {}
    return {user_id: got.get(user_id, -paid.get(user_id, 0) if won else 0) for user_id in people}


def _shared(points: int, people: Sequence[UserId]) -> dict[UserId, int]:
    """Return points shared as evenly as whole numbers allow; those in earlier seats get the odd ones."""
    each, odd = divmod(points, len(people))
    return {user_id: each + (place < odd) for place, user_id in enumerate(people)}
