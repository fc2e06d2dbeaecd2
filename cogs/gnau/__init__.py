"""`/gnau`: puts together its commands, which have one file for each kind."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.wording import described, word
from bot.rules.gnau.options import PRESETS
from bot.tables.gnau import DealerPolicy, SplitMode
from bot.tables.leaderboards import Period, Ranking
from cogs.gnau.history import HistoryCommands
from cogs.gnau.points import PointsCommands
from cogs.gnau.rules import DRILLS, RulesCommands
from cogs.gnau.table import TableCommands

# The values to choose from, by command and option.
CHOICES: Final = {
    "open": {
        "dealer": [policy.value for policy in DealerPolicy],
        "rules": list(PRESETS),
        "split": [mode.value for mode in SplitMode],
    },
    "drill": {"which": list(DRILLS)},
    "leaderboard": {
        "period": [period.value for period in Period],
        "by": [ranking.value for ranking in Ranking],
    },
}

# The order in which Discord lists the commands: those that people need first come first.
LISTED: Final = (
    *("open", "deal", "hand", "close", "rules", "help", "leaderboard", "balance", "daily", "give", "stats"),
    *("history", "round", "drill", "solve", "odds", "verify"),
)


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Gnau(
    TableCommands,
    RulesCommands,
    PointsCommands,
    HistoryCommands,
    commands.GroupCog,
    group_name="gnau",
    group_description=described("gnau"),
):
    """The commands of Gnau."""

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        self.bot = bot
        word(self, bot.catalog.text(), listed=LISTED, choices=CHOICES)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Gnau(bot))
