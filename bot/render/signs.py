"""Small signs in pictures: suits, a crown, an eye, a computer, and chips: cards as small as words."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import groupby, product
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render.colours import Colour, Palette
from bot.render.lettering import SCALE, pieces, width_of
from bot.rules.cards import SUITS, Card, Suit, rank_text

# Signs are drawn this many times larger and scaled down, for smooth edges.
_FINE: Final = 6
_KEPT: Final = 256


class Sign(StrEnum):
    """The signs other than the suits."""

    CROWN = "crown"
    EYE = "eye"
    COMPUTER = "computer"


@lru_cache(_KEPT)
def draw_sign(sign: Sign | Suit, size_px: int, colour: Colour) -> Image.Image:
    """Return a square image of a sign on a transparent ground.

    Args:
        size_px: The width and the height, in pixels of the image it is pasted into.
    """
    side = size_px * _FINE
    mask = Image.new("L", (side, side))
    _DRAWN[sign](_Pen(mask))
    image = Image.new("RGBA", (size_px, size_px), colour)
    image.putalpha(mask.resize((size_px, size_px), Image.Resampling.BOX))
    return image


class _Pen:
    """Draws on a square of 100 by 100 units."""

    def __init__(self, mask: Image.Image) -> None:
        self._draw = ImageDraw.Draw(mask)
        self._scale = mask.width / 100

    def disc(self, x: float, y: float, radius: float, *, is_hole: bool = False) -> None:
        box = [edge * self._scale for edge in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.ellipse(box, fill=0 if is_hole else 255)

    def shape(self, *corners: tuple[float, float], is_hole: bool = False) -> None:
        scaled = [(x * self._scale, y * self._scale) for x, y in corners]
        self._draw.polygon(scaled, fill=0 if is_hole else 255)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float = 0) -> None:
        box = [edge * self._scale for edge in (left, top, right, bottom)]
        self._draw.rounded_rectangle(box, radius * self._scale, fill=255)


def _heart(pen: _Pen) -> None:
    pen.disc(29, 33, 25)
    pen.disc(71, 33, 25)
    pen.shape((8, 47), (50, 38), (92, 47), (50, 97))


def _spade(pen: _Pen) -> None:
    pen.disc(28, 58, 23)
    pen.disc(72, 58, 23)
    pen.shape((9, 45), (50, 3), (91, 45), (50, 68))
    pen.shape((50, 55), (68, 97), (32, 97))


def _diamond(pen: _Pen) -> None:
    pen.shape((50, 2), (86, 50), (50, 98), (14, 50))


def _club(pen: _Pen) -> None:
    for x, y in ((50, 26), (26, 58), (74, 58)):
        pen.disc(x, y, 23)
    pen.shape((50, 40), (68, 97), (32, 97))


def _crown(pen: _Pen) -> None:
    pen.shape((6, 26), (28, 50), (50, 12), (72, 50), (94, 26), (84, 88), (16, 88))
    for x, y in ((6, 24), (50, 11), (94, 24)):
        pen.disc(x, y, 6)


def _eye(pen: _Pen) -> None:
    lid = [(50 + 48 * cos(step * pi / 24), 30 * sin(step * pi / 24)) for step in range(25)]
    pen.shape(*((x, 50 - y) for x, y in lid), *((x, 50 + y) for x, y in reversed(lid)))
    pen.disc(50, 50, 21, is_hole=True)
    pen.disc(50, 50, 12)


def _computer(pen: _Pen) -> None:
    pen.box(46, 6, 54, 30)
    pen.disc(50, 9, 9)
    pen.box(14, 26, 86, 90, radius=16)
    pen.box(2, 46, 10, 70, radius=4)
    pen.box(90, 46, 98, 70, radius=4)
    for x in (34, 66):
        pen.disc(x, 52, 10, is_hole=True)
    pen.shape((32, 70), (68, 70), (62, 79), (38, 79), is_hole=True)


_DRAWN: Final[dict[Sign | Suit, Callable[[_Pen], None]]] = {
    Suit.SPADES: _spade,
    Suit.HEARTS: _heart,
    Suit.DIAMONDS: _diamond,
    Suit.CLUBS: _club,
    Sign.CROWN: _crown,
    Sign.EYE: _eye,
    Sign.COMPUTER: _computer,
}


CHIP_HIGH_PX: Final = 16
TEXT_PX: Final = 12
APART_PX: Final = 3
ROUNDED_PX: Final = 3
SUIT_PX: Final = 10
EYE_PX: Final = 12
# More cards of a suit than this are counted instead of named.
MOST_NAMED: Final = 2
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


def all_chips() -> list[Image.Image]:
    """Return a chip in each of the colours that chips have."""
    choices = product(SUITS, (False, True), (False, True))
    return [draw_chip(Chip(suit, "K", is_open=is_open, four_colour=four)) for suit, is_open, four in choices]


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
