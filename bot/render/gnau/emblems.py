"""The emblems of the categories of Gnau hands."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render.colours import Colour, Palette
from bot.rules.gnau.ranking import Category

# Emblems are drawn on a square with sides of this many pixels and scaled down, for smooth edges.
_SIDE: Final = 240

_HIDE: Final[Colour] = (0xB8, 0x7C, 0x50)
_DARK_HIDE: Final[Colour] = (0x90, 0x5C, 0x38)
_GOLD: Final[Colour] = (0xE8, 0xB4, 0x3C)
_DARK_GOLD: Final[Colour] = (0xB8, 0x84, 0x20)
_MUZZLE: Final[Colour] = (0xF0, 0xD0, 0xB0)
_HORN: Final[Colour] = (0xF4, 0xE8, 0xCC)
_SILVER: Final[Colour] = (0xB8, 0xBC, 0xC8)
_DARK_SILVER: Final[Colour] = (0x84, 0x88, 0x98)
_FAINT: Final[Colour] = (0x74, 0x74, 0x80)
_INK: Final[Colour] = (0x2C, 0x24, 0x24)
_IVORY: Final[Colour] = (0xFC, 0xFC, 0xF4)

_Pen = ImageDraw.ImageDraw


@cache
def emblem(category: Category, *, side_px: int) -> Image.Image:
    """Return the emblem of a category of hands.

    Args:
        side_px: The width and the height, in pixels of the image.

    Returns:
        An RGBA image. It is shared, so never draw on it.
    """
    image = Image.new("RGBA", (_SIDE, _SIDE))
    _DRAWN[category](ImageDraw.Draw(image))
    return image.resize((side_px, side_px), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _ox(
    pen: _Pen,
    *,
    at: tuple[float, float] = (120, 128),
    size: float = 1.0,
    hide: Colour = _HIDE,
    only: Colour | None = None,
) -> None:
    """Draw the head of an ox from the front, or only its silhouette in the colour `only`."""
    x, y = at
    dark = {_GOLD: _DARK_GOLD, _SILVER: _DARK_SILVER}.get(hide, _DARK_HIDE)

    def oval(dx: float, dy: float, width: float, height: float, colour: Colour) -> None:
        left, top = x + (dx - width / 2) * size, y + (dy - height / 2) * size
        pen.ellipse((left, top, left + width * size, top + height * size), fill=only or colour)

    for side in (-1, 1):
        pen.polygon([(x + side * dx * size, y + dy * size) for dx, dy in _HORN_OUTLINE], fill=only or _HORN)
        oval(side * 78, -26, 62, 34, dark)
        oval(side * 76, -24, 40, 18, _MUZZLE)
    pen.polygon([(x + dx * size, y + dy * size) for dx, dy in _HEAD_OUTLINE], fill=only or hide)
    oval(0, -44, 116, 62, hide)
    oval(0, -66, 46, 34, dark)
    oval(0, 52, 112, 78, _MUZZLE)
    for side in (-1, 1):
        oval(side * 34, -18, 20, 24, _INK)
        oval(side * 37, -23, 7, 8, _IVORY)
        oval(side * 25, 46, 16, 22, dark)
    pen.arc(
        (x - 22 * size, y + 52 * size, x + 22 * size, y + 78 * size),
        20,
        160,
        fill=only or dark,
        width=int(7 * size),
    )


# The right horn, from its base around the tip and back, relative to the middle of the head.
_HORN_OUTLINE: Final = (
    *((30, -62), (58, -66), (84, -80), (92, -100), (86, -122)),
    *((104, -106), (110, -82), (100, -56), (74, -40), (40, -36)),
)
_HEAD_OUTLINE: Final = ((-58, -44), (58, -44), (50, 30), (44, 60), (-44, 60), (-50, 30))


def _single(pen: _Pen) -> None:
    _ox(pen)


def _double(pen: _Pen) -> None:
    _ox(pen, at=(166, 84), size=0.66)
    # An edge in the colour of the ground separates the front ox from the one behind.
    for dx, dy in ((-7, 0), (7, 0), (0, -7), (0, 7), (-5, -5), (5, -5), (-5, 5), (5, 5)):
        _ox(pen, at=(80 + dx, 156 + dy), size=0.72, only=Palette.PANEL)
    _ox(pen, at=(80, 156), size=0.72)


def _nenku(pen: _Pen) -> None:
    _ox(pen)
    _star(pen, (120, 70), 34, Palette.BLUE)


def _tonku(pen: _Pen) -> None:
    _ox(pen, hide=_GOLD)
    _spade(pen, (120, 76), 0.9)


def _none(pen: _Pen) -> None:
    # The silhouette of an ox, crossed out.
    _ox(pen, only=_FAINT)
    for width, colour in ((46, Palette.PANEL), (26, Palette.RED)):
        pen.line((38, 212, 202, 36), fill=colour, width=width)


def _bomb(pen: _Pen) -> None:
    pen.arc((128, 20, 208, 108), 180, 300, fill=_HORN, width=12)
    _star(pen, (200, 46), 30, Palette.AMBER)
    pen.rounded_rectangle((96, 54, 144, 96), radius=8, fill=_FAINT)
    pen.ellipse((40, 76, 200, 236), fill=_FAINT)
    pen.ellipse((50, 86, 190, 226), fill=_INK)
    pen.ellipse((74, 106, 110, 142), fill=_FAINT)


def _silver(pen: _Pen) -> None:
    _ox(pen, hide=_SILVER)


def _five_small(pen: _Pen) -> None:
    for x, y in ((62, 66), (178, 66), (120, 124), (62, 182), (178, 182)):
        pen.ellipse((x - 31, y - 31, x + 31, y + 31), fill=Palette.MINT)


def _five_dukes(pen: _Pen) -> None:
    points = [
        (28, 92),
        (70, 130),
        (84, 62),
        (120, 118),
        (156, 62),
        (170, 130),
        (212, 92),
        (192, 182),
        (48, 182),
    ]
    pen.polygon(points, fill=_GOLD)
    pen.rounded_rectangle((44, 176, 196, 208), radius=12, fill=_DARK_GOLD)
    for x, y in ((28, 86), (84, 54), (120, 104), (156, 54), (212, 86)):
        pen.ellipse((x - 14, y - 14, x + 14, y + 14), fill=_HORN)
    for x in (78, 120, 162):
        pen.ellipse((x - 9, 183, x + 9, 201), fill=Palette.RED)


def _star(pen: _Pen, at: tuple[float, float], radius: float, colour: Colour) -> None:
    x, y = at
    for grown, filled in ((10, _INK), (0, colour)):
        corners = [
            (x + reach * sin(pi * corner / 5), y - reach * cos(pi * corner / 5))
            for corner in range(10)
            for reach in [(radius + grown) * (1 if corner % 2 == 0 else 0.48)]
        ]
        pen.polygon(corners, fill=filled)


def _spade(pen: _Pen, at: tuple[float, float], size: float) -> None:
    x, y = at
    for grown, colour in ((9, _IVORY), (0, _INK)):
        for dx in (-19, 19):
            radius = (22 + grown) * size
            pen.ellipse(
                (x + dx * size - radius, y + 4 - radius, x + dx * size + radius, y + 4 + radius), fill=colour
            )
        half, top = (39 + grown) * size, (46 + grown * 1.4) * size
        pen.polygon([(x, y - top), (x - half, y + 4), (x + half, y + 4)], fill=colour)
        foot = (14 + grown) * size
        pen.polygon(
            [(x, y), (x - foot, y + (38 + grown) * size), (x + foot, y + (38 + grown) * size)], fill=colour
        )


_DRAWN: Final[dict[Category, Callable[[_Pen], None]]] = {
    Category.FIVE_DUKES: _five_dukes,
    Category.FIVE_SMALL: _five_small,
    Category.BOMB: _bomb,
    Category.SILVER: _silver,
    Category.TONKU: _tonku,
    Category.NENKU: _nenku,
    Category.DOUBLE: _double,
    Category.SINGLE: _single,
    Category.NONE: _none,
}
