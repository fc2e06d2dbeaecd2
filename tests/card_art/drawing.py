"""The faces, backs and emoji of cards as SVG: a card in, the text of a file out."""

from typing import Final

from bot.render.cards import PAPER
from bot.rules.cards import ACE, JACK, SUITS, Card, Suit
from tests.card_art.courts import LINE, draw_person, grounds
from tests.card_art.signs import rank_sign, suit_sign

_WIDTH, _HEIGHT = 500, 700
_EMOJI: Final = 128
# Around the paper, so that a card stands out from a light ground too.
_EDGE: Final = "#3a3a44"

_LEFT, _MIDDLE, _RIGHT = 178, 250, 322
_TOP, _CENTRE, _BOTTOM = 132, 350, 568
_FOUR: Final = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _BOTTOM))
_SIX: Final = (*_FOUR, (_LEFT, _CENTRE), (_RIGHT, _CENTRE))
_EIGHT: Final = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, 277, 423, _BOTTOM))
# Where the pips of a rank are, from the left and from the top; those of the lower half stand on their heads.
_PIPS: Final = {
    2: ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    3: ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)),
    4: _FOUR,
    5: (*_FOUR, (_MIDDLE, _CENTRE)),
    6: _SIX,
    7: (*_SIX, (_MIDDLE, 241)),
    8: (*_SIX, (_MIDDLE, 241), (_MIDDLE, 459)),
    9: (*_EIGHT, (_MIDDLE, _CENTRE)),
    10: (*_EIGHT, (_MIDDLE, 204), (_MIDDLE, 496)),
}
# Behind the people of the court, with room in two corners for rank and suit.
_PANEL: Final = (
    "M146 34 H442 Q466 34 466 58 V444 Q466 462 448 462 H390 Q372 462 372 480 V648 Q372 666 354 666 H58 "
    "Q34 666 34 642 V256 Q34 238 52 238 H110 Q128 238 128 220 V52 Q128 34 146 34 Z"
)
_EMOJI_PAPER: Final = "M3 25 Q3 3 25 3 H103 Q125 3 125 25 V103 Q125 125 103 125 H25 Q3 125 3 103 Z"


def draw_face(card: Card, ink: str) -> str:
    """Return a card as it lies on the table, 500 × 700."""
    pen = 14 if card.rank == 10 else 19
    corner = rank_sign(card.rank, (66, 84), (96, 104), pen=pen) + suit_sign(card.suit, (66, 190), 78)
    return _svg(_sheet_of_paper() + corner + _upside_down(corner) + _middle(card), ink)


def draw_emoji(card: Card, ink: str) -> str:
    """Return a card as it stands in a line of text, 128 × 128: rank and suit, before a face if it has one."""
    signs = _emoji_person(card) if card.rank >= JACK else _emoji_rank(card)
    content = (
        f'<path d="{_EMOJI_PAPER}" fill="{PAPER}"/>'
        + _clipped(_EMOJI_PAPER, signs)
        + f'<path d="{_EMOJI_PAPER}" fill="none" stroke="{_EDGE}" stroke-width="6"/>'
    )
    return _svg(content, ink, size=(_EMOJI, _EMOJI))


def draw_back(*, second: bool = False) -> str:
    """Return the back of a card, 500 × 700: an ox on blue, or the four suits on red."""
    light, dark = ("#b5414f", "#8a2636") if second else ("#3a63a8", "#264a86")
    lattice = "".join(
        f'<path d="M{x} {y - 29} L{x + 22} {y} L{x} {y + 29} L{x - 22} {y} Z" fill="{light}"/>'
        for row, y in enumerate(range(58, 650, 29))
        for x in range(58 + 26 * (row % 2), 450, 52)
    )
    content = (
        _sheet_of_paper()
        + f'<rect x="30" y="30" width="440" height="640" rx="24" fill="{dark}"/>'
        + _clipped("M42 42 H458 V658 H42 Z", lattice)
        + '<rect x="42" y="42" width="416" height="616" rx="16" fill="none" '
        + f'stroke="{PAPER}" stroke-width="5"/>'
        + "".join(
            f'<circle cx="{_MIDDLE}" cy="{_CENTRE}" r="{radius}" fill="{colour}"/>'
            for radius, colour in ((140, PAPER), (128, dark), (116, PAPER))
        )
        + (_rosette(light) if second else _ox(light, dark))
    )
    return _svg(content, dark)


def _svg(content: str, ink: str, size: tuple[int, int] = (_WIDTH, _HEIGHT)) -> str:
    width, height = size
    lines = content.replace("><", ">\n<")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" color="{ink}">\n{lines}\n</svg>\n'
    )


def _sheet_of_paper() -> str:
    return (
        f'<rect x="3" y="3" width="{_WIDTH - 6}" height="{_HEIGHT - 6}" rx="40" fill="{PAPER}" '
        f'stroke="{_EDGE}" stroke-width="6"/>'
    )


def _upside_down(content: str) -> str:
    return f'<g transform="rotate(180 {_MIDDLE} {_CENTRE})">{content}</g>'


def _clipped(outline: str, content: str) -> str:
    return f'<clipPath id="inside"><path d="{outline}"/></clipPath><g clip-path="url(#inside)">{content}</g>'


def _middle(card: Card) -> str:
    if card.rank == ACE:
        return _ace(card.suit)
    return _court(card) if card.rank >= JACK else _pips(card)


def _ace(suit: Suit) -> str:
    middle = (_MIDDLE, _CENTRE)
    line = f'<g color="{PAPER}">{suit_sign(suit, middle, 176)}</g>'
    return suit_sign(suit, middle, 260) + line + suit_sign(suit, middle, 160)


def _pips(card: Card) -> str:
    size = 93 if card.rank <= 8 else 84
    upper = [(x, y) for x, y in _PIPS[card.rank] if y <= _CENTRE]
    lower = [(_WIDTH - x, _HEIGHT - y) for x, y in _PIPS[card.rank] if y > _CENTRE]
    upright, turned = ("".join(suit_sign(card.suit, at, size) for at in half) for half in (upper, lower))
    return upright + _upside_down(turned)


def _court(card: Card) -> str:
    ground, halo = grounds(card.suit)
    content = (
        f'<path d="{_PANEL}" fill="{ground}"/><circle cx="284" cy="290" r="176" fill="{halo}"/>'
        f'<g transform="translate(284 304) scale(1.2)">{draw_person(card, pen=4.5)}</g>'
    )
    return _clipped(_PANEL, content) + f'<path d="{_PANEL}" fill="none" stroke="{LINE}" stroke-width="5"/>'


def _emoji_rank(card: Card) -> str:
    if card.rank == 10:
        return rank_sign(10, (38, 64), (59, 92), pen=12) + suit_sign(card.suit, (95, 64), 53)
    return rank_sign(card.rank, (36, 64), (48, 92), pen=16) + suit_sign(card.suit, (91, 64), 58)


def _emoji_person(card: Card) -> str:
    # Pale, and behind the letter: at twenty pixels a hat and a beard name nobody.
    person = f'<g transform="translate(86 46) scale(0.3)">{draw_person(card, pen=6, is_holding=False)}</g>'
    letter = rank_sign(card.rank, (36, 64), (52, 92), pen=16)
    halo = letter.replace('stroke="currentColor" stroke-width="16"', f'stroke="{PAPER}" stroke-width="28"')
    return f'<g opacity="0.75">{person}</g>{halo}{letter}' + suit_sign(card.suit, (91, 88), 54, halo=PAPER)


def _rosette(light: str) -> str:
    signs = "".join(
        f'<g transform="rotate({90 * turn} {_MIDDLE} {_CENTRE})">{suit_sign(suit, (_MIDDLE, 290), 74)}</g>'
        for turn, suit in enumerate(SUITS)
    )
    return signs + f'<circle cx="{_MIDDLE}" cy="{_CENTRE}" r="16" fill="{light}"/>'


def _ox(light: str, dark: str) -> str:
    horns = (
        "M-34 -44 C-60 -40 -88 -56 -82 -96 C-74 -72 -54 -68 -28 -66 H28 C54 -68 74 -72 82 -96 "
        "C88 -56 60 -40 34 -44 Z"
    )
    ears = (
        "M-44 -30 C-62 -40 -86 -34 -92 -16 C-76 -2 -56 -4 -42 -14 Z M44 -30 C62 -40 86 -34 92 -16 "
        "C76 -2 56 -4 42 -14 Z"
    )
    head = (
        "M-46 -52 C-20 -62 20 -62 46 -52 C52 -20 42 10 36 34 C46 66 24 86 0 86 C-24 86 -46 66 -36 34 "
        "C-42 10 -52 -20 -46 -52 Z"
    )
    muzzle = "M-36 52 C-36 30 36 30 36 52 C38 74 18 80 0 80 C-18 80 -38 74 -36 52 Z"
    shapes = "".join(
        f'<path d="{path}" fill="{colour}"/>'
        for path, colour in ((horns, light), (ears, dark), (head, dark), (muzzle, light))
    )
    spots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'
        for x, y, radius, colour in (
            (-24, -10, 8, PAPER),
            (24, -10, 8, PAPER),
            (-14, 54, 7, dark),
            (14, 54, 7, dark),
        )
    )
    return f'<g transform="translate({_MIDDLE} 362)">{shapes}{spots}</g>'
