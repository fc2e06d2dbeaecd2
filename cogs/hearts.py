"""The commands of `/hearts`."""

from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described
from bot.commands.tricks import TrickCommands, suggest_rules
from bot.players import HEARTS
from bot.rules.hearts import Moon, Passing
from bot.rules.tricks.rules import MAX_HANDS, MAX_TARGET
from bot.tables.points import MAX_STAKE


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Hearts(TrickCommands, commands.GroupCog, group_name="hearts", group_description=described("hearts")):
    """The commands of Hearts."""

    game = HEARTS
    choices: ClassVar = {
        "moon": [moon.value for moon in Moon],
        "passing": [passing.value for passing in Passing],
    }

    @app_commands.command(name="open", description=described("hearts-open"))
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
        jack_of_diamonds: bool | None = None,  # noqa: FBT001
        moon: str | None = None,
        queen_breaks_hearts: bool | None = None,  # noqa: FBT001
        passing: str | None = None,
        black_maria: bool | None = None,  # noqa: FBT001
        spot: bool | None = None,  # noqa: FBT001
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
            jack_of_diamonds=jack_of_diamonds,
            moon=moon,
            queen_breaks_hearts=queen_breaks_hearts,
            passing=passing,
            black_maria=black_maria,
            spot=spot,
        )


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Hearts(bot))
