"""What every picture is drawn on: a dark panel with rounded corners, on dark and on light backgrounds alike.

All measures are in pixels of the picture as it is seen; for sharp screens it has `SCALE` times as many.
"""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

SCALE: Final = 2

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]


class Palette:
    """The colours of all pictures."""

    PANEL: Final[Colour] = (0x2B, 0x2D, 0x31)
    EDGE: Final[Colour] = (0x4A, 0x4D, 0x55)
    TRACK: Final[Colour] = (0x3B, 0x3E, 0x45)
    TEXT: Final[Colour] = (0xF2, 0xF3, 0xF5)
    BLUE: Final[Colour] = (0x5E, 0x93, 0xF5)
    GREEN: Final[Colour] = (0x3F, 0xB9, 0x7A)
    AMBER: Final[Colour] = (0xE8, 0xB0, 0x4B)
    RED: Final[Colour] = (0xE8, 0x5D, 0x5D)


class Canvas:
    """An empty panel to draw on.

    Args:
        width_px: How wide it is.
        height_px: How high it is.
    """

    def __init__(self, width_px: int, height_px: int) -> None:
        # Transparent outside the corners, so that they are round on every background.
        self._image = Image.new("RGBA", (width_px * SCALE, height_px * SCALE))
        self._pen = ImageDraw.Draw(self._image)
        self._pen.rounded_rectangle(
            (0, 0, width_px * SCALE - 1, height_px * SCALE - 1),
            radius=10 * SCALE,
            fill=Palette.PANEL,
            outline=Palette.EDGE,
            width=SCALE,
        )

    def box(self, box: Box, colour: Colour) -> None:
        """Fill a box with slightly rounded corners.

        Args:
            box: Its left, top, right and bottom edge.
            colour: What it is filled with.
        """
        left, top, right, bottom = (round(edge * SCALE) for edge in box)
        radius = min(4 * SCALE, (right - left) / 2, (bottom - top) / 2)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius=radius, fill=colour)

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, *, width_px: int) -> None:
        """Draw a line through points.

        Args:
            points: Two or more, each from the left and from the top.
            colour: Its colour.
            width_px: How thick it is.
        """
        places = [(x * SCALE, y * SCALE) for x, y in points]
        self._pen.line(places, fill=colour, width=width_px * SCALE, joint="curve")

    def text(
        self,
        at: tuple[float, float],
        words: str,
        *,
        size_px: int,
        colour: Colour = Palette.TEXT,
        anchor: str = "ls",
    ) -> None:
        """Write words.

        Args:
            at: Where their anchor is, from the left and from the top.
            words: The words, in the signs of the built-in font: those of English.
            size_px: How large they are.
            colour: Their colour.
            anchor: Which point of them that is, in Pillow's two letters: `ls` is the left end of the line
                they stand on, `rs` its right end.
        """
        place = (at[0] * SCALE, at[1] * SCALE)
        self._pen.text(place, words, font=_font(size_px), fill=colour, anchor=anchor)

    def to_png(self) -> bytes:
        """Return the picture."""
        stream = BytesIO()
        self._image.save(stream, format="PNG", optimize=True)
        return stream.getvalue()


def width_of(words: str, size_px: int) -> float:
    """Return how wide words are, in pixels."""
    return _font(size_px).getlength(words) / SCALE


@cache
def _font(size_px: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size_px * SCALE)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font
