"""`/gnau balance` and `/gnau leaderboard`: who has how many points."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described
from bot.tables.leaderboards import Period, Ranking
from bot.views.client import heavy_turn
from bot.views.gnau.leaderboard import show_leaderboard
from bot.views.gnau.stats import balance_line
from bot.views.notes import explaining
from cogs.gnau.base import GnauCommands


class PointsCommands(GnauCommands):
    """Looks at points."""

    @app_commands.command(description=described("gnau-balance"))
    async def balance(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member | None = None
    ) -> None:
        """Say how many points somebody has in this server."""
        line = await balance_line(interaction, member or interaction.user)
        await interaction.response.send_message(line)

    @app_commands.command(description=described("gnau-leaderboard"))
    async def leaderboard(
        self, interaction: discord.Interaction[CardsBot], period: str = "all", by: str = "points"
    ) -> None:
        """Show who leads in this server."""
        async with explaining(interaction):
            with heavy_turn(interaction):
                await show_leaderboard(interaction, Ranking(by), Period(period))
