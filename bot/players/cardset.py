"""Sets of cards as whole numbers of 52 bits: what makes thousands of playouts a second possible.

Bit 0 is the 2 of spades, bit 12 the ace of spades; hearts, diamonds and clubs follow. That is the order of
`in_order`, so the lowest bit of a set is its first card. A single card is a set with one bit.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.rules.cards import ACE, SUITS, Card
from bot.rules.tricks import Cards, height

_PER_SUIT: Final = 13
_LOWEST: Final = 2

NO_CARDS: Final = 0
PACK: Final = (1 << 52) - 1
SPADES: Final = (1 << _PER_SUIT) - 1
HEARTS: Final = SPADES << _PER_SUIT
DIAMONDS: Final = HEARTS << _PER_SUIT
CLUBS: Final = DIAMONDS << _PER_SUIT
SUIT_SETS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)

_CARDS: Final = tuple(
    Card(ACE if high > 13 else high, suit) for suit in SUITS for high in range(_LOWEST, _LOWEST + _PER_SUIT)
)
# The suit of a card by the length of its number in bits, which is faster than a division.
_SUIT_BY_LENGTH: Final = (NO_CARDS, *(suit for suit in SUIT_SETS for _ in range(_PER_SUIT)))


def bit_of(card: Card) -> int:
    """Return a card as a set of one.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> bit_of(parse_card("4S"))
        4
    """
    return 1 << (SUITS.index(card.suit) * _PER_SUIT + height(card) - _LOWEST)


def set_of(cards: Iterable[Card]) -> int:
    """Return some cards as a set."""
    return sum({bit_of(card) for card in cards})


def card_of(card: int) -> Card:
    """Return the card of a set of one."""
    return _CARDS[card.bit_length() - 1]


def cards_of(cards: int) -> Cards:
    """Return the cards of a set, in order.

    Example:
        >>> [str(card) for card in cards_of(0b11 | 1 << 51)]
        ['2S', '3S', 'AC']
    """
    return tuple(map(card_of, each(cards)))


def each(cards: int) -> Iterator[int]:
    """Return the cards of a set one by one, the lowest first."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card


def suit_of(card: int) -> int:
    """Return the whole suit a card is of."""
    return _SUIT_BY_LENGTH[card.bit_length()]


def lowest(cards: int) -> int:
    """Return the lowest card of a set within one suit; no card of none."""
    return cards & -cards


def highest(cards: int) -> int:
    """Return the highest card of a set within one suit; no card of none."""
    return 1 << cards.bit_length() >> 1


def below(cards: int, card: int) -> int:
    """Return those of some cards of one suit that are lower than a card of it."""
    return cards & (card - 1)


def above(cards: int, card: int) -> int:
    """Return those of some cards of one suit that are higher than a card of it."""
    return cards & -(card << 1)


def count(cards: int) -> int:
    """Return how many cards are in a set."""
    return cards.bit_count()
