"""Who leads in a server."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import ColumnElement, Integer, Select, and_, case, cast, func, select

from bot.store.database import Database, Repository
from bot.store.history import without
from bot.store.schema import accounts, game_tables, round_players, rounds
from bot.tables.history import RoundKey
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leaderboards import Standing
from bot.tables.points import PointsMode, personal_kind

_USER = round_players.c.user_id
_COUNT = func.count().label("rounds")


class Leaderboards(Repository):
    """The standings of a database.

    Args:
        database: An open database.
        unseen: Returns the rounds whose hands do not count yet, since people are still to see them.
    """

    def __init__(self, database: Database, unseen: Callable[[], Collection[RoundKey]] = tuple) -> None:
        super().__init__(database)
        self._unseen = unseen

    async def balance(
        self, guild_id: GuildId, user_id: UserId, points: PointsMode, unopened_points: int = 0
    ) -> Standing | None:
        """Return somebody's points and rounds, of all games; None for somebody who never had any.

        Args:
            guild_id: The server.
            user_id: The person.
            points: Which kind of points.
            unopened_points: What somebody has of them who has no account of that kind yet.
        """
        played = _played(guild_id, 0, _USER.in_([user_id])).with_only_columns(func.count())
        balance = select(accounts.c.balance_points).where(
            *_accounts(guild_id, points), accounts.c.owner_id == user_id
        )
        query = select(balance.scalar_subquery(), played.scalar_subquery())
        async with self._database.reading() as connection:
            score, count = (await connection.execute(query)).one()
        if score is None and not count:
            return None
        return Standing(user_id, unopened_points if score is None else score, count)

    async def by_balance(
        self, guild_id: GuildId, points: PointsMode, unopened_points: int = 0
    ) -> list[Standing]:
        """Return everyone who has played, of any game, most points first, then by lower id; see `balance`."""
        played = _played(guild_id, 0).with_only_columns(_USER, _COUNT).group_by(_USER).subquery()
        theirs = and_(accounts.c.owner_id == played.c.user_id, *_accounts(guild_id, points))
        score = func.coalesce(accounts.c.balance_points, unopened_points).label("score")
        query = select(played.c.user_id, score, played.c.rounds).outerjoin_from(played, accounts, theirs)
        return await self._standings(_ranked(query))

    async def by_gain(self, guild_id: GuildId, points: PointsMode, since_ms: int) -> list[Standing]:
        """Return everyone who took part in a round since an instant, of any game.

        They are ranked by what these rounds moved of one kind of points; rounds that moved another count too.
        """
        moved = case((rounds.c.points == points.value, round_players.c.delta_points), else_=0)
        # PostgreSQL sums whole numbers of 64 bits to a numeric, which would come as a Decimal.
        net = cast(func.sum(moved), round_players.c.delta_points.type)
        return await self._standings(_ranked(_per_person(_played(guild_id, since_ms), net)))

    async def by_rounds(self, guild_id: GuildId, game: str, since_ms: int) -> list[Standing]:
        """Return everyone who took part in a game since an instant, most rounds first, then by lower id."""
        return await self._standings(_ranked(_per_person(_played_at(game, guild_id, since_ms), func.count())))

    async def by_hand(self, guild_id: GuildId, game: str, since_ms: int) -> list[Standing]:
        """Return everyone who held a hand of a game since an instant, the best first, then by lower id."""
        rank = round_players.c.hand_rank
        place = func.row_number().over(partition_by=_USER, order_by=(rank.desc(), rounds.c.id))
        hands = (
            _played_at(game, guild_id, since_ms, rank.is_not(None), *without(self._unseen()))
            .with_only_columns(
                _USER,
                rank.label("score"),
                rounds.c.table_id,
                rounds.c.number,
                func.count().over(partition_by=_USER).label("rounds"),
                cast(place, Integer).label("place"),
            )
            .subquery()
        )
        return await self._standings(_ranked(select(hands).where(hands.c.place == 1)))

    async def _standings(self, query: Select[Any]) -> list[Standing]:
        async with self._database.reading(searches=True) as connection:
            rows = list((await connection.execute(query)).mappings())
        return [
            Standing(
                UserId(row["user_id"]),
                row["score"],
                row["rounds"],
                (TableId(row["table_id"]), row["number"]) if "table_id" in row else None,
            )
            for row in rows
        ]


def _accounts(guild_id: GuildId, points: PointsMode) -> tuple[ColumnElement[bool], ...]:
    return accounts.c.guild_id == guild_id, accounts.c.kind == personal_kind(points).value


def _played(guild_id: GuildId, since_ms: int, *conditions: ColumnElement[bool]) -> Select[Any]:
    return (
        select(round_players)
        .join_from(round_players, rounds)
        .where(rounds.c.guild_id == guild_id, rounds.c.settled_ms >= since_ms, *conditions)
    )


def _played_at(game: str, guild_id: GuildId, since_ms: int, *conditions: ColumnElement[bool]) -> Select[Any]:
    played = _played(guild_id, since_ms, game_tables.c.game == game, *conditions)
    return played.join(game_tables, game_tables.c.id == rounds.c.table_id)


def _per_person(query: Select[Any], score: ColumnElement[int]) -> Select[Any]:
    return query.with_only_columns(_USER, score.label("score"), _COUNT).group_by(_USER)


def _ranked(query: Select[Any]) -> Select[Any]:
    columns = query.selected_columns
    return query.order_by(columns["score"].desc(), columns["user_id"])
