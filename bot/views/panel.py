"""A framed message: blocks of text with dividing lines between them, and buttons below."""

from collections.abc import Iterable
from typing import Any, Final

from discord import Colour, ui

# In a list of blocks this stands for a dividing line.
LINE: Final = ""


def panel(
    colour: Colour, blocks: Iterable[str | ui.Item[Any]], *rows: ui.ActionRow[Any] | None
) -> ui.LayoutView:
    """Return a layout that never times out, because its buttons must work after a restart.

    Args:
        colour: The frame's accent.
        blocks: From the top, texts, `LINE` for a dividing line, and pictures.
        rows: The buttons; None for a row that is not needed.
    """
    container: ui.Container[Any] = ui.Container(accent_colour=colour)
    for block in blocks:
        container.add_item(_item(block))
    for row in rows:
        if row is not None:
            container.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def _item(block: str | ui.Item[Any]) -> ui.Item[Any]:
    if isinstance(block, ui.Item):
        return block
    return ui.Separator() if block == LINE else ui.TextDisplay(block)
