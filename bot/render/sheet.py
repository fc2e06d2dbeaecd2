"""The score sheet of a game: a column per player, a row per hand, with the change and the score after it.

Below the latest hand are the cards that counted in it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, radians, sin
from typing import Final

from bot.render.canvas import Canvas, Point
from bot.render.colours import Palette
from bot.render.files import FileColours
from bot.render.lettering import first_drawable, fitted, fitting_px, number_words, width_of
from bot.render.signs import CHIP_HIGH_PX, Chip, all_chips, chips_for, draw_chip, in_rows
from bot.rules.cards import Card

# A phone shows the picture about 280 pixels wide. The numbers are still readable at that size.
WIDTH_PX: Final = 380
MARGIN_PX: Final = 14
GAP_PX: Final = 6
NAME_PX: Final = 16
LEAST_NAME_PX: Final = 13
TOTAL_PX: Final = 22
SCORE_PX: Final = 16
CHANGE_PX: Final = 15
# From the top of the picture to the baselines of names and totals, and to the first hand.
NAME_LINE_PX: Final = 48
TOTAL_LINE_PX: Final = 74
HEAD_PX: Final = 88
ROW_PX: Final = 26
LINE_PX: Final = 19
# The row height if the two numbers of a cell do not fit side by side and stand below each other.
HIGH_ROW_PX: Final = 42
# Up to this many hands have a row each. Few games are longer, and nobody reads more rows on a phone.
MOST_ROWS: Final = 12
MOST_HIGH_ROWS: Final = 8
MOON_PX: Final = 12
CROWN_PX: Final = 20
CHIP_ROW_PX: Final = 19
_COLOURS: Final = FileColours(sprites=all_chips, most=32)
_CROWN: Final = ((0, 0), (5, 6), (10, -2), (15, 6), (20, 0), (18, 14), (2, 14))


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """One player of a game.

    Args:
        names: Names for the player; the first one that can be drawn in full is drawn.
        changes: The change of their score in each hand.
        sweeps: The hands, counted from 0, in which they took everything there was to take.
        taken: The counting cards that they took in the latest hand, with all cards of a suit next to each
            other.
    """

    names: tuple[str, ...]
    changes: tuple[int, ...]
    sweeps: frozenset[int] = frozenset()
    has_won: bool = False
    taken: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class _Cell:
    """How the hands of a row changed a player's score, and the score after them."""

    change: str
    score: str
    has_moon: bool

    @property
    def change_px(self) -> float:
        return width_of(self.change, CHANGE_PX) + self.has_moon * MOON_PX

    @property
    def score_px(self) -> float:
        return width_of(self.score, SCORE_PX)


def draw_sheet(columns: Sequence[ScoreColumn]) -> bytes:
    """Return the image file of a score sheet. In a long game several hands share a row.

    Args:
        columns: The players from left to right, all with the same number of hands, at least one.
    """
    layout = _layout(columns)
    canvas = Canvas(WIDTH_PX, round(layout.bottom) + MARGIN_PX - GAP_PX)
    for at, column in enumerate(columns):
        _draw_head(canvas, layout, column, at)
    for at, row in enumerate(layout.rows):
        _draw_row(canvas, layout, row, at)
    for at, chips in enumerate(layout.chips):
        _draw_chips(canvas, layout, chips, at)
    return canvas.to_bytes(_COLOURS)


class _Layout:
    """The positions of everything on a sheet with at most `most_rows` rows of hands."""

    def __init__(self, columns: Sequence[ScoreColumn], most_rows: int) -> None:
        hands = len(columns[0].changes)
        self.hands_each = ceil(hands / most_rows)
        starts = range(0, hands, self.hands_each)
        ranges = [range(start, min(start + self.hands_each, hands)) for start in starts]
        self.rows = [(_label(its), [_cell(column, its) for column in columns]) for its in ranges]
        self.left = MARGIN_PX + max(width_of(label, CHANGE_PX) for label, _ in self.rows) + GAP_PX
        self.column_px = (WIDTH_PX - MARGIN_PX + GAP_PX - self.left) / len(columns)
        self.room_px = self.column_px - 2 * GAP_PX
        cells = [cell for _, row in self.rows for cell in row]
        widest = max(cell.change_px + cell.score_px for cell in cells)
        self.is_high = widest + GAP_PX > self.room_px
        self.row_px = HIGH_ROW_PX if self.is_high else ROW_PX
        self.chips = [in_rows(chips_for(column.taken, ()), self.room_px) for column in columns]
        self.chips_top = HEAD_PX + len(self.rows) * self.row_px
        self.bottom = self.chips_top + max(map(len, self.chips)) * CHIP_ROW_PX

    def right_of(self, column: int) -> float:
        """Return the right edge of the numbers of a column."""
        return self.left + (column + 1) * self.column_px - GAP_PX


def _layout(columns: Sequence[ScoreColumn]) -> _Layout:
    layout = _Layout(columns, MOST_ROWS)
    return _Layout(columns, MOST_HIGH_ROWS) if layout.is_high else layout


def _label(hands: range) -> str:
    return str(hands[0] + 1) if len(hands) == 1 else f"{hands[0] + 1}-{hands[-1] + 1}"


def _cell(column: ScoreColumn, hands: range) -> _Cell:
    change, score = sum(column.changes[hands[0] : hands[-1] + 1]), sum(column.changes[: hands[-1] + 1])
    change_words = f"{'+' * (change > 0)}{number_words(change)}" if change else "±0"
    return _Cell(change_words, number_words(score), not column.sweeps.isdisjoint(hands))


def _draw_head(canvas: Canvas, layout: _Layout, column: ScoreColumn, at: int) -> None:
    right, total = layout.right_of(at), number_words(sum(column.changes))
    if column.has_won:
        box = (right - layout.room_px - GAP_PX, MARGIN_PX - GAP_PX, right + GAP_PX, layout.bottom)
        canvas.box(box, Palette.TRACK, radius_px=6)
        canvas.shape([(right - CROWN_PX + x, MARGIN_PX + y) for x, y in _CROWN], Palette.AMBER)
    name, name_px = fitted(first_drawable(column.names), NAME_PX, layout.room_px, LEAST_NAME_PX)
    canvas.text((right, NAME_LINE_PX), name, size_px=name_px, colour=Palette.QUIET, anchor="rs")
    size_px = fitting_px(total, TOTAL_PX, layout.room_px)
    canvas.text((right, TOTAL_LINE_PX), total, size_px=size_px, anchor="rs")


def _draw_row(canvas: Canvas, layout: _Layout, row: tuple[str, list[_Cell]], at: int) -> None:
    label, cells = row
    top = HEAD_PX + at * layout.row_px
    canvas.line([(MARGIN_PX, top), (WIDTH_PX - MARGIN_PX, top)], Palette.EDGE, width_px=0.5)
    canvas.text((MARGIN_PX, top + LINE_PX), label, size_px=CHANGE_PX, colour=Palette.QUIET)
    for column, cell in enumerate(cells):
        _draw_cell(canvas, layout, cell, (layout.right_of(column), top + LINE_PX))


def _draw_cell(canvas: Canvas, layout: _Layout, cell: _Cell, at: Point) -> None:
    right, line = at
    canvas.text(at, cell.score, size_px=SCORE_PX, anchor="rs")
    left = right - layout.room_px
    if layout.is_high:
        left, line = right - cell.change_px, line + HIGH_ROW_PX - ROW_PX
    if cell.has_moon:
        canvas.shape(_moon(left + MOON_PX / 2, line - MOON_PX / 2), Palette.AMBER)
        left += MOON_PX
    canvas.text((left, line), cell.change, size_px=CHANGE_PX, colour=Palette.QUIET)


def _draw_chips(canvas: Canvas, layout: _Layout, rows: Sequence[Sequence[Chip]], at: int) -> None:
    right = layout.right_of(at)
    for number, row in enumerate(rows):
        x = right - (row[-1].width_px + sum(chip.step_px for chip in row[:-1]))
        top = layout.chips_top + number * CHIP_ROW_PX + (CHIP_ROW_PX - CHIP_HIGH_PX) / 2
        for chip in row:
            canvas.paste(draw_chip(chip), (x, top))
            x += chip.step_px


def _moon(x: float, y: float) -> list[Point]:
    """Return the outline of a crescent around a point."""
    outer = [(radians(angle), MOON_PX / 2, 0.0) for angle in range(50, 311, 10)]
    inner = [(radians(angle), MOON_PX / 2.6, MOON_PX / 5) for angle in range(285, 74, -10)]
    return [
        (x + aside + radius * cos(angle), y + radius * sin(angle)) for angle, radius, aside in outer + inner
    ]
