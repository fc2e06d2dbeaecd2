"""Which font draws which sign: the one that comes with Pillow, and those of the system for other scripts.

Fonts are looked for in the usual folders, without a library or a program for it: the Docker image has neither
and would need them for nothing else.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import accumulate, groupby, islice
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import bidirectional, category, name

from PIL import ImageFont, features

# In place of a file: the font that comes with Pillow.
BUILT_IN: Final = ""
# Between letters of Arabic they say how these are joined, and are not seen themselves.
JOINERS: Final = frozenset("\u200c\u200d")

_SAMPLE_SIZE: Final = 20
_NO_SIGN: Final = "\U0010ffff"
# As many as are looked through for a sign; each takes a tenth of a millisecond, once.
_MOST_FILES: Final = 500
_MOST_SIGNS: Final = 8_000
_ENDINGS: Final = frozenset({".ttf", ".otf", ".ttc"})
# How the names of plain fonts with many letters begin, the first choice first; parts of the names of others.
_PLAIN: Final = (
    "dejavusans.",
    "notosans",
    "segoeui.",
    "arial.",
    "loma.",
    "wqy-microhei",
    "droidsansfallback",
)
_FANCY: Final = ("bold", "black", "light", "thin", "italic", "oblique", "condensed", "mono", "serif", "math")
# Symbols, emoji and what would pile up on other signs.
_LEFT_OUT: Final = frozenset({"So", "Sk", "Me", "Co"})
_PILED_UP: Final = ("COMBINING", "VARIATION")
_LEFTWARDS, _RIGHTWARDS = "leftwards", "rightwards"


class Run(NamedTuple):
    """Words, or a part of them, that one font draws.

    Args:
        words: The part, in the order in which it is read.
        file: The font's file, or `BUILT_IN`.
    """

    words: str
    file: str


class Fonts:
    """The fonts that there are.

    Args:
        files: Font files for signs that the built-in font does not have, the best first.
        joins_letters: Whether letters can be joined, and lines run from the right to the left. Without that,
            no font has a sign that needs it: it would be drawn wrong.
    """

    def __init__(self, files: Iterable[str], *, joins_letters: bool) -> None:
        self._files = (BUILT_IN, *files)
        self._joins_letters = joins_letters
        self._file_of = lru_cache(_MOST_SIGNS)(self._first_with)

    def draw(self, sign: str) -> bool:
        """Whether there is a font for a sign; for symbols and emoji there is none."""
        return self._is_writing(sign) and self._file_of(sign) is not None

    def runs(self, words: str) -> list[Run]:
        """Return the parts of words that a font each draws, as they stand from the left to the right."""
        signs = [sign for sign in words if sign not in JOINERS]
        for file in self._files:
            # One font for everything looks best, and knows best what stands where.
            if all(_has(file, sign) for sign in signs):
                return [Run(words, file)]
        return [run for part in _left_to_right(words) for run in self._runs_of(part)]

    def _runs_of(self, part: str) -> list[Run]:
        """Return the runs of words that are all read in one direction."""
        # Signs of all scripts, such as brackets, are drawn like the letters beside them.
        chosen = [self._file_of(next(filter(_direction, part), " ")) or BUILT_IN]
        for sign in part:
            stays = sign in JOINERS or _has(chosen[-1], sign)
            chosen.append(chosen[-1] if stays else self._file_of(sign) or BUILT_IN)
        grouped = groupby(zip(part, chosen[1:], strict=True), key=lambda each: each[1])
        runs = [Run("".join(sign for sign, _ in group), file) for file, group in grouped]
        return runs[::-1] if _first_direction(part) == _LEFTWARDS else runs

    def _first_with(self, sign: str) -> str | None:
        return next((file for file in self._files if _has(file, sign)), None)

    def _is_writing(self, sign: str) -> bool:
        kind = category(sign)
        if not sign.isprintable() or kind in _LEFT_OUT or name(sign, "").startswith(_PILED_UP):
            return False
        return self._joins_letters or not (kind in {"Mn", "Mc"} or _direction(sign) == _LEFTWARDS)


@cache
def system_fonts() -> Fonts:
    """Return the fonts of this machine; the first time it looks through the folders."""
    # Pillow has Raqm in it, which asks for the system's FriBidi and is left out where there is none.
    return Fonts(_plain_first(_files_in(_folders())), joins_letters=features.check("raqm") is True)


def load(file: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font in a size, in the pixels of what is drawn on.

    Raises:
        OSError: It cannot be read.
    """
    if file != BUILT_IN:
        return ImageFont.truetype(file, size)
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
        # What cannot be read is passed over by itself.
        for place, _, names in os.walk(folder):
            yield from (Path(place, each) for each in names if Path(each).suffix.lower() in _ENDINGS)


def _plain_first(files: Iterable[Path]) -> list[str]:
    def order(file: Path) -> tuple[bool, int, str]:
        its = file.name.lower()
        choice = next((number for number, start in enumerate(_PLAIN) if its.startswith(start)), len(_PLAIN))
        return any(word in its for word in _FANCY), choice, str(file)

    return [str(file) for file in islice(sorted(files, key=order), _MOST_FILES)]


@cache
def _sample(file: str) -> tuple[ImageFont.FreeTypeFont, bytes] | None:
    """Return a font and what it draws for a sign that it does not have; None if it cannot be used."""
    try:
        font = load(file, _SAMPLE_SIZE)
        return font, bytes(font.getmask(_NO_SIGN))
    except OSError:
        return None


@lru_cache(_MOST_SIGNS)
def _has(file: str, sign: str) -> bool:
    """Whether a font has a sign: something is to be seen, and not the box that stands for all others."""
    if sign == " ":
        return True
    if (sample := _sample(file)) is None:
        return False
    font, no_sign = sample
    return bytes(font.getmask(sign)) not in {b"", no_sign}


def _left_to_right(words: str) -> list[str]:
    """Return the parts of words that are read in one direction each, as they stand in a line.

    Source: Unicode Standard Annex 9, "Unicode Bidirectional Algorithm", of which names need the outermost
    level: signs without a direction are read as those around them, or else as the words begin.
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
    """Return where a sign is read to; nothing where that depends on the signs around it."""
    kind = bidirectional(sign)
    if kind in {"R", "AL"}:
        return _LEFTWARDS
    return _RIGHTWARDS if kind == "L" else ""
