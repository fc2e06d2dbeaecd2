"""The picture of a balance as a line from round to round, over the whole height of the chart."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.colours import Palette
from bot.render.lettering import fitted, number_words, width_of

# A phone shows the picture about 280 pixels wide. The numbers are still readable at that size.
WIDTH_PX: Final = 380
HEIGHT_PX: Final = 250
MARGIN_PX: Final = 16
GAP_PX: Final = 8
TEXT_PX: Final = 15
END_PX: Final = 20
# From the top of the picture to the baseline of the words above the chart, and to the chart.
WORDS_LINE_PX: Final = 36
HEAD_PX: Final = 56
DOT_PX: Final = 5
MOST_TICKS: Final = 6
# The most that the label of the horizontal axis may take of the chart's width.
MOST_LABEL_PX: Final = 80

# The number of a round and the balance after it; number 0 is before the first round.
Point = tuple[int, int]


class Frame:
    """The place of the chart in the picture. It turns values of both axes into pixels.

    Args:
        across: The values at the left and at the right edge.
        ticks: The numbers that get a line, from the one at the bottom edge to the one at the top edge.
    """

    def __init__(self, box: Box, across: tuple[int, int], ticks: Sequence[int]) -> None:
        self.left, self.top, self.right, self.bottom = box
        self.first, self.last = across
        self.ticks = ticks

    def x(self, value: int) -> float:
        """Return the distance of a value from the left edge of the picture."""
        span = max(self.last - self.first, 1)
        return self.left + (self.right - self.left) * (value - self.first) / span

    def y(self, value: int) -> float:
        """Return the distance of a value from the top edge of the picture."""
        lowest, highest = self.ticks[0], self.ticks[-1]
        return self.bottom - (self.bottom - self.top) * (value - lowest) / (highest - lowest)


def ticks_for(lowest: int, highest: int) -> list[int]:
    """Return round numbers, evenly spaced, from one at or below the lowest to one at or above the highest.

    Example:
        >>> ticks_for(-12, 31)
        [-20, -10, 0, 10, 20, 30, 40]
    """
    step = next(step for step in _steps() if (highest - lowest) <= step * (MOST_TICKS - 1))
    first, last = lowest // step, -(-highest // step)
    return [tick * step for tick in range(first, max(last, first + 1) + 1)]


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def draw_chart(points: Sequence[Point], start: str, end: str, rounds: str) -> bytes:
    """Return the image file of how a balance has changed, with a line for zero if zero is near.

    Args:
        points: At least one point, in the order of the rounds, and no more points than can be seen.
        start: The balance at the start, in words.
        end: The balance at the end, in words.
        rounds: The label of the horizontal axis.
    """
    rounds, rounds_px = fitted(rounds, TEXT_PX, MOST_LABEL_PX)
    frame = _frame(points, width_of(rounds, rounds_px))
    canvas = Canvas(WIDTH_PX, HEIGHT_PX)
    room = WIDTH_PX - 2 * MARGIN_PX - GAP_PX
    end, end_px = fitted(end, END_PX, 0.6 * room)
    start, start_px = fitted(start, TEXT_PX, room - width_of(end, end_px))
    canvas.text((MARGIN_PX, WORDS_LINE_PX), start, size_px=start_px, colour=Palette.QUIET)
    canvas.text((WIDTH_PX - MARGIN_PX, WORDS_LINE_PX), end, size_px=end_px, anchor="rs")
    _draw_ground(canvas, frame, points)
    at = frame.left - 2 * GAP_PX, HEIGHT_PX - MARGIN_PX
    canvas.text(at, rounds, size_px=rounds_px, colour=Palette.QUIET, anchor="rs")
    _draw_rounds(canvas, frame)
    _draw_line(canvas, frame, points)
    return canvas.to_bytes()


def _frame(points: Sequence[Point], label_px: float) -> Frame:
    ticks = ticks_for(*_ends(points))
    beside = max(*(width_of(number_words(tick), TEXT_PX) for tick in ticks), label_px + GAP_PX)
    bottom = HEIGHT_PX - MARGIN_PX - TEXT_PX - GAP_PX
    box = (MARGIN_PX + beside + GAP_PX, HEAD_PX, WIDTH_PX - MARGIN_PX - DOT_PX, bottom)
    return Frame(box, (points[0][0], points[-1][0]), ticks)


def _ends(points: Sequence[Point]) -> tuple[int, int]:
    """Return the lowest and the highest value of the chart.

    Zero belongs to the chart, unless it is so far away that it would flatten the line.
    """
    balances = [balance for _, balance in points]
    lowest, highest = min(balances), max(balances)
    span = highest - lowest
    if 0 < span < max(lowest, -highest):
        return lowest, highest
    return min(lowest, 0), max(highest, 0)


def _draw_ground(canvas: Canvas, frame: Frame, points: Sequence[Point]) -> None:
    """Fill the area between the balance and zero, or the edge that is next to zero.

    Each tick gets a line, with its number on the left.
    """
    zero = frame.y(min(max(0, frame.ticks[0]), frame.ticks[-1]))
    places = [(frame.x(at), frame.y(balance)) for at, balance in points]
    canvas.shape([(places[0][0], zero), *places, (places[-1][0], zero)], Palette.TRACK)
    for tick in frame.ticks:
        line = frame.y(tick)
        colour = Palette.QUIET if tick == 0 else Palette.EDGE
        canvas.line([(frame.left, line), (frame.right, line)], colour, width_px=1 if tick == 0 else 0.5)
        canvas.text(
            (frame.left - GAP_PX, line),
            number_words(tick),
            size_px=TEXT_PX,
            colour=Palette.QUIET,
            anchor="rm",
        )


def _draw_rounds(canvas: Canvas, frame: Frame) -> None:
    line = HEIGHT_PX - MARGIN_PX
    # The last number ends at the right edge. The others are centred below their values.
    room = 1.5 * width_of(number_words(frame.last), TEXT_PX) + GAP_PX / 2 - DOT_PX
    for number in ticks_for(frame.first, frame.last):
        is_clear = number < frame.last and frame.x(frame.last) - frame.x(number) >= room
        if is_clear:
            canvas.text(
                (frame.x(number), line),
                number_words(number),
                size_px=TEXT_PX,
                colour=Palette.QUIET,
                anchor="ms",
            )
    last = (frame.right + DOT_PX, line)
    canvas.text(last, number_words(frame.last), size_px=TEXT_PX, colour=Palette.QUIET, anchor="rs")


def _draw_line(canvas: Canvas, frame: Frame, points: Sequence[Point]) -> None:
    places = [(frame.x(at), frame.y(balance)) for at, balance in points]
    if len(places) > 1:
        canvas.line(places, Palette.BLUE, width_px=2)
    x, y = places[-1]
    for size, colour in ((DOT_PX + 2, Palette.PANEL), (DOT_PX, Palette.BLUE)):
        canvas.box((x - size, y - size, x + size, y + size), colour, radius_px=size)
