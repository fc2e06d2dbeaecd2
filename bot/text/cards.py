"""How cards are written for people."""

from collections.abc import Iterable
from typing import Final

from bot.rules.cards import Card, Suit, parse_card, rank_text
from bot.rules.errors import Quoted, RuleError

_SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.ANY: ""}
# With the emoji selector Discord draws a symbol in colour, with the text selector in the colour of the text.
_IN_COLOUR: Final = "\ufe0f"
_AS_TEXT: Final = "\ufe0e"
_SELECTORS: Final = {
    Suit.SPADES: _AS_TEXT,
    Suit.HEARTS: _IN_COLOUR,
    Suit.DIAMONDS: _IN_COLOUR,
    Suit.CLUBS: _AS_TEXT,
    Suit.ANY: "",
}
_NO_BREAK: Final = "\u00a0"


def card_face(card: Card) -> str:
    """Return a card as chat shows it: red suits in colour, black ones in the colour of the text."""
    return card_plain(card) + _SELECTORS[card.suit]


def card_label(card: Card) -> str:
    """Return a card as it stands on a coloured button: its suit in the colour of the text.

    On a red button a red suit could not be seen.
    """
    return card_plain(card) + _AS_TEXT


def card_plain(card: Card) -> str:
    """Return a card as a terminal shows it.

    Example:
        >>> card_plain(Card(10, Suit.HEARTS))
        '10♥'
    """
    return rank_text(card.rank) + _SYMBOLS[card.suit]


def cards_plain(cards: Iterable[Card]) -> str:
    """Return cards side by side as a terminal shows them."""
    return " ".join(map(card_plain, cards))


def cards_faces(cards: Iterable[Card]) -> str:
    """Return cards side by side as chat shows them, on one line."""
    return _NO_BREAK.join(map(card_face, cards))


def with_faces(error: RuleError) -> RuleError:
    """Return an error that names a card the way chat shows it.

    Text that somebody typed, which may be no card at all, is left as it is.
    """
    card = error.params.get("card")
    if not isinstance(card, str) or isinstance(card, Quoted):
        return error
    return RuleError(error.code, **{**error.params, "card": card_face(parse_card(card))})
