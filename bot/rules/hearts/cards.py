"""The cards that matter in Hearts."""

from typing import Final

from bot.rules.cards import JACK, QUEEN, Card, Suit
from bot.rules.hearts.options import Options

TWO_OF_CLUBS: Final = Card(2, Suit.CLUBS)
QUEEN_OF_SPADES: Final = Card(QUEEN, Suit.SPADES)
JACK_OF_DIAMONDS: Final = Card(JACK, Suit.DIAMONDS)

QUEEN_POINTS: Final = 13
JACK_POINTS: Final = -10


def points_of(card: Card, options: Options) -> int:
    """Return what a card costs whoever takes it.

    Example:
        >>> points_of(QUEEN_OF_SPADES, Options())
        13
    """
    if card == QUEEN_OF_SPADES:
        return QUEEN_POINTS
    if card == JACK_OF_DIAMONDS and options.jack_of_diamonds:
        return JACK_POINTS
    return int(card.suit is Suit.HEARTS)


def is_barred_first(card: Card, options: Options) -> bool:
    """Tell whether a card may not be played to the first trick while its holder has another that may."""
    return points_of(card, options) != 0
