"""`/black_lady`: tables of Black Lady."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described
from bot.commands.tricks import TrickCommands
from bot.rules.tricks.rules import MAX_TARGET
from bot.tables.points import MAX_STAKE
from tests.black_lady.game import BLACK_LADY


@app_commands.guild_only()
class BlackLady(
    TrickCommands, commands.GroupCog, group_name="black_lady", group_description=described("black_lady")
):
    """The commands of Black Lady."""

    game = BLACK_LADY

    @app_commands.command(name="open", description=described("black_lady-open"))
    async def open(
        self,
        interaction: discord.Interaction[Any],
        stake: app_commands.Range[int, 0, MAX_STAKE] | None = None,
        target: app_commands.Range[int, 1, MAX_TARGET] | None = None,
        level: str | None = None,
        pace: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        await self.open_with(interaction, stake, level, pace, rules=None, target=target)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(BlackLady(bot))
