"""How games of tricks are put into words: house rules, levels, computer players, and their advice."""

from collections.abc import Iterator
from dataclasses import fields

from bot.players import LOOKING_AHEAD, Level
from bot.rules.tricks.options import TrickOptions
from bot.text.catalog import Text, dashed, with_minus


def game_name(text: Text, game: str) -> str:
    """Return what a game is called."""
    return text(f"game-name-{game}")


def level_name(text: Text, level: Level) -> str:
    """Return how well computer players play."""
    return text(f"tricks-level-{level}")


def temperament(text: Text, level: Level) -> str:
    """Return what computer players of a level do, in a sentence."""
    return text(f"tricks-temperament-{level}")


def computer_name(text: Text, seat: int) -> str:
    """Return what the computer player in a seat is called; seats are 0 to 3."""
    return text(f"tricks-computer-{seat}")


def rules_summary(text: Text, game: str, rules: TrickOptions) -> str:
    """Return house rules on one short line: when the game ends, and what differs from the usual."""
    changed = (
        text(f"tricks-short-{game}-{dashed(name)}-{dashed(value)}")
        for name, value, usual in _rules(rules)
        if value != usual
    )
    return " · ".join([text(f"tricks-until-{game}", points=rules.target), *changed])


def rules_lines(text: Text, game: str, rules: TrickOptions) -> list[str]:
    """Return a sentence for each house rule."""
    named = (text(f"tricks-rule-{game}-{dashed(name)}-{dashed(value)}") for name, value, _ in _rules(rules))
    return [*named, text(f"tricks-target-{game}", points=rules.target)]


def advice_sentence(text: Text, game: str, advice: str) -> str:
    """Return why a card is a good choice, in one sentence.

    Args:
        text: The words.
        game: The game.
        advice: The id of the reason for it.
    """
    if advice == LOOKING_AHEAD:
        return text("tricks-advice-looking-ahead")
    return text(f"tricks-advice-{game}-{advice}")


def expected_points(worth: float, decimals: int) -> str:
    """Return what something is expected to be worth, no more exactly than it is known.

    Example:
        >>> expected_points(1.26, decimals=1), expected_points(-0.4, decimals=0)
        ('+1.3', '±0')
    """
    shown = f"{worth:+.{decimals}f}"
    return with_minus(shown) if float(shown) else "±0"


def _rules(rules: TrickOptions) -> Iterator[tuple[str, object, object]]:
    """Yield each house rule but the target: its name, its value, and the usual value."""
    for each in fields(rules):
        if each.name != "target":
            yield each.name, getattr(rules, each.name), each.default
