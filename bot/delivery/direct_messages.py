"""Direct messages: each person's channel is opened once and kept, and few are opened at a time."""

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

# How many go out at a time of those that belong together: others have their turns in between.
AT_ONCE: Final = 5
# Whoever would have to wait longer for their channel to be opened, or for the turn of their message, goes
# without, this time.
PATIENCE_S: Final = 6.0
# For how long none is opened once Discord has said that it is too fast.
STOP_MS: Final = 10 * 60 * 1000
# See Discord's list of JSON error codes.
_TOO_FAST: Final = 40003
_CLOSED: Final = 50007
# Unknown Channel, Missing Access: a kept channel is gone, or that of another application over this database.
_NOT_OURS: Final = frozenset({10003, 50001})

Put: TypeAlias = Callable[[discord.abc.Messageable], Awaitable[Any]]
"""Sends something into a channel."""

Item = TypeVar("Item")


class Missed(Enum):
    """Why somebody got no direct message.

    Attributes:
        CLOSED: They take none from the bot.
        FAILED: Discord refused it for another reason, or could not be reached.
        LOST: Their channel is not there; of one that was kept, another is opened in its place.
        POSTPONED: It would have been too fast to open their channel now, or there is too much else to send.
    """

    CLOSED = "closed"
    FAILED = "failed"
    LOST = "lost"
    POSTPONED = "postponed"


class DirectMessages:
    """Sends people direct messages.

    Args:
        client: The bot.
        services: Its services.
        requests: The pace of requests that can wait.
        openings: The pace at which channels are opened.
    """

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
        """Send people something each. What fails is not tried again.

        Args:
            puts: What sends it, by person.

        Returns:
            Who got nothing, and why.
        """
        known = await self._channels.of(puts)
        new = [user_id for user_id in puts if user_id not in known]
        # All at once: nobody's cards wait for longer than that.
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
        """Whether whatever goes out next would have to wait for too long."""
        return self._requests.wait_s() > PATIENCE_S

    def _take_opening(self) -> float | None:
        """Return in how many seconds a channel may be opened; None where that is too long."""
        if self._is_stopped() or self._openings.wait_s() > PATIENCE_S:
            return None
        return self._openings.take_turn()

    def _is_stopped(self) -> bool:
        stopped_ms = self._stopped_ms
        return stopped_ms is not None and 0 <= self._clock.now_ms() - stopped_ms < STOP_MS

    async def _open(
        self, user_id: UserId, wait_s: float | None, missed: dict[UserId, Missed]
    ) -> ChannelId | None:
        """Open somebody's channel after some seconds; return None where it is not opened."""
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
    """Do something with each of several items, in order, with a few of them at a time."""
    left = iter(items)

    async def do_next() -> None:
        for each in left:
            await work(each)

    await asyncio.gather(*(do_next() for _ in range(AT_ONCE)))
