"""All ways to split a hand."""

from collections.abc import Sequence

from discord import ui

from bot.rules.cards import Card
from bot.rules.gnau import HouseRules, Split, all_splits, optimal_split
from bot.text import Text
from bot.text.gnau import rules_summary, split_name
from bot.views.gnau.cards import cards_line, split_line
from bot.views.palette import PRIVATE
from bot.views.panel import LINE, panel


def solution_view(text: Text, cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> ui.LayoutView:
    """Return every way to split a hand from so many packs, best first.

    Raises:
        RuleError: These are not five cards.
    """
    ways = all_splits(cards, rules) or (optimal_split(cards, rules),)
    heading = text("gnau-solution-title", rules=rules_summary(text, rules, packs))
    lines = [_way(text, cards, way, best=way is ways[0]) for way in ways]
    return panel(PRIVATE, [f"### {heading}\n# {cards_line(cards)}", LINE, "\n".join(lines)])


def _way(text: Text, cards: Sequence[Card], way: Split, *, best: bool) -> str:
    return text(
        "gnau-solution-best" if best else "gnau-solution-way",
        name=split_name(text, way),
        points=way.points,
        cards=split_line(text, cards, way),
    )
