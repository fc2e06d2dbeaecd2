"""Background tasks with an owner, and attempts that are repeated after growing pauses."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from math import inf
from typing import Any, Final

from bot.tables.ids import ChannelId, GuildId
from bot.tables.leases import NotOurGuild
from bot.tables.ports import StoredTable

log = logging.getLogger(__name__)


class Tasks:
    """The background tasks of one owner."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run work in the background, unless the owner is closed; log a failure under the work's name."""
        if self._is_closed:
            work.close()
            return
        task = asyncio.create_task(self._run(work, name), name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        # If the task is cancelled before it begins, Python would warn that the coroutine was never awaited.
        task.add_done_callback(lambda _: work.close())

    async def finish(self) -> None:
        """Wait until nothing runs any more, including tasks that start meanwhile."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Cancel all tasks that still run, and start no more."""
        self._is_closed = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self, work: Coroutine[Any, Any, None], name: str) -> None:
        try:
            await work
        except NotOurGuild as error:
            log.info("%s is left alone: %s", name, error)
        except Exception as error:
            if self._is_closed:
                # The resources of the work may be closed already, such as the connections to Discord.
                log.info("background work is broken off: %s: %s", name, type(error).__name__)
            else:
                log.exception("background work failed: %s", name)


RETRIES_S: Final = (1.0, 4.0, 15.0)
# Then attempts go on for a day, even without a permission, so that nobody misses how a round ended.
LATER_S: Final = (60.0, 300.0, 900.0, *[3600.0] * 24)


class Attempts:
    """The attempts to show one table, or something about it.

    Args:
        failed: Holds these attempts while the latest one has failed; None if nothing else repeats them.

    Attributes:
        table: None until it is known.
        is_due: Whether there is something to show that was not tried yet.
        more_s: Seconds until there is more to show even if nothing happens; None if there is nothing more.
        patience_s: For how many seconds the due changes may wait for more; infinite if nothing is due.
        is_put_off: Whether the latest attempt was left to the next one, because more had changed meanwhile.
    """

    def __init__(self, failed: "set[Attempts] | None" = None, table: StoredTable | None = None) -> None:
        self.table = table
        self.is_due = False
        self._failed = set[Attempts]() if failed is None else failed
        self.more_s: float | None = None
        self.patience_s = inf
        self.is_put_off = False
        self._pause: asyncio.Task[None] | None = None

    def begin(self, patience_s: float = 0.0) -> None:
        """Start to try, without waiting out a pause.

        Args:
            patience_s: For how many seconds this may wait for more changes, unless another due change is more
                urgent.
        """
        self.is_due = True
        if patience_s >= self.patience_s:
            return
        self.patience_s = patience_s
        if self._pause is not None:
            self._pause.cancel()

    def take_up(self) -> None:
        """Note that all changes so far are about to be shown."""
        self.is_due, self.patience_s = False, inf

    async def gather(self) -> None:
        """Wait for more changes, as long as the due changes can wait."""
        patience_s = inf
        while self.patience_s < patience_s:
            patience_s = self.patience_s
            await self._wait(patience_s)

    async def make(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        """Try until an attempt succeeds, a new change is due, or a day has passed.

        Args:
            attempt: Tries once; returns whether no other attempt is needed.
        """
        self.take_up()
        self._failed.discard(self)
        for pause_s in (*RETRIES_S, *LATER_S):
            # A change in the meantime starts new attempts, so that it need not wait out the pause.
            if await attempt() or self.is_due:
                return
            self._failed.add(self)
            await self._wait(pause_s)
            if self.is_due:
                return

    async def wait_for_more(self) -> None:
        """Wait until there is more to show or a change is due. Return at once if nothing more is to come."""
        more_s, self.more_s = self.more_s, None
        if more_s is None:
            return
        if not self.is_due:
            await self._wait(more_s)
            if not self.is_due:
                self.begin()
        # A change that came meanwhile must not delay what there is to show now.
        self.patience_s = min(self.patience_s, more_s)

    def end(self) -> None:
        """Make no more attempts."""
        self._failed.discard(self)

    async def _wait(self, pause_s: float) -> None:
        self._pause = asyncio.create_task(asyncio.sleep(pause_s))
        try:
            await asyncio.wait({self._pause})
        finally:
            self._pause.cancel()
            self._pause = None


def try_again(failed: Iterable[Attempts], guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
    """Repeat failed attempts in a server at once, because they may succeed now.

    Args:
        channel_id: Only attempts in this channel; None for all channels of the server.
    """
    for each in failed:
        table = each.table
        if table is not None and table.guild_id == guild_id and channel_id in {None, table.channel_id}:
            each.begin()
