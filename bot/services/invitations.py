"""Servers that have invited the bot while no process could hear it."""

import asyncio
from collections.abc import Iterable, Mapping

from bot.store import Database
from bot.tables.ids import GuildId
from bot.tables.ports import Clock


class Invitations:
    """Knows which invitations nobody has heard of yet, so that each server is greeted once at most.

    Of each shard of an application it is kept until when all invitations were heard. Before that is known
    there are none to catch up with: which servers are old, nobody could tell.

    Args:
        store: The database. Put back from a copy, it has forgotten the invitations since.
        clock: The time.
    """

    def __init__(self, store: Database, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        # By when each server that was heard of had invited the bot.
        self._joined_ms: dict[GuildId, int] = {}
        self._turn = asyncio.Lock()

    async def hear(self, shard: str, guild_id: GuildId, joined_ms: int) -> bool:
        """Note an invitation, before its server is greeted.

        Args:
            shard: What the shard of the server is called.
            guild_id: The server.
            joined_ms: When, by Discord's clock.

        Returns:
            Whether it was not heard of before.
        """
        async with self._turn:
            await self._note(shard, [joined_ms])
            return self._is_news(guild_id, joined_ms)

    async def missed(self, shard: str, joined_ms: Mapping[GuildId, int]) -> list[GuildId]:
        """Return the servers whose invitation nobody has heard; now it is.

        Args:
            shard: What a shard is called.
            joined_ms: When each of its servers has invited the bot, by Discord's clock.
        """
        async with self._turn:
            heard_ms = await self._note(shard, joined_ms.values())
            if heard_ms is None:
                return []
            late = [guild_id for guild_id, at_ms in joined_ms.items() if at_ms > heard_ms]
            return [guild_id for guild_id in late if self._is_news(guild_id, joined_ms[guild_id])]

    async def _note(self, shard: str, joined_ms: Iterable[int]) -> int | None:
        """Keep that all invitations until now were heard; return until when they had been before."""
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
