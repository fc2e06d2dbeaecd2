"""The picture of an evening of Gnau, fit to be posted elsewhere: a podium, everyone else, memorable facts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.cards import tile
from bot.render.colours import Colour, Palette
from bot.render.gnau.emblems import emblem
from bot.render.gnau.hands import COLOURS, DrawnHand, draw_badge
from bot.render.lettering import SCALE, fitted, fitting_px, width_of
from bot.render.standings import DISCS
from bot.rules.gnau.ranking import Category

# A phone shows the picture about 280 pixels wide.
WIDTH_PX: Final = 380
MARGIN_PX: Final = 14
RIGHT_PX: Final = WIDTH_PX - MARGIN_PX
GAP_PX: Final = 8
HEAD_PX: Final = 64
EMBLEM_PX: Final = 40
TITLE_PX: Final = 24
NAME_PX: Final = 19
SMALL_PX: Final = 16
# How small names and other words may get before they are cut.
LEAST_NAME_PX: Final = 13
LEAST_PX: Final = 12

# The podium: the width of a step, and how high each place stands.
STEP_PX: Final = 112
STEPS_APART_PX: Final = 6
HEIGHTS_PX: Final = {1: 62, 2: 44, 3: 30}
# What stands on a step: a name and points, below a crown for the best.
ABOVE_STEP_PX: Final = 52
CROWN_PX: Final = 26
_CROWN: Final = ((0, 0), (5, 6), (10, -2), (15, 6), (20, 0), (18, 14), (2, 14))
PODIUM: Final = 3

ROW_PX: Final = 26
# With more people than this below the podium, they stand in two columns.
MOST_IN_A_COLUMN: Final = 3

CELL_PX: Final = 68
TILE_PX: Final = 29
TILES_APART_PX: Final = 2
GROUPS_APART_PX: Final = 7


@dataclass(frozen=True)
class EveningPerson:
    """What an evening brought a person.

    Args:
        place: From 1; people with equal points share a place.
        name: The name, in characters that can be drawn.
        points: The points gained or lost, with a sign, in words.
        gain: Above zero if points were gained, below zero if points were lost.
    """

    place: int
    name: str
    points: str
    gain: int


@dataclass(frozen=True)
class EveningFact:
    """Something memorable: what it is, whose, and how much of it."""

    title: str
    name: str
    value: str


@dataclass(frozen=True)
class EveningHand:
    """The best hand of an evening.

    Args:
        hand: Its cards as they were split; empty if they are not known.
    """

    fact: EveningFact
    category: Category
    hand: DrawnHand = ()


@dataclass(frozen=True)
class DrawnEvening:
    """Everything that the picture of an evening shows.

    Args:
        about: When it was and how long, in words.
        people: At least one person, the best first.
        more: How many people are left out, in words; empty if nobody is.
        best: None if no hand was kept.
    """

    title: str
    about: str
    people: tuple[EveningPerson, ...]
    more: str = ""
    best: EveningHand | None = None
    facts: tuple[EveningFact, ...] = ()


def draw_evening(evening: DrawnEvening) -> bytes:
    """Return the image file of an evening."""
    podium, others = evening.people[:PODIUM], evening.people[PODIUM:]
    columns = 1 if len(others) <= MOST_IN_A_COLUMN else 2
    rows = -(-len(others) // columns) + bool(evening.more)
    podium_px = CROWN_PX + ABOVE_STEP_PX + HEIGHTS_PX[1]
    cells = (evening.best is not None) + -(-len(evening.facts) // 2)
    height = HEAD_PX + podium_px + MARGIN_PX + rows * ROW_PX + bool(rows) * GAP_PX
    canvas = Canvas(WIDTH_PX, height + cells * (CELL_PX + GAP_PX) + MARGIN_PX - GAP_PX * bool(cells))
    _draw_head(canvas, evening)
    _draw_podium(canvas, podium, HEAD_PX + podium_px)
    _draw_others(canvas, others, evening.more, HEAD_PX + podium_px + MARGIN_PX, columns)
    top = float(height)
    if evening.best is not None:
        _draw_best(canvas, evening.best, top)
        top += CELL_PX + GAP_PX
    _draw_facts(canvas, evening.facts, top)
    return canvas.to_bytes(COLOURS)


def _draw_head(canvas: Canvas, evening: DrawnEvening) -> None:
    canvas.paste(emblem(Category.SINGLE, side_px=EMBLEM_PX * SCALE), (MARGIN_PX, 12))
    left = MARGIN_PX + EMBLEM_PX + 10
    title, size_px = fitted(evening.title, TITLE_PX, RIGHT_PX - left, SMALL_PX)
    canvas.text((left, 33), title, size_px=size_px)
    about, size_px = fitted(evening.about, SMALL_PX, RIGHT_PX - left, LEAST_PX)
    canvas.text((left, 53), about, size_px=size_px, colour=Palette.QUIET)


def _draw_podium(canvas: Canvas, people: Sequence[EveningPerson], ground: float) -> None:
    """Draw up to three people on their steps: the best in the middle, the second to the left."""
    across = len(people) * (STEP_PX + STEPS_APART_PX) - STEPS_APART_PX
    order = [people[1], people[0], *people[2:]] if len(people) == PODIUM else people
    for number, person in enumerate(order):
        left = (WIDTH_PX - across) / 2 + number * (STEP_PX + STEPS_APART_PX)
        _draw_step(canvas, person, left, ground)


def _draw_step(canvas: Canvas, person: EveningPerson, left: float, ground: float) -> None:
    # People who share a place stand equally high.
    top = ground - HEIGHTS_PX[person.place]
    middle = left + STEP_PX / 2
    canvas.box((left, top, left + STEP_PX, ground), Palette.TRACK, radius_px=6)
    canvas.box((left, top, left + STEP_PX, top + 4), DISCS[person.place], radius_px=2)
    size_px = HEIGHTS_PX[person.place] // 2
    at = (middle, (top + 4 + ground) / 2)
    canvas.text(at, str(person.place), size_px=size_px, colour=DISCS[person.place], anchor="mm")
    name, size_px = fitted(person.name, NAME_PX, STEP_PX, SMALL_PX)
    canvas.text((middle, top - 31), name, size_px=size_px, anchor="ms")
    size_px = fitting_px(person.points, NAME_PX, STEP_PX)
    canvas.text((middle, top - 9), person.points, size_px=size_px, colour=_colour(person.gain), anchor="ms")
    if person.place == 1 and person.gain > 0:
        corner = middle - 10, top - ABOVE_STEP_PX - 17
        canvas.shape([(corner[0] + x, corner[1] + y) for x, y in _CROWN], Palette.AMBER)


def _draw_others(
    canvas: Canvas, people: Sequence[EveningPerson], more: str, top: float, columns: int
) -> None:
    """Draw everyone below the podium in rows, down the first column and then down the second."""
    rows = -(-len(people) // columns)
    column_px = (RIGHT_PX - MARGIN_PX + 2 * GAP_PX) / columns
    for number, person in enumerate(people):
        column, row = divmod(number, rows)
        left = MARGIN_PX + column * column_px
        _draw_row(canvas, person, (left, left + column_px - 2 * GAP_PX), top + row * ROW_PX + 18)
    at = WIDTH_PX / 2, top + rows * ROW_PX + 18
    more, size_px = fitted(more, SMALL_PX, RIGHT_PX - MARGIN_PX, LEAST_PX)
    canvas.text(at, more, size_px=size_px, colour=Palette.QUIET, anchor="ms")


def _draw_row(canvas: Canvas, person: EveningPerson, ends: tuple[float, float], line: float) -> None:
    left, right = ends
    place = str(person.place)
    canvas.text((left + 22, line), place, size_px=SMALL_PX, colour=Palette.QUIET, anchor="rs")
    canvas.text((right, line), person.points, size_px=SMALL_PX, colour=_colour(person.gain), anchor="rs")
    room = right - width_of(person.points, SMALL_PX) - GAP_PX - left - 30
    name, size_px = fitted(person.name, SMALL_PX, room, LEAST_NAME_PX)
    canvas.text((left + 30, line), name, size_px=size_px)


def _draw_best(canvas: Canvas, best: EveningHand, top: float) -> None:
    """Draw the best hand across the whole width, with its cards to the right."""
    box = (MARGIN_PX, top, RIGHT_PX, top + CELL_PX)
    canvas.box(box, Palette.TRACK, radius_px=6)
    tiles = sum(len(group.cards) for group in best.hand)
    cards_px = tiles * (TILE_PX + TILES_APART_PX) + (len(best.hand) - 1) * GROUPS_APART_PX
    right = RIGHT_PX - GAP_PX - 2 - (cards_px if tiles else 0)
    canvas.paste(emblem(best.category, side_px=34 * SCALE), (MARGIN_PX + GAP_PX, top + (CELL_PX - 34) / 2))
    _write(canvas, best.fact, (MARGIN_PX + GAP_PX + 42, top, right - GAP_PX, top + CELL_PX))
    left = right
    for group in best.hand:
        for card, value in zip(group.cards, group.counts_as, strict=True):
            canvas.paste(tile(card, side_px=TILE_PX * SCALE), (left, top + (CELL_PX - TILE_PX) / 2))
            if value is not None:
                draw_badge(
                    canvas, (left + TILE_PX - 3, top + (CELL_PX - TILE_PX) / 2 + 2), str(value), TILE_PX * 0.4
                )
            left += TILE_PX + TILES_APART_PX
        left += GROUPS_APART_PX


def _draw_facts(canvas: Canvas, facts: Sequence[EveningFact], top: float) -> None:
    """Draw facts in cells, two side by side. Of an odd number, the first has the whole width."""
    half_px = (RIGHT_PX - MARGIN_PX - GAP_PX) / 2
    # The empty half beside the first one belongs to it.
    is_odd = len(facts) % 2
    for number, fact in enumerate(facts, start=is_odd):
        row, column = divmod(number, 2)
        left = MARGIN_PX + column * (half_px + GAP_PX)
        if is_odd and number == 1:
            left = MARGIN_PX
        at = top + row * (CELL_PX + GAP_PX)
        _draw_cell(canvas, fact, (left, at, MARGIN_PX + half_px if not column else RIGHT_PX, at + CELL_PX))


def _draw_cell(canvas: Canvas, fact: EveningFact, box: Box) -> None:
    left, top, right, bottom = box
    canvas.box(box, Palette.TRACK, radius_px=6)
    _write(canvas, fact, (left + GAP_PX + 2, top, right - GAP_PX, bottom))


def _write(canvas: Canvas, fact: EveningFact, box: Box) -> None:
    """Write the three lines of a fact into a box."""
    left, top, right, _ = box
    lines: tuple[tuple[str, int, Colour], ...] = (
        (fact.title, 14, Palette.QUIET),
        (fact.name, 17, Palette.TEXT),
        (fact.value, 15, Palette.AMBER),
    )
    for (words, most_px, colour), line in zip(lines, (20, 40, 58), strict=True):
        words, size_px = fitted(words, most_px, right - left, LEAST_PX)  # noqa: PLW2901 - as it fits
        canvas.text((left, top + line), words, size_px=size_px, colour=colour)


def _colour(gain: int) -> Colour:
    return Palette.AMBER if not gain else Palette.GREEN if gain > 0 else Palette.RED
