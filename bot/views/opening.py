"""Opening a table by a press, with everything as the server has it: `open:<game>`."""

import re
from typing import Any, Self

import discord

from bot.views.interactions import opening_of
from bot.views.lasting import ButtonFace, LastingButton, button_with


class OpenButton(LastingButton, template=r"open:(?P<game>[a-z_]{1,32})"):
    """Opens a table of a game, as its command does where nothing else is said.

    Args:
        game: Which game.
        face: How it looks; not needed to answer a click.
    """

    def __init__(self, game: str, face: ButtonFace | None = None) -> None:
        self.game = game
        super().__init__(button_with(f"open:{game}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"])

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Open the table in the channel of the click, if this person may and nothing speaks against it."""
        await opening_of(interaction, self.game)(interaction)
