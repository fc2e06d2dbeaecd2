"""How the advice of computer players is put into words, and what they expect."""

from typing import Final

from bot.players import LOOKING_AHEAD, Game
from bot.text.catalog import Text

_DECIMALS: Final = {Game.HEARTS: 1, Game.GONGZHU: 0}


def advice_sentence(text: Text, game: Game, advice: str) -> str:
    """Return why a card is a good choice, in one sentence.

    Args:
        text: The words.
        game: The game.
        advice: The id of the advice behind it.
    """
    if advice == LOOKING_AHEAD:
        return text("tricks-advice-looking-ahead")
    return text(f"tricks-advice-{game}-{advice}")


def expected_points(game: Game, worth: float) -> str:
    """Return what something is expected to be worth, no more exactly than it is known.

    Example:
        >>> expected_points(Game.HEARTS, 1.26), expected_points(Game.GONGZHU, -0.4)
        ('+1.3', '±0')
    """
    decimals = _DECIMALS[game]
    shown = f"{worth:+.{decimals}f}"
    return shown if float(shown) else "±0"
