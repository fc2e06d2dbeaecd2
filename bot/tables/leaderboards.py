"""Who leads in a server, by what, and since when.

Points are of all games together, and so are the rounds beside them, whichever kind of points these moved; any
other ranking is of one game. Anyone who has played a round is listed, and nobody else.
Instants are whole milliseconds since 1970-01-01 UTC.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.ids import TableId, UserId


class Ranking(StrEnum):
    """What people are ranked by."""

    POINTS = "points"
    ROUNDS = "rounds"
    BEST_HAND = "best-hand"
    DRILL = "drill"


class Period(StrEnum):
    """Which rounds count: since midnight, since Monday, since the first of the month (all UTC), or all."""

    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    ALL = "all"


@dataclass(frozen=True)
class Standing:
    """One person's line in a server's leaderboard.

    Args:
        user_id: The person.
        score: What they are ranked by: points, rounds, the rank of a hand, or hands split right in a row.
        rounds: How many settled rounds they took part in, of all games where they are ranked by points and
            of the one game otherwise; in the drill, how many hands they were given.
        best_round: Where they had their best hand: the table and the round; None on other leaderboards.
    """

    user_id: UserId
    score: int
    rounds: int
    best_round: tuple[TableId, int] | None = None
