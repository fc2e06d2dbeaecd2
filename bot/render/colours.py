"""The colours of all pictures."""

from typing import Final

Colour = tuple[int, int, int]


class Palette:
    """The colours of all pictures.

    Text in any colour except the grounds is readable on the panel: its contrast is 4.5 to 1 or more. All
    values are multiples of four, so that Pillow finds exactly these colours in the palette of a picture.
    """

    # Grounds, from the darkest.
    PANEL: Final[Colour] = (0x2C, 0x2C, 0x30)
    TRACK: Final[Colour] = (0x3C, 0x3C, 0x44)
    EDGE: Final[Colour] = (0x4C, 0x4C, 0x54)
    # Text, and text that matters less.
    TEXT: Final[Colour] = (0xF4, 0xF4, 0xF4)
    QUIET: Final[Colour] = (0xB8, 0xBC, 0xC4)
    # Points won, no change, points lost. People who confuse red with green can tell them apart too. Even so,
    # a sign or a word always says the same as the colour.
    GREEN: Final[Colour] = (0x44, 0xD4, 0xB0)
    AMBER: Final[Colour] = (0xF4, 0xD4, 0x64)
    RED: Final[Colour] = (0xFC, 0x7C, 0x64)
    BLUE: Final[Colour] = (0x78, 0xA4, 0xF8)
    MINT: Final[Colour] = (0xA8, 0xE4, 0xE0)
    PINK: Final[Colour] = (0xF0, 0x64, 0xA0)
    BRONZE: Final[Colour] = (0xD4, 0x94, 0x60)
    # The colours of up to four players. People with any colour vision can tell them apart.
    APART: Final = (BLUE, AMBER, MINT, PINK)


NAMED: Final = (
    *(Palette.PANEL, Palette.TRACK, Palette.EDGE, Palette.TEXT, Palette.QUIET),
    *(Palette.GREEN, Palette.AMBER, Palette.RED, Palette.BLUE, Palette.MINT, Palette.PINK),
    Palette.BRONZE,
)


def between(one: Colour, other: Colour, part: float) -> Colour:
    """Return the colour that lies a part of the way, from 0 to 1, from one colour to another."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
