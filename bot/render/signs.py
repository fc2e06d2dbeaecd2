"""Small signs that stand beside text in a picture: the suits, a crown, an eye, a computer."""

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render.colours import Colour
from bot.rules.cards import Suit

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
