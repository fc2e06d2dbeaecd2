"""The base of all forms to fill in, and what happens to one that the bot does not remember."""

import uuid
from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final, cast

import discord
from discord import ui

from bot.views.client import forms_of
from bot.views.notes import answering, send_note, text_for
from bot.views.serving import admit

# Nobody is expected to type for longer; then the form is forgotten.
FORM_TIMEOUT_S: Final = 15 * 60
_PREFIX: Final = "form:"


class ExplainingModal(ui.Modal):
    """A form to fill in, which answers whatever happens.

    Args:
        title: What it says at its top, up to 45 characters.
    """

    def __init__(self, title: str) -> None:
        super().__init__(title=title, custom_id=f"{_PREFIX}{uuid.uuid4()}", timeout=FORM_TIMEOUT_S)

    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click with this form."""
        await interaction.response.send_modal(self)
        # Only now: where the connection breaks, discord.py does not know a form that Discord may have shown.
        forms_of(interaction).add(self.custom_id)

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Leave the form to the process that answers for its server, if the bot is in it."""
        return await admit(interaction)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the form."""
        async with answering(interaction):
            await self.submit(interaction)

    @abstractmethod
    async def submit(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the form says."""


async def explain_forgotten(interaction: discord.Interaction[Any]) -> None:
    """Tell somebody that the form they have filled in is not remembered, if that is so."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data = cast("Mapping[str, Any]", interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    is_forgotten = custom_id.startswith(_PREFIX) and custom_id not in forms_of(interaction)
    if is_forgotten and await admit(interaction):
        async with answering(interaction):
            await send_note(interaction, text_for(interaction)("error-form-forgotten"))
