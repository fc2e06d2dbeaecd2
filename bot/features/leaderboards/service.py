"""Leaderboards of a server."""

from dataclasses import dataclass

from bot.features.leaderboards.model import Ranking, Standing
from bot.features.leaderboards.rows import Leaderboards
from bot.services import Services
from bot.store.standings import first_day
from bot.tables.days import Period, day_of, day_start_ms
from bot.tables.game_records import GameStanding
from bot.tables.gnau import GnauMachine
from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ranks import RankRequest, RankSlice


@dataclass(frozen=True)
class Board:
    """A part of a leaderboard.

    Args:
        since_ms: When the period began; None if all rounds count.
        part: Lines of people who took part, even if they are not in the server any more.
    """

    ranking: Ranking
    period: Period
    since_ms: int | None
    part: RankSlice[Standing]


class LeaderboardService:
    """Ranks a server's people by the kind of points it plays for now, or by how they play Gnau."""

    def __init__(self, services: Services) -> None:
        self._boards = Leaderboards(services.store, services.unseen_rounds.now)
        self._settings = services.settings
        self._clock = services.clock

    async def balance(self, guild_id: GuildId, user_id: UserId) -> Standing | None:
        """Return a person's points and the rounds that moved them; None for a person who never had any."""
        settings = await self._settings.for_guild(guild_id)
        # A new purse is opened with this grant.
        unopened = settings.opening_grant_points if settings.points is PointsMode.BANKROLL else 0
        return await self._boards.balance(guild_id, user_id, settings.points, unopened)

    async def board(self, request: RankRequest, ranking: Ranking, period: Period) -> Board:
        """Return the part of a leaderboard that a person wants to see."""
        day = day_of(self._clock.now_ms())
        since_ms = None if period is Period.ALL else day_start_ms(first_day(period, day))
        return Board(ranking, period, since_ms, await self._slice(request, ranking, period, day))

    async def standings(self, request: RankRequest, game: str) -> RankSlice[GameStanding]:
        """Return the people who have finished a game of several hands, the best first."""
        return await self._boards.by_games(request, game)

    async def _slice(
        self, request: RankRequest, ranking: Ranking, period: Period, day: int
    ) -> RankSlice[Standing]:
        if ranking is Ranking.DRILL:
            return await self._boards.by_drill(request, period, day)
        if ranking is Ranking.ROUNDS:
            return await self._boards.by_rounds(request, GnauMachine.game, period, day)
        if ranking is Ranking.BEST_HAND:
            return await self._boards.by_hand(request, GnauMachine.game, period, day)
        points = (await self._settings.for_guild(request.guild_id)).points
        if period is Period.ALL:
            return await self._boards.by_balance(request, points)
        return await self._boards.by_gain(request, points, period, day)
