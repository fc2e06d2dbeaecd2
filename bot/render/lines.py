"""Texts in pictures that have several lines: where a line may end, and how large they can be."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final
from unicodedata import category, east_asian_width, name

from bot.render.lettering import LEAST_PX, shortened, width_of

# Brackets and quotation marks that open or close.
_OPENS: Final = frozenset({"Ps", "Pi"})
_CLOSES: Final = frozenset({"Pe", "Pf"})
# Signs that no line begins with, besides those that close: punctuation, repetition marks, and what belongs to
# the sign before it.
_NEVER_FIRST: Final = frozenset(
    "、。，．,.・：；:;？！?!…‥％%々〻ー゛゜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
)


def in_lines(words: str, size_px: int, room_px: float, most: int) -> tuple[list[str], int]:
    """Return the lines of a text, and the size in which they fit.

    They get smaller first, and only where they would be too small to read the last of them is cut.

    Args:
        room_px: The width of the lines.
        most: How many lines there may be.
    """
    for size in range(size_px, LEAST_PX - 1, -1):
        lines = broken(words, size, room_px)
        if len(lines) <= most and all(width_of(line, size) <= room_px for line in lines):
            return lines, size
    lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [shortened(line, LEAST_PX, room_px) for line in lines], LEAST_PX


def broken(words: str, size_px: int, room_px: float) -> list[str]:
    """Return the lines of a text, each as long as the room allows.

    Example:
        >>> broken("Trick 5 of 13", 13, 50)
        ['Trick 5', 'of 13']
    """
    lines: list[str] = []
    for part in parts_of(words):
        longer = f"{lines[-1]}{part}" if lines else part
        if lines and width_of(longer, size_px) <= room_px:
            lines[-1] = longer
        else:
            lines.append(part.lstrip(" "))
    return lines


def parts_of(words: str) -> list[str]:
    """Return the parts of a text between which a line may end.

    That is at blanks, which stay with the part after them, and between Chinese or Japanese signs. Words in
    katakana stay whole: they are short in pictures, and look torn at the end of a line.

    Source: the common rules of "Requirements for Chinese Text Layout" and "Requirements for Japanese Text
    Layout" of the W3C, on signs that no line begins or ends with.

    Example:
        >>> parts_of("to lead"), parts_of("「牛」、13張。"), parts_of("次のトリック")
        (['to', ' lead'], ['「牛」、', '13', '張。'], ['次', 'の', 'トリック'])
    """
    ends = [0, *_ends(words), len(words)]
    return [words[start:end] for start, end in pairwise(ends) if words[start:end]]


def _ends(words: str) -> Iterator[int]:
    for place, (before, after) in enumerate(pairwise(words), start=1):
        if after == " " or (_may_part(before, after) and before != " "):
            yield place


def _may_part(before: str, after: str) -> bool:
    if not (_is_wide(before) or _is_wide(after)):
        return False
    if _is_katakana(before) and _is_katakana(after):
        return False
    return not (category(before) in _OPENS or category(after) in _CLOSES or after in _NEVER_FIRST)


def _is_katakana(sign: str) -> bool:
    return sign.isalpha() and name(sign, "").startswith("KATAKANA")


def _is_wide(sign: str) -> bool:
    return east_asian_width(sign) in {"W", "F"}
