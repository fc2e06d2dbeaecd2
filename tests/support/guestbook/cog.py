"""`/gnau guestbook`."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.tables.gnau import GnauMachine
from tests.support.guestbook.view import guestbook_view


class Guestbook(commands.Cog):
    """Shows the guestbook."""

    @app_commands.command(description=described("gnau-guestbook"))
    async def guestbook(self, interaction: discord.Interaction[Any]) -> None:
        """Show the guestbook to everyone."""
        await interaction.response.send_message(view=guestbook_view())


async def setup(bot: CardsBot) -> None:
    """Add the command to the group of Gnau."""
    add_to_group(bot, GnauMachine.game, Guestbook())
