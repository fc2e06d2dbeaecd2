"""Cards as small as words: a chip shows a suit and a rank, or a suit and a number of its cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from PIL import Image, ImageDraw

from bot.render.colours import Colour, Palette
from bot.render.lettering import SCALE, pieces, width_of
from bot.render.signs import Sign, draw_sign
from bot.rules.cards import Card, Suit, rank_text

CHIP_HIGH_PX: Final = 16
TEXT_PX: Final = 12
APART_PX: Final = 3
ROUNDED_PX: Final = 3
SUIT_PX: Final = 10
EYE_PX: Final = 12
# More cards of a suit than this are counted instead of named.
MOST_NAMED: Final = 2
_KEPT: Final = 256
_FINER: Final = 4
_PAPER: Final[Colour] = (0xF6, 0xF4, 0xEE)
_RED: Final[Colour] = (0xC4, 0x1E, 0x3A)
_BLACK: Final[Colour] = (0x1C, 0x1E, 0x22)
_INKS: Final = {Suit.HEARTS: _RED, Suit.DIAMONDS: _RED}
# Dark enough to be readable on the amber of an exposed card.
_FOUR_INKS: Final = _INKS | {Suit.DIAMONDS: (0x12, 0x4B, 0xBD), Suit.CLUBS: (0x00, 0x6B, 0x4A)}


@dataclass(frozen=True, slots=True)
class Chip:
    """A card, or a number of cards of one suit.

    Args:
        words: The rank, or the number of cards.
        is_open: Whether the card lies exposed before the player who holds it.
        four_colour: Whether diamonds are blue and clubs green.
    """

    suit: Suit
    words: str
    is_open: bool = False
    four_colour: bool = False

    @property
    def width_px(self) -> int:
        """The width of the chip."""
        eye_px = EYE_PX + 2 if self.is_open else 0
        return round(SUIT_PX + 6 + width_of(self.words, TEXT_PX) + eye_px)

    @property
    def step_px(self) -> int:
        """The distance from the left edge of the chip to that of the next one."""
        return self.width_px + APART_PX


def chips_for(counting: Iterable[Card], exposed: Iterable[Card], *, four_colour: bool = False) -> list[Chip]:
    """Return chips for the cards that a player has taken, and for the exposed cards that they hold.

    Args:
        counting: The taken cards that count, with all cards of a suit next to each other.
    """
    chips = []
    for suit, cards in groupby(counting, key=lambda card: card.suit):
        ranks = [rank_text(card.rank) for card in cards]
        words = ranks if len(ranks) <= MOST_NAMED else [f"×{len(ranks)}"]
        chips += [Chip(suit, each, four_colour=four_colour) for each in words]
    return chips + [
        Chip(card.suit, rank_text(card.rank), is_open=True, four_colour=four_colour) for card in exposed
    ]


def in_rows(chips: Sequence[Chip], room_px: float) -> list[list[Chip]]:
    """Split chips into as many rows as they need."""
    rows: list[list[Chip]] = []
    for chip in chips:
        if not rows or sum(each.step_px for each in rows[-1]) + chip.width_px > room_px:
            rows.append([])
        rows[-1].append(chip)
    return rows


@lru_cache(_KEPT)
def draw_chip(chip: Chip) -> Image.Image:
    """Return a chip on a transparent ground, for pasting. It is shared, so never draw on it."""
    ink = (_FOUR_INKS if chip.four_colour else _INKS).get(chip.suit, _BLACK)
    image = _paper(chip.width_px * SCALE, Palette.AMBER if chip.is_open else _PAPER)
    _put(image, draw_sign(chip.suit, SUIT_PX * SCALE, ink), 2)
    if chip.is_open:
        _put(image, draw_sign(Sign.EYE, EYE_PX * SCALE, _BLACK), chip.width_px - EYE_PX - 2)
    at = (SUIT_PX + 3) * SCALE, CHIP_HIGH_PX / 2 * SCALE
    for piece in pieces(at, chip.words, TEXT_PX * SCALE, "lm"):
        piece.paste(image, ink)
    return image


def _paper(width: int, colour: Colour) -> Image.Image:
    size = (width, CHIP_HIGH_PX * SCALE)
    mask = Image.new("L", (size[0] * _FINER, size[1] * _FINER))
    whole = (0, 0, mask.width - 1, mask.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(whole, ROUNDED_PX * SCALE * _FINER, fill=255)
    image = Image.new("RGBA", size, colour)
    image.putalpha(mask.reduce(_FINER))
    return image


def _put(image: Image.Image, sign: Image.Image, left_px: int) -> None:
    image.alpha_composite(sign, (left_px * SCALE, (image.height - sign.height) // 2))
