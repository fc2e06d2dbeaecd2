"""The one order of everything that happens in a simulation."""

import itertools
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random

from tests.simulation.loop import ProcessLoop

# So many callbacks without any time passing are a loop that never ends.
ENDLESS = 200_000


class EndlessLoopError(Exception):
    """A process goes round and round without ever waiting."""


class Schedule:
    """Virtual time, and what happens when: the processes' callbacks and the world's events.

    Args:
        chance: Decides which process goes first where several could.
    """

    def __init__(self, chance: Random) -> None:
        self.now_s = 0.0
        self.points = 0
        self.on_point: Callable[[ProcessLoop], None] = lambda loop: None
        self.loops: list[ProcessLoop] = []
        self._chance = chance
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def after(self, delay_s: float, happen: Callable[[], None]) -> None:
        """Have something happen in the world after a while."""
        heappush(self._events, (self.now_s + delay_s, next(self._numbers), happen))

    def clear(self) -> None:
        """Forget everything that was still to come."""
        self._events.clear()
        self.loops.clear()

    def run_for(self, seconds: float) -> None:
        """Let time pass."""
        until_s = self.now_s + seconds
        while True:
            self._run_ready()
            next_s = self._next_s()
            if next_s is None or next_s > until_s:
                break
            self.now_s = max(self.now_s, next_s)
            self._begin_due()
        self.now_s = until_s

    def run_until(self, is_so: Callable[[], bool], limit_s: float) -> bool:
        """Let time pass until something is so; return whether it came to be within the limit."""
        until_s = self.now_s + limit_s
        while not is_so():
            if self.now_s >= until_s:
                return False
            next_s = self._next_s()
            step_s = 0.05 if next_s is None else max(next_s - self.now_s, 0.0)
            self.run_for(min(step_s, until_s - self.now_s))
        return True

    def _run_ready(self) -> None:
        endless = self.points + ENDLESS
        while ready := [loop for loop in self.loops if loop.has_ready]:
            loop = ready[0] if len(ready) == 1 else self._chance.choice(ready)
            if loop.run_one():
                self.points += 1
                self.on_point(loop)
            if self.points > endless:
                raise EndlessLoopError

    def _next_s(self) -> float | None:
        times = [when_s for loop in self.loops if (when_s := loop.next_timer_s()) is not None]
        if self._events:
            times.append(self._events[0][0])
        return min(times, default=None)

    def _begin_due(self) -> None:
        for loop in self.loops:
            loop.wake_timers(self.now_s)
        if self._events and self._events[0][0] <= self.now_s:
            heappop(self._events)[2]()
