"""Queues: one task at a time for each key, such as a table, and a fair line of askers for one thing."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Generic, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot.store import DatabaseAway
from bot.tables.ids import GuildId, TableId, UserId
from bot.timing import Part, timed

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
            with timed(Part.QUEUE):
                async with asyncio.timeout(patience_s):
                    await lock.acquire()
        except TimeoutError:
            raise DatabaseAway("the turn at the table does not come in time") from None
        try:
            yield
        finally:
            lock.release()


# The weight of the latest turn's length in the estimate for the next one.
_LEARNING: Final = 1 / 8
# How many latest turns are remembered. An older turn would put its asker first in the line anyway.
_TURNS_KEPT: Final = 1000


class NoTurn(Exception):
    """An asker cannot be served in the time that it can wait."""


@dataclass(frozen=True)
class Asker:
    """An asker that waits for a turn.

    Args:
        guild_id: The asker's server. Servers take turns first.
        who: The asking table or person. They take turns within their server.
    """

    guild_id: GuildId
    who: TableId | UserId


_Taker: TypeAlias = Asker | GuildId


@dataclass(frozen=True, eq=False)
class _Waiting:
    """An asker in the line.

    Args:
        until_s: The time by which the asker's turn must be over.
    """

    asker: Asker
    until_s: float
    turn: asyncio.Future[bool] = field(default_factory=asyncio.Future)


class Line:
    """Gives turns in rotation: among servers first, then among the tables and people of each server.

    An asker that cannot be served in time is refused at once. That may also happen while it is in the line,
    when an asker joins whose latest turn is longer ago. So no work is done in vain, however many ask.

    Args:
        wait_s: How long an asker can wait until its turn is over.
        longest_s: How long a turn may take. The line learns from finished turns how long they do take.
        now_s: Returns the time in seconds; the event loop's time by default.
    """

    def __init__(self, wait_s: float, longest_s: float, now_s: Callable[[], float] | None = None) -> None:
        self._wait_s = wait_s
        self._longest_s = longest_s
        self._usual_s = longest_s
        self._now_s = now_s or (lambda: asyncio.get_running_loop().time())
        self._waiting: list[_Waiting] = []
        self._turns: dict[_Taker, int] = {}
        self._number = 0
        self._began_s: float | None = None
        self._is_closed = False

    @property
    def is_idle(self) -> bool:
        """Whether no asker has a turn or waits for one."""
        return self._began_s is None and not self._waiting

    async def turn(self, asker: Asker) -> None:
        """Wait for a turn, which `done` ends. A cancelled asker leaves the line.

        Raises:
            NoTurn: There is no turn in time.
        """
        if self._is_closed:
            raise NoTurn
        now_s = self._now_s()
        waiting = _Waiting(asker, now_s + self._wait_s)
        self._waiting.append(waiting)
        self._review(now_s)
        try:
            has_turn = await waiting.turn
        except asyncio.CancelledError:
            self._leave(waiting)
            raise
        if not has_turn:
            raise NoTurn

    def done(self) -> None:
        """End the running turn, learn from its length, and give the next one."""
        if self._began_s is not None:
            # The first turn may take far longer, which says nothing about the next.
            took_s = min(self._now_s() - self._began_s, self._wait_s)
            self._usual_s += (took_s - self._usual_s) * _LEARNING
        self.drop()

    def drop(self) -> None:
        """End the running turn without learning from it, and give the next one."""
        self._began_s = None
        self._review(self._now_s())

    def close(self) -> None:
        """Cancel all waiting askers; no turns are given any more."""
        self._is_closed = True
        for waiting in self._waiting:
            waiting.turn.cancel()
        self._waiting.clear()

    def _leave(self, waiting: _Waiting) -> None:
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif waiting.turn.done() and not waiting.turn.cancelled() and waiting.turn.result():
            # The turn was given in the moment of the cancellation.
            self.drop()

    def _review(self, now_s: float) -> None:
        """Refuse the askers that cannot be served in time any more, and give a turn if none is running."""
        usual_s = self._usual_s
        # Even if a turn takes longer than an asker can wait, one asker at a time gets a try.
        own_s = min(max(usual_s, self._longest_s), self._wait_s)
        at_s = now_s
        if self._began_s is not None:
            # An overdue turn is expected to last as long again as it is late.
            at_s += abs(self._began_s + usual_s - now_s)
        kept = []
        for waiting in self._in_turn():
            if at_s + own_s <= waiting.until_s:
                at_s += usual_s
                kept.append(waiting)
            else:
                waiting.turn.set_result(False)
        if kept and self._began_s is None:
            self._give(kept.pop(0), now_s)
        self._waiting = kept

    def _in_turn(self) -> list[_Waiting]:
        """Return the waiting askers in the order of their turns, as it stands now."""
        # Cancelled askers are about to leave.
        still = [waiting for waiting in self._waiting if not waiting.turn.done()]
        still.sort(key=lambda waiting: self._turns.get(waiting.asker, 0))
        due: list[tuple[int, int, _Waiting]] = []
        before: Counter[GuildId] = Counter()
        for waiting in still:
            guild_id = waiting.asker.guild_id
            due.append((before[guild_id], self._turns.get(guild_id, 0), waiting))
            before[guild_id] += 1
        return [waiting for *_, waiting in sorted(due, key=lambda each: each[:2])]

    def _give(self, waiting: _Waiting, now_s: float) -> None:
        self._began_s = now_s
        self._number += 1
        for taker in (waiting.asker, waiting.asker.guild_id):
            # Move it to the end: the order of the dictionary is that of the latest turns.
            self._turns.pop(taker, None)
            self._turns[taker] = self._number
        while len(self._turns) > _TURNS_KEPT:
            del self._turns[next(iter(self._turns))]
        waiting.turn.set_result(True)
