"""Claims this process's servers as Discord names them, renews their leases, and shows their open tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord
from discord.ext import commands

from bot.delivery.tables import Deliveries
from bot.services import RENEW_S, Services
from bot.tables.ids import GuildId
from bot.tables.leases import shard_of

log = logging.getLogger(__name__)

_Found = TypeVar("_Found")

# The time limit for renewing all leases, and the pause after a failure. Both are short enough for another try
# before the leases run out.
RENEWING_S: Final = 5.0
AGAIN_S: Final = 1.0
# The time limit for any other step, such as taking up servers or looking for missed commits.
PATIENCE_S: Final = 8.0
# The time limit for giving the servers back. It is short because the process is ending.
PARTING_S: Final = 2.0


class LeaseKeeper:
    """Keeps the leases of a bot's servers, and shows the open tables of each server that it has just taken.

    Args:
        beat_s: How often to renew the leases; None never to renew them.
    """

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        services: Services,
        delivery: Deliveries,
        beat_s: float | None = RENEW_S,
    ) -> None:
        self._bot = bot
        self._services = services
        self._delivery = delivery
        self._beat_s = beat_s
        self._new_shards: set[int] = set()
        self._new: set[GuildId] = set()
        self._turn = asyncio.Lock()
        self._hearts: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to claim servers as Discord names them, and to renew their leases."""
        self._services.leases.subscribe(self)
        self._bot.add_listener(self._shard_ready, "on_shard_ready")
        self._bot.add_listener(self._guild_named, "on_guild_available")
        self._bot.add_listener(self._guild_named, "on_guild_join")
        if self._beat_s is not None:
            # Two tasks: taking up servers may last, and the leases of the other servers must be renewed
            # meanwhile.
            self._hearts = [
                asyncio.create_task(self._keep_renewing(self._beat_s), name="renew leases"),
                asyncio.create_task(self._keep_looking(self._beat_s), name="look after servers"),
            ]

    async def close(self) -> None:
        """Give all servers back."""
        for heart in self._hearts:
            heart.cancel()
        try:
            async with asyncio.timeout(PARTING_S):
                await self._services.leases.release()
        except Exception:
            # Then another process has to wait a few seconds for them. This process must be able to end.
            log.warning("the servers could not be given back", exc_info=True)

    async def beat(self) -> None:
        """Renew all leases, claim missing servers again, and look for changes by other processes."""
        await self._renew()
        await self._look_around()

    async def taken(self, guild_ids: frozenset[GuildId]) -> None:
        """Take up the open tables of servers that this process serves from now on."""
        self._delivery.take_up(guild_ids)
        for step in await self._services.resume(guild_ids):
            self._delivery.for_game(step.stored.game).resume(step)

    async def lost(self, guild_ids: frozenset[GuildId]) -> None:
        """Leave alone the tables of servers that another process has taken."""
        self._delivery.let_go(guild_ids)
        await self._services.let_go(guild_ids)

    async def _renew(self) -> bool:
        """Renew all leases. Return whether the next renewal can wait for the next beat."""
        return await _try(self._services.leases.renew, RENEWING_S) or False

    async def _look_around(self) -> None:
        preferences = self._services.preferences
        for step in (self._claim_new, self._claim_missing, self._catch_up, preferences.refresh):
            await _try(step, PATIENCE_S)

    async def _keep_renewing(self, beat_s: float) -> None:
        pause_s = beat_s
        while True:
            await asyncio.sleep(pause_s)
            pause_s = beat_s if await self._renew() else min(beat_s, AGAIN_S)

    async def _keep_looking(self, beat_s: float) -> None:
        while True:
            await asyncio.sleep(beat_s)
            await self._look_around()

    async def _shard_ready(self, shard_id: int) -> None:
        self._new_shards.add(shard_id)
        await _try(self._claim_new)

    async def _guild_named(self, guild: discord.Guild) -> None:
        self._new.add(GuildId(guild.id))
        await _try(self._claim_new)

    async def _claim_new(self) -> None:
        # One claim at a time: servers that many events name at once are claimed together.
        async with self._turn:
            while self._new_shards:
                shard_id = min(self._new_shards)
                self._new |= await self._guilds_of(shard_id)
                self._new_shards.remove(shard_id)
            new, self._new = self._new, set()
            await self._services.leases.claim(new)

    async def _claim_missing(self) -> None:
        await self._services.leases.claim(self._services.leases.missing)

    async def _catch_up(self) -> None:
        for step in await self._services.changed_unnoticed():
            log.warning("table %d has changed without a word of the database", step.stored.table_id)
            self._delivery.for_game(step.stored.game).catch_up(step)

    async def _guilds_of(self, shard_id: int) -> set[GuildId]:
        """Return the servers of a shard, including servers with open tables that have removed the bot."""
        open_ids = set(await self._services.store.open_table_counts())
        known_ids = {GuildId(guild.id) for guild in self._bot.guilds}
        count = self._bot.shard_count or 1
        return {guild_id for guild_id in open_ids | known_ids if shard_of(guild_id, count) == shard_id}


async def _try(work: Callable[[], Awaitable[_Found]], limit_s: float | None = None) -> _Found | None:
    try:
        # A silent database must not delay the next beat, and with it every click.
        async with asyncio.timeout(limit_s):
            return await work()
    except Exception:
        # The next beat tries again. Once another process may answer, this one answers no more.
        log.warning("the database does not answer", exc_info=True)
        return None
