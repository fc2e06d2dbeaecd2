"""Where a command was typed."""

from typing import Any

import discord

from bot.rules.errors import RuleError
from bot.tables.ids import ChannelId, GuildId


def place_of(interaction: discord.Interaction[Any]) -> tuple[GuildId, ChannelId]:
    """Return where a command was typed.

    Raises:
        RuleError: In no server.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise RuleError("only-in-server")
    return GuildId(interaction.guild_id), ChannelId(interaction.channel_id)
