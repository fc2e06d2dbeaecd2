"""Lookup of settled rounds."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, exists, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, Repository
from bot.store.guarded import readable
from bot.store.schema import game_tables, round_players, rounds, standings
from bot.store.standings import rounds_board
from bot.tables.days import Period
from bot.tables.history import RoundKey, RoundPage, StoredRound
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.ports import RoundPlayer

Player = tuple[UserId, RoundPlayer, int]

_ITS_TABLE = game_tables.c.id == rounds.c.table_id
_ROUNDS = select(rounds, game_tables.c.channel_id, game_tables.c.game).join(game_tables, _ITS_TABLE)


class History(Repository):
    """Settled rounds. A round is found only by the server in which it was played, and only if it is readable.

    Args:
        unseen: Returns the rounds whose cards are still being turned over; lists leave them out.
    """

    def __init__(self, database: Database, unseen: Callable[[], Collection[RoundKey]] = tuple) -> None:
        super().__init__(database)
        self._unseen = unseen

    async def round(self, guild_id: GuildId, table_id: TableId, number: int) -> StoredRound | None:
        """Return a round of any game in a server, or None. Rounds of other servers are never found."""
        query = _ROUNDS.where(
            rounds.c.guild_id == guild_id, rounds.c.table_id == table_id, rounds.c.number == number
        )
        return await self._first(query)

    async def rounds_at(self, guild_id: GuildId, table_id: TableId, *, most: int) -> Sequence[StoredRound]:
        """Return the first settled rounds of a table in a server, at most `most` of them, in order."""
        query = _ROUNDS.where(rounds.c.guild_id == guild_id, rounds.c.table_id == table_id)
        async with self._database.reading() as connection:
            found = await connection.execute(query.order_by(rounds.c.number).limit(most))
            return await _stored(connection, found.all())

    async def latest_round(
        self, guild_id: GuildId, channel_id: ChannelId, *, game: str
    ) -> StoredRound | None:
        """Return the latest revealed round of a game in a channel, or None."""
        query = (
            _ROUNDS.where(rounds.c.guild_id == guild_id, game_tables.c.channel_id == channel_id)
            .where(game_tables.c.game == game)
            # A channel has one open table of a game at a time, so the newest table has the latest round.
            .order_by(game_tables.c.id.desc(), rounds.c.number.desc())
            .limit(1)
        )
        return await self._first(query)

    async def rounds_of(  # noqa: PLR0913 - a page of a list needs all of these
        self,
        guild_id: GuildId,
        user_id: UserId,
        *,
        game: str,
        page: int,
        size: int,
        upto: int | None = None,
        channels: Sequence[ChannelId] | None = None,
    ) -> RoundPage | None:
        """Return a page of a player's rounds of a game, the newest first; None if there are none.

        Only the pages up to this one are read.

        Args:
            page: From 0. If there are fewer pages, page 0 is returned.
            size: Rounds per page.
            upto: The mark of a page shown before (see `RoundPage`), so that newer rounds do not shift pages.
            channels: Only rounds played in these channels; None for all channels.
        """
        conditions = list(without(self._unseen()))
        if channels is not None:
            conditions.append(game_tables.c.channel_id.in_(channels))
        query = _theirs(guild_id, user_id, game, conditions)
        if upto is not None:
            query = query.where(round_players.c.round_id <= upto)
        async with self._database.reading() as connection:
            # One row more tells whether there is another page.
            found = await _numbers(connection, query.limit(size + 1).offset(page * size))
            if not found and page:
                page, found = 0, await _numbers(connection, query.limit(size + 1))
            if not found:
                return None
            listed = _ROUNDS.where(rounds.c.id.in_(found[:size])).order_by(rounds.c.id.desc())
            shown = await _stored(connection, (await connection.execute(listed)).all())
        return RoundPage(shown, page, upto or found[0], has_more=len(found) > size)

    async def _first(self, query: Select[Any]) -> StoredRound | None:
        async with self._database.reading() as connection:
            found = await _stored(connection, (await connection.execute(query)).all())
        return found[0] if found else None


async def _numbers(connection: AsyncConnection, query: Select[Any]) -> list[int]:
    return [number for (number,) in readable(await connection.execute(query))]


def _theirs(
    guild_id: GuildId, user_id: UserId, game: str, conditions: Collection[ColumnElement[bool]]
) -> Select[Any]:
    """Select the ids of a player's rounds of a game in a server, the newest first."""
    counted, own = standings.c, round_players.c
    # For a player without any round of this game, this avoids walking through all their other rounds.
    has_any = exists().where(
        counted.user_id == user_id,
        counted.guild_id == guild_id,
        counted.board == rounds_board(game),
        counted.period == Period.ALL.value,
    )
    # A subquery per round: with a join, PostgreSQL sometimes begins with the rounds of all players.
    its_game = (
        select(game_tables.c.game)
        .join(rounds, _ITS_TABLE)
        .where(rounds.c.id == own.round_id, rounds.c.guild_id == guild_id, *conditions)
    )
    theirs = select(own.round_id).where(own.user_id == user_id, has_any, its_game.scalar_subquery() == game)
    return theirs.order_by(own.round_id.desc())


def without(unseen: Collection[RoundKey]) -> tuple[ColumnElement[bool], ...]:
    """Return the condition that leaves out these rounds; an empty tuple if there are none."""
    key = tuple_(rounds.c.table_id, rounds.c.number)
    return (key.not_in(list(unseen)),) if unseen else ()


async def _stored(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[StoredRound]:
    rows = list(readable(rows))
    players = await _players(connection, [row.id for row in rows])
    return [stored_round(row, players.get(row.id, ())) for row in rows]


async def _players(connection: AsyncConnection, round_ids: Sequence[int]) -> Mapping[int, list[Player]]:
    columns = round_players.c
    query = select(round_players).where(columns.round_id.in_(round_ids))
    query = query.order_by(columns.round_id, columns.user_id)
    found: dict[int, list[Player]] = {}
    for row in readable(await connection.execute(query)):
        player = RoundPlayer(row.delta_points, row.is_dealer, row.hand_rank)
        found.setdefault(row.round_id, []).append((UserId(row.user_id), player, row.balance_points))
    return found


def stored_round(row: Row[Any], players: Sequence[Player]) -> StoredRound:
    """Return a round from its row, which includes the channel and the game of its table.

    Args:
        players: Each with their part in the round and their balance after it.
    """
    return StoredRound(
        table_id=TableId(row.table_id),
        guild_id=GuildId(row.guild_id),
        channel_id=ChannelId(row.channel_id),
        game=row.game,
        number=row.number,
        settled_ms=row.settled_ms,
        points=row.points,
        record=row.record,
        snapshot=row.snapshot,
        players={user_id: player for user_id, player, _ in players},
        balances={user_id: balance_points for user_id, _, balance_points in players},
    )
