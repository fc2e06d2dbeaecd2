"""How cards are written for people: plain in a terminal; in chat as the application's emoji, or as signs.

A sign of chat carries the text selector. Its suit then has the colour of the words around it, which can be
read on dark and on light, and on a red button too. The other selector, and none at all, ask for a coloured
picture, whose black suits can hardly be seen on dark.
"""

import re
from collections.abc import Iterable
from typing import Final

from bot.rules.cards import Card, Suit, rank_text

NO_BREAK: Final = "\u00a0"
# So many cards have room on a line of a phone.
FEW_CARDS: Final = 5
# In place of that beside an emoji: as wide as an ordinary space, and nobody types it.
_BREAK: Final = "\u2005"
_SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.ANY: ""}
_AS_TEXT: Final = "\ufe0e"
# How a message names an emoji, and the marks of bold words around it.
_BEFORE_EMOJI: Final = re.compile(rf"{NO_BREAK}(?=\**<:\w+:\d+>)")
_AFTER_EMOJI: Final = re.compile(rf"(<:\w+:\d+>\**){NO_BREAK}")


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


def card_sign(card: Card) -> str:
    """Return a card as chat shows it where there is no emoji of it."""
    return card_plain(card) if card.suit is Suit.ANY else card_plain(card) + _AS_TEXT


def loosened(written: str) -> str:
    """Return words that can break beside an emoji, where they have a no-break space.

    An emoji is a picture, beside which a line breaks in spite of a no-break space. That would then begin the
    next line.

    Source: https://www.w3.org/TR/css-text-3/#line-break-details
    """
    if "<:" not in written:
        return written
    return _AFTER_EMOJI.sub(rf"\1{_BREAK}", _BEFORE_EMOJI.sub(_BREAK, written))


def tied(loose: str) -> str:
    """Return what `loosened` was given, once there are signs in place of the emoji."""
    return loose.replace(_BREAK, NO_BREAK)
