"""Columns of words in a code block, where a Chinese or Japanese sign is as wide as two letters."""

from typing import Final
from unicodedata import category, east_asian_width

_WIDE: Final = frozenset({"W", "F"})
_WITHOUT_WIDTH: Final = frozenset({"Mn", "Me", "Cf"})


def columns_of(words: str) -> int:
    """Return how many columns words take.

    Example:
        >>> columns_of("Ox 9"), columns_of("牛九")
        (4, 4)
    """
    return len(words) if words.isascii() else sum(map(_columns, words))


def left_in(words: str, columns: int) -> str:
    """Return words with blanks after them, so that they fill so many columns."""
    return words + " " * (columns - columns_of(words))


def right_in(words: str, columns: int, blank: str = " ") -> str:
    """Return words with blanks before them, so that they fill so many columns."""
    return blank * (columns - columns_of(words)) + words


def _columns(sign: str) -> int:
    if category(sign) in _WITHOUT_WIDTH:
        return 0
    return 2 if east_asian_width(sign) in _WIDE else 1
