"""Whether the bot can do its work, and if not, why."""

import asyncio
from typing import Final

import discord

from bot.services import Services

_PATIENCE_S: Final = 2.0


class Health:
    """Asks Discord's connection, the database and the leases.

    Args:
        bot: The bot.
        services: Its services.
    """

    def __init__(self, bot: discord.AutoShardedClient, services: Services) -> None:
        self._bot = bot
        self._services = services

    async def fault(self) -> str | None:
        """Return in a line what keeps the bot from its work; None when nothing does."""
        missing = self._missing_shards()
        if missing is None:
            return "not connected to Discord"
        if missing:
            return f"not connected to Discord on shards {', '.join(map(str, missing))}"
        if not await self._has_database():
            return "the database does not answer"
        if not self._services.ownership.is_renewed:
            return "the leases of the servers are not renewed"
        return None

    def _missing_shards(self) -> list[int] | None:
        """Return the shards without a connection; None before it is known which there are."""
        if not self._bot.is_ready():
            return None
        # Not set where all are this process's, whatever its declaration says.
        chosen: list[int] | None = self._bot.shard_ids
        shard_ids = range(self._bot.shard_count) if chosen is None else chosen
        shards = self._bot.shards
        return [number for number in shard_ids if number not in shards or shards[number].is_closed()]

    async def _has_database(self) -> bool:
        try:
            await asyncio.wait_for(self._services.store.open_table_counts(), _PATIENCE_S)
        except Exception:  # noqa: BLE001 - whatever it is, it is the answer
            return False
        return True
