"""Posts the announcement of each day, at midnight UTC or as soon as this process serves the server.

Each server gets one message a day. The message has the same nonce in every process, and the day is noted once
it is sent. So a process that dies in between causes no second message.
"""

import asyncio
import logging
from functools import partial
from typing import Final, Protocol, cast

import discord

from bot.delivery.background import Attempts, Tasks
from bot.delivery.board import DeliveryContext
from bot.delivery.messages import DELIVERY_FAULTS, Rendered, fault_in_short, nonce_of
from bot.delivery.tables import server_text
from bot.features.announcements.rows import Announcements
from bot.features.announcements.view import announcement_view
from bot.features.feature import Announced, Challenges, News
from bot.store.standings import first_day
from bot.tables.days import Period, day_of, day_start_ms
from bot.tables.ids import GuildId
from bot.tables.leases import NotOurGuild
from bot.tables.server_settings import ServerSettings
from bot.views.visibility import channel_to_post_in

log = logging.getLogger(__name__)

# Discord refuses the message with these, now and later.
_REFUSED: Final = (discord.Forbidden, discord.NotFound)


class AnnouncingClient(Protocol):
    """The part of the bot that announcements use.

    Attributes:
        challenges: What the features offer to play each day.
        monthly: What they have to tell of the month before.
    """

    challenges: tuple[Challenges, ...]
    monthly: tuple[News, ...]


class AnnouncementPosts:
    """Posts the day's announcement in each server that wants one."""

    def __init__(self, context: DeliveryContext) -> None:
        self._client = context.client
        self._services = context.services
        self._clock = context.services.clock
        self._members = context.members
        self._messages = context.messages
        self._store = Announcements(context.services.store)
        self._tasks = Tasks()
        self._wanted: set[GuildId] = set()
        self._attempts: dict[GuildId, Attempts] = {}
        # The latest day that this process has announced in each server, in case it cannot be noted.
        self._sent: dict[GuildId, int] = {}
        context.services.settings.subscribe(self.on_settings)
        context.services.leases.subscribe(self)
        self._tasks.start(self._at_each_midnight(), "announcements")

    async def taken(self, guild_ids: frozenset[GuildId]) -> None:
        """Announce today in servers that this process has just begun to serve, unless that was done."""
        # Another process may have changed them since they were read here.
        self._services.settings.forget(guild_ids)
        wanted = await self._store.wanted_in(guild_ids)
        self._wanted |= wanted
        for guild_id in sorted(wanted):
            self._begin(guild_id)

    async def lost(self, guild_ids: frozenset[GuildId]) -> None:
        """Announce nothing more in servers that another process has taken."""
        self._wanted -= guild_ids

    def on_settings(self, guild_id: GuildId, settings: ServerSettings) -> None:
        """Announce today in a server that has just chosen a channel."""
        if settings.announcement_channel is None:
            self._wanted.discard(guild_id)
        else:
            self._wanted.add(guild_id)
            self._begin(guild_id)

    async def close(self) -> None:
        """Stop. The next start announces the day in servers where that was not done."""
        await self._tasks.close()

    async def _at_each_midnight(self) -> None:
        while True:
            midnight_ms = day_start_ms(self._today + 1)
            while (left_ms := midnight_ms - self._clock.now_ms()) > 0:  # noqa: ASYNC110 - it polls a clock
                await asyncio.sleep(left_ms / 1000)
            for guild_id in sorted(self._wanted):
                self._begin(guild_id)

    @property
    def _today(self) -> int:
        return day_of(self._clock.now_ms())

    def _begin(self, guild_id: GuildId) -> None:
        attempts = self._attempts.get(guild_id)
        if attempts is None:
            attempts = self._attempts[guild_id] = Attempts()
            self._tasks.start(self._follow(guild_id, attempts), f"announcement in {guild_id}")
        attempts.begin()

    async def _follow(self, guild_id: GuildId, attempts: Attempts) -> None:
        try:
            while attempts.is_due:
                await attempts.make(partial(self._is_settled, guild_id))
        finally:
            del self._attempts[guild_id]

    async def _is_settled(self, guild_id: GuildId) -> bool:
        """Try to announce today. Return False if another attempt is needed."""
        try:
            await self._announce(guild_id, self._today)
        except NotOurGuild:
            return True
        except _REFUSED as error:
            # The settings say so to managers.
            log.info("server %d: no announcement: %s", guild_id, fault_in_short(error))
            return True
        except DELIVERY_FAULTS as error:
            log.warning("server %d: no announcement yet: %s", guild_id, fault_in_short(error))
            return False
        except Exception:
            # The database fails, or Discord's gateway is down and cannot tell the names of members.
            log.warning("server %d: no announcement yet", guild_id, exc_info=True)
            return False
        return True

    async def _announce(self, guild_id: GuildId, day: int) -> None:
        channel = await self._channel(guild_id)
        if channel is None:
            return
        latest = await self._store.latest(guild_id)
        if latest is not None and latest >= day:
            return
        is_first = latest is None or latest < first_day(Period.MONTH, day)
        if self._sent.get(guild_id) != day:
            # The message is built after the wait for its turn.
            await self._messages.turn()
            rendered = await self._rendered(channel.guild, day, is_first=is_first)
            nonce = nonce_of("announcement", guild_id, day)
            await self._messages.send(channel, rendered, nonce, has_turn=True)
            self._sent[guild_id] = day
        await self._store.note(guild_id, day)

    async def _channel(self, guild_id: GuildId) -> discord.TextChannel | None:
        """Return the channel for announcements; None if there is none now, or the bot may not post there."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild_id not in self._wanted:
            return None
        chosen = (await self._services.settings.for_guild(guild_id)).announcement_channel
        return None if chosen is None else channel_to_post_in(guild, chosen)

    async def _rendered(self, guild: discord.Guild, day: int, *, is_first: bool) -> Rendered:
        """Return the announcement of a day.

        Args:
            is_first: Whether it is the first one of its month in the server.
        """
        guild_id = GuildId(guild.id)
        text = await server_text(self._client, self._services, guild_id)
        announced = Announced(text, self._services, guild_id, day, partial(self._members.names, guild))
        client = cast(AnnouncingClient, self._client)
        challenges = [each for make in client.challenges for each in await make(announced)]
        tells = is_first and (await self._services.settings.for_guild(guild_id)).announce_medals
        news = [line for tell in client.monthly * tells for line in await tell(announced)]
        return Rendered(announcement_view(text, day, challenges, news))
