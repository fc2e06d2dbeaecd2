"""Text in pictures: reducing names to what can be drawn, measuring text, and drawing it."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple
from unicodedata import bidirectional, category, normalize

from babel.numbers import format_decimal
from PIL import Image, ImageFont

from bot.render import fonts
from bot.render.colours import Colour
from bot.render.fonts import BUILT_IN, JOINERS, Run
from bot.render.language import ENGLISH, language

# Pictures have this many times as many pixels in each direction as people see.
SCALE: Final = 2
# The built-in font has no minus sign, so a plus sign without its vertical stroke is drawn.
_MINUS: Final = "\N{MINUS SIGN}"
# Latin letters that Unicode does not split into a plain letter and a mark.
_PLAIN: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th"}
    | {"Ø": "O", "Ł": "L", "Đ": "D", "ẞ": "SS", "Æ": "AE", "Œ": "OE", "Ð": "D", "Þ": "Th"}
)
_DOTS: Final = "…"
# No text is drawn smaller than this to fit into its room: it is cut instead.
LEAST_PX: Final = 10
# A number at the end, or the rank of a card, says more than the words before it.
_NUMBER_LAST: Final = re.compile(r"(?:(?<= )(?:\S{1,2}|\S*\d\S*)|[+\u2212]?\d[\d.,]*)$")
_WIDE_PUNCTUATION: Final = re.compile("([！（），．：；？])")
# All kinds of blanks look like one, and few fonts have them.
_BLANKS: Final = re.compile(r"[^\S\n]")
# The mark of a card's sign in chat has no shape. With shaped letters, a dotted circle would stand for it.
_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
# No script has more marks than this on one letter.
_MOST_MARKS: Final = 3
_FONTS_AT_HAND: Final = 100
_WIDTHS_AT_HAND: Final = 2_000
_SHAPES_AT_HAND: Final = 1_000


def drawable(words: str) -> str:
    """Return a name as it can be drawn: without symbols, without emoji, and without letters that no font has.

    If no font has a letter with its mark, the letter is kept without the mark.

    Returns:
        What is left of the name; empty if less than half of its letters are left.

    Example:
        >>> drawable("🤖 Zoe"), drawable("𝕁𝕠𝕛𝕠"), drawable("~ ♥ ~")
        ('Zoe', 'Jojo', '')
    """
    signs = _compatible(words)
    kept = ""
    for sign in signs:
        kept += _drawn(sign, kept)
    kept = " ".join(kept.split())
    return kept if 0 < _letters(signs) <= 2 * _letters(kept) else ""


def first_drawable(names: Sequence[str]) -> str:
    """Return the first of several names that loses no letter when it is drawn; else the last name.

    Example:
        >>> first_drawable(["~ ♥ ~", "Seat 2"])
        'Seat 2'
    """
    for name in names:
        drawn = drawable(name)
        if 0 < _letters(normalize("NFKC", name)) <= _letters(drawn):
            return drawn
    return drawable(names[-1])


def number_words(number: int) -> str:
    """Return a number as the language of the picture writes it, with a minus sign in place of a hyphen.

    Example:
        >>> number_words(-1234)
        '\u22121,234'
    """
    if (tag := language()) == ENGLISH:
        return f"{number:,}".replace("-", _MINUS)
    return format_decimal(number, locale=tag.replace("-", "_")).replace("-", _MINUS)


def fitting_px(words: str, size_px: int, room_px: float) -> int:
    """Return the largest size, up to the given one, in which a text fits into the room."""
    return next((size for size in range(size_px, 1, -1) if width_of(words, size) <= room_px), 1)


def fitted(words: str, size_px: int, room_px: float, least_px: int = LEAST_PX) -> tuple[str, int]:
    """Return a text and its size in a room: it gets smaller, and is cut only where it would be too small."""
    size = max(min(least_px, size_px), fitting_px(words, size_px, room_px))
    return shortened(words, size, room_px), size


def width_of(words: str, size_px: int) -> float:
    """Return the width of a text in pixels."""
    return sum(_width_of(run, size_px * SCALE) for run in _runs(words)) / SCALE


def shortened(words: str, size_px: int, width_px: float) -> str:
    """Return a text cut to fit a width, with an ellipsis if something was cut off.

    A number at its end stays if there is room for it, even alone.

    Example:
        >>> shortened("Wolfgang Amadeus 17", 16, 80)
        'Wolfg… 17'
    """
    if width_of(words, size_px) <= width_px:
        return words
    found = _NUMBER_LAST.search(words)
    start, last = (len(words), "") if found is None else (found.start(), found[0])
    blank = " " * words[:start].endswith(" ")
    cuts = [words[:length].rstrip() + _DOTS + blank + last for length in range(start - 1, 0, -1)]
    if last:
        cuts += [last, *(words[:length].rstrip() + _DOTS for length in range(len(words) - 1, 0, -1))]
    return next((each for each in cuts if width_of(each, size_px) <= width_px), _DOTS)


class Piece(NamedTuple):
    """A text that is drawn in one step.

    Args:
        at: The place of its anchor, in pixels of the image.
        anchor: Which point of the text is the anchor, in Pillow's letters.
    """

    at: tuple[float, float]
    words: str
    font: ImageFont.FreeTypeFont
    anchor: str

    def paste(self, image: Image.Image, colour: Colour) -> None:
        """Draw the text. Its shape is cached, because most pictures repeat the same texts."""
        (left, top), shape = _shape(self.words, self.font, self.anchor)
        image.paste(colour, (round(self.at[0]) + left, round(self.at[1]) + top), shape)


def pieces(at: tuple[float, float], words: str, size: int, anchor: str) -> Iterator[Piece]:
    """Yield the pieces of a text from left to right.

    Args:
        at: The place of the text's anchor, in pixels of the image.
        size: The font size, in pixels of the image.
        anchor: As in `Canvas.text`. The height of a text in any font counts as that of the built-in font.
    """
    runs = _runs(words)
    x, y = at[0], at[1] + _above_line(size)[anchor[1]]
    if len(runs) == 1:
        yield Piece((x, y), runs[0].words, _font(runs[0].file, size), f"{anchor[0]}s")
        return
    widths = [_width_of(run, size) for run in runs]
    x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * sum(widths)
    for run, width in zip(runs, widths, strict=True):
        yield Piece((x, y), run.words, _font(run.file, size), "ls")
        x += width


def _compatible(words: str) -> str:
    """Return words with plain letters and digits in place of fancy ones. Chinese commas stay wide."""
    parts = _WIDE_PUNCTUATION.split(words)
    return "".join(part if number % 2 else normalize("NFKC", part) for number, part in enumerate(parts))


def _drawn(sign: str, before: str) -> str:
    """Return how a character of a name is drawn, given the characters before it."""
    if sign == " ":
        return sign
    if sign in JOINERS:
        return sign if before and bidirectional(before[-1]) == "AL" else ""
    if category(sign) in {"Mn", "Mc"} and not _has_room_for_a_mark(before):
        return ""
    there = fonts.system_fonts()
    if there.draw(sign):
        return sign
    return "".join(part for part in normalize("NFKD", sign.translate(_PLAIN)) if there.draw(part))


def _has_room_for_a_mark(before: str) -> bool:
    last = [category(sign) for sign in before[-_MOST_MARKS:]]
    return bool(last) and before[-1] != " " and any(kind not in {"Mn", "Mc"} for kind in last)


def _letters(words: str) -> int:
    return sum(map(str.isalpha, words))


def _runs(words: str) -> Sequence[Run]:
    # The built-in font has all ASCII characters, and most texts have no others.
    if words.isascii():
        return [Run(words, BUILT_IN)]
    if words.replace(_MINUS, "").isascii():
        return [Run(part, BUILT_IN) for part in re.split(f"({_MINUS})", words) if part]
    words = _BLANKS.sub(" ", words).replace(_AS_TEXT, "")
    return fonts.system_fonts(fonts.shapes_of(language())).runs(words)


@lru_cache(_WIDTHS_AT_HAND)
def _width_of(run: Run, size: int) -> float:
    return _font(run.file, size).getlength("+" if run.words == _MINUS else run.words)


@lru_cache(_SHAPES_AT_HAND)
def _shape(words: str, font: ImageFont.FreeTypeFont, anchor: str) -> tuple[tuple[int, int], Image.Image]:
    """Return where a text begins, relative to its anchor, and how much of each pixel it covers."""
    mask, corner = font.getmask2("+" if words == _MINUS else words, anchor=anchor)
    shape = Image.frombytes("L", mask.size, bytes(mask))
    return corner, _bar_of(shape) if words == _MINUS else shape


def _bar_of(plus: Image.Image) -> Image.Image:
    """Return a plus sign without its vertical stroke."""
    beside = plus.width // 4
    return plus.crop((beside, 0, beside + 1, plus.height)).resize(plus.size)


@lru_cache(_FONTS_AT_HAND)
def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    return fonts.load(file, size)


@cache
def _above_line(size: int) -> dict[str, float]:
    """Return the height of each vertical anchor above the baseline."""
    ascent, descent = _font(BUILT_IN, size).getmetrics()
    return {"s": 0.0, "m": (ascent - descent) / 2, "a": float(ascent)}
