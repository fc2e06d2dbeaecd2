"""Leaderboards of a server."""

from dataclasses import dataclass

from bot.services.settings import SettingsService
from bot.store import Leaderboards
from bot.store.standings import first_day
from bot.tables.days import day_of, day_start_ms
from bot.tables.gnau import GnauMachine
from bot.tables.ids import GuildId, UserId
from bot.tables.leaderboards import Look, Period, Ranking, Standing, Stretch
from bot.tables.points import PointsMode
from bot.tables.ports import Clock


@dataclass(frozen=True)
class Board:
    """A part of a leaderboard.

    Args:
        since_ms: When the period began; None if all rounds count.
        stretch: Lines of people who took part, even if they are not in the server any more.
    """

    ranking: Ranking
    period: Period
    since_ms: int | None
    stretch: Stretch[Standing]


class LeaderboardService:
    """Ranks a server's people by the kind of points it plays for now, or by how they play Gnau."""

    def __init__(self, store: Leaderboards, settings: SettingsService, clock: Clock) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock

    async def balance(self, guild_id: GuildId, user_id: UserId) -> Standing | None:
        """Return a person's points and the rounds that moved them; None for a person who never had any."""
        settings = await self._settings.for_guild(guild_id)
        # A new purse is opened with this grant.
        unopened = settings.opening_grant_points if settings.points is PointsMode.BANKROLL else 0
        return await self._store.balance(guild_id, user_id, settings.points, unopened)

    async def board(self, look: Look, ranking: Ranking, period: Period) -> Board:
        """Return the part of a leaderboard that a person wants to see."""
        day = day_of(self._clock.now_ms())
        since_ms = None if period is Period.ALL else day_start_ms(first_day(period, day))
        return Board(ranking, period, since_ms, await self._stretch(look, ranking, period, day))

    async def _stretch(self, look: Look, ranking: Ranking, period: Period, day: int) -> Stretch[Standing]:
        if ranking is Ranking.DRILL:
            return await self._store.by_drill(look, period, day)
        if ranking is Ranking.ROUNDS:
            return await self._store.by_rounds(look, GnauMachine.game, period, day)
        if ranking is Ranking.BEST_HAND:
            return await self._store.by_hand(look, GnauMachine.game, period, day)
        points = (await self._settings.for_guild(look.guild_id)).points
        if period is Period.ALL:
            return await self._store.by_balance(look, points)
        return await self._store.by_gain(look, points, period, day)
