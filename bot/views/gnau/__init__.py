"""The Gnau table as people see it."""

from bot.views.gnau.buttons import Action, GnauButton, button_row, private_view, show_hand
from bot.views.gnau.hand import ChoiceButton, silent_hand_view, undelivered_view
from bot.views.gnau.layout import table_view
from bot.views.gnau.results import TableModel

__all__ = [
    "Action",
    "ChoiceButton",
    "GnauButton",
    "TableModel",
    "button_row",
    "private_view",
    "show_hand",
    "silent_hand_view",
    "table_view",
    "undelivered_view",
]
