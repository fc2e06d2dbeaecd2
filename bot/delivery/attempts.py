"""Attempts to show something in a channel: again after growing pauses, or at once where there is a reason."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from bot.tables.ids import ChannelId, GuildId
from bot.tables.ports import StoredTable

RETRIES_S: Final = (1.0, 4.0, 15.0)
# After that, and where a right was withdrawn, it is tried for a day: nobody is to miss how a round ended.
LATER_S: Final = (60.0, 300.0, 900.0, *[3600.0] * 24)


class Attempts:
    """The attempts to show one table, or something about it.

    Args:
        table: The table, where it is known already.

    Attributes:
        table: The table; None until it is known.
        is_due: Whether there is something to show that was not tried yet.
        has_failed: Whether it was tried in vain.
    """

    def __init__(self, table: StoredTable | None = None) -> None:
        self.table = table
        self.is_due = False
        self.has_failed = False
        self._pause: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Try from now on, without waiting out a pause."""
        self.is_due = True
        if self._pause is not None:
            self._pause.cancel()

    async def make(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        """Try until it succeeds, another begins, or it was tried for a day.

        Args:
            attempt: Tries once; returns whether it need not be tried again.
        """
        self.is_due = self.has_failed = False
        for pause_s in (*RETRIES_S, *LATER_S):
            # A change in the meantime starts afresh: it need not wait out the pause.
            if await attempt() or self.is_due:
                return
            self.has_failed = True
            await self._wait(pause_s)
            if self.is_due:
                return

    async def _wait(self, pause_s: float) -> None:
        self._pause = asyncio.create_task(asyncio.sleep(pause_s))
        try:
            await asyncio.wait({self._pause})
        finally:
            self._pause.cancel()
            self._pause = None


def try_again(attempts: Iterable[Attempts], guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
    """Try at once what could not be shown in a place where it may be possible now.

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
