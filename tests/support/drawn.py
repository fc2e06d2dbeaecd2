"""What can be seen in the pictures that the bot draws: the words and the cards on them."""

from functools import lru_cache
from typing import Any

import pytest
from PIL import Image

from bot.render.canvas import Canvas
from bot.render.cards import face, tile
from bot.rules.cards import RANKS, SUITS, Card
from bot.text.cards import card_plain
from tests.support.quick_pictures import draw_for_real


def note_drawn(drawn: dict[bytes, str], patch: pytest.MonkeyPatch) -> None:
    """Take down what is drawn from now on.

    Args:
        drawn: Where to: the words and cards of each file.
    """
    text, paste, to_bytes = Canvas.text, Canvas.paste, Canvas.to_bytes
    on_canvas: dict[int, list[str]] = {}

    def text_noted(canvas: Canvas, at: Any, words: str, **options: Any) -> None:
        on_canvas.setdefault(id(canvas), []).append(words)
        text(canvas, at, words, **options)

    def paste_noted(canvas: Canvas, image: Image.Image, at: Any) -> None:
        if (card := _cards(image.size).get(image.tobytes())) is not None:
            on_canvas.setdefault(id(canvas), []).append(f"{card} {card_plain(card)}")
        paste(canvas, image, at)

    def to_bytes_noted(canvas: Canvas, *colours: Any, **options: Any) -> bytes:
        data = to_bytes(canvas, *colours, **options)
        drawn[data] = "\n".join(on_canvas.pop(id(canvas), ()))
        return data

    draw_for_real(patch)
    patch.setattr(Canvas, "text", text_noted)
    patch.setattr(Canvas, "paste", paste_noted)
    patch.setattr(Canvas, "to_bytes", to_bytes_noted)


@lru_cache
def _cards(size: tuple[int, int]) -> dict[bytes, Card]:
    """Return which card an image of a size shows."""
    width, height = size
    deck = [Card(rank, suit) for suit in SUITS for rank in RANKS]
    if width == height:
        return {tile(card, side_px=width).tobytes(): card for card in deck}
    return {
        face(card, height_px=height, four_colour=four_colour).tobytes(): card
        for card in deck
        for four_colour in (False, True)
    }
