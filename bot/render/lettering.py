"""Words in pictures: the font, how wide they are, and which names it can draw."""

from functools import cache
from typing import Final
from unicodedata import normalize

from PIL import ImageFont

# Words are measured this much larger than they are seen, as they are drawn.
SCALE: Final = 2
# Letters of Latin alphabets that are no plain letter with a mark, which could be left out.
_PLAIN: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th"}
    | {"Ø": "O", "Ł": "L", "Đ": "D", "ẞ": "SS", "Æ": "AE", "Œ": "OE", "Ð": "D", "Þ": "Th"}
)
_NO_SIGN: Final = "\U0010ffff"
_DOTS: Final = "…"
_SAMPLE_SIZE: Final = 20


def width_of(words: str, size_px: int) -> float:
    """Return how wide words are, in pixels."""
    return font(size_px * SCALE).getlength(words) / SCALE


def drawable(words: str) -> str:
    """Return words as the built-in font can draw them: without accents, emoji and foreign letters.

    Returns:
        What is left of them; nothing if that would be less than half of their letters.

    Example:
        >>> drawable("🤖 Zoë"), drawable("𝕁𝕠𝕛𝕠"), drawable("小明 A")
        ('Zoe', 'Jojo', '')
    """
    plain = normalize("NFKD", words.translate(_PLAIN))
    kept = "".join(sign for sign in plain if sign == " " or _is_drawn(sign))
    return " ".join(kept.split()) if 0 < _letters(plain) <= 2 * _letters(kept) else ""


def shortened(words: str, size_px: int, width_px: float) -> str:
    """Return words cut to fit a width, with an ellipsis where something was cut off."""
    if width_of(words, size_px) <= width_px:
        return words
    fitting = (words[:length].rstrip() + _DOTS for length in range(len(words) - 1, 0, -1))
    return next((each for each in fitting if width_of(each, size_px) <= width_px), _DOTS)


def _letters(words: str) -> int:
    return sum(map(str.isalpha, words))


@cache
def _shape(sign: str) -> bytes:
    return bytes(font(_SAMPLE_SIZE).getmask(sign))


def _is_drawn(sign: str) -> bool:
    """Whether the built-in font has a sign: it draws the same box for all others."""
    return sign.isprintable() and bool(_shape(sign)) and _shape(sign) != _shape(_NO_SIGN)


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return the built-in font in a size, in the pixels of what is drawn on."""
    built_in = ImageFont.load_default(size)
    assert isinstance(built_in, ImageFont.FreeTypeFont)
    return built_in
