"""The people of the court: a jack, a queen and a king in each suit, with colours of their own."""

from typing import Final, NamedTuple

from bot.rules.cards import Card, Suit
from tests.card_art.heads import behind, head
from tests.card_art.shapes import drawn
from tests.card_art.wardrobe import held, robe

LINE: Final = "#231d33"


class _Livery(NamedTuple):
    """The colours of a suit's court: clothes, and what is behind them."""

    robe: str
    trim: str
    accent: str
    ground: str
    halo: str


class _Person(NamedTuple):
    """The colours of somebody's skin and hair, and a shade of each."""

    skin: str
    shade: str
    blush: str
    hair: str
    light: str


_LIVERIES: Final = {
    Suit.SPADES: _Livery("#41407f", "#d6daea", "#9a90e6", "#cfcfe8", "#e6e5f5"),
    Suit.HEARTS: _Livery("#c8232f", "#ffe0d4", "#f5909a", "#f6c6bf", "#fde4de"),
    Suit.DIAMONDS: _Livery("#2a5fc0", "#ffe7a6", "#f2a530", "#f9dc93", "#fff1cb"),
    Suit.CLUBS: _Livery("#14804f", "#f3ebc6", "#9ccf55", "#bfe0c1", "#e2f3e2"),
}
_PEOPLE: Final = {
    "KS": _Person("#f4cba8", "#dfa27c", "#f0a990", "#2b2738", "#4f4966"),
    "QS": _Person("#fbe2cf", "#edb99c", "#f4a9a0", "#231f30", "#453e5c"),
    "JS": _Person("#e9b48c", "#c98a60", "#df8f70", "#453643", "#5b4a58"),
    "KH": _Person("#f7cfac", "#e5a076", "#f0a58a", "#c65d1e", "#e8924a"),
    "QH": _Person("#fcdfc6", "#eeb190", "#f7a294", "#b03a1c", "#d05a34"),
    "JH": _Person("#f2c29a", "#d79768", "#ec9a80", "#7a4626", "#92602f"),
    "KD": _Person("#c98f60", "#a06a40", "#b8744e", "#5a5f6e", "#8a90a0"),
    "QD": _Person("#f5cda6", "#dba06c", "#ef9e80", "#e8ac2c", "#f3cc63"),
    "JD": _Person("#bd8052", "#965d36", "#aa6440", "#2e2430", "#4f4150"),
    "KC": _Person("#945f3e", "#6f4229", "#80492f", "#eeebe4", "#ffffff"),
    "QC": _Person("#ad7148", "#83502f", "#9c573a", "#3a2630", "#553844"),
    "JC": _Person("#f6d0ae", "#dfa27c", "#f2a58c", "#d98d2c", "#efb357"),
}
_ALWAYS: Final = {
    "line": LINE,
    "gold": "#f8c430",
    "dark gold": "#dd9a1c",
    "steel": "#e4e9f0",
    "dark steel": "#a9b2c2",
    "wood": "#a56a38",
    "red": "#d4293a",
    "blue": "#2f6fe0",
    "green": "#2f9e55",
    "violet": "#7a5bd0",
    "white": "#ffffff",
    "lips": "#c7273a",
}


def draw_person(card: Card, *, pen: float, is_holding: bool = True) -> str:
    """Return somebody's head and shoulders, around the middle of their face.

    Args:
        is_holding: Whether there is what they hold.
    """
    shapes = (*behind(card), *robe(card), *head(card), *(held(card) if is_holding else ()))
    return drawn(shapes, _ALWAYS | _PEOPLE[str(card)]._asdict() | _LIVERIES[card.suit]._asdict(), pen)


def grounds(suit: Suit) -> tuple[str, str]:
    """Return the colour behind the people of a suit, and that around their heads."""
    livery = _LIVERIES[suit]
    return livery.ground, livery.halo
