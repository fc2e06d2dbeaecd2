"""The tables of Hearts and Gong Zhu as people see them."""

from bot.views.open_panels import OpenPanel, OpenPanels
from bot.views.tricks.buttons import Action, TrickButton
from bot.views.tricks.hint import show_hint
from bot.views.tricks.layout import page_view, table_view
from bot.views.tricks.model import TrickModel
from bot.views.tricks.panel import PanelButton, Place, expired_view, panel_view, refresh_panel, show_panel
from bot.views.tricks.review import ReviewButton, show_review
from bot.views.tricks.rules import rules_view
from bot.views.tricks.verification import show_verification

__all__ = [
    "Action",
    "OpenPanel",
    "OpenPanels",
    "PanelButton",
    "Place",
    "ReviewButton",
    "TrickButton",
    "TrickModel",
    "expired_view",
    "page_view",
    "panel_view",
    "refresh_panel",
    "rules_view",
    "show_hint",
    "show_panel",
    "show_review",
    "show_verification",
    "table_view",
]
