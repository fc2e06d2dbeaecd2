"""Suit signs and ranks as paths of our own: no font is needed, so every rasteriser draws the same."""

import re
from typing import Final, NamedTuple

from bot.rules.cards import Suit, rank_text

Point = tuple[float, float]

_HEIGHT: Final = 100

# In a square of 100.
_SUITS: Final = {
    Suit.SPADES: "M50 0 C56 16 96 40 96 66 C96 82 84 91 72 91 C65 91 59 88 55 82 C56 90 60 96 68 100 H32 "
    "C40 96 44 90 45 82 C41 88 35 91 28 91 C16 91 4 82 4 66 C4 40 44 16 50 0 Z",
    Suit.HEARTS: "M50 99 C42 82 2 60 2 30 C2 13 14 2 28 2 C38 2 46 8 50 18 C54 8 62 2 72 2 C86 2 98 13 98 30 "
    "C98 60 58 82 50 99 Z",
    Suit.DIAMONDS: "M50 -2 C61 19 76 36 93 50 C76 64 61 81 50 102 C39 81 24 64 7 50 C24 36 39 19 50 -2 Z",
    Suit.CLUBS: "M50 1 A23 23 0 0 1 67 39.5 A24 24 0 1 1 54.5 73 C56 87 61 95 70 100 H30 "
    "C39 95 44 87 45.5 73 A24 24 0 1 1 33 39.5 A23 23 0 0 1 50 1 Z",
}


class _Letter(NamedTuple):
    """A letter as the line that a pen follows, 100 high: lines and curves between points, nothing else."""

    width: float
    line: str


_LETTERS: Final = {
    "A": _Letter(66, "M0 100 L33 0 L66 100 M11 68 L55 68"),
    "2": _Letter(56, "M2 28 C2 -9 56 -9 56 28 C56 52 8 72 0 100 L58 100"),
    "3": _Letter(56, "M2 0 L54 0 L27 38 C65 36 66 100 27 100 C13 100 3 92 0 78"),
    "4": _Letter(62, "M44 100 L44 0 L0 72 L62 72"),
    "5": _Letter(56, "M52 0 L9 0 L5 46 C18 34 56 34 56 67 C56 108 6 108 0 80"),
    "6": _Letter(
        58,
        "M50 4 C22 14 0 40 0 69 C0 86 13 100 29 100 C45 100 58 86 58 69 C58 52 45 38 29 38 C13 38 0 52 0 69",
    ),
    "7": _Letter(56, "M0 0 L56 0 C36 30 24 62 20 100"),
    "8": _Letter(
        58,
        "M29 46 C16 46 5 36 5 23 C5 10 16 0 29 0 C42 0 53 10 53 23 C53 36 42 46 29 46 C13 46 0 58 0 73 "
        "C0 88 13 100 29 100 C45 100 58 88 58 73 C58 58 45 46 29 46 Z",
    ),
    "9": _Letter(
        58, "M8 96 C36 86 58 60 58 31 C58 14 45 0 29 0 C13 0 0 14 0 31 C0 48 13 62 29 62 C45 62 58 48 58 31"
    ),
    "10": _Letter(84, "M0 20 L14 2 L14 100 M42 30 C42 -10 84 -10 84 30 L84 70 C84 110 42 110 42 70 Z"),
    "J": _Letter(46, "M14 0 L46 0 L46 70 C46 110 0 110 0 72"),
    "Q": _Letter(66, "M0 50 C0 -16 66 -16 66 50 C66 116 0 116 0 50 Z M40 74 L66 104"),
    "K": _Letter(60, "M0 0 L0 100 M58 0 L2 62 M24 40 L60 100"),
}


def suit_sign(suit: Suit, at: Point, size: float, *, halo: str | None = None) -> str:
    """Return a suit sign in the ink of the card.

    Args:
        halo: The colour of a rim around it, which sets it off from what it lies on.
    """
    x, y = at
    place = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / _HEIGHT:g})"
    sign = f'<path transform="{place}" d="{_SUITS[suit]}"'
    rim = f'{sign} fill="{halo}" stroke="{halo}" stroke-width="22" stroke-linejoin="round"/>' if halo else ""
    return f'{rim}{sign} fill="currentColor"/>'


def rank_sign(rank: int, at: Point, size: Point, *, pen: float) -> str:
    """Return a rank in the ink of the card.

    Args:
        size: How wide it may be (a wider one is squeezed) and how high it is, the pen's thickness included.
    """
    letter = _LETTERS[rank_text(rank)]
    high = (size[1] - pen) / _HEIGHT
    wide = min(high, (size[0] - pen) / letter.width)
    left, top = at[0] - letter.width * wide / 2, at[1] - (size[1] - pen) / 2
    line = re.sub(
        r"(-?\d+) (-?\d+)",
        lambda point: f"{left + int(point[1]) * wide:.1f} {top + int(point[2]) * high:.1f}",
        letter.line,
    )
    return (
        f'<path d="{line}" fill="none" stroke="currentColor" stroke-width="{pen:g}" stroke-linejoin="round"/>'
    )
