"""The commands of `/gongzhu`."""

from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described
from bot.commands.tricks import TrickCommands, suggest_rules
from bot.players import GONGZHU
from bot.rules.gongzhu import FirstLead, PigFlips
from bot.rules.tricks.rules import MAX_HANDS, MAX_TARGET
from bot.tables.points import MAX_STAKE


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class GongZhu(TrickCommands, commands.GroupCog, group_name="gongzhu", group_description=described("gongzhu")):
    """The commands of Gong Zhu."""

    game = GONGZHU
    choices: ClassVar = {
        "pig_flips": [flips.value for flips in PigFlips],
        "first_lead": [first.value for first in FirstLead],
    }

    @app_commands.command(name="open", description=described("gongzhu-open"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def open(  # noqa: PLR0913, PLR0917 - each is an option in Discord
        self,
        interaction: discord.Interaction[Any],
        stake: app_commands.Range[int, 0, MAX_STAKE] | None = None,
        rules: str | None = None,
        target: app_commands.Range[int, 1, MAX_TARGET] | None = None,
        hands: app_commands.Range[int, 1, MAX_HANDS] | None = None,
        level: str | None = None,
        pace: str | None = None,
        pig_flips: str | None = None,
        first_lead: str | None = None,
        teams: bool | None = None,  # noqa: FBT001
    ) -> None:
        """Open a table in this channel."""
        await self.open_with(
            interaction,
            stake,
            level,
            pace,
            rules=rules,
            target=target,
            hands=hands,
            pig_flips=pig_flips,
            first_lead=first_lead,
            teams=teams,
        )


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(GongZhu(bot))
