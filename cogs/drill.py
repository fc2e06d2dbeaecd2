"""`/gnau drill`: practice in splitting hands."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.drill.view import show_drill
from bot.tables.gnau import GnauMachine
from bot.views.visit import visiting

CHOICES: Final = {"drill": {"which": ["daily", "free"]}}


class Drill(commands.Cog):
    """Trains members."""

    @app_commands.command(description=described("gnau-drill"))
    async def drill(self, interaction: discord.Interaction[Any], which: str = "daily") -> None:
        """Ask for the best split of a hand: of today's set, or of any hand."""
        async with visiting(interaction) as visit:
            await show_drill(visit, is_free=which == "free")


async def setup(bot: CardsBot) -> None:
    """Add the command to the group of Gnau."""
    add_to_group(bot, GnauMachine.game, Drill(), CHOICES)
