"""The colours of all pictures."""

from typing import Final

Colour = tuple[int, int, int]


class Palette:
    """The colours of all pictures.

    Words of any colour but the grounds' can be read on the panel: their contrast is 4.5 to 1 or more.
    Multiples of four, so that Pillow finds exactly them in the palette of a picture.
    """

    # Grounds, from the darkest.
    PANEL: Final[Colour] = (0x2C, 0x2C, 0x30)
    TRACK: Final[Colour] = (0x3C, 0x3C, 0x44)
    EDGE: Final[Colour] = (0x4C, 0x4C, 0x54)
    # Words, and words that matter less.
    TEXT: Final[Colour] = (0xF4, 0xF4, 0xF4)
    QUIET: Final[Colour] = (0xB8, 0xBC, 0xC4)
    # What was won, what changed nothing, what was lost. Everybody tells them apart, people who confuse red
    # with green too; all the same a sign or a word says it as well.
    GREEN: Final[Colour] = (0x44, 0xD4, 0xB0)
    AMBER: Final[Colour] = (0xF4, 0xD4, 0x64)
    RED: Final[Colour] = (0xFC, 0x7C, 0x64)
    BLUE: Final[Colour] = (0x78, 0xA4, 0xF8)
    MINT: Final[Colour] = (0xA8, 0xE4, 0xE0)
    PINK: Final[Colour] = (0xF0, 0x64, 0xA0)
    # For as many players, told apart by everybody.
    APART: Final = (BLUE, AMBER, MINT, PINK)


NAMED: Final = (
    *(Palette.PANEL, Palette.TRACK, Palette.EDGE, Palette.TEXT, Palette.QUIET),
    *(Palette.GREEN, Palette.AMBER, Palette.RED, Palette.BLUE, Palette.MINT, Palette.PINK),
)
