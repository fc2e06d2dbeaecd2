"""Limits on what a process does at once: the answers under way, and the expensive answers to one person."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import discord

from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.ports import Clock

log = logging.getLogger(__name__)

# How many answers are under way at most. An overloaded process finishes fewer than a hundred a second, so
# further ones would wait too long.
MOST_UNDER_WAY: Final = 2_000
# How many of them are of one server. All the others go on being answered while one has far too much to do.
MOST_OF_SERVER: Final = 200
# From this part of these limits on, what nobody has asked for has to wait.
BUSY: Final = 1 / 4


class UnderWay:
    """The commands, clicks, forms and suggestions that this process has begun to answer.

    Args:
        dropped: Called with each interaction that is dropped for lack of time.
    """

    def __init__(self, dropped: Callable[[discord.Interaction[Any]], object] = lambda _: None) -> None:
        self.dropped = dropped
        self._tasks: dict[asyncio.Task[Any], int] = {}
        self._of_server: Counter[int] = Counter()
        self._is_ending = False
        self._is_broken_off = False

    def begin(self, server: int) -> bool:
        """Count the current task until it ends; return False if nothing may begin any more.

        Args:
            server: The id of the server, or of the person outside of servers.
        """
        task = asyncio.current_task()
        if self._is_ending or task is None:
            return False
        if task not in self._tasks:
            self._tasks[task] = server
            self._of_server[server] += 1
            task.add_done_callback(self._end)
        return True

    def _end(self, task: asyncio.Task[Any]) -> None:
        server = self._tasks.pop(task)
        self._of_server[server] -= 1
        if not self._of_server[server]:
            del self._of_server[server]

    def is_full(self, server: int) -> bool:
        """Return whether so many answers are under way that another one would have to wait too long."""
        return len(self._tasks) >= MOST_UNDER_WAY or self._of_server[server] >= MOST_OF_SERVER

    def is_busy(self, server: int) -> bool:
        """Return whether so many answers are under way that what nobody has asked for has to wait."""
        # A Counter returns 0 for what it does not have, and does not add it.
        return len(self._tasks) >= BUSY * MOST_UNDER_WAY or self._of_server[server] >= BUSY * MOST_OF_SERVER

    @property
    def is_broken_off(self) -> bool:
        """Whether `close` has cancelled the unfinished answers. Nothing can be answered any more."""
        return self._is_broken_off

    async def finish(self, patience_s: float) -> None:
        """Begin nothing more, and wait at most `patience_s` for the answers that have begun."""
        self._is_ending = True
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=patience_s)

    async def close(self) -> None:
        """Cancel the answers that are still under way."""
        self._is_ending = self._is_broken_off = True
        late = list(self._tasks)
        for task in late:
            task.cancel()
        if late:
            log.warning("%d answers are broken off", len(late))
            await asyncio.wait(late)


class HeavyWork:
    """Limits how often a person gets an expensive answer, such as statistics or the check of a deal.

    It remembers, in memory only, which people are waiting for such an answer or have just had one.

    Args:
        pause_s: How long a person has to wait after an answer.
    """

    def __init__(self, clock: Clock, pause_s: float) -> None:
        self._clock = clock
        self._pause_ms = pause_s * 1000
        self._asking: set[UserId] = set()
        self._answered_ms: dict[UserId, int] = {}

    @contextmanager
    def turn_of(self, user_id: UserId) -> Iterator[None]:
        """Let a person ask for one expensive answer, and for no other until the pause after it is over.

        Raises:
            RuleError: `one-at-a-time`.
        """
        self._forget_past()
        if user_id in self._asking or user_id in self._answered_ms:
            raise RuleError("one-at-a-time")
        self._asking.add(user_id)
        try:
            yield
        finally:
            self._asking.remove(user_id)
            self._answered_ms[user_id] = self._clock.now_ms()

    def _forget_past(self) -> None:
        now_ms = self._clock.now_ms()
        # An answer in the future means that the clock was set back; a person need not wait for that.
        self._answered_ms = {
            user_id: at_ms
            for user_id, at_ms in self._answered_ms.items()
            if 0 <= now_ms - at_ms < self._pause_ms
        }
