"""`/gnau daily` and `practice`: practice in splitting hands."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.drill.view import show_drill
from bot.tables.gnau import GnauMachine
from bot.views.visit import visiting


class Drill(commands.Cog):
    """Trains members."""

    @app_commands.command(description=described("gnau-daily"))
    async def daily(self, interaction: discord.Interaction[Any]) -> None:
        """Ask for the best split of each hand of today's set."""
        async with visiting(interaction) as visit:
            await show_drill(visit, is_free=False)

    @app_commands.command(description=described("gnau-practice"))
    async def practice(self, interaction: discord.Interaction[Any]) -> None:
        """Ask for the best split of one hand after another."""
        async with visiting(interaction) as visit:
            await show_drill(visit, is_free=True)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the group of Gnau."""
    add_to_group(bot, GnauMachine.game, Drill())
