"""Who leads in a server: the `LeaderboardStore` of `bot.tables.leaderboards`."""

from typing import Any

from sqlalchemy import ColumnElement, Integer, Select, cast, func, select

from bot.store.database import Database
from bot.store.schema import accounts, game_tables, round_players, rounds
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leaderboards import Standing
from bot.tables.points import PointsMode, personal_kind

_USER = round_players.c.user_id
_COUNT = func.count().label("rounds")


class Leaderboards:
    """The standings of a database.

    Args:
        database: An open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def balance(self, guild_id: GuildId, user_id: UserId, points: PointsMode) -> Standing | None:
        """Return somebody's points and rounds, of all games; None for who never had any."""
        played = _played(guild_id, 0, _USER.in_([user_id])).with_only_columns(func.count()).scalar_subquery()
        query = (
            _accounts(guild_id, points)
            .add_columns(played.label("rounds"))
            .where(accounts.c.owner_id == user_id)
        )
        found = await self._standings(query)
        return found[0] if found else None

    async def by_balance(self, guild_id: GuildId, points: PointsMode) -> list[Standing]:
        """Return everyone who has an account, most points first, then by lower id."""
        played = _played(guild_id, 0).with_only_columns(_USER, _COUNT).group_by(_USER).subquery()
        query = (
            _accounts(guild_id, points)
            .add_columns(func.coalesce(played.c.rounds, 0).label("rounds"))
            .outerjoin_from(accounts, played, played.c.user_id == accounts.c.owner_id)
        )
        return await self._standings(_ranked(query))

    async def by_gain(self, guild_id: GuildId, points: PointsMode, since_ms: int) -> list[Standing]:
        """Return everyone who took part in a round since an instant, of any game, by what these moved."""
        # PostgreSQL sums whole numbers of 64 bits to a numeric, which would come as a Decimal.
        net = cast(func.sum(round_players.c.delta_points), round_players.c.delta_points.type)
        query = _played(guild_id, since_ms, rounds.c.points == points.value)
        return await self._standings(_ranked(_per_person(query, net)))

    async def by_rounds(self, guild_id: GuildId, game: str, since_ms: int) -> list[Standing]:
        """Return everyone who took part in a game since an instant, most rounds first, then by lower id."""
        return await self._standings(_ranked(_per_person(_played_at(game, guild_id, since_ms), func.count())))

    async def by_hand(self, guild_id: GuildId, game: str, since_ms: int) -> list[Standing]:
        """Return everyone who held a hand of a game since an instant, the best first, then by lower id."""
        rank = round_players.c.hand_rank
        place = func.row_number().over(partition_by=_USER, order_by=(rank.desc(), rounds.c.id))
        hands = (
            _played_at(game, guild_id, since_ms, rank.is_not(None))
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


def _accounts(guild_id: GuildId, points: PointsMode) -> Select[Any]:
    return select(accounts.c.owner_id.label("user_id"), accounts.c.balance_points.label("score")).where(
        accounts.c.guild_id == guild_id, accounts.c.kind == personal_kind(points).value
    )


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
