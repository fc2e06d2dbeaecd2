"""The base of all buttons that must work after a restart."""

from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.views.lasting import LastingItem


class LastingButton(LastingItem[ui.Button[Any]], template=r"(?!)"):
    """A button whose whole state is its custom id."""


@dataclass(frozen=True)
class ButtonFace:
    """How a button looks.

    Args:
        label: What it says.
        style: Its colour.
        is_disabled: Whether it cannot be pressed now.
    """

    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    is_disabled: bool = False


def button_with(custom_id: str, face: ButtonFace | None) -> ui.Button[Any]:
    """Return a button.

    Args:
        custom_id: What it carries.
        face: How it looks; None where a click only has to be answered.
    """
    shown = face or ButtonFace("…")
    return ui.Button(label=shown.label, style=shown.style, disabled=shown.is_disabled, custom_id=custom_id)
