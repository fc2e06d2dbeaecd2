"""What every picture is drawn on, a dark panel with rounded corners, and the words on it.

All measures are in pixels of the picture as it is seen; for sharp screens it has `SCALE` times as many.
"""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Final
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

SCALE: Final = 2
_FINER: Final = 2

# Letters of Latin alphabets that are no plain letter with a mark, which could be left out.
_PLAIN: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th"}
    | {"Ø": "O", "Ł": "L", "Đ": "D", "ẞ": "SS", "Æ": "AE", "Œ": "OE", "Ð": "D", "Þ": "Th"}
)
_NO_SIGN: Final = "\U0010ffff"
_DOTS: Final = "…"
_SAMPLE_SIZE: Final = 20

Colour = tuple[int, int, int]
# From the left and from the top.
Point = tuple[float, float]
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
    MINT: Final[Colour] = (0xA8, 0xE6, 0xE0)
    PINK: Final[Colour] = (0xD9, 0x57, 0x8F)
    # Told apart by everybody, including people who confuse red with green or blue with yellow.
    APART: Final = (BLUE, AMBER, MINT, PINK)


class Canvas:
    """An empty panel to draw on.

    Args:
        width_px: How wide it is.
        height_px: How high it is.
        is_smooth: Whether it is drawn finer than it is shown, which takes longer: slanting lines need it.
    """

    def __init__(self, width_px: int, height_px: int, *, is_smooth: bool = False) -> None:
        self._size = (width_px * SCALE, height_px * SCALE)
        self._scale = scale = SCALE * (_FINER if is_smooth else 1)
        # Transparent outside the corners, so that they are round on every background.
        self._image = Image.new("RGBA", (width_px * scale, height_px * scale))
        self._pen = ImageDraw.Draw(self._image)
        self._pen.rounded_rectangle(
            (0, 0, width_px * scale - 1, height_px * scale - 1),
            radius=10 * scale,
            fill=Palette.PANEL,
            outline=Palette.EDGE,
            width=scale,
        )

    def box(self, box: Box, colour: Colour) -> None:
        """Fill a box with slightly rounded corners.

        Args:
            box: Its left, top, right and bottom edge.
            colour: What it is filled with.
        """
        left, top, right, bottom = (round(edge * self._scale) for edge in box)
        radius = min(4 * self._scale, (right - left) / 2, (bottom - top) / 2)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius=radius, fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, *, width_px: float) -> None:
        """Draw a line through points.

        Args:
            points: Two or more, each from the left and from the top.
            colour: Its colour.
            width_px: How thick it is.
        """
        self._pen.line(self._scaled(points), fill=colour, width=round(width_px * self._scale), joint="curve")

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill what lies between points.

        Args:
            points: Its corners, each from the left and from the top.
            colour: What it is filled with.
        """
        self._pen.polygon(self._scaled(points), fill=colour)

    def text(
        self,
        at: Point,
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
        [corner] = self._scaled([at])
        self._pen.text(corner, words, font=font(size_px * self._scale), fill=colour, anchor=anchor)

    def to_png(self) -> bytes:
        """Return the picture as a PNG."""
        image = self._image
        if image.size != self._size:
            image = image.resize(self._size, Image.Resampling.BOX)
        stream = BytesIO()
        image.save(stream, format="PNG", optimize=True)
        return stream.getvalue()

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]


def width_of(words: str, size_px: int) -> float:
    """Return how wide words are, in pixels."""
    return font(size_px * SCALE).getlength(words) / SCALE


def drawable(words: str) -> str:
    """Return words as the built-in font can draw them: without accents, emoji and foreign letters.

    Returns:
        What is left of them; nothing if that would be less than half of their letters.

    Example:
        >>> drawable("🤖 Zoë"), drawable("𝕁𝕠𝕛𝕠"), drawable("小明 A")
        ('Zoe', 'Jojo', '')
    """
    plain = normalize("NFKD", words.translate(_PLAIN))
    kept = "".join(sign for sign in plain if sign == " " or _is_drawn(sign))
    return " ".join(kept.split()) if 0 < _letters(plain) <= 2 * _letters(kept) else ""


def shortened(words: str, size_px: int, width_px: float) -> str:
    """Return words cut to fit a width, with an ellipsis where something was cut off."""
    if width_of(words, size_px) <= width_px:
        return words
    fitting = (words[:length].rstrip() + _DOTS for length in range(len(words) - 1, 0, -1))
    return next((each for each in fitting if width_of(each, size_px) <= width_px), _DOTS)


def _letters(words: str) -> int:
    return sum(map(str.isalpha, words))


@cache
def _shape(sign: str) -> bytes:
    return bytes(font(_SAMPLE_SIZE).getmask(sign))


def _is_drawn(sign: str) -> bool:
    """Whether the built-in font has a sign: it draws the same box for all others."""
    return sign.isprintable() and bool(_shape(sign)) and _shape(sign) != _shape(_NO_SIGN)


def prepare() -> None:
    """Load what Pillow and the built-in font would otherwise load with the first picture."""
    Image.preinit()
    width_of(" ", 1)


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return the built-in font in a size, in the pixels of what is drawn on."""
    built_in = ImageFont.load_default(size)
    assert isinstance(built_in, ImageFont.FreeTypeFont)
    return built_in
