"""`leaderboard` of each game, and `/points balance`."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.leaderboards.standings import show_standings
from bot.features.leaderboards.view import show_balance, show_leaderboard
from bot.tables.days import Period
from bot.tables.gnau import GnauMachine
from bot.tables.ranks import Ranking
from bot.views.visit import visiting

CHOICES: Final = {
    "leaderboard": {
        "period": [period.value for period in Period],
        "sort": [ranking.value for ranking in Ranking],
    },
}


class Balance(commands.Cog):
    """Tells how many points members have."""

    @app_commands.command(description=described("points-balance"))
    async def balance(
        self, interaction: discord.Interaction[Any], member: discord.Member | None = None
    ) -> None:
        """Show how many points a member has."""
        async with visiting(interaction) as visit:
            await show_balance(visit, member or visit.interaction.user)


class Leaderboards(commands.Cog):
    """Ranks a server's members by points, and by how they play Gnau."""

    @app_commands.command(description=described("gnau-leaderboard"))
    async def leaderboard(
        self, interaction: discord.Interaction[Any], period: str = "all", sort: str = "points"
    ) -> None:
        """Show a leaderboard."""
        async with visiting(interaction) as visit:
            with visit.heavy_turn():
                await show_leaderboard(visit, Ranking(sort), Period(period))


class Standings(commands.Cog):
    """Ranks a server's members by how they play a trick game."""

    def __init__(self, game: str) -> None:
        self._game = game

    @app_commands.command(description=described("tricks-leaderboard"))
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        """Show who plays best in this server."""
        async with visiting(interaction) as visit:
            with visit.heavy_turn():
                await show_standings(visit, self._game)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the games' groups."""
    add_to_group(bot, "points", Balance())
    add_to_group(bot, GnauMachine.game, Leaderboards(), CHOICES)
    for game in bot.faces:
        add_to_group(bot, game, Standings(game), named="tricks")
