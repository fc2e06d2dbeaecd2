"""The base of everything in a message that must work after a restart: buttons and selects."""

from abc import abstractmethod
from typing import Any, TypeVar

import discord
from discord import ui

from bot.logs import log_place
from bot.views.notes import answering
from bot.views.serving import admit

ItemT = TypeVar("ItemT", bound=ui.Item[Any])


# discord.py wants a template of every class; this one is a base and is never registered for clicks.
class LastingItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """A button or a select whose whole state is its custom id."""

    @property
    def log_fields(self) -> dict[str, int]:
        """Return the `table` and the `round` it belongs to, if to any, for the log."""
        return {}

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Leave a click or a choice to the process that answers for its server, if the bot is in it."""
        return await admit(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click or a choice, whatever happens."""
        with log_place(**self.log_fields):
            async with answering(interaction):
                await self.click(interaction)

    @abstractmethod
    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Do what was clicked or chosen."""
