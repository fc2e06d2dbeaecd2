"""A balance over time as a line, and what pictures of scores over time have in common: their frame."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.colours import Palette
from bot.render.lettering import width_of

# A phone shows the picture some 330 pixels wide: the numbers are still as large as small print there.
WIDTH_PX: Final = 420
HEIGHT_PX: Final = 240
MARGIN_PX: Final = 16
GAP_PX: Final = 8
TEXT_PX: Final = 16
MOST_TICKS: Final = 6
DAY_MS: Final = 24 * 60 * 60 * 1000

# An instant in milliseconds since 1970-01-01 UTC, and the balance from then on.
Point = tuple[int, int]


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


def draw_chart(points: Sequence[Point]) -> bytes:
    """Return the picture of how a balance went, with a line for zero and days or times of UTC below.

    Args:
        points: At least one, the oldest first. Each balance holds until the next.

    Returns:
        The file of the picture.
    """
    frame = _frame(points)
    canvas = Canvas(WIDTH_PX, HEIGHT_PX)
    frame.draw(canvas)
    _draw_dates(canvas, frame, points[0][0], points[-1][0])
    _draw_curve(canvas, frame, points)
    return canvas.to_bytes()


def _frame(points: Sequence[Point]) -> Frame:
    balances = [0, *(balance for _, balance in points)]
    ticks = ticks_for(min(balances), max(balances))
    left, bottom = left_beside([*map(number, ticks)]), HEIGHT_PX - MARGIN_PX - TEXT_PX - GAP_PX
    box = (left, MARGIN_PX, WIDTH_PX - MARGIN_PX, bottom)
    return Frame(box, (points[0][0], points[-1][0]), ticks)


def thinned(points: Sequence[Point], width_px: int) -> list[Point]:
    """Leave out what no eye could see: of each pixel's points the first, lowest, highest and last remain.

    Args:
        points: The oldest first.
        width_px: How many pixels they share.
    """
    first_ms, span_ms = points[0][0], max(points[-1][0] - points[0][0], 1)
    kept: list[Point] = []
    for _, group in groupby(points, key=lambda point: (point[0] - first_ms) * width_px // span_ms):
        together = list(enumerate(group))
        low = min(together, key=lambda item: item[1][1])
        high = max(together, key=lambda item: item[1][1])
        kept += [point for _, point in sorted({together[0], low, high, together[-1]})]
    return kept


def _draw_dates(canvas: Canvas, frame: Frame, first_ms: int, last_ms: int) -> None:
    pattern = "%Y-%m-%d" if last_ms - first_ms >= DAY_MS else "%H:%M"
    line = HEIGHT_PX - MARGIN_PX
    first, last = (_moment(instant_ms, pattern) for instant_ms in (first_ms, last_ms))
    canvas.text((frame.left, line), first, size_px=TEXT_PX)
    if last != first:
        canvas.text((frame.right, line), last, size_px=TEXT_PX, anchor="rs")


def _draw_curve(canvas: Canvas, frame: Frame, points: Sequence[Point]) -> None:
    steps: list[tuple[float, float]] = []
    for instant_ms, balance in thinned(points, round(frame.right - frame.left)):
        x, y = frame.x(instant_ms), frame.y(balance)
        steps += [(x, steps[-1][1]), (x, y)] if steps else [(x, y)]
    if len(steps) > 1:
        canvas.line(steps, Palette.BLUE, width_px=2)
    x, y = steps[-1]
    canvas.box((x - 4, y - 4, x + 4, y + 4), Palette.BLUE)


def _moment(instant_ms: int, pattern: str) -> str:
    return datetime.fromtimestamp(instant_ms / 1000, UTC).strftime(pattern)
