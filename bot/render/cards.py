"""The pictures of our own playing cards: faces, backs and emoji, cut out of one sheet.

The sheet is a PNG with a palette, drawn by `python -m tests.card_art`. Shapes in the ink of a suit use the
first colours of the palette, which run from paper to ink. So a card can be printed in any ink.
"""

import json
from functools import cache, lru_cache
from io import BytesIO
from threading import Lock
from typing import Final

from PIL import Image, ImageColor

from bot.paths import data_dir
from bot.render.colours import Colour, between
from bot.rules.cards import RANKS, SUITS, Card, Suit, build_deck

# The inks of the suits, in two colours and in four. People who cannot tell red from green, or blue from
# green, can still tell all four inks apart: a test simulates their sight.
INKS: Final = {
    Suit.SPADES: "#16161d",
    Suit.HEARTS: "#cb182b",
    Suit.DIAMONDS: "#cb182b",
    Suit.CLUBS: "#16161d",
}
FOUR_INKS: Final = INKS | {Suit.DIAMONDS: "#124bbd", Suit.CLUBS: "#00996a"}
PAPER: Final = "#fffdf8"
# How many colours of the palette run from paper to ink.
INK_STEPS: Final = 32

FACE_SIZE: Final = (200, 280)
EMOJI_SIZE: Final = (128, 128)
_EMOJI_TOP: Final = FACE_SIZE[1] * len(SUITS)
_BACKS_LEFT: Final = EMOJI_SIZE[0] * len(RANKS)
SHEET_SIZE: Final = (FACE_SIZE[0] * len(RANKS), _EMOJI_TOP + EMOJI_SIZE[1] * len(SUITS))

_RANK_WORDS: Final = (
    *("", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)

Box = tuple[int, int, int, int]


def card_name(card: Card, *, four_colour: bool = False) -> str:
    """Return the name of a card's sprite. Cards that look alike in two and in four colours have one name.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> card_name(parse_card("QS"), four_colour=True), card_name(parse_card("10D"), four_colour=True)
        ('queen_of_spades', 'ten_of_diamonds_four_colour')
    """
    variant = "_four_colour" if four_colour and FOUR_INKS[card.suit] != INKS[card.suit] else ""
    return f"{_RANK_WORDS[card.rank]}_of_{card.suit.name.lower()}{variant}"


def face_box(card: Card) -> Box:
    """Return the left, top, right and bottom edge of a face, in pixels of the sheet."""
    width, height = FACE_SIZE
    return _box(width * (card.rank - 1), height * SUITS.index(card.suit), FACE_SIZE)


def emoji_box(card: Card) -> Box:
    """Return the edges of an emoji on the sheet."""
    width, height = EMOJI_SIZE
    return _box(width * (card.rank - 1), _EMOJI_TOP + height * SUITS.index(card.suit), EMOJI_SIZE)


def back_box(*, second: bool) -> Box:
    """Return the edges of a back on the sheet."""
    return _box(_BACKS_LEFT + FACE_SIZE[0] * second, _EMOJI_TOP, FACE_SIZE)


def _box(left: int, top: int, size: tuple[int, int]) -> Box:
    return left, top, left + size[0], top + size[1]


_loading = Lock()


@lru_cache(maxsize=256)
def face(card: Card, *, height_px: int, four_colour: bool = False) -> Image.Image:
    """Return the face of a card, for pasting into a picture.

    Args:
        card: A card with a suit.
        height_px: The height in pixels of the image; the width is 5/7 of that.
        four_colour: Whether diamonds are blue and clubs green.

    Returns:
        An RGBA image, transparent outside the rounded corners. It is shared, so never draw on it.
    """
    return _scaled(cut(sheet(), face_box(card), _ink(card, four_colour=four_colour)), height_px)


@lru_cache(maxsize=256)
def tile(card: Card, *, side_px: int, four_colour: bool = False) -> Image.Image:
    """Return the square art of a card's emoji, for places where its face would be too small to read.

    Args:
        card: A card with a suit.
        side_px: The width and the height, in pixels of the image.

    Returns:
        An RGBA image. It is shared, so never draw on it.
    """
    sprite = cut(sheet(), emoji_box(card), _ink(card, four_colour=four_colour))
    return sprite.resize((side_px, side_px), Image.Resampling.HAMMING)


def all_faces(*, height_px: int) -> list[Image.Image]:
    """Return the face of each card, in two colours and, where it looks different, in four."""
    return [
        face(card, height_px=height_px, four_colour=four_colour)
        for card in build_deck()
        for four_colour in {False, FOUR_INKS[card.suit] != INKS[card.suit]}
    ]


@lru_cache(maxsize=16)
def back(*, height_px: int, second: bool = False) -> Image.Image:
    """Return the back of a card, for pasting into a picture. It is shared, so never draw on it.

    Args:
        height_px: The height in pixels of the image; the width is 5/7 of that.
        second: Whether it is the back of the second deck.
    """
    return _scaled(cut(sheet(), back_box(second=second), PAPER), height_px)


def emoji_png(card: Card, *, four_colour: bool = False) -> bytes:
    """Return the picture of a card's emoji as a PNG of 128 × 128 pixels; the card must have a suit."""
    stream = BytesIO()
    cut(sheet(), emoji_box(card), _ink(card, four_colour=four_colour)).save(stream, format="PNG")
    return stream.getvalue()


def emoji_name(card: Card, *, four_colour: bool = False) -> str:
    """Return the name of a card's emoji, with the version of its art: an emoji's picture cannot be replaced.

    Args:
        card: A card with a suit.
        four_colour: Whether diamonds are blue and clubs green. The other suits have one emoji for both.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> emoji_name(parse_card("QS")), emoji_name(parse_card("10D"), four_colour=True)
        ('queen_of_spades_2', 'ten_of_diamonds_four_colour_2')
    """
    name = card_name(card, four_colour=four_colour)
    return f"{name}_{_versions()[name]}"


def sheet() -> Image.Image:
    """Return the sheet; the first call reads it."""
    with _loading:
        return _loaded_sheet()


def cut(whole: Image.Image, box: Box, ink: str) -> Image.Image:
    """Return a sprite of the sheet as an RGBA image, printed in an ink such as `#16161d`."""
    sprite = whole.crop(box)
    colours = whole.getpalette("RGBA")
    assert colours is not None
    sprite.putpalette([*ink_shades(ink), *colours[4 * INK_STEPS :]], "RGBA")
    return sprite.convert("RGBA")


def ink_shades(ink: str) -> list[int]:
    """Return the first colours of a palette, from paper to ink: red, green, blue and opacity of each."""
    paper, inked = _colour(PAPER), _colour(ink)
    steps = (between(paper, inked, step / (INK_STEPS - 1)) for step in range(INK_STEPS))
    return [band for colour in steps for band in (*colour, 255)]


def _colour(code: str) -> Colour:
    red, green, blue, *_ = ImageColor.getrgb(code)
    return red, green, blue


@cache
def _loaded_sheet() -> Image.Image:
    with Image.open(data_dir() / "cards" / "sheet.png") as image:
        image.load()
        return image


def card_of_emoji(name: str) -> tuple[Card, int] | None:
    """Return the card that an emoji of ours shows in two colours, and the version of its art.

    Args:
        name: The name of any emoji. The result is None if it is not the name of such a card.

    Example:
        >>> card_of_emoji("queen_of_spades_2"), card_of_emoji("blob_2")
        ((Card(rank=12, suit=<Suit.SPADES: 'S'>), 2), None)
    """
    card, _, version = name.rpartition("_")
    if card not in _cards_by_name() or not version.isdecimal():
        return None
    return _cards_by_name()[card], int(version)


@cache
def _cards_by_name() -> dict[str, Card]:
    return {card_name(card): card for card in build_deck()}


@cache
def _versions() -> dict[str, int]:
    record = json.loads((data_dir() / "cards" / "emoji.json").read_text(encoding="utf-8"))
    return {name: edition["version"] for name, edition in record.items()}


def _ink(card: Card, *, four_colour: bool) -> str:
    return (FOUR_INKS if four_colour else INKS)[card.suit]


def _scaled(sprite: Image.Image, height_px: int) -> Image.Image:
    width_px = round(height_px * FACE_SIZE[0] / FACE_SIZE[1])
    # Sharper filters leave shades beside each line, which take a tenth of the bytes of a picture.
    return sprite.resize((width_px, height_px), Image.Resampling.HAMMING)
