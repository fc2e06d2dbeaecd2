"""What the people of the court wear and hold."""

from typing import Final

from bot.rules.cards import JACK, KING, QUEEN, Card, Suit
from tests.card_art.shapes import Shape, Shapes, Stroke, disc, rod

_SHOULDERS: Final = "M-250 420 C-256 230 -160 150 -60 122 L60 122 C160 150 256 230 250 420 Z"

_ROBES: Final[dict[int, Shapes]] = {
    KING: (
        Shape("robe", _SHOULDERS),
        Shape("accent", "M-34 230 L34 230 L44 420 L-44 420 Z"),
        Stroke("trim", "M-34 230 L-44 420 M34 230 L44 420", 1.6),
        Shape(
            "white", "M-132 142 C-60 110 60 110 132 142 C136 206 60 252 0 258 C-60 252 -136 206 -132 142 Z"
        ),
        Stroke(
            "line",
            "M-98 158 l0 14 M98 158 l0 14 M-66 204 l0 14 M66 204 l0 14 M-24 226 l0 12 M24 226 l0 12",
            1.4,
        ),
    ),
    QUEEN: (
        Shape("robe", _SHOULDERS),
        Shape(
            "skin",
            "M-34 60 L-36 116 C-64 132 -90 138 -116 146 C-104 206 -50 242 0 246 C50 242 104 206 116 146 "
            "C90 138 64 132 36 116 L34 60 Z",
        ),
        Stroke("shade", "M-33 86 C-16 102 16 102 33 86", 1.6),
        Shape(
            "trim",
            "M-116 146 C-104 206 -50 242 0 246 C50 242 104 206 116 146 L140 154 C126 230 60 270 0 274 "
            "C-60 270 -126 230 -140 154 Z",
        ),
        Stroke("dark gold", "M-56 126 C-40 176 40 176 56 126", 1.8),
        disc("accent", 0, 168, 14),
    ),
    JACK: (
        Shape("shade", "M-30 50 L-34 130 C-10 150 10 150 34 130 L30 50 Z"),
        Shape("robe", _SHOULDERS),
        Shape("accent", "M-14 176 L14 176 L14 420 L-14 420 Z"),
        disc("gold", 0, 210, 10),
        disc("gold", 0, 256, 10),
        disc("gold", 0, 302, 10),
        Shape(
            "trim",
            "M-84 112 C-108 118 -112 142 -92 150 C-92 172 -62 178 -50 166 C-40 184 -10 186 0 172 "
            "C10 186 40 184 50 166 C62 178 92 172 92 150 C112 142 108 118 84 112 C50 136 -50 136 -84 112 Z",
        ),
    ),
}

# Everybody holds what they hold in the same place: left of their face, from here downwards.
_HAND_X: Final = -158
_SLEEVE: Final = (
    Shape("robe", "M-270 420 L-262 214 L-130 224 C-122 260 -130 330 -150 420 Z"),
    Shape("trim", "M-198 212 L-120 212 L-124 238 L-194 238 Z"),
)
_HAND: Final = (
    Shape("skin", "M-190 178 C-192 156 -124 156 -126 178 L-126 200 C-126 220 -190 220 -190 200 Z"),
    Stroke("shade", "M-176 178 L-132 178 M-176 194 L-132 194", 0.9),
)


def _pole(top: int) -> Shape:
    return Shape("wood", f"M-164 {top} L-152 {top} L-152 330 L-164 330 Z")


_HELD: Final[dict[tuple[int, Suit], Shapes]] = {
    (KING, Suit.SPADES): (
        Shape("steel", "M-174 140 L-174 -14 L-158 -48 L-142 -14 L-142 140 Z"),
        Stroke("dark steel", "M-158 -16 L-158 130", 1.4),
        Shape("gold", "M-204 138 L-112 138 L-112 156 L-204 156 Z"),
        Shape("wood", "M-166 156 L-150 156 L-150 236 L-166 236 Z"),
        disc("gold", _HAND_X, 238, 13),
    ),
    (KING, Suit.HEARTS): (
        Shape("gold", "M-164 40 L-152 40 L-152 330 L-164 330 Z"),
        Shape("dark gold", "M-180 44 L-136 44 L-144 66 L-172 66 Z"),
        Shape(
            "red",
            "M-158 44 C-170 16 -212 -6 -202 -36 C-192 -56 -164 -50 -158 -26 C-152 -50 -124 -56 -114 -36 "
            "C-104 -6 -146 16 -158 44 Z",
        ),
    ),
    (KING, Suit.DIAMONDS): (
        _pole(-40),
        Shape(
            "steel",
            "M-152 -22 C-134 -30 -118 -46 -110 -62 C-88 -22 -88 38 -110 78 C-118 60 -134 44 -152 38 Z",
        ),
        Shape("dark steel", "M-164 -14 L-188 -2 L-188 18 L-164 30 Z"),
        Shape("gold", "M-170 -24 L-146 -24 L-146 40 L-170 40 Z"),
    ),
    (KING, Suit.CLUBS): (
        disc("gold", _HAND_X, 112, 50),
        Shape("dark gold", "M-207 102 C-180 118 -136 118 -109 102 L-109 122 C-136 138 -180 138 -207 122 Z"),
        disc("green", _HAND_X, 36, 15),
        disc("green", _HAND_X - 17, 58, 15),
        disc("green", _HAND_X + 17, 58, 15),
    ),
    (QUEEN, Suit.SPADES): (
        Shape("gold", "M-168 84 L-148 84 L-150 300 L-166 300 Z"),
        Shape(
            "gold",
            "M-158 -44 C-108 -44 -98 20 -108 60 C-118 100 -198 100 -208 60 C-218 20 -208 -44 -158 -44 Z",
        ),
        Shape(
            "steel",
            "M-158 -26 C-124 -26 -114 20 -122 52 C-130 82 -186 82 -194 52 C-202 20 -192 -26 -158 -26 Z",
        ),
        Stroke("white", "M-178 6 L-160 -10 M-178 30 L-146 0", 1.6),
    ),
    (QUEEN, Suit.HEARTS): (
        *rod("green", "M-158 40 C-166 120 -150 200 -158 300"),
        Shape("green", "M-158 120 C-190 120 -206 96 -206 76 C-178 78 -160 96 -158 120 Z"),
        Shape(
            "red",
            "M-158 56 C-204 54 -216 10 -200 -18 C-188 -8 -176 -8 -172 -16 C-168 -30 -148 -30 -144 -16 "
            "C-140 -8 -128 -8 -116 -18 C-100 10 -112 54 -158 56 Z",
        ),
        Stroke("line", "M-184 8 C-180 30 -138 32 -134 8 C-142 -6 -174 -4 -172 12 C-168 22 -152 22 -150 12"),
    ),
    (QUEEN, Suit.DIAMONDS): (
        Shape("accent", "M-158 170 L-226 34 C-206 -2 -110 -2 -90 34 Z"),
        Shape("trim", "M-226 34 C-206 -2 -110 -2 -90 34 L-102 58 C-124 34 -192 34 -214 58 Z"),
        Stroke("line", "M-158 170 L-194 12 M-158 170 L-158 6 M-158 170 L-122 12"),
    ),
    (QUEEN, Suit.CLUBS): (
        *rod("green", "M-158 60 C-150 140 -164 200 -158 290"),
        disc("accent", -158, -2, 32),
        disc("accent", -188, 46, 32),
        disc("accent", -128, 46, 32),
        Stroke("line", "M-158 40 L-158 2 M-158 40 L-184 46 M-158 40 L-132 46"),
    ),
    (JACK, Suit.SPADES): (
        _pole(10),
        Shape("accent", "M-152 30 L-92 44 L-110 64 L-92 88 L-152 78 Z"),
        Shape("steel", "M-158 -62 C-140 -30 -130 -8 -138 18 L-178 18 C-186 -8 -176 -30 -158 -62 Z"),
        Stroke("dark steel", "M-158 -34 L-158 12", 1.2),
    ),
    (JACK, Suit.HEARTS): (
        Shape("white", "M-204 96 L-92 68 L-72 146 L-184 174 Z"),
        Stroke("line", "M-204 96 L-132 128 L-92 68"),
        Shape(
            "red",
            "M-134 154 C-144 138 -166 130 -160 114 C-154 104 -140 108 -138 120 C-132 108 -118 104 -114 116 "
            "C-112 130 -128 140 -134 154 Z",
        ),
    ),
    (JACK, Suit.DIAMONDS): rod(
        "wood", "M-158 320 L-158 10 C-158 -50 -96 -50 -98 -4 C-98 16 -124 20 -126 2", 2.4
    ),
    (JACK, Suit.CLUBS): (
        Stroke("line", "M-128 -38 L-128 320", 0.8),
        *rod("wood", "M-128 -38 C-182 10 -186 110 -158 150 L-158 210", 2.4),
    ),
}


def robe(card: Card) -> Shapes:
    """Return somebody's shoulders and what is around them."""
    neck = Shape("shade", "M-30 50 L-34 130 C-10 150 10 150 34 130 L30 50 Z")
    return (neck, *_ROBES[card.rank])


def held(card: Card) -> Shapes:
    """Return what somebody holds, with the hand that holds it."""
    return (*_HELD[card.rank, card.suit], *_SLEEVE, *_HAND)
