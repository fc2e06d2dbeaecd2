"""A picture with a row per hand: the result of a round with the dealer first, or the kinds of hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Canvas
from bot.render.cards import tile
from bot.render.colours import Palette
from bot.render.gnau.emblems import emblem
from bot.render.gnau.hand import DrawnGroup, DrawnHand, draw_badge
from bot.render.lettering import SCALE, fitting_px, shortened, width_of
from bot.rules.gnau.ranking import Category

# About the width that a phone shows, so that the smallest text keeps its size there.
WIDTH_PX: Final = 320
MARGIN_PX: Final = 10
RIGHT_PX: Final = WIDTH_PX - MARGIN_PX
GAP_PX: Final = 10


@dataclass(frozen=True)
class ResultLine:
    """The hand of a player, or of the house, and what the round brought them.

    Args:
        name: The name, in characters that can be drawn.
        hand: The cards as they count.
        label: The name of what the hand is.
        delta: The points gained or lost, with a sign, in words.
        gain: Above zero if points were gained, below zero if points were lost.
        is_dealer: Whether it is the dealer's hand, which is highlighted.
        mistake: Why the hand is No Ox although it may have held an ox; empty if nothing went wrong.
        possible: What the hand could have been; empty if it could not have been better.
    """

    name: str
    hand: DrawnHand
    category: Category
    label: str
    delta: str
    gain: int
    is_dealer: bool = False
    mistake: str = ""
    possible: str = ""


@dataclass(frozen=True)
class _Form:
    """The measures of one form of the picture."""

    row_px: int
    tile_px: int
    tiles_apart_px: int
    groups_apart_px: int
    name_px: int
    delta_px: int
    label_px: int
    emblem_px: int


# The wide form has room for the sums of the three and the two. The compact form, for large tables, has none.
_WIDE: Final = _Form(76, 33, 2, 9, name_px=15, delta_px=16, label_px=13, emblem_px=24)
_COMPACT: Final = _Form(36, 22, 1, 5, name_px=13, delta_px=13, label_px=11, emblem_px=14)
# Enough colours for tiles and emblems, but few enough to keep the files small.
_COLOURS: Final = 48
# The most hands for the wide form: a phone shows seven of them on one screen.
MOST_WIDE: Final = 7


def draw_result(lines: Sequence[ResultLine]) -> bytes:
    """Return the image file of the result of a round.

    Args:
        lines: The lines from the top. For a round, the dealer's line comes first, then the best player's.
    """
    form, draw = (_WIDE, _draw_wide) if len(lines) <= MOST_WIDE else (_COMPACT, _draw_compact)
    canvas = Canvas(WIDTH_PX, len(lines) * form.row_px + MARGIN_PX)
    for number, line in enumerate(lines):
        top = 7 + number * form.row_px
        if line.is_dealer:
            canvas.box((5, top - 2, WIDTH_PX - 5, top - 2 + form.row_px), Palette.TRACK, radius_px=6)
        elif number and not lines[number - 1].is_dealer:
            canvas.line([(MARGIN_PX, top), (RIGHT_PX, top)], Palette.TRACK, width_px=1)
        draw(canvas, line, top)
    if form is _WIDE:
        return canvas.to_bytes(colours=_COLOURS)
    return canvas.to_bytes(colours=_COLOURS, sharpness=0.75)


def _draw_wide(canvas: Canvas, line: ResultLine, top: float) -> None:
    form = _WIDE
    room = RIGHT_PX - MARGIN_PX - width_of(line.delta, form.delta_px) - GAP_PX
    canvas.text((MARGIN_PX, top + 17), shortened(line.name, form.name_px, room), size_px=form.name_px)
    _draw_delta(canvas, line, top + 17, form.delta_px)
    for group, middle in _draw_tiles(canvas, line.hand, (MARGIN_PX, top + 24), form):
        canvas.text((middle, top + 70), group.words, size_px=12, colour=Palette.QUIET, anchor="ms")
    left = 199
    # The mistake stands where a split hand has its sums.
    size_px = fitting_px(line.mistake, 12, left - MARGIN_PX - 4)
    canvas.text((MARGIN_PX, top + 70), line.mistake, size_px=size_px, colour=Palette.AMBER)
    size_px = fitting_px(line.possible, 11, RIGHT_PX - left)
    canvas.text((left, top + 70), line.possible, size_px=size_px, colour=Palette.AMBER)
    canvas.paste(emblem(line.category, side_px=form.emblem_px * SCALE), (left, top + 28))
    left += form.emblem_px + 5
    label = shortened(line.label, form.label_px, RIGHT_PX - left)
    canvas.text((left, top + 41), label, size_px=form.label_px, anchor="lm")


def _draw_compact(canvas: Canvas, line: ResultLine, top: float) -> None:
    form = _COMPACT
    canvas.text((MARGIN_PX, top + 15), shortened(line.name, form.name_px, 108), size_px=form.name_px)
    canvas.paste(emblem(line.category, side_px=form.emblem_px * SCALE), (MARGIN_PX, top + 18))
    left = MARGIN_PX + form.emblem_px + 4
    label = shortened(line.label, form.label_px, 90)
    canvas.text((left, top + 29), label, size_px=form.label_px, colour=Palette.QUIET)
    _draw_tiles(canvas, line.hand, (124, top + 7), form)
    # There are 60 pixels of room to the right of the tiles.
    _draw_delta(canvas, line, top + 23, fitting_px(line.delta, form.delta_px, 60))


def _draw_delta(canvas: Canvas, line: ResultLine, at: float, size_px: int) -> None:
    colour = Palette.AMBER if not line.gain else Palette.GREEN if line.gain > 0 else Palette.RED
    canvas.text((RIGHT_PX, at), line.delta, size_px=size_px, colour=colour, anchor="rs")


def _draw_tiles(
    canvas: Canvas, hand: DrawnHand, at: tuple[float, float], form: _Form
) -> list[tuple[DrawnGroup, float]]:
    """Draw the cards of a hand, and return each group with the middle of its width."""
    left, top = at
    middles = []
    for group in hand:
        first = left
        for card, value in zip(group.cards, group.counts_as, strict=True):
            canvas.paste(tile(card, side_px=form.tile_px * SCALE), (left, top))
            if value is not None:
                # No higher than that, because the name is above it.
                draw_badge(canvas, (left + form.tile_px - 3, top + 5), str(value), form.tile_px * 0.4)
            left += form.tile_px + form.tiles_apart_px
        middles.append((group, (first + left - form.tiles_apart_px) / 2))
        left += form.groups_apart_px
    return middles
