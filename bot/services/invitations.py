"""Finds servers that invited the bot while no process was running."""

import asyncio
from collections.abc import Iterable, Mapping

from bot.store import Database
from bot.tables.ids import GuildId
from bot.tables.ports import Clock


class Invitations:
    """Knows which invitations have been heard of, so that each server is greeted at most once.

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
            shard: The name of the server's shard.
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
            shard: The name of the shard.
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
