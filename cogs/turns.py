"""`/turns`: which tables wait for a user, in all servers."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word_command
from bot.features.turns.view import show_turns
from bot.views.visit import visiting


class TurnsCog(commands.Cog):
    """The command that lists a user's tables. It also works in direct messages with the bot."""

    def __init__(self, bot: CardsBot) -> None:
        word_command(self.turns, bot.catalog.text(), f"command-{self.turns.name}")

    @app_commands.command(description=described("turns"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def turns(self, interaction: discord.Interaction[Any]) -> None:
        """Show users the tables that wait for them, in private."""
        async with visiting(interaction) as visit:
            await show_turns(visit)


async def setup(bot: CardsBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(TurnsCog(bot))
