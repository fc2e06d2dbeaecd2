"""The commands of `/gongzhu`."""

from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described
from bot.commands.tricks import TrickCommands
from bot.players import GONGZHU
from bot.rules.gongzhu import FirstLead, Options, PigFlips
from bot.rules.gongzhu.scoring import DEFAULT_TARGET
from bot.rules.tricks.rules import MAX_HANDS, MAX_TARGET
from bot.tables.points import MAX_STAKE
from bot.tables.tricks import LEAST_TURN_S, MOST_TURN_S


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class GongZhu(TrickCommands, commands.GroupCog, group_name="gongzhu", group_description=described("gongzhu")):
    """The commands of Gong Zhu."""

    game = GONGZHU
    choices: ClassVar = {
        "pig_flips": [flips.value for flips in PigFlips],
        "first_lead": [first.value for first in FirstLead],
    }

    @app_commands.command(name="open", description=described("gongzhu-open"))
    async def open(  # noqa: PLR0913, PLR0917 - each is an option in Discord
        self,
        interaction: discord.Interaction[Any],
        stake: app_commands.Range[int, 0, MAX_STAKE] | None = None,
        target: app_commands.Range[int, 1, MAX_TARGET] = DEFAULT_TARGET,
        hands: app_commands.Range[int, 1, MAX_HANDS] | None = None,
        level: str | None = None,
        turn_seconds: app_commands.Range[int, LEAST_TURN_S, MOST_TURN_S] | None = None,
        pig_flips: str = PigFlips.ALL_HEARTS,
        first_lead: str = FirstLead.TWO_OF_SPADES,
        teams: bool = False,  # noqa: FBT001
    ) -> None:
        """Open a table in this channel."""
        rules = Options(
            PigFlips(pig_flips), target, first_lead=FirstLead(first_lead), teams=teams, hands=hands
        )
        await self.open_with(interaction, rules, stake, level, turn_seconds)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(GongZhu(bot))
