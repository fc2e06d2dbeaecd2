"""An event loop whose time is the schedule's: it never waits, and it runs one step whenever it is told to."""

import asyncio
from asyncio import events
from collections.abc import Callable
from contextlib import suppress
from heapq import heappop
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.schedule import Schedule

# More than anything awaits while it is ended.
AWAITS = 10


class ProcessLoop(asyncio.BaseEventLoop):
    """The event loop of one simulated process.

    Each callback it runs is one point at which the process may die: between any two of them lies an `await`.
    """

    # What asyncio keeps in every event loop, which its stubs do not tell.
    _ready: Any
    _scheduled: Any

    def __init__(self, schedule: "Schedule", process: "Process") -> None:
        self.schedule = schedule
        self.process = process
        self.is_dropped = False
        self._left: set[asyncio.Task[Any]] = set()
        super().__init__()

    def __del__(self) -> None:
        """Nothing to warn of: a dead process closes nothing."""

    def time(self) -> float:
        return self.schedule.now_s

    def is_running(self) -> bool:
        return not self.is_dropped

    @property
    def has_ready(self) -> bool:
        """Whether something can run without any time passing."""
        return bool(self._ready)

    def next_timer_s(self) -> float | None:
        """Return when the next timer is due, if there is one."""
        while self._scheduled and self._scheduled[0]._cancelled:
            self._forget_timer()
        return self._scheduled[0]._when if self._scheduled else None

    def wake_timers(self, now_s: float) -> None:
        """Make everything ready that is due by now."""
        while (when_s := self.next_timer_s()) is not None and when_s <= now_s:
            self._ready.append(self._forget_timer())

    def run_one(self) -> bool:
        """Run the next callback; return False for one that was cancelled."""
        handle = self._ready.popleft()
        if handle._cancelled:
            return False
        events._set_running_loop(self)
        try:
            handle._run()
        finally:
            events._set_running_loop(None)
        return True

    def drop(self) -> None:
        """Let nothing of it ever run again.

        What is left of its tasks is kept: cleaning up is work too, and the dead do none.
        """
        self.is_dropped = True
        self._left = asyncio.all_tasks(self)

    def forget(self) -> None:
        """Let go of what is left of a dropped loop."""
        # What waits for the database does so in a greenlet, through which no garbage collector can see. And
        # what cleans up may wait once more, or have something else of this loop wait.
        events._set_running_loop(self)
        for _ in range(AWAITS):
            for task in self._left | asyncio.all_tasks(self):
                with suppress(Exception):
                    task.get_coro().close()
        events._set_running_loop(None)
        self._left = set()
        self._ready.clear()
        self._scheduled.clear()

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.is_dropped:
            super().call_exception_handler(context)

    def run_in_executor(  # type: ignore[override] # the stubs bind the arguments to the function
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> Any:
        """Run it here and now: a thread would answer whenever it likes."""
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it belongs to who waits for the result
            future.set_exception(error)
        return future

    def _forget_timer(self) -> Any:
        handle = heappop(self._scheduled)
        handle._scheduled = False
        return handle

    def _timer_handle_cancelled(self, handle: Any) -> None:
        """Nothing to count: cancelled timers are dropped when their time comes."""

    def _write_to_self(self) -> None:
        """Nobody sleeps here who would have to be woken."""

    def _process_events(self, event_list: Any) -> None:
        """There is no input or output."""
