"""A picture in a message: its place in the layout, its file, and its words."""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord import ui


@dataclass(frozen=True)
class Picture:
    """A picture in a message.

    Args:
        name: What its file is called in the message.
        data: The file.
        words: What it shows, for people who cannot see it.
    """

    name: str
    data: bytes
    words: str

    def item(self) -> ui.MediaGallery[Any]:
        """Return its place in a layout."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.words))

    def file(self) -> discord.File:
        """Return what is attached to the message. It can be sent once only."""
        return discord.File(BytesIO(self.data), self.name, description=self.words)
