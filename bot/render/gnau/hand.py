"""Five cards, the three and the two set apart where they are split."""

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
        cards: The cards, from the left.
        counts_as: What each of them counts as where that is not what its face says; else None.
        words: What they come to, below them; nothing where there is nothing to say.
        four_colour: Whether diamonds are blue and clubs green.
    """

    cards: tuple[Card, ...]
    counts_as: tuple[int | None, ...]
    words: str = ""
    four_colour: bool = False


# The three and the two; or all five where they are not split.
DrawnHand = tuple[DrawnGroup, ...]


def draw_hand(hand: DrawnHand) -> bytes:
    """Return the picture of somebody's five cards.

    Args:
        hand: The cards.

    Returns:
        A file of the kind that `bot.render.EXTENSION` says.
    """
    has_words = any(group.words for group in hand)
    canvas = Canvas(WIDTH_PX, CARD_HEIGHT_PX + 2 * MARGIN_PX + has_words * (WORDS_PX + 6))
    cards = sum(len(group.cards) for group in hand)
    # One group fills the width as two do.
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
    """Draw cards from the left, and return where they end."""
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
        canvas: Where.
        middle: Where its middle is.
        words: What the card counts as.
        size_px: How large the disc is.
    """
    x, y = middle
    for size, colour in ((size_px + 3, Palette.PANEL), (size_px, Palette.AMBER)):
        half = size / 2
        canvas.box((x - half, y - half, x + half, y + half), colour, radius_px=half)
    canvas.text((x, y), words, size_px=round(size_px * 0.75), colour=Palette.PANEL, anchor="mm")
