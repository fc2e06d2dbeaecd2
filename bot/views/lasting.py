"""The base of everything in a message that must work after a restart: buttons and selects."""

from abc import abstractmethod
from typing import Any, TypeVar

import discord
from discord import ui

from bot.views.notes import answering

ItemT = TypeVar("ItemT", bound=ui.Item[Any])


# discord.py wants a template of every class; this one is a base and is never registered for clicks.
class LastingItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """A button or a select whose whole state is its custom id."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click or a choice, whatever happens."""
        async with answering(interaction):
            await self.click(interaction)

    @abstractmethod
    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Do what was clicked or chosen."""
