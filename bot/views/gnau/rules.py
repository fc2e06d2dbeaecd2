"""The house rules read out."""

from typing import Any

from discord import ui

from bot.rules.gnau import HouseRules
from bot.text import Text
from bot.text.gnau import payout_lines, rules_lines, rules_summary
from bot.views.palette import SETTLED


def rules_view(text: Text, rules: HouseRules) -> ui.LayoutView:
    """Return the house rules in plain words, with the table of points."""
    container: ui.Container[Any] = ui.Container(accent_colour=SETTLED)
    container.add_item(ui.TextDisplay(f"## {text('gnau-rules-title', rules=rules_summary(text, rules))}"))
    container.add_item(ui.TextDisplay(text("gnau-rules-goal")))
    container.add_item(ui.TextDisplay("\n".join(f"- {line}" for line in rules_lines(text, rules))))
    container.add_item(ui.Separator())
    container.add_item(ui.TextDisplay("\n".join(payout_lines(text, rules))))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view
