"""Whole games, looked up again: the `GameRecordStore` of `bot.tables.game_records`."""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.schema import game_players, game_tables, games, rounds
from bot.tables.game_records import GamePlayer, GameRecord
from bot.tables.ids import GuildId, TableId, UserId


class GameRecords:
    """The games in a database that were played to their end.

    Args:
        database: An open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(self, guild_id: GuildId, game: str) -> list[GameRecord]:
        """Return all that people have played of a game in a server, in the order in which they ended."""
        async with self._database.reading() as connection:
            rows = await _rows_of(connection, guild_id, game)
        # Where thousands were played, nobody else has to wait for it.
        return await asyncio.to_thread(_records, rows)


async def _rows_of(connection: AsyncConnection, guild_id: GuildId, game: str) -> Sequence[Row[Any]]:
    """Return a row for each person in each game of a kind in a server, as `_records` takes them."""
    query = (
        select(rounds.c.table_id, rounds.c.number, games.c.guild_id, games.c.hands, game_players)
        .join_from(games, game_players)
        .join(rounds, rounds.c.id == games.c.round_id)
        .join(game_tables, game_tables.c.id == rounds.c.table_id)
        .where(games.c.guild_id == guild_id, game_tables.c.game == game)
        .order_by(games.c.round_id, game_players.c.seat)
    )
    return (await connection.execute(query)).all()


def _records(rows: Sequence[Row[Any]]) -> list[GameRecord]:
    """Return games that were looked up, in the order in which they ended."""
    return [_record(list(of_game)) for _, of_game in groupby(rows, key=attrgetter("round_id"))]


def _record(rows: Sequence[Row[Any]]) -> GameRecord:
    game = rows[0]
    players = {UserId(row.user_id): _player(row) for row in rows}
    return GameRecord(TableId(game.table_id), GuildId(game.guild_id), game.number, game.hands, players)


def _player(row: Row[Any]) -> GamePlayer:
    return GamePlayer(row.seat, row.score, row.place, row.best_hand, row.sweeps)
