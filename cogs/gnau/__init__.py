"""`/gnau`: one file for each kind of its commands, put together here."""

from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands import described, word
from bot.rules.gnau import PRESETS
from cogs.gnau.points import PointsCommands
from cogs.gnau.rules import RulesCommands
from cogs.gnau.table import DEALERS, TableCommands

# The values of the options that are chosen from a list, by command and option.
CHOICES = {"open": {"dealer": DEALERS, "rules": tuple(PRESETS)}}


@app_commands.guild_only()
class Gnau(
    TableCommands,
    RulesCommands,
    PointsCommands,
    commands.GroupCog,
    group_name="gnau",
    group_description=described("gnau"),
):
    """The commands of Gnau.

    Args:
        bot: The bot they belong to.
    """

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        self.bot = bot
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        word(group, bot.catalog.text(), CHOICES)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Gnau(bot))
