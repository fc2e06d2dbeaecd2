"""Servers that removed the bot, whose data is deleted after a grace period, and servers that invited it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Final

from bot.services.settings import SettingsService
from bot.services.steps import LatestSteps
from bot.store import Database, Departures, Letters
from bot.tables.days import DAY_MS
from bot.tables.ids import GuildId
from bot.tables.ports import Clock

log = logging.getLogger(__name__)

# A server that invites the bot again within this time finds everything unchanged.
GRACE_MS: Final = 30 * DAY_MS


class DepartureService:
    """Notes departures, and cleans up once a day.

    Every process does so; two at once do no harm.

    Args:
        settings: Remembers settings, which it must forget for a deleted server.
        latest: Remembers tables, which it must forget for a deleted server.
        catch_up: Updates statistics that are not counted with every round; called with each cleaning.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that is cleaned
        self,
        store: Departures,
        letters: Letters,
        settings: SettingsService,
        latest: LatestSteps,
        clock: Clock,
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self._store = store
        self._letters = letters
        self._settings = settings
        self._latest = latest
        self._clock = clock
        self._catch_up = catch_up
        self._daily: asyncio.Task[None] | None = None

    async def left(self, guild_id: GuildId) -> None:
        """Note that a server removed the bot."""
        await self._store.note([guild_id], now_ms=self._clock.now_ms())
        log.info("server %d: left; everything about it is deleted in 30 days", guild_id)

    async def joined(self, guild_id: GuildId) -> None:
        """Note that the bot is in a server, perhaps again."""
        await self._store.cancel([guild_id])
        # Another process may have deleted what this one still remembers.
        self._forget(guild_id)

    async def compare(self, present: Collection[GuildId], answers_for: Callable[[GuildId], bool]) -> None:
        """Note the departures and returns that happened while no process was running.

        Args:
            present: The servers that the bot is in, as far as this process knows them.
            answers_for: Whether this process would know of the bot's presence in a server.
        """
        await self._store.cancel(list(present))
        gone = [
            guild_id
            for guild_id in await self._store.known_guilds()
            if guild_id not in present and answers_for(guild_id)
        ]
        await self._store.note(gone, now_ms=self._clock.now_ms())
        if gone:
            log.info("the bot was removed from: %s", ", ".join(map(str, gone)))

    async def delete_due(self) -> None:
        """Delete everything about the servers whose grace period is over.

        A server that cannot be deleted does not stop the others.
        """
        now_ms = self._clock.now_ms()
        before_ms = now_ms - GRACE_MS
        await self._letters.forget_old(now_ms=now_ms)
        await self._store.drop_forgotten_purses(now_ms=now_ms)
        await self._store.delete_leases(before_ms)
        for guild_id in await self._store.due(before_ms):
            try:
                await self._delete(guild_id, before_ms)
            except Exception:
                log.warning("server %d was not deleted; it is tried again tomorrow", guild_id, exc_info=True)
        await self._store.refresh_statistics()

    async def _delete(self, guild_id: GuildId, before_ms: int) -> None:
        if await self._store.delete_guild(guild_id, before_ms):
            self._forget(guild_id)
            log.info("server %d: everything about it is deleted", guild_id)

    def _forget(self, guild_id: GuildId) -> None:
        self._settings.forget([guild_id])
        self._latest.forget_guilds([guild_id])

    def start(
        self,
        present: Callable[[], Collection[GuildId]],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Clean up now and then once a day, until closed. A second call does nothing.

        Args:
            present: Returns the servers that the bot is in. Departures noted for them are cancelled before
                each cleaning: another bot on the same database, such as a test bot, may have noted them,
                because it is in none of these servers.
        """
        if self._daily is None:
            self._daily = asyncio.create_task(self._every_day(present, sleep), name="delete departed servers")

    async def close(self) -> None:
        """Stop cleaning up. Unfinished work goes on at the next start."""
        if self._daily is not None:
            self._daily.cancel()
            await asyncio.gather(self._daily, return_exceptions=True)

    async def _every_day(
        self, present: Callable[[], Collection[GuildId]], sleep: Callable[[float], Awaitable[object]]
    ) -> None:
        while True:
            try:
                await self._store.cancel(list(present()))
                await self.delete_due()
                await self._catch_up()
            except Exception:
                log.warning("the work of the day was not done; it is tried again tomorrow", exc_info=True)
            await sleep(DAY_MS / 1000)


class Invitations:
    """Finds servers that invited the bot while no process was running.

    It knows which invitations have been heard of, so that each server is greeted at most once.

    For each shard, the database keeps the instant up to which all invitations have been heard of. Before it
    is known, no invitation counts as missed, because old servers cannot be told from new ones.

    Args:
        store: The database. After a restore from a backup it lacks the invitations heard of since.
    """

    def __init__(self, store: Database, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        # When each server that was heard of invited the bot.
        self._joined_ms: dict[GuildId, int] = {}
        self._turn = asyncio.Lock()

    async def hear(self, shard: str, guild_id: GuildId, joined_ms: int) -> bool:
        """Note an invitation before its server is greeted.

        Args:
            joined_ms: When the server invited the bot, by Discord's clock.

        Returns:
            Whether the invitation is new to this process.
        """
        async with self._turn:
            await self._note(shard, [joined_ms])
            return self._is_news(guild_id, joined_ms)

    async def missed(self, shard: str, joined_ms: Mapping[GuildId, int]) -> list[GuildId]:
        """Return the servers whose invitations were missed, and note those invitations.

        Args:
            joined_ms: When each server of the shard invited the bot, by Discord's clock.
        """
        async with self._turn:
            heard_ms = await self._note(shard, joined_ms.values())
            if heard_ms is None:
                return []
            late = [guild_id for guild_id, at_ms in joined_ms.items() if at_ms > heard_ms]
            return [guild_id for guild_id in late if self._is_news(guild_id, joined_ms[guild_id])]

    async def _note(self, shard: str, joined_ms: Iterable[int]) -> int | None:
        """Save that all invitations until now were heard of, and return the instant saved before."""
        name = f"invitations:{shard}"
        known = await self._store.fact(name)
        before_ms = None if known is None else int(known)
        # Discord's clock may be ahead.
        now_ms = max([self._clock.now_ms(), before_ms or 0, *joined_ms])
        await self._store.set_fact(name, str(now_ms))
        return before_ms

    def _is_news(self, guild_id: GuildId, joined_ms: int) -> bool:
        is_news = self._joined_ms.get(guild_id) != joined_ms
        self._joined_ms[guild_id] = joined_ms
        return is_news
