"""Queueing up for the one writer SQLite has."""

import asyncio
from types import TracebackType
from typing import Any


class WriteTurn:
    """A lock in the order of arrival: `async with turn:` holds it.

    SQLite's own way to wait is to ask again every few milliseconds, in no order, and to give up after the
    busy timeout. That stays for other processes; the tasks of this one wait here.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None

    async def __aenter__(self) -> None:
        task = asyncio.current_task()
        if task is not None and task is self._holder:
            # It would wait for itself for ever.
            raise RuntimeError("a transaction inside a transaction")
        await self._lock.acquire()
        self._holder = task

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._holder = None
        self._lock.release()
