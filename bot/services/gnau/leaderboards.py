"""Who leads in a server."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.services.gnau.drills import DrillService
from bot.services.settings import SettingsService
from bot.store import Leaderboards
from bot.tables.days import day_of
from bot.tables.gnau import GnauMachine
from bot.tables.ids import GuildId, UserId
from bot.tables.leaderboards import Period, Ranking, Standing
from bot.tables.points import PointsMode
from bot.tables.ports import Clock
from bot.tables.settings import ServerSettings


@dataclass(frozen=True)
class Board:
    """A leaderboard.

    Args:
        ranking: What people are ranked by.
        period: Which rounds count.
        since_ms: When the period began; None where all rounds count.
        standings: Everybody who took part, the best first, whether still in the server or not.
    """

    ranking: Ranking
    period: Period
    since_ms: int | None
    standings: list[Standing]


class LeaderboardService:
    """Ranks the people of a server by the points that it plays for now, or by how they play Gnau.

    Args:
        store: Where the standings come from.
        drills: Where those of the drill come from.
        settings: What the servers have decided.
        clock: The time.
    """

    def __init__(
        self, store: Leaderboards, drills: DrillService, settings: SettingsService, clock: Clock
    ) -> None:
        self._store = store
        self._drills = drills
        self._settings = settings
        self._clock = clock

    async def balance(self, guild_id: GuildId, user_id: UserId) -> Standing | None:
        """Return somebody's points and rounds, of all games; None for somebody who never had any."""
        settings = await self._settings.for_guild(guild_id)
        return await self._store.balance(guild_id, user_id, settings.points, _unopened_points(settings))

    async def board(self, guild_id: GuildId, ranking: Ranking, period: Period) -> Board:
        """Return a leaderboard.

        Args:
            guild_id: The server.
            ranking: What people are ranked by.
            period: Which rounds count.
        """
        since_ms = start_ms(period, self._clock.now_ms())
        return Board(ranking, period, since_ms, await self._standings(guild_id, ranking, since_ms))

    async def _standings(self, guild_id: GuildId, ranking: Ranking, since_ms: int | None) -> list[Standing]:
        if ranking is Ranking.DRILL:
            return await self._drilled(guild_id, since_ms)
        if ranking is Ranking.ROUNDS:
            return await self._store.by_rounds(guild_id, GnauMachine.game, since_ms or 0)
        if ranking is Ranking.BEST_HAND:
            return await self._store.by_hand(guild_id, GnauMachine.game, since_ms or 0)
        settings = await self._settings.for_guild(guild_id)
        if since_ms is None:
            return await self._store.by_balance(guild_id, settings.points, _unopened_points(settings))
        return await self._store.by_gain(guild_id, settings.points, since_ms)

    async def _drilled(self, guild_id: GuildId, since_ms: int | None) -> list[Standing]:
        since_day = None if since_ms is None else day_of(since_ms)
        found = await self._drills.standings(guild_id, since_day)
        return [Standing(line.user_id, line.right, line.answered) for line in found]


def _unopened_points(settings: ServerSettings) -> int:
    """Return what somebody has whose account is still to be opened: a purse is opened with a grant in it."""
    return settings.opening_grant_points if settings.points is PointsMode.BANKROLL else 0


def start_ms(period: Period, now_ms: int) -> int | None:
    """Return when the period began that an instant is in, in UTC; None for all time.

    Example:
        >>> start_ms(Period.TODAY, 1_800_000_000_000)
        1799971200000
    """
    today = datetime.fromtimestamp(now_ms / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    starts = {
        Period.TODAY: today,
        Period.WEEK: today - timedelta(days=today.weekday()),
        Period.MONTH: today.replace(day=1),
    }
    return int(starts[period].timestamp() * 1000) if period in starts else None
