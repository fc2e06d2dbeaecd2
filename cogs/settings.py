"""`/manage settings`: the settings panel of a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.wording import add_to_group, described
from bot.features.settings.view import show_settings
from bot.views.interactions import explaining


class Settings(commands.Cog):
    """Shows the settings to managers."""

    @app_commands.command(description=described("manage-settings"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the settings panel."""
        async with explaining(interaction):
            await show_settings(interaction)


async def setup(bot: CardsBot) -> None:
    """Add the command to the group for managers."""
    add_to_group(bot, "manage", Settings())
