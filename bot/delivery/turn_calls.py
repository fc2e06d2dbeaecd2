"""Tells players who want it that a table has waited for them for a while: by ping or by direct message.

At a slow table they are told once more at half of their time. What falls into their quiet hours or their
vacation there is said afterwards. Of several processes, only one calls a player:
once for each of these moments and at most once a minute, also after a restart. The database decides this. A
player who cannot be reached is not told by other means. Only at a slow table, people who take no direct
messages are pinged instead.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

import discord

from bot.delivery.background import Tasks
from bot.delivery.board import DeliveryContext
from bot.delivery.direct_messages import Missed
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short, pinging
from bot.rules.errors import RuleError
from bot.services import TableService
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.machine import Playable
from bot.tables.ports import StoredTable
from bot.tables.preferences import TurnCalls as Way
from bot.text import Text
from bot.text.conventions import listed
from bot.views.phrases import mention, relative_time

log = logging.getLogger(__name__)

CALL_AFTER_MS: Final = 20 * 1000
# Within this time several players of a slow table are called by one message.
TOGETHER_S: Final = 0.5


@dataclass(eq=False)
class _Turn:
    """A turn of a player who wants to be called.

    Args:
        deadline_ms: The end of the turn. Another turn has another deadline.
        dues_ms: When the player is to be called, as far as that is still to come.
        call: The message to delete at the end of the turn: what called the player at a quick table, in the
            channel or as a direct message. At a slow table calls stay, as each deletion would be a request.
    """

    stored: StoredTable
    user_id: UserId
    is_slow: bool
    deadline_ms: int | None
    dues_ms: list[int]
    timer: asyncio.Task[None] | None = None
    is_over: bool = False
    call: discord.Message | None = field(default=None, repr=False)


class TurnCalls:
    """Calls players at the tables of one game."""

    def __init__(
        self,
        context: DeliveryContext,
        tables: TableService[Any],
        text: Callable[[StoredTable], Awaitable[Text]],
    ) -> None:
        self._services = services = context.services
        self._client = context.client
        self._requests = context.requests
        self._direct_messages = context.direct_messages
        self._clock = services.clock
        self._preferences = services.preferences
        self._tables = tables
        self._text = text
        self._tasks = Tasks()
        self._turns: dict[TableId, list[_Turn]] = {}
        # The turns at slow tables whose players are about to be pinged together.
        self._together: dict[TableId, list[_Turn]] = {}
        self._closed_to_us: set[UserId] = set()
        services.preferences.subscribe(lambda user_id, *_: self._closed_to_us.discard(user_id))

    def follow(self, stored: StoredTable, table: Playable, awaited: Collection[UserId]) -> None:
        """Note whose turn it is at a table."""
        wanted = {each for each in awaited if self._way(each, is_slow=table.is_slow) is not Way.OFF}
        before = self._turns.pop(stored.table_id, [])
        turns = [each for each in before if each.user_id in wanted and each.deadline_ms == table.deadline_ms]
        for turn in before:
            if turn not in turns:
                self._end(turn)
        known = {each.user_id for each in turns}
        for user_id in (each for each in awaited if each in wanted - known):
            dues_ms = self._dues_ms(table, user_id)
            turn = _Turn(stored, user_id, table.is_slow, table.deadline_ms, dues_ms)
            self._wait(turn, turn.dues_ms[0])
            turns.append(turn)
        if turns:
            self._turns[stored.table_id] = turns

    async def call_by(self, table_id: TableId) -> list[UserId]:
        """Return the people whom a new message of a slow table pings itself, in place of their first call.

        Later calls follow as ever.
        """
        pinged = []
        for turn in self._turns.get(table_id, ()):
            due_ms, later = turn.dues_ms[0] if turn.dues_ms else 0, turn.dues_ms[1:]
            is_beginning = 0 <= due_ms - self._clock.now_ms() <= CALL_AFTER_MS and bool(later)
            if not is_beginning or self._way(turn.user_id, is_slow=turn.is_slow) is not Way.PING:
                continue
            # Claimed as if it were time, so that no process calls them then.
            claimed_ms = await self._preferences.claim_call(turn.user_id, due_ms, at_ms=due_ms)
            if claimed_ms == due_ms and not turn.is_over and turn.timer is not None:
                turn.timer.cancel()
                turn.dues_ms = later
                self._wait(turn, later[0])
                pinged.append(turn.user_id)
        return pinged

    def _dues_ms(self, table: Playable, user_id: UserId) -> list[int]:
        """Return when to call a player whose turn it is; of moments that are past only the last."""
        now_ms = self._clock.now_ms()
        # When the table began to wait, as far as a table that was just read can tell.
        since_ms = table.since_ms or min((table.deadline_ms or 0) - table.turn_ms, now_ms)
        dues_ms = [since_ms + CALL_AFTER_MS]
        if table.is_slow:
            own = self._services.own_time(user_id)
            dues_ms = [own.after(dues_ms[0]), own.after(since_ms, table.turn_ms // 2)]
        return [due for due, after in zip(dues_ms, [*dues_ms[1:], inf], strict=True) if after > now_ms]

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

    def _way(self, user_id: UserId, *, is_slow: bool) -> Way:
        way = self._preferences.for_user(user_id).turn_calls
        if way is Way.AUTO:
            return Way.PING if is_slow else Way.OFF
        return Way.PING if is_slow and way is Way.DIRECT and user_id in self._closed_to_us else way

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
        """Call a player now, or once the pause since the last call is over; then wait for the next moment."""
        at_ms = await self._call_unless_refused(turn)
        if at_ms is None:
            turn.dues_ms.pop(0)
            at_ms = next(iter(turn.dues_ms), None)
        if at_ms is not None and not turn.is_over:
            self._wait(turn, at_ms)
        # The turn may have ended before Discord had the message.
        if turn.is_over and turn.call is not None:
            await self._remove(turn.call)

    async def _call_unless_refused(self, turn: _Turn) -> int | None:
        """Call a player, unless the turn is over, the player wants no more calls, or cannot be reached.

        Returns:
            When to try again; None for never.
        """
        way = self._way(turn.user_id, is_slow=turn.is_slow)
        if turn.is_over or way is Way.OFF or (way is Way.DIRECT and turn.user_id in self._closed_to_us):
            return None
        now_ms = self._clock.now_ms()
        if turn.is_slow and (after_ms := self._services.own_time(turn.user_id).after(now_ms)) > now_ms:
            # It is quiet now by what the person has chosen since the turn began.
            return after_ms
        at_ms = await self._preferences.claim_call(turn.user_id, turn.dues_ms[0])
        if at_ms is None or turn.is_over:
            return None
        if at_ms > self._clock.now_ms():
            return at_ms
        try:
            await (self._ping(turn) if way is Way.PING else self._write(turn))
        except DELIVERY_FAULTS as error:
            log.info("a call reaches nobody: %s", fault_in_short(error))
        except RuleError:
            # The table was deleted meanwhile, with all data of its server.
            return None
        return None

    async def _ping(self, turn: _Turn) -> None:
        """Ping a player; at a slow table together with all who are to be pinged there at the moment."""
        table_id, turns = turn.stored.table_id, [turn]
        if turn.is_slow:
            turns = self._together.setdefault(table_id, turns)
            if turn is not turns[0]:
                turns.append(turn)
                return
            await asyncio.sleep(TOGETHER_S)
            del self._together[table_id]
        if people := [each.user_id for each in turns if not each.is_over]:
            turn.call = _to_delete(turn, await self._send_ping(turn, people))

    async def _send_ping(self, turn: _Turn, people: Sequence[UserId]) -> discord.Message:
        text = await self._text(turn.stored)
        told = await self._told(turn)
        channel = self._client.get_partial_messageable(turn.stored.channel_id, guild_id=turn.stored.guild_id)
        await self._requests.turn()
        return await channel.send(
            text("turn-call-ping", user=listed(text, map(mention, people)), **told),
            allowed_mentions=pinging(people),
        )

    async def _write(self, turn: _Turn) -> None:
        text = await self._services.personal_text(turn.user_id, await self._text(turn.stored))
        said = text("turn-call-letter", **await self._told(turn))

        async def put(channel: discord.abc.Messageable) -> None:
            await self._requests.turn()
            turn.call = _to_delete(turn, await channel.send(said))

        missed = await self._direct_messages.send({turn.user_id: put})
        if missed.get(turn.user_id) is Missed.CLOSED:
            self._closed_to_us.add(turn.user_id)
            if turn.is_slow:
                await self._ping(turn)

    async def _told(self, turn: _Turn) -> dict[str, str]:
        """Return what a call says of a turn.

        Raises:
            RuleError: The table does not exist any more.
        """
        # Another message may have taken the place of the one that the turn began with.
        stored, _ = await self._tables.get(turn.stored.table_id)
        slow = "yes" if turn.is_slow else "no"
        return {"link": stored.url, "slow": slow, "when": relative_time(turn.deadline_ms)}

    async def _remove(self, call: discord.Message) -> None:
        await self._requests.turn()
        try:
            await call.delete()
        except DELIVERY_FAULTS as error:
            log.info("a call stays: %s", fault_in_short(error))


def _to_delete(turn: _Turn, sent: discord.Message) -> discord.Message | None:
    return None if turn.is_slow else sent
