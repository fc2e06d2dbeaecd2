"""The Gnau table as people see it."""

from bot.views.gnau.buttons import Action, GnauButton, actor_of, button_row, ready_row, show_hand
from bot.views.gnau.hand import hand_view, undelivered_view
from bot.views.gnau.layout import TableModel, table_view

__all__ = [
    "Action",
    "GnauButton",
    "TableModel",
    "actor_of",
    "button_row",
    "hand_view",
    "ready_row",
    "show_hand",
    "table_view",
    "undelivered_view",
]
