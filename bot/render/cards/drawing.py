"""The faces, backs and emoji as SVG: shapes in, the text of a file out."""

from typing import Final

from bot.render.cards.lettering import rank_sign, suit_sign
from bot.rules.cards import ACE, JACK, Card, Suit

# The colours that a suit is printed in, in two colours and in four.
INKS: Final = {
    Suit.SPADES: "#16161d",
    Suit.HEARTS: "#cf1b2b",
    Suit.DIAMONDS: "#cf1b2b",
    Suit.CLUBS: "#16161d",
}
FOUR_INKS: Final = INKS | {Suit.DIAMONDS: "#1f63d6", Suit.CLUBS: "#0a8a4a"}

WIDTH: Final = 500
HEIGHT: Final = 700
EMOJI: Final = 128

_PAPER: Final = "#fffdf8"
_EDGE: Final = "#3a3a44"

_LEFT, _MIDDLE, _RIGHT = 172, 250, 328
# The places of the pips of a rank: from the left, from the top; those of the lower half stand on their heads.
_PIPS: Final = {
    2: ((_MIDDLE, 140), (_MIDDLE, 560)),
    3: ((_MIDDLE, 140), (_MIDDLE, 350), (_MIDDLE, 560)),
    4: tuple((x, y) for x in (_LEFT, _RIGHT) for y in (140, 560)),
    5: (*((x, y) for x in (_LEFT, _RIGHT) for y in (140, 560)), (_MIDDLE, 350)),
    6: tuple((x, y) for x in (_LEFT, _RIGHT) for y in (140, 350, 560)),
    7: (*((x, y) for x in (_LEFT, _RIGHT) for y in (140, 350, 560)), (_MIDDLE, 245)),
    8: (*((x, y) for x in (_LEFT, _RIGHT) for y in (140, 350, 560)), (_MIDDLE, 245), (_MIDDLE, 455)),
    9: (*((x, y) for x in (_LEFT, _RIGHT) for y in (140, 280, 420, 560)), (_MIDDLE, 350)),
    10: (*((x, y) for x in (_LEFT, _RIGHT) for y in (140, 280, 420, 560)), (_MIDDLE, 210), (_MIDDLE, 490)),
}


def draw_face(card: Card, *, four_colour: bool = False) -> str:
    """Return a card as it lies on the table, 500 × 700."""
    corner = rank_sign(card.rank, (66, 84), (96, 104), pen=19) + suit_sign(card.suit, (66, 190), 78)
    return _svg(
        (WIDTH, HEIGHT),
        _ink(card, four_colour=four_colour),
        _paper(WIDTH, HEIGHT, radius=40, edge=6) + corner + _upside_down(corner) + _middle(card),
    )


def draw_emoji(card: Card, *, four_colour: bool = False) -> str:
    """Return a card as it stands in a line of text, 128 × 128."""
    return _svg(
        (EMOJI, EMOJI),
        _ink(card, four_colour=four_colour),
        _paper(EMOJI, EMOJI, radius=22, edge=6)
        + rank_sign(card.rank, (38, 64), (52, 92), pen=18)
        + suit_sign(card.suit, (92, 64), 56),
    )


def draw_back(*, second: bool = False) -> str:
    """Return the back of a card, 500 × 700."""
    colour = "#7c1f2d" if second else "#22406f"
    panel = f'<rect x="32" y="32" width="436" height="636" rx="22" fill="{colour}"/>'
    return _svg((WIDTH, HEIGHT), colour, _paper(WIDTH, HEIGHT, radius=40, edge=6) + panel)


def _ink(card: Card, *, four_colour: bool) -> str:
    return (FOUR_INKS if four_colour else INKS)[card.suit]


def _svg(size: tuple[int, int], ink: str, content: str) -> str:
    width, height = size
    lines = content.replace("><", ">\n<")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" color="{ink}">\n{lines}\n</svg>\n'
    )


def _paper(width: int, height: int, *, radius: float, edge: float) -> str:
    return (
        f'<rect x="{edge / 2:g}" y="{edge / 2:g}" width="{width - edge:g}" height="{height - edge:g}" '
        f'rx="{radius:g}" fill="{_PAPER}" stroke="{_EDGE}" stroke-width="{edge:g}"/>'
    )


def _upside_down(content: str) -> str:
    return f'<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{content}</g>'


def _middle(card: Card) -> str:
    if card.rank == ACE:
        return suit_sign(card.suit, (_MIDDLE, HEIGHT / 2), 230)
    if card.rank >= JACK:
        return rank_sign(card.rank, (_MIDDLE, HEIGHT / 2), (300, 300), pen=46)
    upright = "".join(suit_sign(card.suit, (x, y), 82) for x, y in _PIPS[card.rank] if y <= HEIGHT / 2)
    turned = "".join(
        suit_sign(card.suit, (WIDTH - x, HEIGHT - y), 82) for x, y in _PIPS[card.rank] if y > HEIGHT / 2
    )
    return upright + _upside_down(turned)
