"""`/preferences`: what a user has chosen for all servers."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word_command
from bot.features.preferences.view import preferences_view
from bot.views.visit import Visit


class PreferencesCog(commands.Cog):
    """The command by which users choose their preferences. It also works in direct messages with the bot."""

    def __init__(self, bot: CardsBot) -> None:
        word_command(self.preferences, bot.catalog.text(), f"command-{self.preferences.name}")

    @app_commands.command(description=described("preferences"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def preferences(self, interaction: discord.Interaction[Any]) -> None:
        """Show users their own preferences, in private."""
        visit = Visit.of(interaction)
        await visit.show(preferences_view(visit))


async def setup(bot: CardsBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(PreferencesCog(bot))
