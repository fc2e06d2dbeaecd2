"""`learn` of each game: its lesson."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.lessons.view import show_lesson
from bot.views.visit import visiting


class Lessons(commands.Cog):
    """Teaches a game."""

    def __init__(self, game: str) -> None:
        self._game = game

    @app_commands.command(description=described("tricks-learn"))
    async def learn(self, interaction: discord.Interaction[Any]) -> None:
        """Teach the game to the member, in private."""
        async with visiting(interaction) as visit:
            await show_lesson(visit, self._game)


async def setup(bot: CardsBot) -> None:
    """Add the command to the groups of all games that have a lesson."""
    for game in bot.lessons:
        add_to_group(bot, game, Lessons(game), named="tricks" if game in bot.faces else None)
