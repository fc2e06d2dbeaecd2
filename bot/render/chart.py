"""A balance over time as a line."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Final

from bot.render.canvas import Canvas, Palette, width_of

# A telephone shows the picture some 330 pixels wide: the numbers are still of the size of small print there.
WIDTH_PX: Final = 420
HEIGHT_PX: Final = 240
MARGIN_PX: Final = 16
GAP_PX: Final = 8
TEXT_PX: Final = 16
MOST_TICKS: Final = 6
DAY_MS: Final = 24 * 60 * 60 * 1000

# An instant in milliseconds since 1970-01-01 UTC, and the balance from then on.
Point = tuple[int, int]


def draw_chart(points: Sequence[Point]) -> bytes:
    """Return the picture of how a balance went, with a line for zero and days or times of UTC below.

    Args:
        points: At least one, the oldest first. Each balance holds until the next.

    Returns:
        A PNG.
    """
    balances = [0, *(balance for _, balance in points)]
    ticks = ticks_for(min(balances), max(balances))
    frame = _Frame(points[0][0], points[-1][0], ticks)
    canvas = Canvas(WIDTH_PX, HEIGHT_PX)
    _draw_ticks(canvas, frame, ticks)
    _draw_dates(canvas, frame)
    _draw_curve(canvas, frame, points)
    return canvas.to_png()


class _Frame:
    """Where in the picture an instant and a balance are."""

    def __init__(self, first_ms: int, last_ms: int, ticks: Sequence[int]) -> None:
        self.first_ms, self.last_ms = first_ms, last_ms
        self.left = MARGIN_PX + max(width_of(_number(tick), TEXT_PX) for tick in ticks) + GAP_PX
        self.right = WIDTH_PX - MARGIN_PX
        self.top = MARGIN_PX
        self.bottom = HEIGHT_PX - MARGIN_PX - TEXT_PX - GAP_PX
        self._lowest, self._highest = ticks[0], ticks[-1]

    def x(self, instant_ms: int) -> float:
        span_ms = max(self.last_ms - self.first_ms, 1)
        return self.left + (self.right - self.left) * (instant_ms - self.first_ms) / span_ms

    def y(self, balance: int) -> float:
        height = self.bottom - self.top
        return self.bottom - height * (balance - self._lowest) / (self._highest - self._lowest)


def ticks_for(lowest: int, highest: int) -> list[int]:
    """Return round numbers, evenly spaced, from one at or below the lowest to one at or above the highest.

    Example:
        >>> ticks_for(-12, 31)
        [-20, -10, 0, 10, 20, 30, 40]
    """
    step = next(step for step in _steps() if (highest - lowest) <= step * (MOST_TICKS - 1))
    first, last = lowest // step, -(-highest // step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


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


def _draw_ticks(canvas: Canvas, frame: _Frame, ticks: Sequence[int]) -> None:
    for tick in ticks:
        line = frame.y(tick)
        colour = Palette.TEXT if tick == 0 else Palette.TRACK
        canvas.line([(frame.left, line), (frame.right, line)], colour, width_px=1)
        at = (frame.left - GAP_PX, line)
        canvas.text(at, _number(tick), size_px=TEXT_PX, anchor="rm")


def _draw_dates(canvas: Canvas, frame: _Frame) -> None:
    pattern = "%Y-%m-%d" if frame.last_ms - frame.first_ms >= DAY_MS else "%H:%M"
    line = HEIGHT_PX - MARGIN_PX
    first, last = (_moment(instant_ms, pattern) for instant_ms in (frame.first_ms, frame.last_ms))
    canvas.text((frame.left, line), first, size_px=TEXT_PX)
    if last != first:
        canvas.text((frame.right, line), last, size_px=TEXT_PX, anchor="rs")


def _draw_curve(canvas: Canvas, frame: _Frame, points: Sequence[Point]) -> None:
    steps: list[tuple[float, float]] = []
    for instant_ms, balance in thinned(points, round(frame.right - frame.left)):
        x, y = frame.x(instant_ms), frame.y(balance)
        steps += [(x, steps[-1][1]), (x, y)] if steps else [(x, y)]
    if len(steps) > 1:
        canvas.line(steps, Palette.BLUE, width_px=2)
    x, y = steps[-1]
    canvas.box((x - 4, y - 4, x + 4, y + 4), Palette.BLUE)


def _number(balance: int) -> str:
    return f"{balance:,}"


def _moment(instant_ms: int, pattern: str) -> str:
    return datetime.fromtimestamp(instant_ms / 1000, UTC).strftime(pattern)
