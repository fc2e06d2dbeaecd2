"""The picture of a hand of five cards. If the hand is split, the three and the two are set apart."""

from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Canvas
from bot.render.cards import face
from bot.render.colours import Palette
from bot.render.lettering import SCALE
from bot.rules.cards import Card

WIDTH_PX: Final = 400
MARGIN_PX: Final = 14
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
        cards: The cards from left to right.
        counts_as: The value that each card counts as, if its face says something else; otherwise None.
        words: The text below the cards, such as their sum; may be empty.
        four_colour: Whether diamonds are blue and clubs green.
    """

    cards: tuple[Card, ...]
    counts_as: tuple[int | None, ...]
    words: str = ""
    four_colour: bool = False


# The three and the two, or all five cards as one group if the hand is not split.
DrawnHand = tuple[DrawnGroup, ...]


def draw_hand(hand: DrawnHand) -> bytes:
    """Return the image file of a hand of five cards."""
    has_words = any(group.words for group in hand)
    canvas = Canvas(WIDTH_PX, CARD_HEIGHT_PX + 2 * MARGIN_PX + has_words * (WORDS_PX + 6))
    cards = sum(len(group.cards) for group in hand)
    # A single group is as wide as two groups.
    apart = CARDS_APART_PX + (GROUPS_APART_PX - CARDS_APART_PX) / (cards - 1) * (len(hand) == 1)
    left = float(MARGIN_PX)
    for group in hand:
        right = _draw_group(canvas, group, left, apart)
        middle = (left + right) / 2
        line = MARGIN_PX + CARD_HEIGHT_PX + WORDS_PX + 2
        canvas.text((middle, line), group.words, size_px=WORDS_PX, colour=Palette.QUIET, anchor="ms")
        left = right + GROUPS_APART_PX
    return canvas.to_bytes()


def _draw_group(canvas: Canvas, group: DrawnGroup, left: float, apart: float) -> float:
    """Draw cards from a left edge on, and return their right edge."""
    for number, (card, value) in enumerate(zip(group.cards, group.counts_as, strict=True)):
        place = left + number * (CARD_PX + apart)
        image = face(card, height_px=CARD_HEIGHT_PX * SCALE, four_colour=group.four_colour)
        canvas.paste(image, (place, MARGIN_PX))
        if value is not None:
            draw_badge(canvas, (place + CARD_PX - 15, MARGIN_PX + 15), str(value), BADGE_PX)
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
