"""`/gnau settings`: what the server decides for its tables."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described
from bot.views.notes import explaining
from bot.views.settings import show_settings
from cogs.gnau.base import GnauCommands


class SettingsCommands(GnauCommands):
    """Changes the settings."""

    @app_commands.command(description=described("gnau-settings"))
    async def settings(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show the panel of the settings to somebody with Manage Server."""
        async with explaining(interaction):
            await show_settings(interaction)
