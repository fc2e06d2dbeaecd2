"""`/gnau drill`: practice, alone and in private."""

from typing import Final

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described
from bot.views.gnau.drill import show_drill
from bot.views.notes import explaining
from cogs.gnau.base import GnauCommands

DRILLS: Final = ("daily", "free")


class DrillCommands(GnauCommands):
    """Trains."""

    @app_commands.command(description=described("gnau-drill"))
    async def drill(self, interaction: discord.Interaction[CardsBot], which: str = "daily") -> None:
        """Ask for the best split of a hand of today's set, or of any."""
        async with explaining(interaction):
            await show_drill(interaction, is_free=which == "free")
