"""`/help`: the games and how to play them, and what a person may set."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word_command
from bot.commands.tables import add_to_server
from bot.views.first_screen import help_view
from bot.views.visit import Visit


class HelpCog(commands.Cog):
    """The command that people type first."""

    def __init__(self, bot: CardsBot) -> None:
        self.bot = bot
        word_command(self.help, bot.catalog.text(), f"command-{self.help.name}")

    @app_commands.command(description=described("help"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show a member the first screen, in private."""
        visit = Visit.of(interaction)
        games = [game for game in self.bot.lessons if game in self.bot.openings]
        is_in_server, has_languages = visit.is_in_server, len(self.bot.catalog.offered) > 1
        view = help_view(
            visit.text,
            games,
            invite=None if is_in_server else add_to_server(visit),
            is_manager=is_in_server and visit.actor.manages_server,
            has_languages=has_languages,
        )
        await visit.show(view)


async def setup(bot: CardsBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(HelpCog(bot))
