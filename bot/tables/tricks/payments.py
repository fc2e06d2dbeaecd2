"""What is at stake in a game, moved between people.

Stakes are between people: a computer player neither pays nor is paid. So the people, of whom there are two
or more, are ranked among themselves.
"""

from collections.abc import Iterable, Mapping, Sequence

from bot.tables.ids import UserId


def everyone_pays(
    totals: Mapping[UserId, int], winners: Sequence[UserId], stake_points: int
) -> dict[UserId, int]:
    """Return what moves where everybody who has not won pays the stake, and the winners share it.

    Args:
        totals: The score of each person.
        winners: Who has won.
        stake_points: What each of the others pays.

    Example:
        >>> everyone_pays({UserId(1): 40, UserId(2): 101, UserId(3): 40}, [UserId(1), UserId(3)], 5)
        {1: 3, 2: -5, 3: 2}
    """
    losers = [user_id for user_id in totals if user_id not in winners]
    won = _shared(stake_points * len(losers), winners)
    return {user_id: won.get(user_id, -stake_points) for user_id in totals}


def last_pays(
    totals: Mapping[UserId, int], winners: Sequence[UserId], losers: Sequence[UserId], stake_points: int
) -> dict[UserId, int]:
    """Return what moves where the last pays the stake to the first; equals share the loss, or the win.

    Args:
        totals: The score of each person.
        winners: Who has won.
        losers: Who has lost; the same as the winners where all are equal.
        stake_points: What is paid.

    Example:
        >>> scores = {UserId(1): -1000, UserId(2): 300, UserId(3): -1000}
        >>> last_pays(scores, [UserId(2)], [UserId(1), UserId(3)], 5)
        {1: -3, 2: 5, 3: -2}
    """
    moved = dict.fromkeys(totals, 0)
    if set(winners) == set(losers):
        return moved
    lost, won = _shared(stake_points, losers), _shared(stake_points, winners)
    return moved | {user_id: -points for user_id, points in lost.items()} | won


def _shared(points: int, people: Iterable[UserId]) -> dict[UserId, int]:
    """Return points shared as evenly as whole numbers allow; those in earlier seats get the odd ones."""
    sharing = list(people)
    each, odd = divmod(points, len(sharing))
    return {user_id: each + (place < odd) for place, user_id in enumerate(sharing)}
