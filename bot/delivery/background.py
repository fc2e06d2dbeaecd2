"""Work in the background: tasks that somebody owns, and attempts that are made again after growing pauses."""

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
        """Run something in the background, unless it is closed; a failure is logged under its name."""
        if self._is_closed:
            work.close()
            return
        task = asyncio.create_task(self._run(work, name), name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        # Cancelled before its turn came, it has never begun, and Python would complain of that.
        task.add_done_callback(lambda _: work.close())

    async def finish(self) -> None:
        """Wait until nothing runs any more, what is started meanwhile included."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """End what still runs."""
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
                # What it works with may have been closed already, such as the connections to Discord.
                log.info("background work is broken off: %s: %s", name, type(error).__name__)
            else:
                log.exception("background work failed: %s", name)


RETRIES_S: Final = (1.0, 4.0, 15.0)
# After that, and where a right was withdrawn, it is tried for a day: so that nobody misses how a round ended.
LATER_S: Final = (60.0, 300.0, 900.0, *[3600.0] * 24)


class Attempts:
    """The attempts to show one table, or something about it.

    Args:
        table: The table, where it is known already.

    Attributes:
        table: The table; None until it is known.
        is_due: Whether there is something to show that was not tried yet.
        has_failed: Whether it was tried in vain.
        more_s: In how many seconds there is more to show though nothing happens; None where there is not.
        patience_s: For how many seconds what is due may wait for more to come; without end where nothing is.
    """

    def __init__(self, table: StoredTable | None = None) -> None:
        self.table = table
        self.is_due = False
        self.has_failed = False
        self.more_s: float | None = None
        self.patience_s = inf
        self._pause: asyncio.Task[None] | None = None

    def begin(self, patience_s: float = 0.0) -> None:
        """Try from now on, without waiting out a pause.

        Args:
            patience_s: How long it may wait for more to come, where nothing else is in more of a hurry.
        """
        self.is_due = True
        if patience_s >= self.patience_s:
            return
        self.patience_s = patience_s
        if self._pause is not None:
            self._pause.cancel()

    def take_up(self) -> None:
        """Note that whatever has come is about to be shown."""
        self.is_due, self.patience_s = False, inf

    async def gather(self) -> None:
        """Wait for more to come, as long as what is due can wait."""
        patience_s = inf
        while self.patience_s < patience_s:
            patience_s = self.patience_s
            await self._wait(patience_s)

    async def make(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        """Try until it succeeds, another begins, or it was tried for a day.

        Args:
            attempt: Tries once; returns whether it need not be tried again.
        """
        self.take_up()
        self.has_failed = False
        for pause_s in (*RETRIES_S, *LATER_S):
            # A change in the meantime starts afresh: it need not wait out the pause.
            if await attempt() or self.is_due:
                return
            self.has_failed = True
            await self._wait(pause_s)
            if self.is_due:
                return

    async def wait_for_more(self) -> None:
        """Wait until there is more to show, or something happens before; no time where nothing is to come."""
        more_s, self.more_s = self.more_s, None
        if more_s is None:
            return
        if not self.is_due:
            await self._wait(more_s)
            if not self.is_due:
                self.begin()
        # What came meanwhile does not hold it up.
        self.patience_s = min(self.patience_s, more_s)

    async def _wait(self, pause_s: float) -> None:
        self._pause = asyncio.create_task(asyncio.sleep(pause_s))
        try:
            await asyncio.wait({self._pause})
        finally:
            self._pause.cancel()
            self._pause = None


def try_again(attempts: Iterable[Attempts], guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
    """Try at once what could not be shown where it may be possible now.

    Args:
        attempts: Of these those that have failed.
        guild_id: The server.
        channel_id: The channel; all of the server's when not given.
    """
    for each in attempts:
        table = each.table
        if table is None or not each.has_failed or table.guild_id != guild_id:
            continue
        if channel_id is None or table.channel_id == channel_id:
            each.begin()
