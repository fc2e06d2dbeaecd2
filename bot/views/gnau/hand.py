"""What a player sees alone: the five cards and what they make."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.rules.cards import Card
from bot.tables.gnau import GnauTable, Phase, unchosen
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import split_name
from bot.views.gnau.cards import cards_line, split_line
from bot.views.gnau.results import split_remark
from bot.views.moments import relative_time
from bot.views.palette import PRIVATE
from bot.views.panel import LINE, panel


def hand_view(
    text: Text,
    stored: StoredTable,
    table: GnauTable,
    user_id: UserId,
    *rows: ui.ActionRow[Any] | None,
) -> ui.LayoutView:
    """Return somebody's cards: with their optimal split, or with what they have chosen themselves.

    Args:
        text: The words.
        stored: The table's ids.
        table: Its state, in that round.
        user_id: Whose cards; they have some.
        rows: Buttons for below.
    """
    cards = table.cards_of(user_id)
    title = text("gnau-hand-title", table=str(stored.table_id), round=str(table.round))
    blocks = [
        f"### {title}\n# {cards_line(cards)}",
        LINE,
        _reading(text, table, user_id, cards),
        _footer(text, stored, table),
    ]
    return panel(PRIVATE, blocks, *rows)


def _reading(text: Text, table: GnauTable, user_id: UserId, cards: Sequence[Card]) -> str:
    if user_id in unchosen(table):
        return text("gnau-hand-choose")
    split = table.counted_split(user_id)
    text_id = "gnau-hand-chosen" if table.is_own_split else "gnau-hand-best"
    line = text(text_id, name=split_name(text, split), points=split.points)
    lines = [line, split_line(text, cards, split), split_remark(text, table, user_id, split)]
    return "\n".join(filter(None, lines))


def _footer(text: Text, stored: StoredTable, table: GnauTable) -> str:
    link = stored.url
    if table.phase is not Phase.DEALT:
        return text("gnau-hand-footer-revealed", link=link)
    return text("gnau-hand-footer", when=relative_time(table.deadline_ms), link=link)


def silent_hand_view(text: Text, stored: StoredTable, table: GnauTable, user_id: UserId) -> ui.LayoutView:
    """Return somebody's cards for a direct message whose clicks never arrive here: a link to the table."""
    row: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label=text("gnau-letter-link"), url=stored.url))
    return hand_view(text, stored, table, user_id, row)


def undelivered_view(text: Text, stored: StoredTable, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the private word to somebody whose direct messages are closed."""
    return panel(PRIVATE, [text("gnau-note-undelivered", link=stored.url)], row)
