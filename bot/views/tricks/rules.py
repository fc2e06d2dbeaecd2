"""How a game of tricks is played, read out: its goal, the house rules."""

from discord import ui

from bot.players import Game
from bot.players.view import Options
from bot.text import Text
from bot.text.tricks import game_name, rules_lines, rules_summary
from bot.views.panel import LINE, SETTLED, panel


def rules_view(text: Text, game: Game, rules: Options) -> ui.LayoutView:
    """Return the rules of a game as a table plays it."""
    title = text("tricks-rules-title", game=game_name(text, game), rules=rules_summary(text, game, rules))
    lines = [f"- {line}" for line in rules_lines(text, game, rules)]
    return panel(
        SETTLED,
        [
            f"## {title}",
            text(f"tricks-goal-{game}"),
            LINE,
            "\n".join(lines),
            LINE,
            "\n".join([text(f"tricks-paying-{game}"), text("tricks-play-points")]),
        ],
    )
