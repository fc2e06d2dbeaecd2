"""`/gnau stats`: statistics of a member's rounds."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.statistics.view import show_stats
from bot.tables.gnau import GnauMachine
from bot.tables.ids import UserId
from bot.views.visit import visiting


class Statistics(commands.Cog):
    """The command `/gnau stats`."""

    @app_commands.command(description=described("gnau-stats"))
    async def stats(
        self, interaction: discord.Interaction[Any], member: discord.Member | None = None
    ) -> None:
        """Show the statistics of a member's rounds, and how lucky the member was."""
        async with visiting(interaction) as visit:
            visit.require_server()
            with visit.heavy_turn():
                await show_stats(visit, UserId((member or visit.interaction.user).id))


async def setup(bot: CardsBot) -> None:
    """Add the command to the group of Gnau."""
    add_to_group(bot, GnauMachine.game, Statistics())
