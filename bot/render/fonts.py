"""Choose the font for each character: the one that comes with Pillow, or system fonts for other scripts.

This module searches the usual folders for fonts itself. The Docker image has no library or program for that,
and would need one for nothing else.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, groupby, islice
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import bidirectional, category, name

from PIL import ImageFont, features

# Stands for the font that comes with Pillow, in place of a file.
BUILT_IN: Final = ""
# How signs are written that no font has: as German does without umlauts, and with the other wave of Japanese.
STAND_INS: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"} | {
    "×": "x",
    "〜": "～",
    "–": "-",
    "„": '"',
}
# Invisible characters between Arabic letters that determine how these are joined.
JOINERS: Final = frozenset("\u200c\u200d")

_SAMPLE_SIZE: Final = 20
_NO_SIGN: Final = "\U0010ffff"
# The most font files to search for a character. Each takes a tenth of a millisecond, once per character.
_MOST_FILES: Final = 500
_MOST_SIGNS: Final = 8_000
_MOST_TEXTS: Final = 1_000
_ENDINGS: Final = frozenset({".ttf", ".otf", ".ttc"})
# How the file names of plain fonts with many letters begin, the first choice first.
_PLAIN: Final = (
    "dejavusans.",
    "notosans",
    "segoeui.",
    "arial.",
    "loma.",
    "wqy-microhei",
    "droidsansfallback",
)
# How the file names of fonts begin that have the shapes of a language: Chinese and Japanese write some of the
# same signs in different shapes. Languages that are not here look well in any font that has their letters.
_SHAPED: Final = {
    "ja": ("notosansjp", "notosanscjk", "vl-pgothic", "ipaexg", "takaopgothic", "meiryo.", "yugoth"),
    "ko": ("notosanskr", "notosanscjk", "nanumgothic.", "malgun.", "applesdgothic"),
    "zh": ("notosanssc", "notosanscjk", "wqy-microhei", "wqy-zenhei", "msyh.", "pingfang"),
    "zh-TW": ("notosanstc", "notosanscjk", "msjh.", "pingfang", "wqy-microhei", "wqy-zenhei"),
    "zh-HK": ("notosanshk", "notosanscjk", "msjh.", "pingfang", "wqy-microhei", "wqy-zenhei"),
}
_LIKE: Final = {"zh-MO": "zh-HK", "zh-Hant": "zh-TW"}
# The font of each language in a file that begins so and holds all of them.
_COLLECTION: Final = "notosanscjk"
_PLACE_IN_COLLECTION: Final = {"ja": 0, "ko": 1, "zh": 2, "zh-TW": 3, "zh-HK": 4}
_PLACE: Final = "#"
# Parts of the file names of fonts that are tried last.
_FANCY: Final = ("bold", "black", "light", "thin", "italic", "oblique", "condensed", "mono", "serif", "math")
# The Unicode categories, and the beginnings of the names, of symbols, emoji, and marks that would pile up on
# other characters.
_LEFT_OUT: Final = frozenset({"So", "Sk", "Me", "Co"})
_PILED_UP: Final = ("COMBINING", "VARIATION")
_LEFTWARDS, _RIGHTWARDS = "leftwards", "rightwards"


class Run(NamedTuple):
    """A text, or a part of it, that is drawn in one font.

    Args:
        file: The font file, or `BUILT_IN`.
    """

    words: str
    file: str


class Fonts:
    """The available fonts.

    Args:
        files: Font files for characters that the built-in font does not have, the best first.
        joins_letters: Whether letters can be joined, and lines can run from right to left. If not, characters
            that need this are not drawn at all, because they would be drawn wrong.
    """

    def __init__(self, files: Iterable[str], *, joins_letters: bool) -> None:
        self._files = (BUILT_IN, *files)
        self._joins_letters = joins_letters
        self._file_of = lru_cache(_MOST_SIGNS)(self._first_with)
        self._split = lru_cache(_MOST_TEXTS)(self._runs)

    def draw(self, sign: str) -> bool:
        """Return whether a character can be drawn; symbols and emoji never can."""
        return self._is_writing(sign) and self._file_of(sign) is not None

    def runs(self, words: str) -> Sequence[Run]:
        """Split a text into parts that are each drawn in one font, ordered from left to right."""
        return self._split(words)

    def _runs(self, words: str) -> Sequence[Run]:
        words = "".join(STAND_INS[sign] if self._lacks(sign) else sign for sign in words)
        signs = [sign for sign in words if sign not in JOINERS]
        for file in self._files:
            # A single font for the whole text looks best, and places all characters correctly.
            if all(_has(file, sign) for sign in signs):
                return (Run(words, file),)
        return tuple(run for part in _left_to_right(words) for run in self._runs_of(part))

    def _runs_of(self, part: str) -> list[Run]:
        """Return the runs of a text that is read in a single direction."""
        # Characters of all scripts, such as brackets, are drawn in the font of the letters beside them.
        chosen = [self._file_of(next(filter(_direction, part), " ")) or BUILT_IN]
        for sign in part:
            stays = sign in JOINERS or _has(chosen[-1], sign)
            chosen.append(chosen[-1] if stays else self._file_of(sign) or BUILT_IN)
        grouped = groupby(zip(part, chosen[1:], strict=True), key=lambda each: each[1])
        runs = [Run("".join(sign for sign, _ in group), file) for file, group in grouped]
        return runs[::-1] if _first_direction(part) == _LEFTWARDS else runs

    def _lacks(self, sign: str) -> bool:
        return sign in STAND_INS and self._file_of(sign) is None

    def _first_with(self, sign: str) -> str | None:
        return next((file for file in self._files if _has(file, sign)), None)

    def _is_writing(self, sign: str) -> bool:
        kind = category(sign)
        if not sign.isprintable() or kind in _LEFT_OUT or name(sign, "").startswith(_PILED_UP):
            return False
        return self._joins_letters or not (kind in {"Mn", "Mc"} or _direction(sign) == _LEFTWARDS)


@cache
def system_fonts(shapes: str = "") -> Fonts:
    """Return the fonts of this machine; the first call searches the folders.

    Args:
        shapes: Whose shapes come first, as `shapes_of` returns it.
    """
    # Pillow includes Raqm, but Raqm only works where the system has FriBidi.
    return Fonts(_best_first(_found(), shapes), joins_letters=features.check("raqm") is True)


def shapes_of(language: str) -> str:
    """Return the language whose shapes of signs a language needs; empty where any font will do.

    Args:
        language: A tag such as `zh-CN`.

    Example:
        >>> [shapes_of(language) for language in ("zh-CN", "zh-MO", "ja", "de")]
        ['zh', 'zh-HK', 'ja', '']
    """
    tag = _LIKE.get(language, language)
    return tag if tag in _SHAPED else tag if (tag := language.partition("-")[0]) in _SHAPED else ""


@lru_cache
def can_write(letters: str) -> bool:
    """Return whether all of these letters can be drawn here, or written in others."""
    return all(letter in STAND_INS or system_fonts().draw(letter) for letter in letters)


def load(file: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font in a size, in pixels of the image it is drawn on.

    Raises:
        OSError: The file cannot be read.
    """
    if file != BUILT_IN:
        path, _, place = file.rpartition(_PLACE)
        return ImageFont.truetype(*((path, size, int(place)) if place.isdigit() else (file, size)))
    built_in = ImageFont.load_default(size)
    assert isinstance(built_in, ImageFont.FreeTypeFont)
    return built_in


def _folders() -> Iterator[Path]:
    home = Path.home()
    if sys.platform == "win32":
        yield Path(os.environ.get("WINDIR", r"C:\Windows"), "Fonts")
        yield home / "AppData/Local/Microsoft/Windows/Fonts"
    elif sys.platform == "darwin":
        yield from (Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts")
    else:
        yield from (
            Path("/usr/share/fonts"),
            Path("/usr/local/share/fonts"),
            home / ".local/share/fonts",
            home / ".fonts",
        )


def _files_in(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        # `os.walk` skips folders that cannot be read.
        for place, _, names in os.walk(folder):
            yield from (Path(place, each) for each in names if Path(each).suffix.lower() in _ENDINGS)


@cache
def _found() -> tuple[Path, ...]:
    return tuple(_files_in(_folders()))


def _best_first(files: Iterable[Path], shapes: str) -> list[str]:
    choices = (*_SHAPED.get(shapes, ()), *_PLAIN)

    def order(file: Path) -> tuple[bool, int, str]:
        its = file.name.lower()
        choice = next((number for number, start in enumerate(choices) if its.startswith(start)), len(choices))
        return any(word in its for word in _FANCY), choice, str(file)

    return [_in_collection(file, shapes) for file in islice(sorted(files, key=order), _MOST_FILES)]


def _in_collection(file: Path, shapes: str) -> str:
    """Return the font of a file, with its place if the file holds one for each language."""
    if shapes and file.name.lower().startswith(_COLLECTION) and file.suffix.lower() == ".ttc":
        return f"{file}{_PLACE}{_PLACE_IN_COLLECTION[shapes]}"
    return str(file)


@cache
def _sample(file: str) -> tuple[ImageFont.FreeTypeFont, bytes] | None:
    """Return a font and what it draws for a missing character; None if the font cannot be used."""
    try:
        font = load(file, _SAMPLE_SIZE)
        return font, bytes(font.getmask(_NO_SIGN))
    except OSError:
        return None


@lru_cache(_MOST_SIGNS)
def _has(file: str, sign: str) -> bool:
    """Return whether a font has a character: it draws something other than its box for missing characters."""
    if sign == " ":
        return True
    if (sample := _sample(file)) is None:
        return False
    font, no_sign = sample
    return bytes(font.getmask(sign)) not in {b"", no_sign}


def _left_to_right(words: str) -> list[str]:
    """Split a text into parts with a single reading direction each, ordered from left to right.

    Names only need the outermost level of the algorithm. Characters without a direction are read like those
    around them, or else like the beginning of the text.

    Source: Unicode Standard Annex 9, "Unicode Bidirectional Algorithm".
    """
    leads = _first_direction(words)
    known = [leads, *map(_direction, words), leads]
    before, after = accumulate(known, _or_last), [*accumulate(reversed(known), _or_last)][::-1]
    directions = [one if one == other else leads for one, other in zip(before, after, strict=True)][1:-1]
    grouped = groupby(zip(words, directions, strict=True), key=lambda each: each[1])
    parts = ["".join(sign for sign, _ in group) for _, group in grouped]
    return parts[::-1] if leads == _LEFTWARDS else parts


def _or_last(last: str, its: str) -> str:
    return its or last


def _first_direction(words: str) -> str:
    return next(filter(None, map(_direction, words)), _RIGHTWARDS)


def _direction(sign: str) -> str:
    """Return the reading direction of a character; empty if it depends on the characters around it."""
    kind = bidirectional(sign)
    if kind in {"R", "AL"}:
        return _LEFTWARDS
    return _RIGHTWARDS if kind == "L" else ""
