"""What the sheet of sprites is like: what the program that draws it and the bot that cuts it up agree on.

It is a PNG with a palette. Signs in the ink of a suit are in shades of the first colours there, from paper to
ink, so that a card can be printed in any ink.
"""

from typing import Final

from bot.rules.cards import RANKS, SUITS, Card, Suit

# The inks of the suits, in two colours and in four. Anyone who does not tell red from green, or blue from
# green, still tells all four apart: a test looks at them with such eyes.
INKS: Final = {
    Suit.SPADES: "#16161d",
    Suit.HEARTS: "#cb182b",
    Suit.DIAMONDS: "#cb182b",
    Suit.CLUBS: "#16161d",
}
FOUR_INKS: Final = INKS | {Suit.DIAMONDS: "#124bbd", Suit.CLUBS: "#00996a"}
PAPER: Final = "#fffdf8"
# How many colours of the palette lead from paper to ink.
INK_STEPS: Final = 32

FACE_SIZE: Final = (200, 280)
EMOJI_SIZE: Final = (128, 128)
_EMOJI_TOP: Final = FACE_SIZE[1] * len(SUITS)
_BACKS_LEFT: Final = EMOJI_SIZE[0] * len(RANKS)
SHEET_SIZE: Final = (FACE_SIZE[0] * len(RANKS), _EMOJI_TOP + EMOJI_SIZE[1] * len(SUITS))

_RANK_WORDS: Final = (
    *("", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)

Box = tuple[int, int, int, int]


def card_name(card: Card, *, four_colour: bool = False) -> str:
    """Return what a card's sprite is called: those that look alike in both kinds of pack have one name.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> card_name(parse_card("QS"), four_colour=True), card_name(parse_card("10D"), four_colour=True)
        ('queen_of_spades', 'ten_of_diamonds_four_colour')
    """
    variant = "_four_colour" if four_colour and FOUR_INKS[card.suit] != INKS[card.suit] else ""
    return f"{_RANK_WORDS[card.rank]}_of_{card.suit.name.lower()}{variant}"


def face_box(card: Card) -> Box:
    """Return where a face lies: its left, top, right and bottom edge, in pixels of the sheet."""
    width, height = FACE_SIZE
    return _box(width * (card.rank - 1), height * SUITS.index(card.suit), FACE_SIZE)


def emoji_box(card: Card) -> Box:
    """Return where an emoji lies."""
    width, height = EMOJI_SIZE
    return _box(width * (card.rank - 1), _EMOJI_TOP + height * SUITS.index(card.suit), EMOJI_SIZE)


def back_box(*, second: bool) -> Box:
    """Return where a back lies."""
    return _box(_BACKS_LEFT + FACE_SIZE[0] * second, _EMOJI_TOP, FACE_SIZE)


def _box(left: int, top: int, size: tuple[int, int]) -> Box:
    return left, top, left + size[0], top + size[1]
