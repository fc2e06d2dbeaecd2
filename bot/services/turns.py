"""Turns: changes of one table, and other work under one key, are done one after the other."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from bot.store import DatabaseAway

# How long a person's command waits for its turn. By then the command that has the turn is waiting for the
# database, and Discord accepts an answer for three seconds.
PATIENCE_S: Final = 2.0


Key = TypeVar("Key", bound=Hashable)


class Turns(Generic[Key]):
    """The turns of tasks, for each key."""

    def __init__(self) -> None:
        # Weak values: a lock lives as long as a task holds or awaits it.
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def taken(self, key: Key, patience_s: float | None = None) -> AsyncIterator[None]:
        """Have the turn for a key.

        Args:
            patience_s: How long to wait for it; None for as long as it takes.

        Raises:
            DatabaseAway: The turn does not come in time.
        """
        lock = self._locks.setdefault(key, asyncio.Lock())
        try:
            async with asyncio.timeout(patience_s):
                await lock.acquire()
        except TimeoutError:
            raise DatabaseAway("somebody who changes the table waits for it") from None
        try:
            yield
        finally:
            lock.release()
