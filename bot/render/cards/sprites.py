"""Cards as pictures, cut out of the sheet that `python -m bot.render.cards` makes."""

import json
from functools import cache, lru_cache
from io import BytesIO
from threading import Lock

from PIL import Image

from bot.paths import data_dir
from bot.render.cards.sheet import FACE_SIZE, back_box, card_name, emoji_box, face_box
from bot.rules.cards import Card

_loading = Lock()


@lru_cache(maxsize=256)
def face(card: Card, *, height_px: int, four_colour: bool = False) -> Image.Image:
    """Return the face of a card, for pasting into a picture: it is shared, so never draw on it.

    Args:
        card: A card with a suit.
        height_px: How high it is, in pixels of the picture; its width is 5/7 of that.
        four_colour: Whether diamonds are blue and clubs green.

    Returns:
        An RGBA image, transparent outside the rounded corners.
    """
    return _scaled(_sheet().crop(face_box(card, four_colour=four_colour)), height_px)


@lru_cache(maxsize=16)
def back(*, height_px: int, second: bool = False) -> Image.Image:
    """Return the back of a card, for pasting into a picture: it is shared, so never draw on it.

    Args:
        height_px: How high it is, in pixels of the picture; its width is 5/7 of that.
        second: Whether it is that of the second pack.
    """
    return _scaled(_sheet().crop(back_box(second=second)), height_px)


def emoji_png(card: Card, *, four_colour: bool = False) -> bytes:
    """Return the picture of a card's emoji, 128 × 128, as a PNG.

    Args:
        card: A card with a suit.
        four_colour: Whether diamonds are blue and clubs green.
    """
    stream = BytesIO()
    _sheet().crop(emoji_box(card, four_colour=four_colour)).save(stream, format="PNG")
    return stream.getvalue()


def emoji_name(card: Card, *, four_colour: bool = False) -> str:
    """Return the name of a card's emoji, with the version of its art: an emoji's picture cannot be replaced.

    Args:
        card: A card with a suit.
        four_colour: Whether diamonds are blue and clubs green; the other suits have one emoji for both.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> emoji_name(parse_card("QS")), emoji_name(parse_card("10D"), four_colour=True)
        ('queen_of_spades_1', 'ten_of_diamonds_four_colour_1')
    """
    name = card_name(card, four_colour=four_colour)
    return f"{name}_{_versions()[name]}"


@cache
def _versions() -> dict[str, int]:
    record = json.loads((data_dir() / "cards" / "emoji.json").read_text(encoding="utf-8"))
    return {name: entry["version"] for name, entry in record.items()}


def _sheet() -> Image.Image:
    with _loading:
        return _loaded_sheet()


@cache
def _loaded_sheet() -> Image.Image:
    with Image.open(data_dir() / "cards" / "sheet.webp") as sheet:
        return sheet.convert("RGBA")


def _scaled(sprite: Image.Image, height_px: int) -> Image.Image:
    width_px = round(height_px * FACE_SIZE[0] / FACE_SIZE[1])
    return sprite.resize((width_px, height_px), Image.Resampling.LANCZOS)
