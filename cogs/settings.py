"""`/manage settings`: the settings panel of a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.settings.view import show_settings
from bot.views.visit import visiting


class Settings(commands.Cog):
    """Shows the settings to managers."""

    @app_commands.command(description=described("manage-settings"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the settings panel."""
        async with visiting(interaction) as visit:
            await show_settings(visit)


async def setup(bot: CardsBot) -> None:
    """Add the command to the group for managers."""
    add_to_group(bot, "manage", Settings())
