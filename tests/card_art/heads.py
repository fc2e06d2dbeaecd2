"""The heads of the court: faces, hair, beards, crowns, tiaras and caps, each suit with its own."""

from typing import Final

from bot.rules.cards import JACK, KING, QUEEN, Card, Suit
from tests.card_art.shapes import Shape, Shapes, Stroke, both, disc

_FACE: Final = (
    *both(Shape("skin", "M-54 -6 C-76 -16 -76 28 -54 26 Z")),
    Shape("skin", "M-56 -44 C-56 -84 56 -84 56 -44 L56 8 C56 50 28 78 0 78 C-28 78 -56 50 -56 8 Z"),
)
_NOSE: Final = Stroke("shade", "M-2 -4 C-4 10 -12 20 -6 25 C-2 28 4 28 8 24", 1.3)


def _eyes(y: float) -> Shapes:
    return (
        disc("line", -23, y, 8, has_line=False),
        disc("line", 23, y, 8, has_line=False),
        disc("white", -20, y - 3, 2.6, has_line=False),
        disc("white", 26, y - 3, 2.6, has_line=False),
    )


def _cheeks(x: float) -> Shapes:
    return disc("blush", -x, 28, 11, has_line=False), disc("blush", x, 28, 11, has_line=False)


_KING: Final = (
    Stroke("hair", "M-36 -24 C-30 -33 -18 -33 -12 -26 M12 -26 C18 -33 30 -33 36 -24", 1.8),
    *_eyes(-6),
    _NOSE,
)
_MOUSTACHE: Final = (
    Shape("lips", "M-14 50 C-6 64 6 64 14 50 Z"),
    Shape("light", "M0 34 C-12 18 -42 24 -56 52 C-34 60 -10 58 0 45 C10 58 34 60 56 52 C42 24 12 18 0 34 Z"),
)
_QUEEN: Final = (
    *_cheeks(34),
    Stroke("hair", "M-36 -22 C-28 -32 -16 -30 -10 -25 M10 -25 C16 -30 28 -32 36 -22", 1.2),
    *_eyes(1),
    Stroke("line", "M-39 -6 C-32 -15 -18 -14 -12 -3 M39 -6 C32 -15 18 -14 12 -3", 1.2),
    _NOSE,
    Shape("lips", "M-17 45 C-9 36 -4 38 0 41 C4 38 9 36 17 45 C9 60 -9 60 -17 45 Z"),
)
_JACK: Final = (
    *_cheeks(38),
    Stroke("hair", "M-35 -20 C-28 -30 -17 -29 -12 -23 M12 -26 C16 -34 28 -34 35 -26", 1.4),
    *_eyes(0),
    _NOSE,
    Stroke("line", "M-16 45 C-6 56 10 54 19 42", 1.2),
)

_LONG: Final = (
    "M0 -98 C-84 -98 -98 -30 -94 30 C-92 90 -116 120 -110 190 L110 190 C116 120 92 90 94 30 "
    "C98 -30 84 -98 0 -98 Z"
)
_WAVY: Final = (
    "M0 -98 C-56 -100 -88 -72 -86 -40 C-104 -26 -108 2 -94 18 C-112 34 -116 62 -100 78 "
    "C-118 96 -122 126 -104 140 C-112 160 -110 180 -96 190 L96 190 C110 180 112 160 104 140 "
    "C122 126 118 96 100 78 C116 62 112 34 94 18 C108 2 104 -26 86 -40 C88 -72 56 -100 0 -98 Z"
)
_ROUND: Final = (
    "M0 -116 C-28 -124 -58 -112 -68 -92 C-94 -90 -112 -66 -106 -42 C-126 -28 -128 6 -110 20 "
    "C-122 42 -110 72 -86 74 C-78 94 -48 98 -34 82 L34 82 C48 98 78 94 86 74 C110 72 122 42 110 20 "
    "C128 6 126 -28 106 -42 C112 -66 94 -90 68 -92 C58 -112 28 -124 0 -116 Z"
)
_BRAID: Final = Shape(
    "hair",
    "M-62 44 C-88 44 -94 68 -80 80 C-94 92 -92 114 -78 124 C-92 136 -88 156 -74 164 L-80 194 "
    "C-66 202 -54 202 -44 192 L-54 164 C-40 156 -38 136 -50 124 C-36 114 -36 92 -48 80 "
    "C-36 68 -38 44 -62 44 Z",
)
_SHORT: Final = Shape(
    "hair",
    "M-58 -70 C-90 -40 -94 30 -82 62 C-76 80 -48 80 -40 60 L40 60 C48 80 76 80 82 62 C94 30 90 -40 58 -70 Z",
)
_CURLS: Final = Shape(
    "hair",
    "M-58 -70 C-84 -62 -92 -38 -80 -26 C-98 -14 -98 10 -82 18 C-94 32 -88 54 -70 56 C-62 68 -44 66 -40 54 "
    "L40 54 C44 66 62 68 70 56 C88 54 94 32 82 18 C98 10 98 -14 80 -26 C92 -38 84 -62 58 -70 Z",
)
_LOCKS: Final = both(Shape("hair", "M-58 -56 C-94 -36 -96 50 -74 82 L-40 60 L-40 -50 Z"))

# What hangs behind the face, and behind the shoulders' front edge.
_BEHIND: Final[dict[tuple[int, Suit], Shapes]] = {
    (KING, Suit.SPADES): _LOCKS,
    (KING, Suit.HEARTS): _LOCKS,
    (KING, Suit.DIAMONDS): _LOCKS,
    (KING, Suit.CLUBS): both(Shape("hair", "M-58 -56 C-98 -36 -106 60 -92 130 L-40 100 L-40 -50 Z")),
    (QUEEN, Suit.SPADES): (Shape("hair", _LONG),),
    (QUEEN, Suit.HEARTS): (Shape("hair", _WAVY),),
    (QUEEN, Suit.DIAMONDS): (
        Shape(
            "hair",
            "M0 -98 C-84 -98 -92 -40 -86 20 C-84 60 -70 80 -50 84 L50 84 C70 80 84 60 86 20 "
            "C92 -40 84 -98 0 -98 Z",
        ),
    ),
    (QUEEN, Suit.CLUBS): (Shape("hair", _ROUND),),
    (JACK, Suit.SPADES): (_SHORT,),
    (JACK, Suit.HEARTS): (_CURLS,),
    (JACK, Suit.DIAMONDS): (Shape("hair", "M-58 -60 C-80 -40 -78 20 -66 34 L66 34 C78 20 80 -40 58 -60 Z"),),
    (JACK, Suit.CLUBS): (_SHORT,),
}

_PARTED: Final = Shape(
    "hair",
    "M0 -66 C-32 -58 -50 -34 -54 4 C-56 22 -62 36 -74 44 C-92 -16 -82 -100 0 -100 C82 -100 92 -16 74 44 "
    "C62 36 56 22 54 4 C50 -34 32 -58 0 -66 Z",
)
_SWEPT: Final = Shape(
    "hair",
    "M28 -68 C-14 -60 -48 -34 -54 4 C-56 22 -62 36 -74 44 C-92 -16 -82 -100 0 -100 C82 -100 92 -16 74 44 "
    "C62 36 58 22 56 4 C54 -24 46 -50 28 -68 Z",
)
_FRINGE: Final = Shape(
    "hair", "M-60 -50 C-68 -10 -62 14 -52 26 C-50 -8 -38 -28 -20 -40 L52 -40 L55 26 C66 4 68 -30 60 -60 Z"
)
_STRANDS: Final = Stroke("light", "M-72 -20 C-76 8 -74 34 -68 50 M72 -20 C76 8 74 34 68 50", 1.4)
_BEARD_TOP: Final = "M-57 -8 C-52 22 -38 30 -24 30 C-12 26 12 26 24 30 C38 30 52 22 57 -8"

# What grows over the face.
_OVER: Final[dict[tuple[int, Suit], Shapes]] = {
    (KING, Suit.SPADES): (
        Shape("hair", f"{_BEARD_TOP} C72 40 66 110 0 160 C-66 110 -72 40 -57 -8 Z"),
        *_MOUSTACHE,
    ),
    (KING, Suit.HEARTS): (
        Shape(
            "hair",
            f"{_BEARD_TOP} C78 10 82 40 68 54 C78 74 68 98 50 100 C46 122 22 132 0 122 "
            "C-22 132 -46 122 -50 100 C-68 98 -78 74 -68 54 C-82 40 -78 10 -57 -8 Z",
        ),
        *_MOUSTACHE,
    ),
    (KING, Suit.DIAMONDS): (
        Shape(
            "hair",
            f"{_BEARD_TOP} C72 30 72 76 56 104 C50 124 40 140 30 152 C22 136 8 124 0 108 "
            "C-8 124 -22 136 -30 152 C-40 140 -50 124 -56 104 C-72 76 -72 30 -57 -8 Z",
        ),
        *_MOUSTACHE,
    ),
    (KING, Suit.CLUBS): (
        Shape(
            "hair",
            f"{_BEARD_TOP} C76 40 84 120 62 190 C40 178 24 200 0 206 C-24 200 -40 178 -62 190 "
            "C-84 120 -76 40 -57 -8 Z",
        ),
        Stroke(
            "dark steel",
            "M-28 100 C-32 130 -30 150 -34 168 M28 100 C32 130 30 150 34 168 M0 90 C-3 120 3 150 0 182",
        ),
        *_MOUSTACHE,
    ),
    (QUEEN, Suit.SPADES): (
        _PARTED,
        Stroke("light", "M-62 -26 C-56 -54 -42 -74 -20 -84 M66 -20 C64 -34 60 -46 54 -56", 1.6),
    ),
    (QUEEN, Suit.HEARTS): (
        _SWEPT,
        Stroke("light", "M-62 -26 C-56 -54 -36 -74 -6 -82 M66 -20 C64 -36 58 -52 50 -62", 1.6),
    ),
    (QUEEN, Suit.DIAMONDS): (
        _PARTED,
        Stroke("light", "M-62 -26 C-56 -54 -42 -74 -20 -84 M66 -20 C64 -34 60 -46 54 -56", 1.6),
        *both(_BRAID),
        *both(Shape("red", "M-80 156 L-46 156 L-48 170 L-78 170 Z")),
    ),
    (QUEEN, Suit.CLUBS): (
        Shape(
            "hair",
            "M0 -62 C-16 -54 -30 -58 -38 -48 C-52 -42 -50 -26 -58 -16 C-58 -4 -60 8 -62 14 "
            "C-86 -20 -78 -104 0 -104 C78 -104 86 -20 62 14 C60 8 58 -4 58 -16 C50 -26 52 -42 38 -48 "
            "C30 -58 16 -54 0 -62 Z",
        ),
    ),
    (JACK, Suit.SPADES): (_FRINGE, _STRANDS),
    (JACK, Suit.HEARTS): (
        Shape(
            "hair",
            "M-60 -54 C-70 -20 -66 8 -56 18 C-46 12 -52 -4 -46 -12 C-34 -14 -36 -28 -28 -34 "
            "C-18 -28 -10 -36 -4 -40 C6 -30 16 -34 22 -40 C28 -28 40 -30 42 -22 C50 -14 46 6 56 18 "
            "C68 8 70 -20 60 -60 Z",
        ),
    ),
    (JACK, Suit.DIAMONDS): both(Shape("hair", "M-60 -54 C-66 -20 -64 4 -54 14 C-52 -8 -46 -26 -40 -40 Z")),
    (JACK, Suit.CLUBS): (_FRINGE, _STRANDS),
}

_BAND: Final = Shape("dark gold", "M-66 -84 C-30 -70 30 -70 66 -84 L64 -46 C30 -34 -30 -34 -64 -46 Z")


def _band(gem: str) -> Shapes:
    return _BAND, disc("white", -38, -58, 9), disc(gem, 0, -54, 11), disc("white", 38, -58, 9)


def _tiara(gem: str, outline: str, top: float) -> Shapes:
    return Shape("gold", outline), Shape(
        gem, f"M0 {top:g} L14 {top + 20:g} L0 {top + 40:g} L-14 {top + 20:g} Z"
    )


def _feather(paint: str) -> Shapes:
    return (
        Shape(paint, "M38 -78 C54 -120 66 -176 134 -184 C156 -146 132 -88 70 -60 Z"),
        Stroke("line", "M52 -74 C80 -112 98 -138 120 -166"),
    )


_CAP_BAND: Final = "M-80 -60 C-40 -84 40 -80 84 -54 L80 -30 C40 -56 -40 -60 -78 -36 Z"

_WORN: Final[dict[tuple[int, Suit], Shapes]] = {
    (KING, Suit.SPADES): (
        Shape(
            "gold", "M-66 -80 L-90 -156 L-44 -116 L0 -176 L44 -116 L90 -156 L66 -80 C30 -66 -30 -66 -66 -80 Z"
        ),
        disc("white", -90, -158, 11),
        disc("white", 0, -178, 13),
        disc("white", 90, -158, 11),
        *_band("violet"),
    ),
    (KING, Suit.HEARTS): (
        Shape("robe", "M-60 -80 C-66 -150 66 -150 60 -80 Z"),
        Shape(
            "gold",
            "M-66 -80 L-92 -144 C-60 -146 -46 -128 -40 -112 C-34 -140 -20 -156 0 -164 "
            "C20 -156 34 -140 40 -112 C46 -128 60 -146 92 -144 L66 -80 C30 -66 -30 -66 -66 -80 Z",
        ),
        Shape(
            "red",
            "M0 -146 C-10 -162 -32 -174 -22 -190 C-14 -200 -2 -194 0 -183 C2 -194 14 -200 22 -190 "
            "C32 -174 10 -162 0 -146 Z",
        ),
        *_band("red"),
    ),
    (KING, Suit.DIAMONDS): (
        Shape(
            "gold",
            "M-66 -80 L-86 -150 L-54 -150 L-48 -124 L-24 -124 L-18 -174 L18 -174 L24 -124 L48 -124 "
            "L54 -150 L86 -150 L66 -80 C30 -66 -30 -66 -66 -80 Z",
        ),
        Shape("blue", "M0 -162 L14 -138 L0 -108 L-14 -138 Z"),
        *_band("blue"),
    ),
    (KING, Suit.CLUBS): (
        Shape(
            "gold",
            "M-66 -80 C-78 -100 -86 -120 -80 -132 C-98 -136 -96 -162 -76 -158 C-58 -154 -60 -136 -66 -130 "
            "C-52 -110 -40 -106 -30 -110 C-16 -118 -12 -134 -10 -142 C-34 -148 -26 -182 0 -182 "
            "C26 -182 34 -148 10 -142 C12 -134 16 -118 30 -110 C40 -106 52 -110 66 -130 "
            "C60 -136 58 -154 76 -158 C96 -162 98 -136 80 -132 C86 -120 78 -100 66 -80 "
            "C30 -66 -30 -66 -66 -80 Z",
        ),
        *_band("green"),
    ),
    (QUEEN, Suit.SPADES): _tiara(
        "violet",
        "M-64 -72 L-74 -122 L-44 -102 L-28 -136 L0 -164 L28 -136 L44 -102 L74 -122 L64 -72 "
        "C30 -92 -30 -92 -64 -72 Z",
        -148,
    ),
    (QUEEN, Suit.HEARTS): (
        Shape(
            "gold",
            "M-64 -72 C-78 -92 -76 -118 -56 -116 C-44 -114 -40 -104 -40 -98 C-44 -124 -26 -150 0 -134 "
            "C26 -150 44 -124 40 -98 C40 -104 44 -114 56 -116 C76 -118 78 -92 64 -72 "
            "C30 -92 -30 -92 -64 -72 Z",
        ),
        Shape(
            "red",
            "M0 -92 C-8 -104 -24 -112 -16 -124 C-10 -130 -2 -126 0 -118 C2 -126 10 -130 16 -124 "
            "C24 -112 8 -104 0 -92 Z",
        ),
    ),
    (QUEEN, Suit.DIAMONDS): _tiara(
        "blue",
        "M-64 -72 L-70 -112 L-34 -104 L0 -156 L34 -104 L70 -112 L64 -72 C30 -92 -30 -92 -64 -72 Z",
        -142,
    ),
    (QUEEN, Suit.CLUBS): (
        Shape(
            "gold",
            "M-66 -72 C-84 -84 -92 -106 -86 -122 C-66 -122 -52 -112 -46 -100 C-52 -118 -48 -140 -34 -150 "
            "C-20 -144 -14 -132 -12 -122 C-22 -140 -14 -162 0 -170 C14 -162 22 -140 12 -122 "
            "C14 -132 20 -144 34 -150 C48 -140 52 -118 46 -100 C52 -112 66 -122 86 -122 "
            "C92 -106 84 -84 66 -72 C30 -96 -30 -96 -66 -72 Z",
        ),
        disc("green", 0, -104, 13),
    ),
    (JACK, Suit.SPADES): (
        *_feather("white"),
        Shape(
            "robe", "M-76 -56 C-108 -108 -50 -146 10 -138 C70 -134 100 -96 80 -50 C40 -68 -40 -72 -76 -56 Z"
        ),
        Shape("accent", _CAP_BAND),
    ),
    (JACK, Suit.HEARTS): (
        *_feather("white"),
        Shape(
            "robe",
            "M-74 -54 C-140 -60 -128 -128 -64 -124 C-40 -150 40 -150 62 -112 C96 -100 98 -72 80 -50 "
            "C40 -68 -40 -72 -74 -54 Z",
        ),
        Shape("trim", _CAP_BAND),
    ),
    (JACK, Suit.DIAMONDS): (
        *_feather("trim"),
        Shape("robe", "M-80 -40 C-112 -84 -70 -140 0 -140 C70 -140 112 -84 80 -40 C40 -66 -40 -66 -80 -40 Z"),
        Shape(
            "accent",
            "M-84 -42 C-92 -72 -60 -92 -20 -80 C30 -68 66 -96 80 -88 C96 -78 92 -48 82 -36 "
            "C50 -60 20 -52 -14 -58 C-44 -62 -66 -54 -84 -42 Z",
        ),
        Shape("trim", "M0 -104 L16 -82 L0 -60 L-16 -82 Z"),
    ),
    (JACK, Suit.CLUBS): (
        Shape("red", "M24 -84 C30 -126 50 -180 120 -192 C146 -156 116 -96 54 -66 Z"),
        Stroke("line", "M40 -80 C66 -116 84 -142 106 -172"),
        Shape(
            "robe", "M-104 -44 C-84 -96 -30 -150 64 -150 C92 -128 96 -84 88 -40 C40 -68 -40 -72 -104 -44 Z"
        ),
        Shape("accent", "M-112 -38 C-60 -82 44 -84 96 -48 L90 -26 C40 -56 -50 -58 -112 -38 Z"),
    ),
}
_FEATURES: Final = {KING: _KING, QUEEN: _QUEEN, JACK: _JACK}


def behind(card: Card) -> Shapes:
    """Return what of somebody's head is behind their shoulders."""
    return _BEHIND[card.rank, card.suit]


def head(card: Card) -> Shapes:
    """Return somebody's face, the hair over it, and what they wear on their head."""
    key = (card.rank, card.suit)
    return (*_FACE, *_FEATURES[card.rank], *_OVER[key], *_WORN[key])
