"""The house rules read out."""

from discord import ui

from bot.rules.gnau import HouseRules
from bot.text import Text
from bot.text.gnau import payout_lines, rules_lines, rules_summary
from bot.views.palette import SETTLED
from bot.views.panel import LINE, panel


def rules_view(text: Text, rules: HouseRules) -> ui.LayoutView:
    """Return the house rules in plain words, with the table of points."""
    blocks = [
        f"## {text('gnau-rules-title', rules=rules_summary(text, rules))}",
        text("gnau-rules-goal"),
        "\n".join(f"- {line}" for line in rules_lines(text, rules)),
        LINE,
        "\n".join(payout_lines(text, rules)),
    ]
    return panel(SETTLED, blocks)
