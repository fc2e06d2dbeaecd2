"""Questions that are asked, to one person alone, before something ends: the answer that changes nothing."""

import re
from typing import Any, Self

import discord

from bot.views.lasting import ButtonFace, LastingButton, button_with


class KeepButton(LastingButton, template="keep"):
    """Takes away the question that it stands under. It changes nothing, so it can be pressed at any time.

    Args:
        label: What it says; not needed to answer a click.
    """

    def __init__(self, label: str | None = None) -> None:
        super().__init__(button_with("keep", None if label is None else ButtonFace(label)))

    @classmethod
    def read(cls, _match: re.Match[str]) -> Self:
        return cls()

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.delete_original_response()
