"""The picture of a ranked list: for each person the rank, the name, a value in words, and a bar."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Canvas
from bot.render.chart import ticks_for
from bot.render.colours import Colour, Palette
from bot.render.lettering import first_drawable, fitted, width_of

# A phone shows the picture about 280 pixels wide. Names and numbers are still readable at that size.
WIDTH_PX: Final = 380
MARGIN_PX: Final = 14
GAP_PX: Final = 10
ROW_PX: Final = 44
DISC_PX: Final = 28
RANK_PX: Final = 15
TEXT_PX: Final = 17
LEAST_NAME_PX: Final = 13
NOTE_PX: Final = 13
# From the top of a row to the baseline of its words, and to its bar.
LINE_PX: Final = 22
BAR_TOP_PX: Final = 30
# How much higher a row is that says more about a person.
ABOUT_PX: Final = 17
BAR_PX: Final = 6
# The shortest bar for a score that is not zero, so that it can be seen.
LEAST_PX: Final = 3
DISCS: Final = {1: Palette.AMBER, 2: Palette.QUIET, 3: Palette.BRONZE}


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One person of a ranked list.

    Args:
        rank: From 1; people may share a rank.
        names: Names for the person; the first one that can be drawn in full is drawn.
        value: What the person is ranked by, in words.
        score: The value as a number, for the bar; None for no bar.
        about: What else there is to say about the person, in few words; may be empty.
    """

    rank: int
    names: tuple[str, ...]
    value: str
    score: int | None
    about: str = ""


def bar_start(lowest: int, highest: int) -> int:
    """Return the score at which the bars of a list start: 0, or a round number if 0 would hide who has more.

    Args:
        lowest: The lowest score of the list.
        highest: The highest score of the list.

    Example:
        >>> bar_start(400, 1_000), bar_start(990, 1_040), bar_start(-20, 30)
        (0, 960, 0)
    """
    span = highest - lowest
    if not 0 < 4 * span < highest:
        return 0
    # The shortest bar is at least a third of the longest.
    return ticks_for(lowest - (span + 1) // 2, highest)[0]


def draw_standings(rows: Sequence[StandingRow], ends: tuple[int, int], note: str = "") -> bytes:
    """Return the image file of a ranked list, or of a page of it.

    Args:
        rows: At least one row, the best person first.
        ends: The lowest and the highest score of the whole list, so that bars of all pages can be compared.
        note: Where the bars start, in words; empty for zero.
    """
    foot = NOTE_PX + GAP_PX if note else 0
    more = ABOUT_PX if any(row.about for row in rows) else 0
    row_px = ROW_PX + more
    height = len(rows) * row_px + 2 * MARGIN_PX - (ROW_PX - BAR_TOP_PX - BAR_PX) + foot
    canvas = Canvas(WIDTH_PX, height)
    start = bar_start(*ends)
    left, right = min(start, ends[0]), max(start, ends[1])
    for number, row in enumerate(rows):
        top = MARGIN_PX + number * row_px
        _draw_words(canvas, row, top, more)
        if row.score is not None:
            _draw_bar(canvas, row.score - start, (left - start, right - start), top + BAR_TOP_PX + more)
    at = MARGIN_PX + DISC_PX + GAP_PX, height - MARGIN_PX
    note, note_px = fitted(note, NOTE_PX, WIDTH_PX - MARGIN_PX - at[0])
    canvas.text(at, note, size_px=note_px, colour=Palette.QUIET)
    return canvas.to_bytes()


def _draw_words(canvas: Canvas, row: StandingRow, top: float, more: float) -> None:
    middle = top + (BAR_TOP_PX + BAR_PX + more) / 2
    disc: Colour | None = DISCS.get(row.rank)
    if disc is not None:
        radius = DISC_PX / 2
        box = (MARGIN_PX, middle - radius, MARGIN_PX + DISC_PX, middle + radius)
        canvas.box(box, disc, radius_px=radius)
    colour = Palette.QUIET if disc is None else Palette.PANEL
    canvas.text((MARGIN_PX + DISC_PX / 2, middle), str(row.rank), size_px=RANK_PX, colour=colour, anchor="mm")
    left, right = MARGIN_PX + DISC_PX + GAP_PX, WIDTH_PX - MARGIN_PX
    value, value_px = fitted(row.value, TEXT_PX, (right - left) / 2)
    canvas.text((right, top + LINE_PX), value, size_px=value_px, anchor="rs")
    room = right - left - width_of(value, value_px) - GAP_PX
    name, name_px = fitted(first_drawable(row.names), TEXT_PX, room, LEAST_NAME_PX)
    canvas.text((left, top + LINE_PX), name, size_px=name_px)
    about, about_px = fitted(row.about, NOTE_PX, right - left)
    canvas.text((left, top + LINE_PX + more), about, size_px=about_px, colour=Palette.QUIET)


def _draw_bar(canvas: Canvas, score: int, ends: tuple[int, int], top: float) -> None:
    """Draw a bar from the start to the right, or to the left for a score below zero.

    Args:
        score: Measured from the start of the bars, as the ends are.
    """
    left, right = MARGIN_PX + DISC_PX + GAP_PX, WIDTH_PX - MARGIN_PX
    lowest, highest = ends
    unit = (right - left) / max(highest - lowest, 1)
    zero = left - lowest * unit
    canvas.box((left, top, right, top + BAR_PX), Palette.TRACK, radius_px=BAR_PX / 2)
    if score:
        length = max(LEAST_PX, abs(score) * unit)
        box = (zero, zero + length) if score > 0 else (zero - length, zero)
        colour = Palette.BLUE if score > 0 else Palette.RED
        canvas.box((box[0], top, box[1], top + BAR_PX), colour, radius_px=BAR_PX / 2)
