"""Pictures of Gnau: the five cards of a player, and a row per hand for the result of a round."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.render.canvas import Canvas
from bot.render.cards import all_faces, back, face, tile
from bot.render.colours import Palette
from bot.render.files import SPRITE_PX, FileColours
from bot.render.gnau.emblems import emblem
from bot.render.lettering import SCALE, fitted, fitting_px, width_of
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
# A raised card stays inside the margin, so a picture has the same size whatever is picked.
RAISED_PX: Final = 11


@dataclass(frozen=True)
class DrawnGroup:
    """Cards that lie together.

    Args:
        cards: None stands for a card that lies face down.
        counts_as: The value that each card counts as, if its face says something else; otherwise None.
        words: The text below the cards, such as their sum; may be empty.
        raised: The indices of the cards that stand out above the others, because they are picked.
    """

    cards: tuple[Card | None, ...]
    counts_as: tuple[int | None, ...]
    words: str = ""
    four_colour: bool = False
    raised: frozenset[int] = frozenset()


# The three and the two, or all five cards as one group if the hand is not split.
DrawnHand = tuple[DrawnGroup, ...]


def _sprites() -> list[Image.Image]:
    faces = [*all_faces(height_px=SPRITE_PX), back(height_px=SPRITE_PX)]
    return [*faces, *(emblem(category, side_px=SPRITE_PX) for category in Category)]


# Enough colours for cards and emblems, but few enough to keep the files small.
COLOURS: Final = FileColours(
    grounds=(Palette.PANEL,),
    inks=(Palette.TEXT, Palette.QUIET, Palette.GREEN, Palette.AMBER, Palette.RED),
    sprites=_sprites,
    most=40,
)


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
        words, size_px = fitted(group.words, WORDS_PX, right - left + GROUPS_APART_PX)
        canvas.text((middle, line), words, size_px=size_px, colour=Palette.QUIET, anchor="ms")
        left = right + GROUPS_APART_PX
    return canvas.to_bytes(COLOURS)


def _draw_group(canvas: Canvas, group: DrawnGroup, left: float, apart: float) -> float:
    """Draw cards from a left edge on, and return their right edge."""
    for number, (card, value) in enumerate(zip(group.cards, group.counts_as, strict=True)):
        place, top = left + number * (CARD_PX + apart), HAND_MARGIN_PX
        if number in group.raised:
            top -= RAISED_PX
            low = HAND_MARGIN_PX + CARD_HEIGHT_PX
            canvas.box((place, low - 5, place + CARD_PX, low), Palette.GREEN, radius_px=2)
        height_px = CARD_HEIGHT_PX * SCALE
        if card is None:
            image = back(height_px=height_px)
        else:
            image = face(card, height_px=height_px, four_colour=group.four_colour)
        canvas.paste(image, (place, top))
        if value is not None:
            draw_badge(canvas, (place + CARD_PX - 15, top + 15), str(value), BADGE_PX)
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
        balance: The points that the player has now, in words; empty if there are none to show.
        pays: How many times the stake the hand pays, and what decided a tie; may be empty. Only the wide form
            shows it.
        meaning: What makes such a hand; empty outside the rules. Only the wide form shows it.
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
    balance: str = ""
    pays: str = ""
    meaning: str = ""


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
_WIDE: Final = _Form(72, 33, 2, 9, name_px=15, delta_px=16, label_px=13, emblem_px=24)
_COMPACT: Final = _Form(36, 22, 1, 5, name_px=13, delta_px=13, label_px=11, emblem_px=14)
# How much higher a row is that says what makes such a hand.
MEANING_PX: Final = 15
# How small names and other words may get before they are cut.
LEAST_NAME_PX: Final = 12
LEAST_PX: Final = 9
# The room for the sum of three cards or of two.
_SUM_PX: Final = 78
# The most hands for the wide form: a phone shows seven of them on one screen.
MOST_WIDE: Final = 7


def draw_result(lines: Sequence[ResultLine]) -> bytes:
    """Return the image file of the result of a round.

    Args:
        lines: The lines from the top. For a round, the dealer's line comes first, then the best player's.
    """
    form, draw = (_WIDE, _draw_wide) if len(lines) <= MOST_WIDE else (_COMPACT, _draw_compact)
    row_px = form.row_px + (MEANING_PX if form is _WIDE and any(line.meaning for line in lines) else 0)
    canvas = Canvas(WIDTH_PX, len(lines) * row_px + MARGIN_PX)
    for number, line in enumerate(lines):
        top = 7 + number * row_px
        if line.is_dealer:
            canvas.box((5, top - 2, WIDTH_PX - 5, top - 2 + row_px), Palette.TRACK, radius_px=6)
        elif number and not lines[number - 1].is_dealer:
            canvas.line([(MARGIN_PX, top), (RIGHT_PX, top)], Palette.TRACK, width_px=1)
        draw(canvas, line, top)
    return canvas.to_bytes(COLOURS, sharpness=1.0 if form is _WIDE else 0.75)


def _draw_wide(canvas: Canvas, line: ResultLine, top: float) -> None:
    form = _WIDE
    room = _draw_points(canvas, line, top + 17) - MARGIN_PX - GAP_PX
    name, size_px = fitted(line.name, form.name_px, room, LEAST_NAME_PX)
    canvas.text((MARGIN_PX, top + 17), name, size_px=size_px)
    if line.meaning:
        top += MEANING_PX
        meaning, size_px = fitted(line.meaning, 12, RIGHT_PX - MARGIN_PX, LEAST_PX)
        canvas.text((MARGIN_PX, top + 16), meaning, size_px=size_px, colour=Palette.QUIET)
    for group, middle in _draw_tiles(canvas, line.hand, (MARGIN_PX, top + 22), form):
        words, size_px = fitted(group.words, 12, _SUM_PX, LEAST_PX)
        canvas.text((middle, top + 67), words, size_px=size_px, colour=Palette.QUIET, anchor="ms")
    left = 199
    # The mistake stands where a split hand has its sums.
    mistake, size_px = fitted(line.mistake, 12, left - MARGIN_PX - 4, LEAST_PX)
    canvas.text((MARGIN_PX, top + 67), mistake, size_px=size_px, colour=Palette.AMBER)
    possible, size_px = fitted(line.possible, 11, RIGHT_PX - left, LEAST_PX)
    canvas.text((left, top + 67), possible, size_px=size_px, colour=Palette.AMBER)
    canvas.paste(emblem(line.category, side_px=form.emblem_px * SCALE), (left, top + 26))
    left += form.emblem_px + 5
    if not line.possible:
        pays, size_px = fitted(line.pays, 12, RIGHT_PX - left, LEAST_PX)
        canvas.text((left, top + 67), pays, size_px=size_px, colour=Palette.QUIET)
    label, size_px = fitted(line.label, form.label_px, RIGHT_PX - left, LEAST_PX)
    canvas.text((left, top + 39), label, size_px=size_px, anchor="lm")


def _draw_compact(canvas: Canvas, line: ResultLine, top: float) -> None:
    form = _COMPACT
    name, size_px = fitted(line.name, form.name_px, 108, form.label_px)
    canvas.text((MARGIN_PX, top + 15), name, size_px=size_px)
    canvas.paste(emblem(line.category, side_px=form.emblem_px * SCALE), (MARGIN_PX, top + 18))
    left = MARGIN_PX + form.emblem_px + 4
    label, size_px = fitted(line.label, form.label_px, 90, LEAST_PX)
    canvas.text((left, top + 29), label, size_px=size_px, colour=Palette.QUIET)
    _draw_tiles(canvas, line.hand, (124, top + 7), form)
    # There are 60 pixels of room to the right of the tiles.
    delta_px = fitting_px(line.delta, form.delta_px, 60)
    _draw_delta(canvas, line, (RIGHT_PX, top + (15 if line.balance else 23)), delta_px)
    if line.balance:
        size_px = fitting_px(line.balance, form.label_px, 60)
        _draw_balance(canvas, line.balance, top + 29, size_px)


_BALANCE_PX: Final = 13


def _draw_points(canvas: Canvas, line: ResultLine, at: float) -> float:
    """Draw what the round brought and the balance after it, and return their left edge."""
    right: float = RIGHT_PX
    if line.balance:
        size_px = fitting_px(line.balance, _BALANCE_PX, 100)
        right -= _draw_balance(canvas, line.balance, at, size_px) + 6
    size_px = fitting_px(line.delta, _WIDE.delta_px, 100)
    _draw_delta(canvas, line, (right, at), size_px)
    return right - width_of(line.delta, size_px)


def _draw_balance(canvas: Canvas, words: str, at: float, size_px: int) -> float:
    """Draw a balance at the right edge, and return its width."""
    canvas.text((RIGHT_PX, at), words, size_px=size_px, colour=Palette.QUIET, anchor="rs")
    return width_of(words, size_px)


def _draw_delta(canvas: Canvas, line: ResultLine, at: tuple[float, float], size_px: int) -> None:
    colour = Palette.AMBER if not line.gain else Palette.GREEN if line.gain > 0 else Palette.RED
    canvas.text(at, line.delta, size_px=size_px, colour=colour, anchor="rs")


def _draw_tiles(
    canvas: Canvas, hand: DrawnHand, at: tuple[float, float], form: _Form
) -> list[tuple[DrawnGroup, float]]:
    """Draw the cards of a hand, and return each group with the middle of its width."""
    left, top = at
    middles = []
    for group in hand:
        first = left
        for card, value in zip(group.cards, group.counts_as, strict=True):
            # All cards of a result are face up.
            assert card is not None
            canvas.paste(tile(card, side_px=form.tile_px * SCALE), (left, top))
            if value is not None:
                # No higher than that, because the name is above it.
                draw_badge(canvas, (left + form.tile_px - 3, top + 5), str(value), form.tile_px * 0.4)
            left += form.tile_px + form.tiles_apart_px
        middles.append((group, (first + left - form.tiles_apart_px) / 2))
        left += form.groups_apart_px
    return middles
