"""What a player sees alone: the five cards and what they make."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.rules.cards import Card
from bot.rules.gnau import optimal_split
from bot.tables.gnau import GnauTable
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import split_name
from bot.views.gnau.cards import cards_line, split_line
from bot.views.links import table_url
from bot.views.moments import relative_time
from bot.views.palette import PRIVATE


def hand_view(
    text: Text,
    stored: StoredTable,
    table: GnauTable,
    cards: Sequence[Card],
    row: ui.ActionRow[Any] | None = None,
) -> ui.LayoutView:
    """Return somebody's cards with their optimal split.

    Args:
        text: The words.
        stored: The table's ids.
        table: Its state, in the running round.
        cards: The five cards.
        row: Buttons for below.
    """
    split = optimal_split(cards, table.rules)
    container: ui.Container[Any] = ui.Container(accent_colour=PRIVATE)
    title = text("gnau-hand-title", table=str(stored.table_id), round=str(table.round))
    container.add_item(ui.TextDisplay(f"### {title}\n# {cards_line(cards)}"))
    container.add_item(ui.Separator())
    best = text("gnau-hand-best", name=split_name(text, split), points=split.points)
    container.add_item(ui.TextDisplay(f"{best}\n{split_line(text, cards, split)}"))
    when = relative_time(table.deadline_ms)
    container.add_item(ui.TextDisplay(text("gnau-hand-footer", when=when, link=table_url(stored))))
    if row is not None:
        container.add_item(row)
    return _lasting(container)


def undelivered_view(text: Text, stored: StoredTable, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the private word to somebody whose direct messages are closed."""
    container: ui.Container[Any] = ui.Container(accent_colour=PRIVATE)
    container.add_item(ui.TextDisplay(text("gnau-note-undelivered", link=table_url(stored))))
    container.add_item(row)
    return _lasting(container)


def _lasting(container: ui.Container[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view
