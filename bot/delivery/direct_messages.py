"""Sends direct messages: opens the channel of each person once, stores it, and opens few at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from enum import Enum
from typing import Any, Final, TypeAlias, TypeVar

import discord

from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.delivery.pace import RequestPace
from bot.services import Services
from bot.tables.ids import ChannelId, UserId

log = logging.getLogger(__name__)

# How many messages of one batch are sent at a time, so that other messages have their turns in between.
AT_ONCE: Final = 5
# A person gets no message this time if it would wait longer for its turn, or to have the channel opened.
PATIENCE_S: Final = 6.0
# For how long no channel is opened after Discord has said that the bot is too fast.
STOP_MS: Final = 10 * 60 * 1000
# Discord's JSON error codes.
_TOO_FAST: Final = 40003
_CLOSED: Final = 50007
# Unknown Channel and Missing Access: a stored channel is gone, or belongs to another application that has
# used this database.
_NOT_OURS: Final = frozenset({10003, 50001})

Put: TypeAlias = Callable[[discord.abc.Messageable], Awaitable[Any]]
"""Sends something into a channel."""

Item = TypeVar("Item")


class Missed(Enum):
    """Why a person got no direct message.

    Attributes:
        CLOSED: The person takes no direct messages from the bot.
        FAILED: Discord refused it for another reason, or could not be reached.
        LOST: The person's channel does not exist. If it was a stored one, a new one is opened.
        POSTPONED: It was too early to open another channel, or too many other requests are waiting.
    """

    CLOSED = "closed"
    FAILED = "failed"
    LOST = "lost"
    POSTPONED = "postponed"


class DirectMessages:
    """Sends people direct messages."""

    def __init__(
        self, client: discord.Client, services: Services, requests: RequestPace, openings: RequestPace
    ) -> None:
        self._client = client
        self._clock = services.clock
        self._channels = services.direct_channels
        self._requests = requests
        self._openings = openings
        self._stopped_ms: int | None = None

    async def send(self, puts: Mapping[UserId, Put]) -> Mapping[UserId, Missed]:
        """Send each person a message. A failed message is not tried again.

        Returns:
            The people who got no message, and why.
        """
        known = await self._channels.of(puts)
        new = [user_id for user_id in puts if user_id not in known]
        # Take all turns at once, so that no one's cards wait longer than `PATIENCE_S`.
        waits_s = [self._take_opening() for _ in new]
        opened: dict[UserId, ChannelId] = {}
        lost: set[UserId] = set()
        missed: dict[UserId, Missed] = {}

        async def send_known(user_id: UserId) -> None:
            await self._put(puts[user_id], user_id, known[user_id], missed)
            if missed.get(user_id) is Missed.LOST:
                lost.add(user_id)
                del missed[user_id]
                await send_new(user_id, self._take_opening())

        async def send_new(user_id: UserId, wait_s: float | None) -> None:
            channel_id = await self._open(user_id, wait_s, missed)
            if channel_id is not None:
                opened[user_id] = channel_id
                await self._put(puts[user_id], user_id, channel_id, missed)

        await asyncio.gather(few_at_once(known, send_known), *map(send_new, new, waits_s))
        if opened or lost:
            await self._channels.keep(opened, lost)
        return missed

    @property
    def is_behind(self) -> bool:
        """Whether the next message would have to wait too long."""
        return self._requests.wait_s() > PATIENCE_S

    def _take_opening(self) -> float | None:
        """Return the seconds until a channel may be opened; None if that is too long."""
        if self._is_stopped() or self._openings.wait_s() > PATIENCE_S:
            return None
        return self._openings.take_turn()

    def _is_stopped(self) -> bool:
        stopped_ms = self._stopped_ms
        return stopped_ms is not None and 0 <= self._clock.now_ms() - stopped_ms < STOP_MS

    async def _open(
        self, user_id: UserId, wait_s: float | None, missed: dict[UserId, Missed]
    ) -> ChannelId | None:
        """Open a person's channel after `wait_s` seconds; return None if it is not opened."""
        await asyncio.sleep(wait_s or 0.0)
        if wait_s is None or self._is_stopped():
            missed[user_id] = Missed.POSTPONED
            return None
        await self._requests.turn()
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
        except DELIVERY_FAULTS as error:
            missed[user_id] = self._why(user_id, error)
            return None
        return ChannelId(channel.id)

    async def _put(
        self, put: Put, user_id: UserId, channel_id: ChannelId, missed: dict[UserId, Missed]
    ) -> None:
        if self.is_behind:
            missed[user_id] = Missed.POSTPONED
            return
        try:
            await put(self._client.get_partial_messageable(channel_id))
        except DELIVERY_FAULTS as error:
            missed[user_id] = self._why(user_id, error)

    def _why(self, user_id: UserId, error: Exception) -> Missed:
        log.info("no direct message to user %s: %s", user_id, fault_in_short(error))
        code = error.code if isinstance(error, discord.HTTPException) else None
        if code == _TOO_FAST:
            self._stopped_ms = self._clock.now_ms()
            return Missed.POSTPONED
        if code in _NOT_OURS:
            return Missed.LOST
        return Missed.CLOSED if code == _CLOSED else Missed.FAILED


async def few_at_once(items: Iterable[Item], work: Callable[[Item], Awaitable[object]]) -> None:
    """Call `work` with each item in order, for a few items at a time."""
    left = iter(items)

    async def do_next() -> None:
        for each in left:
            await work(each)

    await asyncio.gather(*(do_next() for _ in range(AT_ONCE)))
