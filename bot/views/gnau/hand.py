"""What a player sees alone: the five cards and what they make."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.rules.cards import Card
from bot.rules.gnau import optimal_split
from bot.tables.gnau import GnauTable, Phase
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import split_name
from bot.views.gnau.cards import cards_line, split_line
from bot.views.links import table_url
from bot.views.moments import relative_time
from bot.views.palette import PRIVATE
from bot.views.panel import LINE, panel


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
        table: Its state, in that round.
        cards: The five cards.
        row: Buttons for below.
    """
    split = optimal_split(cards, table.rules)
    title = text("gnau-hand-title", table=str(stored.table_id), round=str(table.round))
    best = text("gnau-hand-best", name=split_name(text, split), points=split.points)
    blocks = [
        f"### {title}\n# {cards_line(cards)}",
        LINE,
        f"{best}\n{split_line(text, cards, split)}",
        _footer(text, stored, table),
    ]
    return panel(PRIVATE, blocks, row)


def _footer(text: Text, stored: StoredTable, table: GnauTable) -> str:
    link = table_url(stored)
    if table.phase is not Phase.DEALT:
        return text("gnau-hand-footer-revealed", link=link)
    return text("gnau-hand-footer", when=relative_time(table.deadline_ms), link=link)


def undelivered_view(text: Text, stored: StoredTable, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the private word to somebody whose direct messages are closed."""
    return panel(PRIVATE, [text("gnau-note-undelivered", link=table_url(stored))], row)
