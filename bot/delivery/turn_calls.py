"""Tells players who want it that a table has waited for them for a while: by ping or by direct message.

Of several processes, only one calls a player: once for each turn and at most once a minute, also after a
restart. The database decides this. A player who cannot be reached is not told by other means.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.delivery.background import Tasks
from bot.delivery.board import DeliveryContext
from bot.delivery.direct_messages import Missed
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.tables.preferences import TurnCalls as Way
from bot.text import Text
from bot.views.phrases import mention

log = logging.getLogger(__name__)

CALL_AFTER_MS: Final = 20 * 1000


@dataclass(frozen=True)
class Awaited:
    """The players who have to act before a table goes on.

    Args:
        since_ms: When the table began to wait, as far as a table that was just read can tell.
    """

    people: tuple[UserId, ...] = ()
    since_ms: int = 0


@dataclass(eq=False)
class _Turn:
    """A turn of a player who wants to be called.

    Args:
        deadline_ms: The end of the turn. Another turn has another deadline.
        call: The message that called the player, in the channel or as a direct message.
    """

    stored: StoredTable
    user_id: UserId
    deadline_ms: int | None
    due_ms: int
    timer: asyncio.Task[None] | None = None
    is_over: bool = False
    call: discord.Message | None = field(default=None, repr=False)


class TurnCalls:
    """Calls players at the tables of one game."""

    def __init__(self, context: DeliveryContext, text: Callable[[StoredTable], Awaitable[Text]]) -> None:
        services = context.services
        self._client = context.client
        self._requests = context.requests
        self._direct_messages = context.direct_messages
        self._clock = services.clock
        self._preferences = services.preferences
        self._catalog = services.catalog
        self._text = text
        self._tasks = Tasks()
        self._turns: dict[TableId, list[_Turn]] = {}
        self._closed_to_us: set[UserId] = set()
        services.preferences.subscribe(self._closed_to_us.discard)

    def follow(self, stored: StoredTable, awaited: Awaited, deadline_ms: int | None) -> None:
        """Note whose turn it is at a table, and until when."""
        wanted = {each for each in awaited.people if self._way(each) is not Way.OFF}
        before = self._turns.pop(stored.table_id, [])
        turns = [each for each in before if each.user_id in wanted and each.deadline_ms == deadline_ms]
        for turn in before:
            if turn not in turns:
                self._end(turn)
        due_ms = min(awaited.since_ms, self._clock.now_ms()) + CALL_AFTER_MS
        for user_id in wanted - {each.user_id for each in turns}:
            turn = _Turn(stored, user_id, deadline_ms, due_ms)
            self._wait(turn, due_ms)
            turns.append(turn)
        if turns:
            self._turns[stored.table_id] = turns

    def let_go(self, guild_ids: Collection[GuildId]) -> None:
        """Leave the players in these servers to another process."""
        for table_id, turns in list(self._turns.items()):
            if turns[0].stored.guild_id in guild_ids:
                for turn in self._turns.pop(table_id):
                    self._stop(turn)

    async def close(self) -> None:
        """Stop calling players."""
        timers = [turn.timer for turns in self._turns.values() for turn in turns if turn.timer is not None]
        for turns in self._turns.values():
            for turn in turns:
                self._stop(turn)
        await asyncio.gather(*timers, self._tasks.close(), return_exceptions=True)

    def _way(self, user_id: UserId) -> Way:
        return self._preferences.for_user(user_id).turn_calls

    def _wait(self, turn: _Turn, until_ms: int) -> None:
        turn.timer = asyncio.create_task(
            self._sleep(turn, until_ms), name=f"wait for a turn at table {turn.stored.table_id}"
        )

    async def _sleep(self, turn: _Turn, until_ms: int) -> None:
        # As with the deadlines of tables, the system's clock decides.
        while (left_ms := until_ms - self._clock.now_ms()) > 0:  # noqa: ASYNC110 - it polls a clock, no state
            await asyncio.sleep(left_ms / 1000)
        self._tasks.start(self._call(turn), f"call to table {turn.stored.table_id}")

    def _stop(self, turn: _Turn) -> None:
        turn.is_over = True
        if turn.timer is not None:
            turn.timer.cancel()

    def _end(self, turn: _Turn) -> None:
        """End a turn, and delete the message that called for it."""
        self._stop(turn)
        if turn.call is not None:
            self._tasks.start(self._remove(turn.call), f"a call to table {turn.stored.table_id} goes")

    async def _call(self, turn: _Turn) -> None:
        """Call a player, unless the turn is over, the player wants no more calls, or cannot be reached."""
        way = self._way(turn.user_id)
        if turn.is_over or way is Way.OFF or (way is Way.DIRECT and turn.user_id in self._closed_to_us):
            return
        at_ms = await self._preferences.claim_call(turn.user_id, turn.due_ms)
        if at_ms is None or turn.is_over:
            return
        if at_ms > self._clock.now_ms():
            self._wait(turn, at_ms)
            return
        try:
            await (self._ping(turn) if way is Way.PING else self._write(turn))
        except DELIVERY_FAULTS as error:
            log.info("a call reaches nobody: %s", fault_in_short(error))
        # The turn may have ended before Discord had the message.
        if turn.is_over and turn.call is not None:
            await self._remove(turn.call)

    async def _ping(self, turn: _Turn) -> None:
        stored, user_id = turn.stored, turn.user_id
        text = await self._text(stored)
        channel = self._client.get_partial_messageable(stored.channel_id, guild_id=stored.guild_id)
        await self._requests.turn()
        turn.call = await channel.send(
            text("turn-call-ping", user=mention(user_id), link=stored.url),
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id)]
            ),
        )

    async def _write(self, turn: _Turn) -> None:
        servers = await self._text(turn.stored)
        text = self._catalog.personal_text(self._preferences.for_user(turn.user_id), servers.locale)
        said = text("turn-call-letter", link=turn.stored.url)

        async def put(channel: discord.abc.Messageable) -> None:
            await self._requests.turn()
            turn.call = await channel.send(said)

        missed = await self._direct_messages.send({turn.user_id: put})
        if missed.get(turn.user_id) is Missed.CLOSED:
            self._closed_to_us.add(turn.user_id)

    async def _remove(self, call: discord.Message) -> None:
        await self._requests.turn()
        try:
            await call.delete()
        except DELIVERY_FAULTS as error:
            log.info("a call stays: %s", fault_in_short(error))
