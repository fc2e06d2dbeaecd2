"""The sheet of sprites: what each sprite is called, and where it lies."""

from typing import Final

from bot.rules.cards import RANKS, SUITS, Card, Suit

FACE_SIZE: Final = (200, 280)
EMOJI_SIZE: Final = (128, 128)
# The suits that have a colour of their own in a four-colour pack; the others look as they always do.
RECOLOURED: Final = (Suit.DIAMONDS, Suit.CLUBS)

_ROWS: Final = (*((suit, False) for suit in SUITS), *((suit, True) for suit in RECOLOURED))
_EMOJI_TOP: Final = FACE_SIZE[1] * len(_ROWS)
_BACKS_LEFT: Final = EMOJI_SIZE[0] * len(RANKS)

SHEET_SIZE: Final = (FACE_SIZE[0] * len(RANKS), _EMOJI_TOP + EMOJI_SIZE[1] * len(_ROWS))

_RANK_WORDS: Final = (
    *("", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)

Box = tuple[int, int, int, int]


def card_name(card: Card, *, four_colour: bool = False) -> str:
    """Return what a card's sprites are called.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> card_name(parse_card("QS")), card_name(parse_card("10D"), four_colour=True)
        ('queen_of_spades', 'ten_of_diamonds_four_colour')
    """
    variant = "_four_colour" if four_colour and card.suit in RECOLOURED else ""
    return f"{_RANK_WORDS[card.rank]}_of_{card.suit.name.lower()}{variant}"


def face_box(card: Card, *, four_colour: bool) -> Box:
    """Return where a face lies: its left, top, right and bottom edge, in pixels of the sheet."""
    width, height = FACE_SIZE
    return _box(width * (card.rank - 1), height * _row(card, four_colour=four_colour), FACE_SIZE)


def emoji_box(card: Card, *, four_colour: bool) -> Box:
    """Return where an emoji lies."""
    width, height = EMOJI_SIZE
    return _box(
        width * (card.rank - 1), _EMOJI_TOP + height * _row(card, four_colour=four_colour), EMOJI_SIZE
    )


def back_box(*, second: bool) -> Box:
    """Return where a back lies."""
    return _box(_BACKS_LEFT + FACE_SIZE[0] * second, _EMOJI_TOP, FACE_SIZE)


def _row(card: Card, *, four_colour: bool) -> int:
    return _ROWS.index((card.suit, four_colour and card.suit in RECOLOURED))


def _box(left: int, top: int, size: tuple[int, int]) -> Box:
    return left, top, left + size[0], top + size[1]
