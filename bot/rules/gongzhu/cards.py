"""The cards that matter in Gong Zhu, and what they count.

Source: a public rule-and-strategy description of Gong Zhu.
"""

from typing import Final

from bot.rules.cards import ACE, JACK, KING, QUEEN, Card, Suit

PIG: Final = Card(QUEEN, Suit.SPADES)
SHEEP: Final = Card(JACK, Suit.DIAMONDS)
TRANSFORMER: Final = Card(10, Suit.CLUBS)
ACE_OF_HEARTS: Final = Card(ACE, Suit.HEARTS)
TWO_OF_SPADES: Final = Card(2, Suit.SPADES)

EXPOSABLE: Final = (PIG, ACE_OF_HEARTS, SHEEP, TRANSFORMER)

PIG_POINTS: Final = -100
SHEEP_POINTS: Final = 100
ALL_HEARTS_POINTS: Final = 200
LONE_TRANSFORMER_POINTS: Final = 50

_HIGH_HEARTS: Final = {ACE: -50, KING: -40, QUEEN: -30, JACK: -20}
_TEN_POINTS: Final = -10
_LOWEST_COSTLY: Final = 5


def heart_points(card: Card) -> int:
    """Return what a heart counts that was not doubled: 4♥, 3♥ and 2♥ nothing, but they are point cards.

    Example:
        >>> heart_points(ACE_OF_HEARTS)
        -50
    """
    if card.rank in _HIGH_HEARTS:
        return _HIGH_HEARTS[card.rank]
    return _TEN_POINTS if card.rank >= _LOWEST_COSTLY else 0


def is_point_card(card: Card) -> bool:
    """Tell whether a card is one of those the transformer works on: every heart, the pig, the sheep."""
    return card.suit is Suit.HEARTS or card in (PIG, SHEEP)
