"""Pictures of Gnau: the five cards of a player, and a row per hand for the result of a round."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render.canvas import Canvas
from bot.render.cards import face, tile
from bot.render.colours import Colour, Palette
from bot.render.lettering import SCALE, fitting_px, shortened, width_of
from bot.rules.cards import Card
from bot.rules.gnau.ranking import Category

HAND_WIDTH_PX: Final = 400
HAND_MARGIN_PX: Final = 14
CARD_PX: Final = 66
CARD_HEIGHT_PX: Final = 92
CARDS_APART_PX: Final = 6
GROUPS_APART_PX: Final = 24
WORDS_PX: Final = 16
BADGE_PX: Final = 24


@dataclass(frozen=True)
class DrawnGroup:
    """Cards that lie together.

    Args:
        counts_as: The value that each card counts as, if its face says something else; otherwise None.
        words: The text below the cards, such as their sum; may be empty.
    """

    cards: tuple[Card, ...]
    counts_as: tuple[int | None, ...]
    words: str = ""
    four_colour: bool = False


# The three and the two, or all five cards as one group if the hand is not split.
DrawnHand = tuple[DrawnGroup, ...]


def draw_hand(hand: DrawnHand) -> bytes:
    """Return the image file of a hand of five cards. If it is split, the three and the two are set apart."""
    has_words = any(group.words for group in hand)
    canvas = Canvas(HAND_WIDTH_PX, CARD_HEIGHT_PX + 2 * HAND_MARGIN_PX + has_words * (WORDS_PX + 6))
    cards = sum(len(group.cards) for group in hand)
    # A single group is as wide as two groups.
    apart = CARDS_APART_PX + (GROUPS_APART_PX - CARDS_APART_PX) / (cards - 1) * (len(hand) == 1)
    left = float(HAND_MARGIN_PX)
    for group in hand:
        right = _draw_group(canvas, group, left, apart)
        middle = (left + right) / 2
        line = HAND_MARGIN_PX + CARD_HEIGHT_PX + WORDS_PX + 2
        canvas.text((middle, line), group.words, size_px=WORDS_PX, colour=Palette.QUIET, anchor="ms")
        left = right + GROUPS_APART_PX
    return canvas.to_bytes()


def _draw_group(canvas: Canvas, group: DrawnGroup, left: float, apart: float) -> float:
    """Draw cards from a left edge on, and return their right edge."""
    for number, (card, value) in enumerate(zip(group.cards, group.counts_as, strict=True)):
        place = left + number * (CARD_PX + apart)
        image = face(card, height_px=CARD_HEIGHT_PX * SCALE, four_colour=group.four_colour)
        canvas.paste(image, (place, HAND_MARGIN_PX))
        if value is not None:
            draw_badge(canvas, (place + CARD_PX - 15, HAND_MARGIN_PX + 15), str(value), BADGE_PX)
    return left + len(group.cards) * (CARD_PX + apart) - apart


def draw_badge(canvas: Canvas, middle: tuple[float, float], words: str, size_px: float) -> None:
    """Draw a disc on a card that counts as something else than its face says.

    Args:
        words: What the card counts as.
        size_px: The diameter of the disc, without its edge.
    """
    x, y = middle
    for size, colour in ((size_px + 3, Palette.PANEL), (size_px, Palette.AMBER)):
        half = size / 2
        canvas.box((x - half, y - half, x + half, y + half), colour, radius_px=half)
    canvas.text((x, y), words, size_px=round(size_px * 0.75), colour=Palette.PANEL, anchor="mm")


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


# Emblems are drawn on a square with sides of this many pixels and scaled down, for smooth edges.
_SIDE: Final = 240

_HIDE: Final[Colour] = (0xB8, 0x7C, 0x50)
_DARK_HIDE: Final[Colour] = (0x90, 0x5C, 0x38)
_GOLD: Final[Colour] = (0xE8, 0xB4, 0x3C)
_DARK_GOLD: Final[Colour] = (0xB8, 0x84, 0x20)
_MUZZLE: Final[Colour] = (0xF0, 0xD0, 0xB0)
_HORN: Final[Colour] = (0xF4, 0xE8, 0xCC)
_FAINT: Final[Colour] = (0x74, 0x74, 0x80)
_INK: Final[Colour] = (0x2C, 0x24, 0x24)
_IVORY: Final[Colour] = (0xFC, 0xFC, 0xF4)

_Pen = ImageDraw.ImageDraw


@cache
def emblem(category: Category, *, side_px: int) -> Image.Image:
    """Return the emblem of a category of hands.

    Args:
        side_px: The width and the height, in pixels of the image.

    Returns:
        An RGBA image. It is shared, so never draw on it.
    """
    image = Image.new("RGBA", (_SIDE, _SIDE))
    _DRAWN[category](ImageDraw.Draw(image))
    return image.resize((side_px, side_px), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _ox(
    pen: _Pen,
    *,
    at: tuple[float, float] = (120, 128),
    size: float = 1.0,
    hide: Colour = _HIDE,
    only: Colour | None = None,
) -> None:
    """Draw the head of an ox from the front, or only its silhouette in the colour `only`."""
    x, y = at
    dark = _DARK_GOLD if hide == _GOLD else _DARK_HIDE

    def oval(dx: float, dy: float, width: float, height: float, colour: Colour) -> None:
        left, top = x + (dx - width / 2) * size, y + (dy - height / 2) * size
        pen.ellipse((left, top, left + width * size, top + height * size), fill=only or colour)

    for side in (-1, 1):
        pen.polygon([(x + side * dx * size, y + dy * size) for dx, dy in _HORN_OUTLINE], fill=only or _HORN)
        oval(side * 78, -26, 62, 34, dark)
        oval(side * 76, -24, 40, 18, _MUZZLE)
    pen.polygon([(x + dx * size, y + dy * size) for dx, dy in _HEAD_OUTLINE], fill=only or hide)
    oval(0, -44, 116, 62, hide)
    oval(0, -66, 46, 34, dark)
    oval(0, 52, 112, 78, _MUZZLE)
    for side in (-1, 1):
        oval(side * 34, -18, 20, 24, _INK)
        oval(side * 37, -23, 7, 8, _IVORY)
        oval(side * 25, 46, 16, 22, dark)
    pen.arc(
        (x - 22 * size, y + 52 * size, x + 22 * size, y + 78 * size),
        20,
        160,
        fill=only or dark,
        width=int(7 * size),
    )


# The right horn, from its base around the tip and back, relative to the middle of the head.
_HORN_OUTLINE: Final = (
    *((30, -62), (58, -66), (84, -80), (92, -100), (86, -122)),
    *((104, -106), (110, -82), (100, -56), (74, -40), (40, -36)),
)
_HEAD_OUTLINE: Final = ((-58, -44), (58, -44), (50, 30), (44, 60), (-44, 60), (-50, 30))


def _single(pen: _Pen) -> None:
    _ox(pen)


def _double(pen: _Pen) -> None:
    _ox(pen, at=(166, 84), size=0.66)
    # An edge in the colour of the ground separates the front ox from the one behind.
    for dx, dy in ((-7, 0), (7, 0), (0, -7), (0, 7), (-5, -5), (5, -5), (-5, 5), (5, 5)):
        _ox(pen, at=(80 + dx, 156 + dy), size=0.72, only=Palette.PANEL)
    _ox(pen, at=(80, 156), size=0.72)


def _nenku(pen: _Pen) -> None:
    _ox(pen)
    _star(pen, (120, 70), 34, Palette.BLUE)


def _tonku(pen: _Pen) -> None:
    _ox(pen, hide=_GOLD)
    _spade(pen, (120, 76), 0.9)


def _none(pen: _Pen) -> None:
    # The silhouette of an ox, crossed out.
    _ox(pen, only=_FAINT)
    for width, colour in ((46, Palette.PANEL), (26, Palette.RED)):
        pen.line((38, 212, 202, 36), fill=colour, width=width)


def _five_small(pen: _Pen) -> None:
    for x, y in ((62, 66), (178, 66), (120, 124), (62, 182), (178, 182)):
        pen.ellipse((x - 31, y - 31, x + 31, y + 31), fill=Palette.MINT)


def _five_dukes(pen: _Pen) -> None:
    points = [
        (28, 92),
        (70, 130),
        (84, 62),
        (120, 118),
        (156, 62),
        (170, 130),
        (212, 92),
        (192, 182),
        (48, 182),
    ]
    pen.polygon(points, fill=_GOLD)
    pen.rounded_rectangle((44, 176, 196, 208), radius=12, fill=_DARK_GOLD)
    for x, y in ((28, 86), (84, 54), (120, 104), (156, 54), (212, 86)):
        pen.ellipse((x - 14, y - 14, x + 14, y + 14), fill=_HORN)
    for x in (78, 120, 162):
        pen.ellipse((x - 9, 183, x + 9, 201), fill=Palette.RED)


def _star(pen: _Pen, at: tuple[float, float], radius: float, colour: Colour) -> None:
    x, y = at
    for grown, filled in ((10, _INK), (0, colour)):
        corners = [
            (x + reach * sin(pi * corner / 5), y - reach * cos(pi * corner / 5))
            for corner in range(10)
            for reach in [(radius + grown) * (1 if corner % 2 == 0 else 0.48)]
        ]
        pen.polygon(corners, fill=filled)


def _spade(pen: _Pen, at: tuple[float, float], size: float) -> None:
    x, y = at
    for grown, colour in ((9, _IVORY), (0, _INK)):
        for dx in (-19, 19):
            radius = (22 + grown) * size
            pen.ellipse(
                (x + dx * size - radius, y + 4 - radius, x + dx * size + radius, y + 4 + radius), fill=colour
            )
        half, top = (39 + grown) * size, (46 + grown * 1.4) * size
        pen.polygon([(x, y - top), (x - half, y + 4), (x + half, y + 4)], fill=colour)
        foot = (14 + grown) * size
        pen.polygon(
            [(x, y), (x - foot, y + (38 + grown) * size), (x + foot, y + (38 + grown) * size)], fill=colour
        )


_DRAWN: Final[dict[Category, Callable[[_Pen], None]]] = {
    Category.FIVE_DUKES: _five_dukes,
    Category.FIVE_SMALL: _five_small,
    Category.TONKU: _tonku,
    Category.NENKU: _nenku,
    Category.DOUBLE: _double,
    Category.SINGLE: _single,
    Category.NONE: _none,
}
