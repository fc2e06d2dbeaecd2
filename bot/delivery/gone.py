"""Ends tables whose channel or server is gone, and finds people who have left a server."""

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

# Discord's JSON error codes for a channel and a server that do not exist.
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004


class GoneChannels:
    """Ends tables whose channel or server is gone."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def channel_gone(self, channel_id: ChannelId) -> None:
        """End the tables of a channel or thread that was deleted."""
        for step in await self._services.games.in_channel(channel_id):
            await self._end(step.stored.table_id)

    async def guild_gone(self, guild_id: GuildId) -> None:
        """End all tables of a server that was deleted or has removed the bot."""
        for step in await self._services.games.all_open([guild_id]):
            await self._end(step.stored.table_id)

    async def examine(self, table: StoredTable, error: discord.HTTPException) -> bool:
        """End a table that could not be shown, if its channel or server is gone.

        If the bot only lacks a permission, the table stays open: clicks are still answered, and it ends when
        idle.

        Returns:
            Whether the channel or server is gone, so that the table cannot be shown to any member now.
        """
        is_channel_gone = error.code == UNKNOWN_CHANNEL
        if not is_channel_gone and not await self._is_guild_gone(table.guild_id, error):
            return False
        if table.is_open:
            await self._end(table.table_id)
        if is_channel_gone:
            # A channel never comes back. A server may invite the bot again, and its members then see how the
            # table ended.
            await self._services.store.note_end_announced(table.table_id)
        return True

    async def _is_guild_gone(self, guild_id: GuildId, error: discord.HTTPException) -> bool:
        if error.code == UNKNOWN_GUILD:
            return True
        # During an outage, a server stays in the client's cache.
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
        # The table may just have ended, or another process may serve its server by now.
        with suppress(RuleError, NotOurGuild):
            await self._services.games.apply(table_id, LoseChannel())
            log.info("table %d has lost its place: closed", table_id)


# Discord's JSON error codes Unknown Member and Unknown User.
_GONE: Final = frozenset({10007, 10013})


async def gone_from(
    client: discord.Client, pace: RequestPace, guild_id: GuildId, user_ids: Iterable[UserId]
) -> frozenset[UserId]:
    """Return the users who, according to Discord, are not in a server any more.

    Each user costs a request, so pass only users who could not be reached. Without a clear answer from
    Discord, a user does not count as gone.
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
