"""`/manage rules`: the house rules that a server keeps under names."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.features.rule_sets.view import show_rule_sets
from bot.views.visit import visiting


class RuleSets(commands.Cog):
    """Keeps house rules for managers."""

    @app_commands.command(description=described("manage-rules"))
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        """Show the panel of the server's rule sets."""
        async with visiting(interaction) as visit:
            await show_rule_sets(visit)


async def setup(bot: CardsBot) -> None:
    """Add the command to the group for managers."""
    add_to_group(bot, "manage", RuleSets())
