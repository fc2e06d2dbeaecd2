"""Whole games, looked up again: the `GameRecordStore` of `bot.tables.game_records`."""

import asyncio

from bot.store import games
from bot.store.database import Database
from bot.tables.game_records import GameRecord
from bot.tables.ids import GuildId


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
            rows = await games.rows_of(connection, guild_id, game)
        # Where thousands were played, nobody else has to wait for it.
        return await asyncio.to_thread(games.records, rows)
