"""Channels and servers that are gone, which ends their tables, and people who have left a server."""

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import discord

from bot.delivery.messages import DELIVERY_FAULTS
from bot.delivery.pace import RequestPace
from bot.rules.errors import RuleError
from bot.services import Services
from bot.tables.commands import LoseChannel
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.leases import NotOurGuild
from bot.tables.ports import StoredTable

log = logging.getLogger(__name__)

# What Discord says of channels and servers that do not exist; see its list of JSON error codes.
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004


class GoneChannels:
    """Ends tables whose channel or server is gone.

    Args:
        client: The bot.
        services: Its services.
    """

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def channel_gone(self, channel_id: ChannelId) -> None:
        """End the tables of a channel or thread that was deleted."""
        for step in await self._services.games.in_channel(channel_id):
            await self._end(step.stored.table_id)

    async def guild_gone(self, guild_id: GuildId) -> None:
        """End all tables of a server that was deleted, or has sent the bot away."""
        for step in await self._services.games.all_open([guild_id]):
            await self._end(step.stored.table_id)

    async def examine(self, table: StoredTable, error: discord.HTTPException) -> bool:
        """End a table that could not be shown, if that is because its channel or server is gone.

        With nothing but a permission withdrawn it goes on: clicks are answered, and it ends when idle.

        Args:
            table: The table.
            error: What Discord said.

        Returns:
            Whether that is so: nobody can be shown it now.
        """
        is_channel_gone = error.code == UNKNOWN_CHANNEL
        if not is_channel_gone and not await self._is_guild_gone(table.guild_id, error):
            return False
        if table.is_open:
            await self._end(table.table_id)
        if is_channel_gone:
            # A channel never comes back. A server may invite the bot again, and sees then how it ended.
            await self._services.store.note_end_announced(table.table_id)
        return True

    async def _is_guild_gone(self, guild_id: GuildId, error: discord.HTTPException) -> bool:
        if error.code == UNKNOWN_GUILD:
            return True
        # A server that is only out of order for a while is known all the same.
        if self._client.get_guild(guild_id) is not None:
            return False
        try:
            await self._client.fetch_guild(guild_id, with_counts=False)
        except discord.Forbidden:
            return True
        except discord.NotFound as answer:
            return answer.code in {UNKNOWN_CHANNEL, UNKNOWN_GUILD}
        except DELIVERY_FAULTS:
            return False
        return False

    async def _end(self, table_id: TableId) -> None:
        # It may have ended in this very moment, or be another process's by now.
        with suppress(RuleError, NotOurGuild):
            await self._services.games.apply(table_id, LoseChannel())
            log.info("table %d has lost its place: closed", table_id)


# Unknown Member and Unknown User; see Discord's list of JSON error codes.
_GONE: Final = frozenset({10007, 10013})


async def gone_from(
    client: discord.Client, pace: RequestPace, guild_id: GuildId, user_ids: Iterable[UserId]
) -> frozenset[UserId]:
    """Ask which of these people are not in a server any more.

    Args:
        client: The bot.
        pace: The pace of requests that can wait.
        guild_id: The server.
        user_ids: The people; each is a request, so only those who could not be reached.

    Returns:
        Those of whom Discord says so; of no others.
    """
    guild = client.get_guild(guild_id)
    if guild is None:
        return frozenset()
    return frozenset([user_id for user_id in user_ids if await _is_gone(guild, pace, user_id)])


async def _is_gone(guild: discord.Guild, pace: RequestPace, user_id: UserId) -> bool:
    await pace.turn()
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in _GONE
    except DELIVERY_FAULTS:
        return False
    return False
