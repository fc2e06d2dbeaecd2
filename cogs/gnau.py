"""`/gnau`: a table in this channel, and its rules."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.gnau import open_gnau, suggest_rules
from bot.commands.groups import described, word
from bot.commands.tables import PACES, table_here
from bot.rules.errors import RuleError
from bot.rules.gnau.settlement import MAX_STAKE
from bot.tables.commands import Close
from bot.tables.gnau import Deal, DealerPolicy, GnauMachine, GnauTable, SplitMode
from bot.tables.ports import StoredTable
from bot.views.gnau.buttons import show_hand
from bot.views.gnau.rules import show_rules
from bot.views.visit import Visit, visiting

# The values to choose from, by command and option.
CHOICES: Final = {
    "open": {
        "dealer": [policy.value for policy in DealerPolicy],
        "split": [mode.value for mode in SplitMode],
        "pace": PACES,
    },
}

# The order in which Discord lists the commands, including those of features. What people need first comes
# first.
LISTED: Final = (
    *("open", "deal", "hand", "close", "rules", "learn", "leaderboard", "daily", "practice", "stats"),
    *("history", "solve", "odds", "verify"),
)


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Gnau(commands.GroupCog, group_name="gnau", group_description=described("gnau")):
    """The commands of Gnau. Features add further ones."""

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        word(self, bot.catalog.text(), listed=LISTED, choices=CHOICES)

    @app_commands.command(name="open", description=described("gnau-open"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def open(  # noqa: PLR0913, PLR0917 - each is an option in Discord
        self,
        interaction: discord.Interaction[CardsBot],
        stake: app_commands.Range[int, 1, MAX_STAKE] | None = None,
        dealer: str | None = None,
        rules: str | None = None,
        split: str | None = None,
        pace: str | None = None,
        join: bool = True,  # noqa: FBT001
    ) -> None:
        async with visiting(interaction) as visit:
            await open_gnau(visit, stake, dealer, rules, split, pace, join=join)

    @app_commands.command(description=described("gnau-deal"))
    async def deal(self, interaction: discord.Interaction[CardsBot]) -> None:
        async with visiting(interaction) as visit:
            stored, _ = await _table_here(visit)
            await visit.tables(GnauMachine.game).apply(stored.table_id, Deal(visit.actor))
            await visit.tell(visit.text("gnau-note-dealt", link=stored.url))

    @app_commands.command(description=described("gnau-hand"))
    async def hand(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show the member's own cards, in private."""
        async with visiting(interaction) as visit:
            stored, _ = await _table_here(visit)
            await visit.think()
            await show_hand(visit, stored.table_id)

    @app_commands.command(description=described("gnau-close"))
    async def close(self, interaction: discord.Interaction[CardsBot]) -> None:
        async with visiting(interaction) as visit:
            stored, _ = await _table_here(visit)
            await visit.tables(GnauMachine.game).apply(stored.table_id, Close(visit.actor))
            await visit.tell(visit.text("table-closed", table=str(stored.table_id)))

    @app_commands.command(description=described("gnau-rules"))
    async def rules(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show the rules of this channel's table, or of new tables if there is no table."""
        async with visiting(interaction) as visit:
            settings = await visit.services.settings.for_guild(visit.guild_id)
            table = await _table_or_none(visit)
            text = await visit.public_text()
            await show_rules(visit, text, settings, None if table is None else table.options)


async def _table_here(visit: Visit) -> tuple[StoredTable, GnauTable]:
    return await table_here(visit, GnauMachine.game)


async def _table_or_none(visit: Visit) -> GnauTable | None:
    try:
        _, table = await _table_here(visit)
    except RuleError:
        return None
    return table


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Gnau(bot))
