"""The picture of a table of four with the current trick. That of an example may also show a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas, Part, Point
from bot.render.cards import all_faces, back, face
from bot.render.colours import Colour, Palette
from bot.render.files import SPRITE_PX, FileColours
from bot.render.language import kept
from bot.render.lettering import SCALE, drawable, first_drawable, fitted, width_of
from bot.render.lines import in_lines
from bot.render.signs import CHIP_HIGH_PX, Chip, Sign, all_chips, chips_for, draw_chip, draw_sign, in_rows
from bot.render.tabs import Tab
from bot.rules.cards import Card

# A phone shows the picture about 280 to 330 pixels wide, a desktop about 500.
WIDTH_PX: Final = 360
PAD_PX: Final = 6
NAME_PX: Final = 15
SMALL_PX: Final = 13
LINE_PX: Final = 17
FELT: Final[Colour] = (0x1F, 0x4D, 0x43)
RIM: Final[Colour] = (0x2C, 0x63, 0x56)
PLATE: Final[Colour] = (0x16, 0x33, 0x2E)


def _sprites() -> list[Image.Image]:
    return [*all_faces(height_px=SPRITE_PX), *all_chips(), back(height_px=SPRITE_PX)]


_COLOURS: Final = FileColours(
    grounds=(FELT, PLATE, RIM, Palette.PANEL),
    inks=(Palette.TEXT, Palette.QUIET, Palette.AMBER),
    sprites=_sprites,
    most=96,
)

# The trick, with a card before each seat.
CARD_PX: Final = 66
APART_PX: Final = 5
TRICK_TOP_PX: Final = 66
# A hand below the table: its height, the most that a covered card shows, and the extra gap between two suits.
HAND_PX: Final = 84
MOST_SHOWN_PX: Final = 46
SUITS_APART_PX: Final = 9
ROUNDED_PX: Final = 8

CARDS_LEFT_PX: Final = 34


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """A player at the table, and what the picture shows about them.

    Args:
        names: Names for the player; the first one that can be drawn in full is drawn.
        cards: How many cards they hold.
        points: The points they have taken in this hand, in words; empty if nothing counts for them yet.
        counting: The cards they have taken that count.
        exposed: The exposed cards that they hold.
        note: What they are doing, in a word or two; empty for most players.
        is_due: Whether the table waits for them.
        score: Their score without a hand that is still played, in words, or their side in teams; empty if
            there is nothing to say of it.
    """

    names: tuple[str, ...]
    cards: int = 0
    points: str = ""
    counting: tuple[Card, ...] = ()
    exposed: tuple[Card, ...] = ()
    note: str = ""
    is_computer: bool = False
    is_due: bool = False
    score: str = ""

    @property
    def is_bare(self) -> bool:
        """Whether there is nothing to show except the name."""
        return not (self.cards or self.score or self.points or self.counting or self.exposed)


@dataclass(frozen=True, slots=True)
class DrawnTrick:
    """The trick on the table.

    Args:
        leader: The place that led, from 0 at the bottom in the order of play.
        cards: The cards in the order in which they were played.
        winner: The place that has won the trick; None until it is full.
        exposed: The cards of the trick that were exposed before.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int | None = None
    exposed: frozenset[Card] = frozenset()


@dataclass(frozen=True, slots=True)
class DrawnHand:
    """Cards below the table or by themselves, in order, suit by suit."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """Everything that a picture shows.

    Args:
        seats: Four seats in the order of play, the one at the bottom first; empty if only a hand is shown.
        heading: The words in the upper left corner, such as the number of the trick. Without seats, the words
            above the hand, which say whose cards they are.
        remark: Further notes, in the upper right corner.
        middle: The words in the middle if there is no trick, which say what is happening.
        led: The word on the card that was led.
        hand: The cards below the table, in an example.
    """

    seats: tuple[DrawnSeat, ...]
    heading: str = ""
    remark: str = ""
    middle: str = ""
    led: str = ""
    trick: DrawnTrick | None = None
    hand: DrawnHand | None = None
    four_colour: bool = False


# A plate at a side has a line for the name, one for the score, one for the number of cards left, and rows of
# chips. At the top and at the bottom, the score stands beside the name, and the chips beside the cards left.
SIDE_PX: Final = 93
WIDE_PX: Final = 208
WIDE_HIGH_PX: Final = 48
# A plate that shows only the name is lower by one line.
BARE_PX: Final = 18
# The room for words in the upper corners, and in the middle.
CORNER_PX: Final = 56
MIDDLE_PX: Final = 120
# The most that a note may take of a plate at the top or at the bottom, and what a score leaves to the name.
MOST_NOTE_PX: Final = 76
NAME_LEAST_PX: Final = 48
_WORDS_TOP: Final = 40
LINES_PX: Final = 48
CHIP_PX: Final = 19
_CARD_WIDTH: Final = CARD_PX * 5 / 7
_MIDDLE: Final = WIDTH_PX / 2
_CENTRE: Final = TRICK_TOP_PX + CARD_PX + APART_PX / 2
_LOWER: Final = TRICK_TOP_PX + 2 * CARD_PX + APART_PX + 8
_FELT_BOTTOM: Final = _LOWER + 50
_WIDE_TOP: Final = PAD_PX + 6
_SIDE_LEFT: Final = PAD_PX + 6
# So many parts of each kind are kept. Most of a picture looks as in the one before, and as others see it.
_KEPT: Final = 128


def draw_table(table: DrawnTable) -> bytes:
    """Return the image file of a table."""
    if not table.seats:
        return _hand_alone(table)
    height_px = round(_FELT_BOTTOM + PAD_PX + (0 if table.hand is None else PAD_PX + HAND_PX))
    picture, four_colour = _bare_in_few(height_px).copy(), table.four_colour
    own, left, top, right = table.seats
    picture.add(_wide(top, four_colour=four_colour), (_MIDDLE, _WIDE_TOP))
    picture.add(_wide(own, four_colour=four_colour), (_MIDDLE, _LOWER - 4 + BARE_PX * own.is_bare))
    picture.add(_side(left, four_colour=four_colour), (_SIDE_LEFT, _CENTRE))
    picture.add(_side(right, four_colour=four_colour), (WIDTH_PX - _SIDE_LEFT - SIDE_PX, _CENTRE))
    picture.add(_words(table.heading, CORNER_PX, "ls", 3), (18, 28))
    picture.add(_words(drawable(table.remark), CORNER_PX, "rs", 3), (WIDTH_PX - 18, 28))
    picture.add(_words(table.middle, MIDDLE_PX, "mm", 4), (_MIDDLE, _CENTRE - 8))
    if table.trick is not None:
        _add_trick(picture, table.trick, table.led, four_colour=four_colour)
    if table.hand is not None:
        canvas = _bare(height_px).copy()
        _draw_hand(canvas, table.hand, _FELT_BOTTOM + PAD_PX, four_colour=four_colour)
        picture.add(canvas.part(_bare(height_px), (0, 0), _COLOURS), (0, 0))
    return picture.to_bytes(_COLOURS)


def _hand_alone(table: DrawnTable) -> bytes:
    top = 2 * PAD_PX + LINE_PX
    canvas = Canvas(WIDTH_PX, top + HAND_PX + PAD_PX)
    heading, size_px = fitted(drawable(table.heading), NAME_PX, WIDTH_PX - 4 * PAD_PX)
    canvas.text((WIDTH_PX / 2, PAD_PX + 13), heading, size_px=size_px, anchor="ms")
    if table.hand is not None:
        _draw_hand(canvas, table.hand, top, four_colour=table.four_colour)
    return canvas.to_bytes(_COLOURS)


@lru_cache(3)
def _bare_in_few(height_px: int) -> Canvas:
    return _bare(height_px).reduced(_COLOURS)


@lru_cache(3)
def _bare(height_px: int) -> Canvas:
    """Return a table with nothing on it."""
    canvas = Canvas(WIDTH_PX, height_px)
    canvas.box((PAD_PX, PAD_PX, WIDTH_PX - PAD_PX, _FELT_BOTTOM), RIM, radius_px=26)
    canvas.box((PAD_PX + 2, PAD_PX + 2, WIDTH_PX - PAD_PX - 2, _FELT_BOTTOM - 2), FELT, radius_px=24)
    return canvas


def _empty() -> Canvas:
    return _bare(round(_FELT_BOTTOM))


@kept(_KEPT)
def _words(words: str, room: float, anchor: str, most: int) -> Part:
    """Return a text in as many lines as it needs. Its anchor is that of the first line."""
    (x, y), (lines, size_px) = (_MIDDLE, _WORDS_TOP), in_lines(words, SMALL_PX, room, most)
    canvas = _empty().cut((x - room - 4, y - LINE_PX, x + room + 4, y + LINE_PX * (len(lines) + 1)))
    for number, line in enumerate(lines):
        canvas.text((x, y + LINE_PX * number), line, size_px=size_px, anchor=anchor)
    return canvas.part(_empty(), (x, y), _COLOURS)


def _card_place(place: int) -> Point:
    """Return the upper left corner of the card that was played from a place."""
    aside = _CARD_WIDTH + 2
    x = _MIDDLE - _CARD_WIDTH / 2 + (0, -aside, 0, aside)[place]
    y = _CENTRE - CARD_PX / 2 + (CARD_PX + APART_PX, 0, -CARD_PX - APART_PX, 0)[place] / 2
    return x, y


def _add_trick(picture: Canvas, trick: DrawnTrick, led: str, *, four_colour: bool) -> None:
    for turn, card in enumerate(trick.cards):
        place = (trick.leader + turn) % 4
        is_winner, is_exposed, words = place == trick.winner, card in trick.exposed, "" if turn else led
        part = _played(card, words, is_winner=is_winner, is_exposed=is_exposed, four_colour=four_colour)
        picture.add(part, _card_place(place))


@kept(_KEPT)
def _played(card: Card, led: str, *, is_winner: bool, is_exposed: bool, four_colour: bool) -> Part:
    """Return a card of the trick. Its anchor is the card's upper left corner."""
    x, y = _MIDDLE, _CENTRE
    # With room for the word, which may be wider than the card, and for the crown.
    canvas = _empty().cut((x - CARD_PX, y - 16, x + 2 * CARD_PX, y + CARD_PX + 16))
    if is_winner:
        canvas.box((x - 3, y - 3, x + _CARD_WIDTH + 3, y + CARD_PX + 3), Palette.AMBER, radius_px=7)
    canvas.paste(face(card, height_px=CARD_PX * SCALE, four_colour=four_colour), (x, y))
    if led:
        tab = Tab(led, _CARD_WIDTH, Palette.PANEL, Palette.TEXT)
        tab.draw(canvas, (x + _CARD_WIDTH / 2, y + CARD_PX - 8))
    if is_exposed:
        # Between the crown, which marks the winning card, and the word on the card that was led.
        _draw_badge(canvas, Sign.EYE, (x + _CARD_WIDTH - 10, y + 28))
    if is_winner:
        _draw_badge(canvas, Sign.CROWN, (x + _CARD_WIDTH / 2, y + 3), 12)
    return canvas.part(_empty(), (x, y), _COLOURS)


def _draw_badge(canvas: Canvas, sign: Sign, at: Point, radius: float = 9) -> None:
    x, y = at
    canvas.box((x - radius, y - radius, x + radius, y + radius), Palette.PANEL, radius_px=radius)
    size = round(radius * 1.4)
    canvas.paste(draw_sign(sign, size * SCALE, Palette.AMBER), (x - size / 2, y - size / 2))


def _draw_plate(canvas: Canvas, box: Box, seat: DrawnSeat) -> None:
    left, top, right, bottom = box
    if seat.is_due:
        canvas.box((left - 2, top - 2, right + 2, bottom + 2), Palette.AMBER, radius_px=11)
    canvas.box(box, PLATE, radius_px=9)


@kept(_KEPT)
def _wide(seat: DrawnSeat, *, four_colour: bool) -> Part:
    """Return the plate of a seat at the top or at the bottom. Its anchor is the middle of its upper edge."""
    left, top, right = _MIDDLE - WIDE_PX / 2, _WIDE_TOP, _MIDDLE + WIDE_PX / 2
    bottom = top + WIDE_HIGH_PX - BARE_PX * seat.is_bare
    canvas = _empty().cut((0, top - 4, WIDTH_PX, bottom + 4))
    _draw_plate(canvas, (left, top, right, bottom), seat)
    end = right - 10
    if seat.note:
        note = _note(seat, MOST_NOTE_PX)
        note.draw(canvas, (right - 8 - note.half_px, top + 15))
        end -= 2 * note.half_px + 4
    room = end - left - 18 - min(NAME_LEAST_PX, width_of(first_drawable(seat.names), NAME_PX))
    score, size_px = fitted(seat.score, SMALL_PX, room)
    score_px = width_of(score, size_px) + 8 if score else 0
    x = _draw_name(canvas, seat, (left + 10, top + 20), end - left - 10 - score_px)
    canvas.text((x + 8, top + 20), score, size_px=size_px, colour=Palette.QUIET)
    x, chips = left + 10, chips_for(seat.counting, seat.exposed, four_colour=four_colour)
    needed = sum(chip.step_px for chip in chips) + width_of(seat.points, SMALL_PX) + 8
    if x + CARDS_LEFT_PX + needed < right:
        # If there is not room for everything, the number of cards left is omitted: players can count it.
        x = _draw_cards_left(canvas, seat, (x, top + 36))
    x = _draw_points(canvas, seat, (x, top + 36))
    _draw_chips(canvas, chips, (x, top + 36))
    return canvas.part(_empty(), (_MIDDLE, top), _COLOURS)


@kept(_KEPT)
def _side(seat: DrawnSeat, *, four_colour: bool) -> Part:
    """Return the plate of a seat at a side. Its anchor is the middle of its left edge."""
    left = _SIDE_LEFT
    rows = in_rows(chips_for(seat.counting, seat.exposed, four_colour=four_colour), SIDE_PX - 12)
    height = LINES_PX + 2 + LINE_PX * bool(seat.score) + CHIP_PX * len(rows) - BARE_PX * seat.is_bare
    top = _CENTRE - height / 2
    # With room for the note above, which may be wider than the plate.
    canvas = _empty().cut((0, top - 16, left + 2 * SIDE_PX, top + height + 4))
    _draw_plate(canvas, (left, top, left + SIDE_PX, top + height), seat)
    if seat.note:
        _note(seat, SIDE_PX).draw(canvas, (left + SIDE_PX / 2, top - 4))
    _draw_name(canvas, seat, (left + 8, top + 22), SIDE_PX - 13)
    if seat.score:
        score, size_px = fitted(seat.score, SMALL_PX, SIDE_PX - 13)
        canvas.text((left + 8, top + 40), score, size_px=size_px, colour=Palette.QUIET)
        top += LINE_PX
    _draw_points(canvas, seat, (_draw_cards_left(canvas, seat, (left + 8, top + 38)), top + 38))
    for number, row in enumerate(rows):
        _draw_chips(canvas, row, (left + 8, top + LINES_PX + 8 + CHIP_PX * number))
    return canvas.part(_empty(), (left, _CENTRE), _COLOURS)


def _draw_chips(canvas: Canvas, chips: Sequence[Chip], at: Point) -> None:
    """Draw chips side by side, vertically centred on a point."""
    x, y = at
    for chip in chips:
        canvas.paste(draw_chip(chip), (x, y - CHIP_HIGH_PX / 2))
        x += chip.step_px


def _note(seat: DrawnSeat, room_px: float) -> Tab:
    ground, ink = (Palette.AMBER, Palette.PANEL) if seat.is_due else (RIM, Palette.TEXT)
    return Tab(seat.note, room_px, ground, ink)


def _draw_name(canvas: Canvas, seat: DrawnSeat, at: Point, room: float) -> float:
    """Write the name of a seat, and return where it ends."""
    x, y = at
    if seat.is_computer:
        canvas.paste(draw_sign(Sign.COMPUTER, 14 * SCALE, Palette.QUIET), (x, y - 13))
        x, room = x + 18, room - 18
    name, size_px = fitted(first_drawable(seat.names), NAME_PX, room, SMALL_PX)
    canvas.text((x, y), name, size_px=size_px)
    return x + width_of(name, size_px)


def _draw_cards_left(canvas: Canvas, seat: DrawnSeat, at: Point) -> float:
    """Draw how many cards a seat holds, and return where the next item may begin."""
    x, y = at
    if not seat.cards:
        return x
    canvas.paste(back(height_px=14 * SCALE), (x, y - 7))
    canvas.text((x + 13, y), f"{seat.cards}", size_px=SMALL_PX, colour=Palette.QUIET, anchor="lm")
    return x + CARDS_LEFT_PX


def _draw_points(canvas: Canvas, seat: DrawnSeat, at: Point) -> float:
    """Write the points that a seat has taken, and return where the next item may begin."""
    x, y = at
    if not seat.points:
        return x
    canvas.text((x, y), seat.points, size_px=SMALL_PX, anchor="lm")
    return x + width_of(seat.points, SMALL_PX) + 7


def _draw_hand(canvas: Canvas, hand: DrawnHand, top: float, *, four_colour: bool) -> None:
    places = _spread(hand.cards)
    for card, x, end in zip(hand.cards, places, [*places, WIDTH_PX][1:], strict=True):
        image = face(card, height_px=HAND_PX * SCALE, four_colour=four_colour)
        # The part that the next card covers need not be painted.
        seen_px = round((end - x + ROUNDED_PX) * SCALE)
        canvas.paste(image.crop((0, 0, min(seen_px, image.width), image.height)), (x, top))


def _spread(cards: Sequence[Card]) -> list[float]:
    """Return the left edge of each card of a hand. The cards overlap, with a small gap between suits."""
    width = HAND_PX * 5 / 7
    room = WIDTH_PX - 4 * PAD_PX - width
    gaps = [SUITS_APART_PX * (one.suit is not other.suit) for one, other in pairwise(cards)]
    step = min(MOST_SHOWN_PX, (room - sum(gaps)) / max(len(gaps), 1))
    places = [0.0]
    for gap in gaps:
        places.append(places[-1] + step + gap)
    start = (WIDTH_PX - places[-1] - width) / 2
    return [start + place for place in places[: len(cards)]]
