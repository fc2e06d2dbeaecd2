"""Private answers to one person."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

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


@asynccontextmanager
async def explaining(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Turn a RuleError inside into a private note that says what is wrong and what to do.

    Args:
        interaction: Whose click or command it is.
    """
    try:
        yield
    except RuleError as error:
        await send_note(interaction, text_for(interaction).error(error))
