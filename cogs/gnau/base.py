"""What all commands of `/gnau` share."""

from typing import Any

import discord
from discord.ext import commands

from bot.app import CardsBot
from bot.rules.errors import RuleError
from bot.tables.gnau import GnauTable
from bot.tables.ids import ChannelId, GuildId
from bot.tables.ports import StoredTable


class GnauCommands(commands.Cog):
    """Some of the commands of `/gnau`; the group in this package's `__init__` puts them together."""

    bot: CardsBot

    async def table_here(self, interaction: discord.Interaction[Any]) -> tuple[StoredTable, GnauTable]:
        """Return the open table of the channel of the interaction.

        Raises:
            RuleError: There is none.
        """
        _, channel_id = place_of(interaction)
        return await self.bot.services.gnau.in_channel(channel_id)


def place_of(interaction: discord.Interaction[Any]) -> tuple[GuildId, ChannelId]:
    """Return where a command was typed.

    Raises:
        RuleError: In no server.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise RuleError("only-in-server")
    return GuildId(interaction.guild_id), ChannelId(interaction.channel_id)
