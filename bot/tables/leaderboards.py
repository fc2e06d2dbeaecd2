"""Who leads in a server, by what, and since when.

Points are of all games together, and so are the rounds beside them, whichever kind of points these moved; any
other ranking is of one game. Who has played a round is listed, and nobody else.
Instants are whole milliseconds since 1970-01-01 UTC.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import PointsMode


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


class LeaderboardStore(Protocol):
    """Standings of the servers. Everybody who played is listed, whether still in the server or not."""

    async def balance(
        self, guild_id: GuildId, user_id: UserId, points: PointsMode, unopened_points: int = 0
    ) -> Standing | None:
        """Return somebody's points and rounds, of all games; None for somebody who never had any.

        Args:
            guild_id: The server.
            user_id: The person.
            points: Which kind of points.
            unopened_points: What those have of them who have no account of that kind yet.
        """
        ...

    async def by_balance(
        self, guild_id: GuildId, points: PointsMode, unopened_points: int = 0
    ) -> list[Standing]:
        """Return everyone who has played, of any game, most points first, then by lower id; see `balance`."""
        ...

    async def by_gain(self, guild_id: GuildId, points: PointsMode, since_ms: int) -> list[Standing]:
        """Return everyone who took part in a round since an instant, of any game.

        They are ranked by what these rounds moved of one kind of points; rounds that moved another count too.
        """
        ...

    async def by_rounds(self, guild_id: GuildId, game: str, since_ms: int) -> list[Standing]:
        """Return everyone who took part in a game since an instant, most rounds first, then by lower id."""
        ...

    async def by_hand(self, guild_id: GuildId, game: str, since_ms: int) -> list[Standing]:
        """Return everyone who held a hand of a game since an instant, the best first, then by lower id."""
        ...
