"""Who has left a server: without a privileged intent Discord says so only when it is asked."""

from collections.abc import Iterable
from typing import Final

import discord

from bot.delivery.faults import DELIVERY_FAULTS
from bot.tables.ids import GuildId, UserId

# Unknown Member and Unknown User; see Discord's list of JSON error codes.
_GONE: Final = frozenset({10007, 10013})


async def gone_from(
    client: discord.Client, guild_id: GuildId, user_ids: Iterable[UserId]
) -> frozenset[UserId]:
    """Ask which of these people are not in a server any more.

    Args:
        client: The bot.
        guild_id: The server.
        user_ids: The people; each is a request, so only those who could not be reached.

    Returns:
        Those of whom Discord says so; of no others.
    """
    guild = client.get_guild(guild_id)
    if guild is None:
        return frozenset()
    return frozenset([user_id for user_id in user_ids if await _is_gone(guild, user_id)])


async def _is_gone(guild: discord.Guild, user_id: UserId) -> bool:
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in _GONE
    except DELIVERY_FAULTS:
        return False
    return False
