"""Keeps the messages of people who follow tables up to date, after everything that players wait for.

A step at a table that nobody follows costs one look into a dict. At a followed table all steps within some
seconds become one edit of each message, and only if it looks different then. All edits of a process are paced
together, and wait while many people wait for answers.
"""

import asyncio
import logging
from collections.abc import Container, Iterable
from typing import Any, Final

from bot.delivery.background import Tasks
from bot.delivery.board import DeliveryContext
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.delivery.pace import RequestPace
from bot.delivery.tables import InWords
from bot.features.follow.followers import Follower, Followers
from bot.features.follow.view import Ending, client_of, in_words_for, show, show_end
from bot.services import Step
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.table import Table
from bot.views.visibility import sees_channel

log = logging.getLogger(__name__)

# Within so many windows of a table's message, all changes become one edit of a follower's message.
WINDOWS: Final = 3
# The most edits of followers' messages in a window.
EDITS: Final = 20
# How long to wait before looking again whether fewer people wait for answers.
PATIENCE_S: Final = 1.0


class FollowPosts:
    """Keeps the messages of all followers up to date."""

    def __init__(self, context: DeliveryContext) -> None:
        self._services = context.services
        self._followers = context.services.of(Followers)
        self._window_s = WINDOWS * context.window_s
        self._pace = RequestPace(context.services.clock, EDITS, context.window_s)
        self._tasks = Tasks()
        # The followed tables with steps in the latest moments, each with the one that is not shown yet.
        self._unshown: dict[TableId, Step[Any] | None] = {}
        self._is_waiting = False
        self._followers.subscribe(self.on_followed)
        context.services.games.subscribe(self.on_step)
        context.services.leases.subscribe(self)

    async def taken(self, guild_ids: frozenset[GuildId]) -> None:
        """Do nothing: nobody follows tables of a server that was just taken."""

    async def lost(self, guild_ids: frozenset[GuildId]) -> None:
        """End following in servers that another process has taken: their steps are not told here."""
        gone = [each for each in self._followers.all() if each.stored.guild_id in guild_ids]
        self._tasks.start(self._end_all(gone), "end following in servers that were lost")

    def on_followed(self, _follower: Follower) -> None:
        """Start to wait for the moment from which a message cannot be edited."""
        if not self._is_waiting:
            self._is_waiting = True
            self._tasks.start(self._expire(), "end following by time")

    def on_step(self, step: Step[Any]) -> None:
        """Update the messages of those who follow a table."""
        table_id = step.stored.table_id
        if table_id not in self._followers or not step.events:
            return
        is_shown, before = table_id in self._unshown, self._unshown.get(table_id)
        if before is None or before.stored.version <= step.stored.version:
            self._unshown[table_id] = step
        if not is_shown:
            self._tasks.start(self._show(table_id), f"show followers table {table_id}")

    async def close(self) -> None:
        """Stop all updates; people can follow again at any time."""
        await self._tasks.close()

    async def _show(self, table_id: TableId) -> None:
        try:
            while (step := self._unshown[table_id]) is not None:
                # The players' answers and the table's message go first.
                await asyncio.sleep(self._window_s)
                if self._is_busy(step):
                    await asyncio.sleep(PATIENCE_S)
                    continue
                step, self._unshown[table_id] = self._unshown[table_id] or step, None
                more_s = await self._try_to_show(step)
                if more_s is not None and table_id in self._followers:
                    await asyncio.sleep(more_s)
                    self._unshown[table_id] = self._unshown[table_id] or step
        finally:
            del self._unshown[table_id]

    def _is_busy(self, step: Step[Any]) -> bool:
        its = self._followers.at(step.stored.table_id)
        return any(client_of(each.visit).under_way.is_busy(step.stored.guild_id) for each in its[:1])

    async def _try_to_show(self, step: Step[Any]) -> float | None:
        """Show a step to those who follow its table. Return the seconds until there may be more to know."""
        try:
            blocked = (await self._services.settings.for_guild(step.stored.guild_id)).blocked
            in_words: InWords | None = None
            for follower in self._followers.at(step.stored.table_id):
                if (ending := _ending(follower, step, blocked)) is not None:
                    await self._end(follower, ending)
                    continue
                in_words = in_words or await in_words_for(follower, step.table)
                await self._pace.turn()
                await self._edit(follower, step.table, in_words)
        except Exception:
            # Most likely the database fails. The next step shows the table again.
            log.warning("followers of table %d see an old state", step.stored.table_id, exc_info=True)
            return None
        return None if in_words is None else in_words.more_s

    async def _edit(self, follower: Follower, table: Table, in_words: InWords) -> None:
        if not self._followers.is_following(follower):
            return
        try:
            await show(follower, table, in_words)
        except DELIVERY_FAULTS as error:
            log.info("a follower's message is kept up to date no more: %s", fault_in_short(error))
            self._followers.remove(follower)

    async def _expire(self) -> None:
        try:
            while (left_s := self._followers.left_s()) is not None:
                await asyncio.sleep(left_s)
                await self._end_all(self._followers.expired())
        finally:
            self._is_waiting = False

    async def _end_all(self, followers: Iterable[Follower]) -> None:
        for each in followers:
            await self._end(each, Ending.STOPPED)

    async def _end(self, follower: Follower, ending: Ending) -> None:
        """Have a person follow a table no longer, and say why in their message."""
        self._followers.remove(follower)
        try:
            await show_end(follower.visit, follower.stored, ending, follower.past)
        except DELIVERY_FAULTS as error:
            log.info("a follower is not told that it ends: %s", fault_in_short(error))


def _ending(follower: Follower, step: Step[Any], blocked: Container[UserId]) -> Ending | None:
    """Return why a person follows a table no longer after a step; None if they go on."""
    if not step.table.is_open:
        return Ending.CLOSED
    if follower.user_id in step.table.people:
        return Ending.SEATED
    if follower.user_id in blocked or not sees_channel(follower.visit, step.stored.channel_id):
        return Ending.REFUSED
    return None
