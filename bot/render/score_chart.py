"""The scores of a game as lines, one for each seat, from hand to hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Final

from bot.render.canvas import Canvas, Point
from bot.render.chart import GAP_PX, MARGIN_PX, TEXT_PX, Frame, left_beside, number, ticks_for
from bot.render.colours import Colour, Palette
from bot.render.lettering import shortened, width_of

# A telephone shows the picture some 330 pixels wide: the words are still of the size of small print there.
WIDTH_PX: Final = 420
PLOT_PX: Final = 200
# From the frame to the line that the numbers of the hands stand on: marks of equal scores hang below zero.
HANDS_PX: Final = 28
ROW_PX: Final = 26
COLUMNS: Final = 2
LINE_PX: Final = 2.5
MARK_PX: Final = 5
# Between lines that would cover each other, and between the marks of one line.
APART_PX: Final = 6
MARKS_APART_PX: Final = 18
SAMPLE_PX: Final = 26
COLUMNS_APART_PX: Final = 22


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the picture.

    Args:
        name: The player it belongs to, in signs that can be drawn.
        totals: The score after each hand, at least one; before the first it was 0.
    """

    name: str
    totals: Sequence[int]


def draw_scores(lines: Sequence[ScoreLine], hands: str) -> bytes:
    """Return the picture of how a game went.

    Args:
        lines: One to four, all over the same hands. Where lines cross, the first is in front.
        hands: What is counted at the bottom, in a word.

    Returns:
        The file of the picture.
    """
    rows = ceil(len(lines) / COLUMNS)
    frame = _frame(lines, hands)
    legend = frame.bottom + HANDS_PX + 2 * GAP_PX
    canvas = Canvas(WIDTH_PX, round(legend) + rows * ROW_PX + MARGIN_PX - GAP_PX)
    frame.draw(canvas)
    _draw_hands(canvas, frame, len(lines[0].totals), hands)
    curves = _curves(frame, lines)
    # The first in front of the others.
    for line_index in reversed(range(len(lines))):
        _draw_line(canvas, curves[line_index], line_index)
    for line_index, line in enumerate(lines):
        _draw_name(canvas, line, line_index, legend)
    return canvas.to_bytes()


def _frame(lines: Sequence[ScoreLine], hands: str) -> Frame:
    totals = [0, *(total for line in lines for total in line.totals)]
    ticks = ticks_for(min(totals), max(totals))
    left = left_beside([*map(number, ticks), hands])
    box = (left, MARGIN_PX, WIDTH_PX - MARGIN_PX - MARK_PX, MARGIN_PX + PLOT_PX)
    return Frame(box, (0, len(lines[0].totals)), ticks)


def _draw_hands(canvas: Canvas, frame: Frame, last: int, hands: str) -> None:
    line = frame.bottom + HANDS_PX
    canvas.text((frame.left - GAP_PX, line), hands, size_px=TEXT_PX, anchor="rs")
    for hand in ticks_for(0, last):
        if hand <= last:
            canvas.text((frame.x(hand), line), number(hand), size_px=TEXT_PX, anchor="ms")


def _curves(frame: Frame, lines: Sequence[ScoreLine]) -> list[list[Point]]:
    """Return the points of each line, side by side where several have the same score."""
    curves: list[list[Point]] = [[(frame.x(0), frame.y(0))] for _ in lines]
    for hand, totals in enumerate(zip(*(line.totals for line in lines), strict=True), start=1):
        for line_index, total in enumerate(totals):
            same = [other for other, its in enumerate(totals) if its == total]
            aside = (same.index(line_index) - (len(same) - 1) / 2) * APART_PX
            curves[line_index].append((frame.x(hand), frame.y(total) + aside))
    return curves


def _draw_line(canvas: Canvas, curve: Sequence[Point], line_index: int) -> None:
    # A dark edge keeps lines apart where they cross.
    canvas.line(curve, Palette.PANEL, width_px=LINE_PX + 2)
    canvas.line(curve, Palette.APART[line_index], width_px=LINE_PX)
    step = ceil(MARKS_APART_PX / (curve[1][0] - curve[0][0]))
    # From the end, which is what counts.
    for at in curve[:0:-step]:
        _draw_mark(canvas, at, line_index)


def _draw_name(canvas: Canvas, line: ScoreLine, line_index: int, top: float) -> None:
    """Write below the frame which player a line belongs to, and where it ended."""
    row, column = divmod(line_index, COLUMNS)
    width = (WIDTH_PX - 2 * MARGIN_PX - COLUMNS_APART_PX) / COLUMNS
    left, middle = MARGIN_PX + column * (width + COLUMNS_APART_PX), top + row * ROW_PX + ROW_PX / 2
    canvas.line([(left, middle), (left + SAMPLE_PX, middle)], Palette.APART[line_index], width_px=LINE_PX)
    _draw_mark(canvas, (left + SAMPLE_PX / 2, middle), line_index)
    total = number(line.totals[-1])
    canvas.text((left + width, middle), total, size_px=TEXT_PX, anchor="rm")
    start = left + SAMPLE_PX + GAP_PX
    room = left + width - width_of(total, TEXT_PX) - GAP_PX - start
    canvas.text((start, middle), shortened(line.name, TEXT_PX, room), size_px=TEXT_PX, anchor="lm")


def _draw_mark(canvas: Canvas, at: Point, line_index: int) -> None:
    for size, colour in ((MARK_PX + 1.5, Palette.PANEL), (MARK_PX, Palette.APART[line_index])):
        _draw_shape(canvas, at, line_index, size, colour)


def _draw_shape(canvas: Canvas, at: Point, line_index: int, size: float, colour: Colour) -> None:
    corners, turn, radius = _SHAPES[line_index]
    angles = [turn + 2 * pi * corner / corners for corner in range(corners)]
    x, y = at
    canvas.shape([(x + radius * size * sin(each), y - radius * size * cos(each)) for each in angles], colour)


# A disc, a diamond, a triangle, a square: the corners, the turn, and what makes them look equally large.
_SHAPES: Final = ((32, 0.0, 0.95), (4, 0.0, 1.25), (3, 0.0, 1.35), (4, pi / 4, 1.2))
