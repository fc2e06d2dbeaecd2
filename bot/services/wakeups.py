"""Wakes tables at their stored deadlines, by sleeping tasks of this process."""

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

# A table that is due must not sleep on because the database was busy in that moment.
RETRY_MS: Final = 15_000
# A fault of the table itself repeats at every wake-up. After this many, nobody can play on there.
_MOST_FAILURES: Final = 3
# If even calling the table off fails, people have to repair it, so the tries become rare.
_LATER_MS: Final = 60 * 60 * 1000


_DAMAGED: Final = "table-damaged"
# The table is closed or out of reach: nothing is left to do.
_OVER: Final = frozenset({"table-closed", "table-unknown"})


class Wakeups:
    """Wakes each table at its deadline.

    Args:
        wake: Called with the number of a table that is due. It may also be called earlier, to have a table
            check itself.
        give_up: Called instead if waking a table fails repeatedly although the database answers.
        retry_ms: The time from a failure to the next try.
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
        """Wake a table at this instant, which replaces any earlier one; None lets the table sleep."""
        earlier = self._sleeping.pop(table_id, None)
        if earlier is not None:
            earlier.cancel()
        if deadline_ms is None or self._is_closed:
            return
        task = asyncio.create_task(self._sleep(table_id, deadline_ms), name=f"wake table {table_id}")
        self._sleeping[table_id] = task

    async def close(self) -> None:
        """Drop the deadlines in memory, and wait for the tables that are just being woken."""
        self._is_closed = True
        for task in self._sleeping.values():
            task.cancel()
        await asyncio.gather(*self._sleeping.values(), *self._waking, return_exceptions=True)

    async def _sleep(self, table_id: TableId, deadline_ms: int) -> None:
        # The system's clock and the event loop's may drift apart, so sleep again until the instant has come.
        while (left_ms := deadline_ms - self._clock.now_ms()) > 0:  # noqa: ASYNC110 - it polls a clock, no state
            await asyncio.sleep(left_ms / 1000)
        # From here on no new deadline may cancel this task, which may be saving the table.
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
        """Return how long to leave a table alone after waking it or giving it up has failed."""
        if is_away(error):
            return self._retry_ms
        self._failures[table_id] += 1
        return self._retry_ms if self._failures[table_id] <= _MOST_FAILURES else _LATER_MS


def wake_when_due(games: Games, calling_off: CallingOff, clock: Clock) -> Wakeups:
    """Return the wake-ups of all tables, which get each table's deadline after every step."""

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
        # The clock was set back at that moment, so the deadline is still to come.
        if table.deadline_ms is not None and table.deadline_ms <= clock.now_ms():
            raise RuntimeError("a table does nothing though its time has come")
        wakeups.schedule(table.table_id, table.deadline_ms)

    wakeups = Wakeups(clock, wake, calling_off.call_off)
    calling_off.subscribe(lambda ended: wakeups.schedule(ended.stored.table_id, None))
    games.subscribe_to_damage(lambda table_id: wakeups.schedule(table_id, clock.now_ms()))
    games.subscribe(lambda step: wakeups.schedule(step.stored.table_id, step.stored.deadline_ms))
    return wakeups
