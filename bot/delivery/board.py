"""Keeps table messages up to date without editing them more often than Discord allows.

Discord allows five edits in five seconds in a channel. So all changes at a table within a second become one
edit, two edits are at least a second apart, and the tables of a channel take turns. If an edit counts as one
of the bot's requests and nobody waits for it, all changes within five seconds become one edit.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import discord

from bot.delivery import messages
from bot.delivery.background import Attempts, Tasks
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.gone import GoneChannels
from bot.delivery.pace import ChannelPace, RequestPace
from bot.delivery.presses import Presses
from bot.rules.errors import RuleError
from bot.services import Services, TableService
from bot.tables.ids import MessageId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.views.members import Members
from bot.views.open_panels import OpenPanels

log = logging.getLogger(__name__)

# Discord's JSON error codes for a message that was deleted and for one that the bot may not edit.
UNKNOWN_MESSAGE = 10008
CANNOT_EDIT_OTHERS = 50005
# Discord lets messages older than an hour be edited only now and then, and refuses or delays other edits.
OLD_MS: Final = 55 * 60 * 1000
OLD_EDIT_S: Final = 20.0
# The least time between two edits of such a message that nobody waits for.
OLD_AGAIN_S: Final = 15 * 60.0
# Changes that nobody waits for become one edit within this many windows, if Discord counts the edit.
COUNTED_WINDOWS: Final = 5
# If a message is older than this right after it was sent, Discord has found an earlier one by the nonce.
FOUND_MS: Final = 10_000


@dataclass(frozen=True)
class Page:
    """The result of a finished round, which stays in the chat for good."""

    number: int
    rendered: messages.Rendered


@dataclass(frozen=True)
class TableMessage:
    """A table as members are to see it.

    Args:
        pages: What has to stand in the chat above the table, oldest first. If there are pages, the table gets
            a new message below them.
        needs_new_message: Whether a new message replaces the table's present one, even without pages.
    """

    table: StoredTable
    round: int
    rendered: messages.Rendered
    pages: Sequence[Page] = ()
    needs_new_message: bool = False


@dataclass(frozen=True)
class DeliveryContext:
    """What the deliveries of all games share.

    Args:
        window_s: The time within which changes of a table message are gathered.
        requests: The pace of other requests that can wait.
        failed: What could not be shown, and may be possible after a change in its server.
        receives_dms: Whether this process receives clicks in direct messages. Discord sends all of them to
            the process with the first shard. Direct messages of other processes have no buttons.
    """

    client: discord.Client
    services: Services
    ephemeral_replies: messages.EphemeralReplies
    gone_channels: GoneChannels
    members: Members
    panels: OpenPanels
    messages: messages.Messages
    direct_messages: DirectMessages
    presses: Presses
    window_s: float
    pace: ChannelPace
    requests: RequestPace
    failed: set[Attempts]
    receives_dms: bool = True


class Board:
    """Keeps the messages of all tables of a game up to date.

    Args:
        render: Returns what members are to see of a table now; None if another process shows the table.
        shown: Called with what members see of a table now. It must return at once.
        pinged: Called when a message of a table takes another's place; returns the people whom it pings.
    """

    def __init__(
        self,
        context: DeliveryContext,
        tables: TableService[Any],
        render: Callable[[TableId], Awaitable[TableMessage | None]],
        shown: Callable[[TableMessage], None],
        pinged: Callable[[TableId], Awaitable[list[UserId]]],
    ) -> None:
        self._client = context.client
        self._clock = context.services.clock
        self._store = context.services.store
        self._gone_channels = context.gone_channels
        self._messages = context.messages
        self._presses = context.presses
        self._failed = context.failed
        self._window_s = context.window_s
        self._pace = context.pace
        self._tables = tables
        self._render = render
        self._shown = shown
        self._pinged = pinged
        self._tasks = Tasks()
        self._followers: dict[TableId, Attempts] = {}
        self._first_posts: dict[TableId, asyncio.Event] = {}
        # When tables were shown, the latest last.
        self._shown_ms: OrderedDict[TableId, int] = OrderedDict()
        # How far the clock is ahead of Discord's clock, according to the latest message.
        self._ahead_ms = 0.0
        # Messages that were sent but are not stored yet, by nonce.
        self._unkept: dict[str, MessageId] = {}

    def touch(self, table_id: TableId) -> None:
        """Show a table that has changed as soon as Discord's limits allow, because people wait to see it."""
        self._follower(table_id).begin()

    def touch_soon(self, stored: StoredTable) -> None:
        """Show a table that has changed together with other changes of the next moments."""
        windows = COUNTED_WINDOWS if self._presses.on(stored.message_id) is None else 1
        self._follower(stored.table_id).begin(windows * self._window_s)

    @contextmanager
    def first_post(self, table_id: TableId) -> Iterator[None]:
        """Leave the first message of a new table to the caller, so that there is one message and not two."""
        posted = self._first_posts[table_id] = asyncio.Event()
        try:
            yield
        finally:
            del self._first_posts[table_id]
            posted.set()

    def is_old(self, message_id: MessageId, age_ms: int = OLD_MS) -> bool:
        """Return whether a message is of an age; by default, whether it can hardly be edited any more."""
        return is_old(message_id, self._clock.now_ms() - self._ahead_ms, age_ms)

    async def finish(self) -> None:
        """Wait until every table is shown in its latest state."""
        await self._tasks.finish()

    async def close(self) -> None:
        """Stop all updates; the next start shows what was not shown yet."""
        await self._tasks.close()

    def _follower(self, table_id: TableId) -> Attempts:
        follower = self._followers.get(table_id)
        if follower is None:
            follower = self._followers[table_id] = Attempts(self._failed)
            self._tasks.start(self._follow(table_id, follower), f"follow table {table_id}")
        return follower

    async def _follow(self, table_id: TableId, follower: Attempts) -> None:
        try:
            while follower.is_due:
                await follower.gather()
                since_s = (self._clock.now_ms() - self._shown_ms.get(table_id, 0)) / 1000
                # If the clock was set back, the last edit lies in the future. Do not wait for that time.
                await asyncio.sleep(max(self._window_s - max(since_s, 0.0), 0.0))
                if table_id in self._first_posts:
                    await self._first_posts[table_id].wait()
                await follower.make(partial(self._is_settled, table_id, follower))
                await follower.wait_for_more()
        finally:
            del self._followers[table_id]
            follower.end()

    async def _is_settled(self, table_id: TableId, follower: Attempts) -> bool:
        """Try to show a table. Return whether no other attempt is needed."""
        try:
            table, _ = await self._tables.get(table_id)
            await self._pace.turn(table.channel_id)
            # This attempt also shows the changes that came while other tables had their turns.
            follower.take_up()
            return await self._try_to_show(table_id, follower)
        except RuleError:
            # The table was deleted meanwhile, with all data of its server.
            return True
        except Exception:
            # Most likely the database fails. No one but this follower would try again.
            log.warning("table %d could not be shown", table_id, exc_info=True)
            return False

    async def _try_to_show(self, table_id: TableId, follower: Attempts) -> bool:
        shown = await self._render(table_id)
        if shown is None:
            return True
        if follower.is_due and follower.patience_s <= 0 and not follower.is_put_off:
            # It has changed meanwhile, and people wait to see that instead.
            follower.is_put_off = True
            return True
        follower.is_put_off = False
        table = follower.table = shown.table
        follower.more_s = shown.rendered.more_s
        self._note_shown(table_id)
        try:
            await self._edit_or_post(shown)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("table %s cannot be shown: %s", table_id, messages.fault_in_short(error))
            return await self._gone_channels.examine(table, error)
        except messages.DELIVERY_FAULTS as error:
            log.warning("table %s could not be shown: %s", table_id, messages.fault_in_short(error))
            return False
        self._shown(shown)
        if not table.is_open:
            await self._store.note_end_announced(table_id)
        return True

    def _note_shown(self, table_id: TableId) -> None:
        now_ms = self._clock.now_ms()
        recent_ms = now_ms - self._window_s * 1000
        self._shown_ms[table_id] = now_ms
        self._shown_ms.move_to_end(table_id)
        while not recent_ms <= next(iter(self._shown_ms.values())) <= now_ms:
            self._shown_ms.popitem(last=False)

    async def _edit_or_post(self, shown: TableMessage) -> None:
        table, pinged = shown.table, list[UserId]()
        for page in shown.pages:
            await self._leave(table, page)
            table = replace(table, message_id=None)
        # Use the id in the database, so that a process that starts at this moment computes the same nonce.
        before = table.message_id or 0
        if shown.needs_new_message and table.message_id is not None:
            await self._remove(self._message_of(table, table.message_id))
            table, pinged = replace(table, message_id=None), await self._pinged(table.table_id)
        if not await self._edit(table, shown.rendered):
            # A table's last message may have become the page of its last round, so a closed table needs
            # another nonce.
            nonce = messages.nonce_of("table", table.table_id, shown.round, before, table.is_open)
            keep = partial(self._tables.set_message, table.table_id)
            await self._post(table, shown.rendered, nonce, keep, pinged)

    async def _leave(self, table: StoredTable, page: Page) -> None:
        """Turn the table's message into a page that stays; send the page if there is no message."""

        async def note(message_id: MessageId) -> None:
            await self._tables.note_announced(table.table_id, page.number)
            # It stays as it is.
            self._presses.forget(message_id)

        if table.message_id is not None and await self._edit(table, page.rendered):
            await note(table.message_id)
            return
        await self._post(table, page.rendered, messages.nonce_of("page", table.table_id, page.number), note)

    async def _post(
        self,
        table: StoredTable,
        rendered: messages.Rendered,
        nonce: str,
        keep: Callable[[MessageId], Awaitable[None]],
        pinged: Collection[UserId] = (),
    ) -> None:
        """Send a message and store its id. If it was sent before but not stored, update it instead.

        This process knows what it has sent. Discord finds, by the nonce, what another process sent before it
        died.
        """
        sent_id, is_new = self._unkept.get(nonce), False
        if sent_id is None:
            allowed = self._allowed(table, rendered)
            message = await self._messages.send(self._channel(table), allowed, nonce, pinged=pinged)
            sent_id = self._unkept[nonce] = MessageId(message.id)
            self._ahead_ms = self._clock.now_ms() - _sent_ms(sent_id)
            is_new = self._ahead_ms < FOUND_MS
        if not is_new:
            await self._edit(replace(table, message_id=sent_id), rendered)
        await keep(sent_id)
        del self._unkept[nonce]

    async def _edit(self, table: StoredTable, rendered: messages.Rendered) -> bool:
        """Edit a table's message; return False if there is no message that can still be edited."""
        if table.message_id is None:
            return False
        message = self._message_of(table, table.message_id)
        limit_s = OLD_EDIT_S if self.is_old(table.message_id) else None
        try:
            async with asyncio.timeout(limit_s) as limit:
                await self._messages.edit(message, self._allowed(table, rendered))
        except messages.TooOldToEdit:
            return await self._remove(message)
        except TimeoutError:
            if not limit.expired():
                raise
            # discord.py waits until Discord allows the next edit, which may take an hour.
            return await self._remove(message)
        except discord.HTTPException as error:
            if error.code not in {UNKNOWN_MESSAGE, CANNOT_EDIT_OTHERS}:
                raise
            return False
        return True

    async def _remove(self, message: discord.PartialMessage) -> bool:
        """Delete a message that a new one replaces; return False, because it cannot be edited now.

        It is deleted before the new one is sent: even if the process dies in between, there are never two
        messages.
        """
        log.info("message %d is old: another takes its place", message.id)
        with suppress(discord.NotFound):
            await self._messages.delete(message)
        return False

    def _allowed(self, table: StoredTable, rendered: messages.Rendered) -> messages.Rendered:
        """Return the message without its picture if the bot may not attach files there.

        An attempt in vain would cost a request each time.
        """
        if rendered.plain is None or not self._messages.needs_upload(table.message_id or 0, rendered):
            return rendered
        return rendered if _may_attach(self._client.get_channel(table.channel_id)) else rendered.plain()

    def _message_of(self, table: StoredTable, message_id: MessageId) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message_id)

    def _channel(self, table: StoredTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


def _may_attach(channel: object) -> bool:
    """Return whether the bot may attach files in a channel, as far as it knows."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    try:
        return channel.permissions_for(channel.guild.me).attach_files
    except discord.ClientException:
        # The channel of this thread is not known.
        return True


def is_old(message_id: MessageId, now_ms: float, age_ms: int = OLD_MS) -> bool:
    """Return whether a message is of an age; by default, whether Discord hardly lets it be edited now."""
    return now_ms - _sent_ms(message_id) > age_ms


def _sent_ms(message_id: int) -> float:
    return discord.utils.snowflake_time(message_id).timestamp() * 1000
