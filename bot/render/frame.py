"""What pictures of scores over time have in common: a frame, and lines of round numbers across it."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.canvas import Box, Canvas, Palette, width_of

MARGIN_PX: Final = 16
GAP_PX: Final = 8
TEXT_PX: Final = 16
MOST_TICKS: Final = 6


class Frame:
    """Where in a picture a value of each axis is.

    Args:
        box: Its left, top, right and bottom edge.
        across: The values at its left and at its right edge.
        ticks: The numbers that it has lines for, from the one at its bottom to the one at its top.
    """

    def __init__(self, box: Box, across: tuple[int, int], ticks: Sequence[int]) -> None:
        self.left, self.top, self.right, self.bottom = box
        self._first, self._last = across
        self._ticks = ticks

    def x(self, value: int) -> float:
        """Return how far from the left of the picture a value is."""
        span = max(self._last - self._first, 1)
        return self.left + (self.right - self.left) * (value - self._first) / span

    def y(self, value: int) -> float:
        """Return how far from the top of the picture a value is."""
        lowest, highest = self._ticks[0], self._ticks[-1]
        return self.bottom - (self.bottom - self.top) * (value - lowest) / (highest - lowest)

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each number, the one for zero so that it stands out, and the number left of it."""
        for tick in self._ticks:
            line = self.y(tick)
            colour = Palette.TEXT if tick == 0 else Palette.TRACK
            canvas.line([(self.left, line), (self.right, line)], colour, width_px=1)
            canvas.text((self.left - GAP_PX, line), number(tick), size_px=TEXT_PX, anchor="rm")


def left_beside(words: Sequence[str]) -> float:
    """Return where a frame begins that has these words on its left."""
    return MARGIN_PX + max(width_of(each, TEXT_PX) for each in words) + GAP_PX


def ticks_for(lowest: int, highest: int) -> list[int]:
    """Return round numbers, evenly spaced, from one at or below the lowest to one at or above the highest.

    Example:
        >>> ticks_for(-12, 31)
        [-20, -10, 0, 10, 20, 30, 40]
    """
    step = next(step for step in _steps() if (highest - lowest) <= step * (MOST_TICKS - 1))
    first, last = lowest // step, -(-highest // step)
    return [tick * step for tick in range(first, max(last, first + 1) + 1)]


def number(value: int) -> str:
    """Return a number as it is written in pictures."""
    return f"{value:,}"


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10
