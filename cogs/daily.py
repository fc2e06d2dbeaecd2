"""`daily` of each trick game: today's deal."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.daily.view import show_daily
from bot.views.visit import visiting


class Daily(commands.Cog):
    """Shows the daily deal of a game."""

    def __init__(self, game: str) -> None:
        self._game = game

    @app_commands.command(description=described("tricks-daily"))
    async def daily(self, interaction: discord.Interaction[Any]) -> None:
        """Show today's deal to the member, in private."""
        async with visiting(interaction) as visit:
            await show_daily(visit, self._game)


async def setup(bot: CardsBot) -> None:
    """Add the command to the groups of the trick games."""
    for game in bot.faces:
        add_to_group(bot, game, Daily(game), named="tricks")
