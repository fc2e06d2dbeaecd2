"""Table messages that follow their tables without being edited more often than Discord allows.

Discord allows five edits in five seconds in a channel. Changes wait for one another: whatever happens at a
table within a second becomes one edit, and there is at least a second between two.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Protocol

import discord
from discord import ui

from bot.delivery.faults import DELIVERY_FAULTS
from bot.delivery.tasks import Tasks
from bot.tables.ids import MessageId, TableId
from bot.tables.ports import Clock, StoredTable

log = logging.getLogger(__name__)

# What Discord says when a message, or the right to write, has gone; see its list of JSON error codes.
UNKNOWN_MESSAGE = 10008
CANNOT_EDIT_OTHERS = 50005
# What discord.py puts into everything that is sent, it leaves out of an edit.
_NOBODY = discord.AllowedMentions.none()
RETRIES_S = (1.0, 4.0, 15.0)


@dataclass
class _Follower:
    """One table's message, while something has changed.

    Args:
        dirty: Whether something has changed since it was last shown.
        last_looks: Layouts for pages that are over, oldest first: the table needs a new message.
    """

    dirty: bool = True
    last_looks: list[ui.LayoutView] = field(default_factory=list)


class ShownTables(Protocol):
    """The tables whose messages a board keeps."""

    async def render(self, table_id: TableId, /) -> tuple[StoredTable, ui.LayoutView]:
        """Return a table's ids and its layout now."""
        ...

    async def keep_message(self, table_id: TableId, message_id: MessageId, /) -> None:
        """Remember which message shows a table."""
        ...

    async def hidden(self, table: StoredTable, error: discord.HTTPException, /) -> None:
        """Hear that Discord refuses to show a table, for good as it seems."""
        ...


class Board:
    """Keeps every table's message as the table is.

    Args:
        client: The bot.
        clock: The time.
        tables: What it shows.
        window_s: How long changes wait for one another, and the least time between two edits.
    """

    def __init__(self, client: discord.Client, clock: Clock, tables: ShownTables, window_s: float) -> None:
        self._client = client
        self._clock = clock
        self._tables = tables
        self._window_s = window_s
        self._tasks = Tasks()
        self._followers: dict[TableId, _Follower] = {}
        self._shown_ms: dict[TableId, int] = {}

    def touch(self, table_id: TableId, *, at_once: bool) -> None:
        """Say that a table has changed.

        Args:
            table_id: Which.
            at_once: Whether people wait for it: it then waits for no other change, only for Discord's limit.
        """
        self._follower(table_id, at_once=at_once).dirty = True

    def turn_page(self, table_id: TableId, last_look: ui.LayoutView) -> None:
        """Leave the table's message in the chat as it should stay, and show the table in a new one."""
        follower = self._follower(table_id, at_once=True)
        follower.dirty = True
        follower.last_looks.append(last_look)

    async def close(self) -> None:
        """End all following; what was not shown yet is shown on the next start."""
        await self._tasks.close()

    def _follower(self, table_id: TableId, *, at_once: bool) -> _Follower:
        follower = self._followers.get(table_id)
        if follower is None:
            follower = self._followers[table_id] = _Follower()
            wait_s = 0.0 if at_once else self._window_s
            self._tasks.start(self._follow(table_id, follower, wait_s), f"follow table {table_id}")
        return follower

    async def _follow(self, table_id: TableId, follower: _Follower, wait_s: float) -> None:
        try:
            while follower.dirty:
                since_s = (self._clock.now_ms() - self._shown_ms.get(table_id, 0)) / 1000
                # Where the clock was set back meanwhile, it was shown in the future: nobody waits for that.
                await asyncio.sleep(max(wait_s, self._window_s - max(since_s, 0.0), 0.0))
                follower.dirty = False
                await self._show(table_id, follower)
        finally:
            del self._followers[table_id]

    async def _show(self, table_id: TableId, follower: _Follower) -> None:
        for pause_s in (*RETRIES_S, None):
            table, view = await self._tables.render(table_id)
            self._note_shown(table_id)
            try:
                await self._edit_or_post(table, view, follower)
                return
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("table %s cannot be shown: %s", table_id, error)
                await self._tables.hidden(table, error)
                return
            except DELIVERY_FAULTS as error:
                if pause_s is None:
                    log.warning("table %s could not be shown: %s", table_id, error)
                    return
                await asyncio.sleep(pause_s)

    def _note_shown(self, table_id: TableId) -> None:
        now_ms = self._clock.now_ms()
        recent_ms = now_ms - self._window_s * 1000
        self._shown_ms = {shown: at_ms for shown, at_ms in self._shown_ms.items() if at_ms > recent_ms}
        self._shown_ms[table_id] = now_ms

    async def _edit_or_post(self, table: StoredTable, view: ui.LayoutView, follower: _Follower) -> None:
        if follower.last_looks:
            await self._leave_pages(table, follower.last_looks)
            await self._post(table, view)
            # Only now, so that a failure forgets no page; one that was turned meanwhile has its own turn.
            del follower.last_looks[0]
        elif table.message_id is None or not await self._edit(table, table.message_id, view):
            await self._post(table, view)

    async def _edit(self, table: StoredTable, message_id: MessageId, view: ui.LayoutView) -> bool:
        """Edit a message; return False when there is no such message of ours any more."""
        try:
            await (
                self._channel(table).get_partial_message(message_id).edit(view=view, allowed_mentions=_NOBODY)
            )
        except discord.HTTPException as error:
            if error.code not in {UNKNOWN_MESSAGE, CANNOT_EDIT_OTHERS}:
                raise
            return False
        return True

    async def _leave_pages(self, table: StoredTable, looks: list[ui.LayoutView]) -> None:
        """Make records of the pages that are over; after a failure it is simply called again."""
        if table.message_id is not None:
            await self._edit(table, table.message_id, looks[0])
        # Pages that were over before they could be shown are records all the same.
        while len(looks) > 1:
            await self._channel(table).send(view=looks[1])
            del looks[1]

    async def _post(self, table: StoredTable, view: ui.LayoutView) -> None:
        message = await self._channel(table).send(view=view)
        await self._tables.keep_message(table.table_id, MessageId(message.id))

    def _channel(self, table: StoredTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
