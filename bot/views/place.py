"""Where an interaction comes from: a server of the bot, direct messages, or a server that the bot is not in.

Whoever has installed the bot for themselves can use it in all of them. What is played outside of the bot's
servers is kept under `DIRECT_MESSAGES`. About a server that the bot is not in, nothing is read or kept.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.tables.ids import GuildId
from bot.tables.leases import DIRECT_MESSAGES, SHARD_SHIFT, shard_of


@dataclass(frozen=True)
class Place:
    """Where an interaction comes from.

    Args:
        guild_id: The server; `DIRECT_MESSAGES` outside of the bot's servers.
        lease: The lease under which one process answers.
        guild: The server, as Discord tells of it; None outside of the bot's servers.
        is_abroad: Whether it is a server that the bot is not in.
        is_alone: Whether it is the direct messages with the bot, where nobody else reads.
    """

    guild_id: GuildId
    lease: GuildId
    guild: discord.Guild | None = None
    is_abroad: bool = False
    is_alone: bool = False


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Return where an interaction comes from."""
    guild_id, client = interaction.guild_id, interaction.client
    if guild_id is None:
        return Place(DIRECT_MESSAGES, DIRECT_MESSAGES, is_alone=interaction.context.dm_channel)
    guild = client.get_guild(guild_id)
    if guild is not None:
        return Place(GuildId(guild_id), GuildId(guild_id), guild)
    desk = desk_of(guild_id, client.shard_count or 1, client.settings.covers)
    return Place(DIRECT_MESSAGES, desk, is_abroad=True)


def desk_of(guild_id: int, shard_count: int, covers: Callable[[int], bool]) -> GuildId:
    """Return the lease under which a process answers in a server that the bot is not in.

    No such server has a lease of its own: those of a shard share one, named by the lowest id that Discord
    would assign to the shard. Discord may also send what happens there to the shard of direct messages. Then
    the shard of the server is another process's, and so is that lease.

    Args:
        covers: Tells whether Discord assigns a server to the shards of this process.
    """
    desk = GuildId(shard_of(guild_id, shard_count) << SHARD_SHIFT)
    return desk if covers(desk) else DIRECT_MESSAGES
