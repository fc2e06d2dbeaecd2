"""The base of all buttons that must work after a restart."""

from typing import Any

from discord import ui

from bot.views.lasting import LastingItem


class LastingButton(LastingItem[ui.Button[Any]], template=r"(?!)"):
    """A button whose whole state is its custom id."""
