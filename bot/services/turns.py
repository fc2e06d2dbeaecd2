"""Turns at tables: changes of one table are made one after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from bot.store import DatabaseAway
from bot.tables.ids import TableId

# How long a person's command waits for its turn. By then the command that has the turn is waiting for the
# database, and Discord accepts an answer for three seconds.
PATIENCE_S: Final = 2.0


class Turns:
    """The turns at all tables of a game."""

    def __init__(self) -> None:
        # Weak values: a lock lives as long as a task holds or awaits it.
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def taken(self, table_id: TableId, patience_s: float | None = None) -> AsyncIterator[None]:
        """Have the turn at a table.

        Args:
            patience_s: How long to wait for it; None for as long as it takes.

        Raises:
            DatabaseAway: The turn does not come in time.
        """
        lock = self._lock(table_id)
        try:
            async with asyncio.timeout(patience_s):
                await lock.acquire()
        except TimeoutError:
            raise DatabaseAway("somebody who changes the table waits for it") from None
        try:
            yield
        finally:
            lock.release()

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock
