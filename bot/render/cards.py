"""Playing cards of our own as pictures: faces, backs and emoji, cut out of one sheet.

The sheet is a PNG with a palette, drawn by `python -m tests.card_art`. Signs in the ink of a suit use the
first colours of that palette, which lead from paper to ink, so that a card can be printed in any ink.
"""

import json
from functools import cache, lru_cache
from io import BytesIO
from threading import Lock
from typing import Final

from PIL import Image, ImageColor

from bot.paths import data_dir
from bot.rules.cards import RANKS, SUITS, Card, Suit, build_deck

# The inks of the suits, in two colours and in four. Anyone who does not tell red from green, or blue from
# green, still tells all four apart: a test looks at them with such eyes.
INKS: Final = {
    Suit.SPADES: "#16161d",
    Suit.HEARTS: "#cb182b",
    Suit.DIAMONDS: "#cb182b",
    Suit.CLUBS: "#16161d",
}
FOUR_INKS: Final = INKS | {Suit.DIAMONDS: "#124bbd", Suit.CLUBS: "#00996a"}
PAPER: Final = "#fffdf8"
# How many colours of the palette lead from paper to ink.
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
    """Return what a card's sprite is called: those that look alike in both kinds of pack have one name.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> card_name(parse_card("QS"), four_colour=True), card_name(parse_card("10D"), four_colour=True)
        ('queen_of_spades', 'ten_of_diamonds_four_colour')
    """
    variant = "_four_colour" if four_colour and FOUR_INKS[card.suit] != INKS[card.suit] else ""
    return f"{_RANK_WORDS[card.rank]}_of_{card.suit.name.lower()}{variant}"


def face_box(card: Card) -> Box:
    """Return where a face lies: its left, top, right and bottom edge, in pixels of the sheet."""
    width, height = FACE_SIZE
    return _box(width * (card.rank - 1), height * SUITS.index(card.suit), FACE_SIZE)


def emoji_box(card: Card) -> Box:
    """Return where an emoji lies."""
    width, height = EMOJI_SIZE
    return _box(width * (card.rank - 1), _EMOJI_TOP + height * SUITS.index(card.suit), EMOJI_SIZE)


def back_box(*, second: bool) -> Box:
    """Return where a back lies."""
    return _box(_BACKS_LEFT + FACE_SIZE[0] * second, _EMOJI_TOP, FACE_SIZE)


def _box(left: int, top: int, size: tuple[int, int]) -> Box:
    return left, top, left + size[0], top + size[1]


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
    return _scaled(cut(sheet(), face_box(card), _ink(card, four_colour=four_colour)), height_px)


@lru_cache(maxsize=256)
def tile(card: Card, *, side_px: int, four_colour: bool = False) -> Image.Image:
    """Return a card where its face would be too small to be read: the art of its emoji, a square.

    Args:
        card: A card with a suit.
        side_px: How wide and how high it is, in pixels of the picture.
        four_colour: Whether diamonds are blue and clubs green.

    Returns:
        An RGBA image; it is shared, so never draw on it.
    """
    sprite = cut(sheet(), emoji_box(card), _ink(card, four_colour=four_colour))
    return sprite.resize((side_px, side_px), Image.Resampling.HAMMING)


@lru_cache(maxsize=16)
def back(*, height_px: int, second: bool = False) -> Image.Image:
    """Return the back of a card, for pasting into a picture: it is shared, so never draw on it.

    Args:
        height_px: How high it is, in pixels of the picture; its width is 5/7 of that.
        second: Whether it is that of the second pack.
    """
    return _scaled(cut(sheet(), back_box(second=second), PAPER), height_px)


def emoji_png(card: Card, *, four_colour: bool = False) -> bytes:
    """Return the picture of a card's emoji, 128 × 128, as a PNG.

    Args:
        card: A card with a suit.
        four_colour: Whether diamonds are blue and clubs green.
    """
    stream = BytesIO()
    cut(sheet(), emoji_box(card), _ink(card, four_colour=four_colour)).save(stream, format="PNG")
    return stream.getvalue()


def emoji_name(card: Card, *, four_colour: bool = False) -> str:
    """Return the name of a card's emoji, with the version of its art: an emoji's picture cannot be replaced.

    Args:
        card: A card with a suit.
        four_colour: Whether diamonds are blue and clubs green; the other suits have one emoji for both.

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
    """Return a sprite in an ink, as an RGBA image.

    Args:
        whole: The sheet.
        box: Where the sprite lies.
        ink: Its colour, as `#rrggbb`.
    """
    sprite = whole.crop(box)
    colours = whole.getpalette("RGBA")
    assert colours is not None
    sprite.putpalette([*ink_shades(ink), *colours[4 * INK_STEPS :]], "RGBA")
    return sprite.convert("RGBA")


def ink_shades(ink: str) -> list[int]:
    """Return the first colours of a palette, from paper to ink: red, green, blue and opacity of each."""
    paper_bands, ink_bands = ImageColor.getrgb(PAPER), ImageColor.getrgb(ink)
    shades = []
    for step in range(INK_STEPS):
        part = step / (INK_STEPS - 1)
        shades += [round(a + (b - a) * part) for a, b in zip(paper_bands, ink_bands, strict=True)] + [255]
    return shades


@cache
def _loaded_sheet() -> Image.Image:
    with Image.open(data_dir() / "cards" / "sheet.png") as image:
        image.load()
        return image


def card_of_emoji(name: str) -> tuple[Card, int] | None:
    """Return which card an emoji of ours shows, in its usual colours, and which version of the art.

    Args:
        name: The name of any emoji; for one that is not of a card there is None.

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
    # Sharper ways leave shades beside each line, which cost a picture a tenth of its bytes.
    return sprite.resize((width_px, height_px), Image.Resampling.HAMMING)
