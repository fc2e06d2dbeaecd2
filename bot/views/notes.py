"""Private answers to one person."""

from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.text import Text
from bot.views.client import catalog_of


def text_for(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts in the language of the person who clicked or typed."""
    return catalog_of(interaction).text(interaction.locale.value)


async def send_note(interaction: discord.Interaction[Any], note: str) -> None:
    """Tell the person something that nobody else sees."""
    if interaction.response.is_done():
        await interaction.followup.send(note, ephemeral=True)
    else:
        await interaction.response.send_message(note, ephemeral=True)


async def send_private(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    """Show the person a layout that nobody else sees."""
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


class explaining(AbstractAsyncContextManager[None]):  # noqa: N801 - reads as a statement: async with explaining(…)
    """Turn a RuleError inside into a private note that says what is wrong and what to do.

    Args:
        interaction: Whose click or command it is.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        """Send the note; any other error goes on."""
        if not isinstance(error, RuleError):
            return False
        await send_note(self._interaction, text_for(self._interaction).error(error))
        return True
