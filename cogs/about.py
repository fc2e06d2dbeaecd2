"""`/about`: says what this bot is and who runs it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word_command
from bot.text.sanitize import escape_markdown
from bot.views.about import About, about_view
from bot.views.visit import Visit


class AboutCog(commands.Cog):
    """The command that says what this bot is. It also works in direct messages with the bot."""

    def __init__(self, bot: CardsBot) -> None:
        self.bot = bot
        self._about = About.read()
        word_command(self.about, bot.catalog.text(), f"command-{self.about.name}")

    @app_commands.command(description=described("about"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def about(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Say what this bot is, in private."""
        assert self.bot.user is not None
        visit = Visit.of(interaction)
        view = about_view(
            visit.text,
            escape_markdown(self.bot.user.name),
            self.bot.services.known_games,
            self._about,
            self.bot.settings.host_contact,
        )
        await visit.show(view)


async def setup(bot: CardsBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(AboutCog(bot))
