"""The base of all buttons that must work after a restart."""

from abc import abstractmethod
from typing import Any, cast

import discord
from discord import app_commands, ui

from bot.views.notes import explaining


# discord.py wants a template of every class; this one is a base and is never registered for clicks.
class LastingButton(ui.DynamicItem[ui.Button[Any]], template=r"(?!)"):
    """A button whose whole state is its custom id.

    discord.py only logs what a dynamic item's callback raises, which leaves the person with "This
    interaction failed". Here a RuleError becomes a private note and anything else goes to the one error
    handler of the bot.
    """

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click, whatever happens."""
        try:
            async with explaining(interaction):
                await self.click(interaction)
        except Exception as error:  # noqa: BLE001 - the error handler decides, see the class
            tree = cast("app_commands.CommandTree[Any]", interaction.client.tree)
            await tree.on_error(interaction, cast(app_commands.AppCommandError, error))

    @abstractmethod
    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
