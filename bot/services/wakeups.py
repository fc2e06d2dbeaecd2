"""Deadlines that are kept with the tables, as sleeping tasks of this process."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from bot.logs import log_context
from bot.rules.errors import RuleError
from bot.services.calling_off import CallingOff
from bot.services.games import Games
from bot.store import is_away
from bot.tables.commands import Wake
from bot.tables.ids import TableId
from bot.tables.leases import NotOurGuild
from bot.tables.ports import Clock, StoredTable

log = logging.getLogger(__name__)

# A table whose time has come must not sleep on because the database was busy in that moment.
RETRY_MS: Final = 15_000
# What is wrong with a table itself is so each time it is woken; then nobody can play on there.
_MOST_FAILURES: Final = 3
# What not even calling it off helps against is for people to mend.
_LATER_MS: Final = 60 * 60 * 1000


_DAMAGED: Final = "table-damaged"
# The table is closed, or another process has it: nothing is left to do.
_OVER: Final = frozenset({"table-closed", "table-unknown"})


class Wakeups:
    """Wakes each table once its deadline has come.

    Args:
        clock: The time.
        wake: What to call with a table's number then; at once, for a table that is to look for itself.
        give_up: What to call instead where that fails time and again, though the database is there.
        retry_ms: How long after a failure a table is woken again.
    """

    def __init__(
        self,
        clock: Clock,
        wake: Callable[[TableId], Awaitable[None]],
        give_up: Callable[[TableId], Awaitable[None]],
        retry_ms: int = RETRY_MS,
    ) -> None:
        self._clock = clock
        self._retry_ms = retry_ms
        self.wake = wake
        self._give_up = give_up
        self._failures: Counter[TableId] = Counter()
        self._sleeping: dict[TableId, asyncio.Task[None]] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def schedule(self, table_id: TableId, deadline_ms: int | None) -> None:
        """Wake a table at this instant instead of any earlier arrangement.

        Args:
            table_id: Which table.
            deadline_ms: When; None to let it sleep.
        """
        earlier = self._sleeping.pop(table_id, None)
        if earlier is not None:
            earlier.cancel()
        if deadline_ms is None or self._is_closed:
            return
        task = asyncio.create_task(self._sleep(table_id, deadline_ms), name=f"wake table {table_id}")
        self._sleeping[table_id] = task

    async def close(self) -> None:
        """Forget all deadlines, which are kept with the tables, and wait for the tables just being woken."""
        self._is_closed = True
        for task in self._sleeping.values():
            task.cancel()
        await asyncio.gather(*self._sleeping.values(), *self._waking, return_exceptions=True)

    async def _sleep(self, table_id: TableId, deadline_ms: int) -> None:
        # The system's clock and the event loop's may drift apart: sleep again until it has really come.
        while (left_ms := deadline_ms - self._clock.now_ms()) > 0:  # noqa: ASYNC110 - it polls a clock, no state
            await asyncio.sleep(left_ms / 1000)
        # From here on no new deadline may cancel it: the table may be writing.
        task = self._sleeping.pop(table_id)
        self._waking.add(task)
        # The click that set this deadline may belong to an earlier round.
        with log_context(table=table_id, round=None):
            try:
                await self._rouse(table_id)
            except Exception as error:
                log.exception("waking a table failed")
                self.schedule(table_id, self._clock.now_ms() + self._pause_ms(table_id, error))
            else:
                del self._failures[table_id]
            finally:
                self._waking.discard(task)

    async def _rouse(self, table_id: TableId) -> None:
        is_hopeless = self._failures[table_id] >= _MOST_FAILURES
        await (self._give_up(table_id) if is_hopeless else self.wake(table_id))

    def _pause_ms(self, table_id: TableId, error: Exception) -> int:
        """Return how long to leave a table alone that could not be woken, or not be given up."""
        if is_away(error):
            return self._retry_ms
        self._failures[table_id] += 1
        return self._retry_ms if self._failures[table_id] <= _MOST_FAILURES else _LATER_MS


def wake_when_due(games: Games, calling_off: CallingOff, clock: Clock) -> Wakeups:
    """Arm the deadlines of tables after every step, and return them."""

    async def wake(table_id: TableId) -> None:
        try:
            step = await games.apply(table_id, Wake())
        except NotOurGuild:
            return
        except RuleError as error:
            if error.code == _DAMAGED:
                await calling_off.call_off(table_id)
            elif error.code not in _OVER:
                raise
        else:
            if not step.events:
                sleep_on(step.stored)

    def sleep_on(table: StoredTable) -> None:
        # The clock was set back in the moment its time came: the deadline is still to come.
        if table.deadline_ms is not None and table.deadline_ms <= clock.now_ms():
            raise RuntimeError("a table does nothing though its time has come")
        wakeups.schedule(table.table_id, table.deadline_ms)

    wakeups = Wakeups(clock, wake, calling_off.call_off)
    calling_off.subscribe(lambda ended: wakeups.schedule(ended.stored.table_id, None))
    games.subscribe_to_damage(lambda table_id: wakeups.schedule(table_id, clock.now_ms()))
    games.subscribe(lambda step: wakeups.schedule(step.stored.table_id, step.stored.deadline_ms))
    return wakeups
