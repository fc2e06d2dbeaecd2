"""How the advice of computer players is put into words, and what they expect."""

from bot.players import LOOKING_AHEAD
from bot.text.catalog import Text


def advice_sentence(text: Text, game: str, advice: str) -> str:
    """Return why a card is a good choice, in one sentence.

    Args:
        text: The words.
        game: The game.
        advice: The id of the advice behind it.
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
    return shown if float(shown) else "±0"
