"""The picture of shares of a whole, as horizontal bars."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Canvas
from bot.render.colours import Colour, Palette
from bot.render.lettering import fitting_px, shortened, width_of

# A phone shows the picture about 280 pixels wide. The words are still readable at that size.
WIDTH_PX: Final = 360
ROW_PX: Final = 32
MARGIN_PX: Final = 16
GAP_PX: Final = 12
BAR_PX: Final = 16
TEXT_PX: Final = 16
# The shortest bar for a share above zero, so that it can be seen.
LEAST_PX: Final = 3


@dataclass(frozen=True, slots=True)
class Bar:
    """One row of the picture.

    Args:
        label: The words to the left of the bar.
        fraction: The length of the bar, from 0 to 1.
        text: The number to the right of the bar, in words.
    """

    label: str
    fraction: float
    text: str
    colour: Colour = Palette.BLUE


# The most of the picture's width that labels have, and the smallest that they are written.
MOST_LABEL_PX: Final = 130
LEAST_TEXT_PX: Final = 11


def draw_bars(rows: Sequence[Bar]) -> bytes:
    """Return the image file of at least one bar, one below the other."""
    # Labels that stand one below the other have the same size.
    size_px = max(LEAST_TEXT_PX, min(fitting_px(row.label, TEXT_PX, MOST_LABEL_PX) for row in rows))
    labels = [shortened(row.label, size_px, MOST_LABEL_PX) for row in rows]
    left = MARGIN_PX + max(width_of(label, size_px) for label in labels) + GAP_PX
    right = WIDTH_PX - MARGIN_PX - max(width_of(row.text, TEXT_PX) for row in rows) - GAP_PX
    canvas = Canvas(WIDTH_PX, 2 * MARGIN_PX + len(rows) * ROW_PX - (ROW_PX - TEXT_PX))
    for number, (row, label) in enumerate(zip(rows, labels, strict=True)):
        top = MARGIN_PX + number * ROW_PX
        canvas.text((MARGIN_PX, top + TEXT_PX - 2), label, size_px=size_px)
        _draw_row(canvas, row, top, left, right)
    return canvas.to_bytes()


def _draw_row(canvas: Canvas, row: Bar, top: float, left: float, right: float) -> None:
    line = top + TEXT_PX - 2
    canvas.text((WIDTH_PX - MARGIN_PX, line), row.text, size_px=TEXT_PX, anchor="rs")
    canvas.box((left, top, right, top + BAR_PX), Palette.TRACK)
    if row.fraction > 0:
        length = max(LEAST_PX, row.fraction * (right - left))
        canvas.box((left, top, left + length, top + BAR_PX), row.colour)
