"""Deadlines that are kept with the tables, as sleeping tasks of this process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.ids import TableId
from bot.tables.ports import Clock

log = logging.getLogger(__name__)


class Wakeups:
    """Wakes each table once its deadline has come.

    Args:
        clock: The time.
        wake: What to call with a table's number then.
    """

    def __init__(self, clock: Clock, wake: Callable[[TableId], Awaitable[None]]) -> None:
        self._clock = clock
        self._wake = wake
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def schedule(self, table_id: TableId, deadline_ms: int | None) -> None:
        """Wake a table at this instant instead of any earlier arrangement.

        Args:
            table_id: Which table.
            deadline_ms: When; None to let it sleep.
        """
        self._cancel(table_id)
        if deadline_ms is None:
            return
        task = asyncio.create_task(self._sleep(table_id, deadline_ms), name=f"wake table {table_id}")
        self._tasks[table_id] = task

    async def close(self) -> None:
        """Forget all deadlines; they are kept with the tables."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _cancel(self, table_id: TableId) -> None:
        task = self._tasks.pop(table_id, None)
        # A table that reschedules itself while it is being woken must not cancel its own waking.
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _sleep(self, table_id: TableId, deadline_ms: int) -> None:
        # The system's clock and the event loop's may drift apart: sleep again until it has really come.
        while (left_ms := deadline_ms - self._clock.now_ms()) > 0:  # noqa: ASYNC110 - it polls a clock, no state
            await asyncio.sleep(left_ms / 1000)
        if self._tasks.get(table_id) is asyncio.current_task():
            del self._tasks[table_id]
        try:
            await self._wake(table_id)
        except Exception:
            log.exception("waking a table failed", extra={"table_id": table_id})
