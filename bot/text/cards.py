"""The written forms of cards: plain in a terminal, and in chat as the application's emoji or as signs.

A sign in chat carries the text selector. Its suit then takes the colour of the surrounding text, which is
legible on dark, on light and on a red button. With the emoji selector, or with none, a coloured picture would
appear, whose black suits are hardly visible on dark.
"""

import re
from collections.abc import Iterable
from typing import Final

from bot.rules.cards import Card, Suit, rank_text

NO_BREAK: Final = "\u00a0"
# This many cards fit on a line of a phone.
FEW_CARDS: Final = 5
# Replaces a no-break space beside an emoji. It is as wide as an ordinary space, and no one types it.
_BREAK: Final = "\u2005"
_SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.ANY: ""}
_AS_TEXT: Final = "\ufe0e"
# An emoji in the syntax of a message, with optional marks of bold text around it.
_BEFORE_EMOJI: Final = re.compile(rf"{NO_BREAK}(?=\**<:\w+:\d+>)")
_AFTER_EMOJI: Final = re.compile(rf"(<:\w+:\d+>\**){NO_BREAK}")


def card_plain(card: Card) -> str:
    """Return a card in the form for a terminal.

    Example:
        >>> card_plain(Card(10, Suit.HEARTS))
        '10♥'
    """
    return rank_text(card.rank) + _SYMBOLS[card.suit]


def cards_plain(cards: Iterable[Card]) -> str:
    """Return cards side by side in the form for a terminal."""
    return " ".join(map(card_plain, cards))


def card_sign(card: Card) -> str:
    """Return a card in the form for chat without emoji."""
    return card_plain(card) if card.suit is Suit.ANY else card_plain(card) + _AS_TEXT


def loosened(written: str) -> str:
    """Return a text with breakable spaces in place of the no-break spaces beside emoji.

    Lines break beside an emoji, because it is a picture, even at a no-break space. The next line would then
    begin with that space.

    Source: https://www.w3.org/TR/css-text-3/#line-break-details
    """
    if "<:" not in written:
        return written
    return _AFTER_EMOJI.sub(rf"\1{_BREAK}", _BEFORE_EMOJI.sub(_BREAK, written))


def tied(loose: str) -> str:
    """Undo `loosened` for a text whose emoji have been replaced by signs."""
    return loose.replace(_BREAK, NO_BREAK)
