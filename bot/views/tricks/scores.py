"""Scores as columns: numbers first, so that they stand below each other on a narrow phone too."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.text import Text
from bot.views.points import signed_points

# Blanks at the beginning of a line would be lost.
_BLANK: Final = "\u00a0"
_MOST_HANDS: Final = 12


def score_lines(text: Text, scores: Sequence[int], totals: Sequence[int], beside: Sequence[str]) -> list[str]:
    """Return a line for each seat, and one above them that says what is what.

    Args:
        text: The words.
        scores: What the hand changed each score by.
        totals: The scores after it.
        beside: What stands beside each seat's numbers.
    """
    head = [text("tricks-scores-hand"), text("tricks-scores-total")]
    rows = [
        [signed_points(text, score), text("tricks-number", number=total)]
        for score, total in zip(scores, totals, strict=True)
    ]
    first, *others = _columns([head, *rows])
    return [f"`{first}`", *(f"`{row}` {name}" for row, name in zip(others, beside, strict=True))]


def total_lines(text: Text, totals: Sequence[int], beside: Sequence[str]) -> list[str]:
    """Return a line for each of some seats with its score at the end of a game."""
    rows = _columns([[text("tricks-number", number=total)] for total in totals])
    return [f"`{row}` {name}" for row, name in zip(rows, beside, strict=True)]


def hands_line(text: Text, scores: Sequence[int]) -> str:
    """Return what each hand of a game changed a score by; of a long game the last ones."""
    shown = [signed_points(text, score) for score in scores[-_MOST_HANDS:]]
    return ("… " if len(scores) > _MOST_HANDS else "") + " ".join(shown)


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.rjust(width, _BLANK) for cell, width in zip(row, widths, strict=True))
        yield (2 * _BLANK).join(cells)
