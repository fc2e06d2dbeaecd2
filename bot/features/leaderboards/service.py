"""Leaderboards of a server."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.leaderboards.model import Standing
from bot.features.leaderboards.rows import Leaderboards
from bot.services import Services
from bot.store.earned import Medal, Season
from bot.store.standings import DRILL, first_day, hand_board, points_board, rounds_board
from bot.tables.days import Period, day_of, day_start_ms
from bot.tables.game_records import GameStanding
from bot.tables.gnau import GnauMachine
from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ranks import Ranking, RankRequest, RankSlice


@dataclass(frozen=True)
class Board:
    """A part of a leaderboard.

    Args:
        since_ms: When the period began; None if all rounds count.
        part: Lines of people who took part, even if they are not in the server any more.
        closed_day: On leaderboards of this month, the first day of the latest closed month, if there is one.
    """

    ranking: Ranking
    period: Period
    since_ms: int | None
    part: RankSlice[Standing]
    closed_day: int | None = None


@dataclass(frozen=True)
class SeasonBoard:
    """The medals of one leaderboard in a closed month, the best first."""

    season: Season
    medals: Sequence[Medal]


class LeaderboardService:
    """Ranks a server's people by the kind of points it plays for now, or by how they play Gnau."""

    def __init__(self, services: Services) -> None:
        self._boards = Leaderboards(services.store, services.unseen_rounds.now)
        self._settings = services.settings
        self._clock = services.clock
        self._earned = services.earned

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
        closed = await self._closed(request.guild_id) if period is Period.MONTH else None
        closed_day = None if closed is None else closed.since_day
        return Board(ranking, period, since_ms, await self._slice(request, ranking, period, day), closed_day)

    async def season(self, guild_id: GuildId, ranking: Ranking, since_day: int) -> SeasonBoard | None:
        """Return the medals of a closed month; None if it is not closed.

        Args:
            since_day: The first day of the month.
        """
        season = await self._earned.season(guild_id, since_day)
        if season is None:
            return None
        boards = await self._boards_of(guild_id, ranking)
        medals = await self._earned.medals(guild_id, since_day, *boards)
        # Of both kinds of points, what the server plays for now comes first.
        return SeasonBoard(season, [each for each in medals if each.board == medals[0].board])

    async def latest_medals(self, guild_id: GuildId) -> tuple[Season, dict[Ranking, Sequence[Medal]]] | None:
        """Return the latest closed month and the medals of all its leaderboards; None for no such month."""
        season = await self._closed(guild_id)
        if season is None:
            return None
        boards = {each: await self.season(guild_id, each, season.since_day) for each in Ranking}
        return season, {each: board.medals for each, board in boards.items() if board and board.medals}

    async def _closed(self, guild_id: GuildId) -> Season | None:
        await self._earned.close_due(guild_id, now_ms=self._clock.now_ms())
        return await self._earned.season(guild_id)

    async def _boards_of(self, guild_id: GuildId, ranking: Ranking) -> Sequence[str]:
        match ranking:
            case Ranking.DRILL:
                return [DRILL]
            case Ranking.ROUNDS:
                return [rounds_board(GnauMachine.game)]
            case Ranking.BEST_HAND:
                return [hand_board(GnauMachine.game)]
            case Ranking.POINTS:
                now = (await self._settings.for_guild(guild_id)).points
                return [points_board(each) for each in sorted(PointsMode, key=lambda each: each is not now)]

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
