"""A balance over time as a line."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Final

from bot.render.canvas import Canvas, Palette
from bot.render.frame import GAP_PX, MARGIN_PX, TEXT_PX, Frame, left_beside, number, ticks_for

# A telephone shows the picture some 330 pixels wide: the numbers are still of the size of small print there.
WIDTH_PX: Final = 420
HEIGHT_PX: Final = 240
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
    frame = _frame(points)
    canvas = Canvas(WIDTH_PX, HEIGHT_PX)
    frame.draw(canvas)
    _draw_dates(canvas, frame, points[0][0], points[-1][0])
    _draw_curve(canvas, frame, points)
    return canvas.to_png()


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
