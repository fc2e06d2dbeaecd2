"""Fonts that tests draw names in."""

import string
from pathlib import Path
from typing import Final

import pytest

from bot.render import fonts
from bot.render.fonts import BUILT_IN, Fonts, system_fonts

# What the Docker image has as well.
PACKAGES = "fonts-dejavu-core fonts-wqy-microhei fonts-vlgothic fonts-tlwg-loma-ttf libfribidi0"
# One letter of Latin with a mark, Cyrillic, Greek, Chinese, Japanese, Korean, Thai, Arabic and Hebrew each.
SCRIPTS = ["ë", "Ж", "Ω", "明", "さ", "김", "ส", "ع", "ש"]
NO_FONTS = Fonts([], joins_letters=True)


# Which signs each of some fonts has that exist in tests only. All have the signs that scripts share.
_SIGNS: Final = {
    BUILT_IN: string.ascii_letters,
    "chinese": "小明김",
    "semitic": "עלידו" + "علي",
    "thai": "ส",
}
_SHARED: Final = " ()1"


def have_scripts_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the machine find a font for each of a few scripts, and no other.

    No font file is read, so it makes no difference which the machine has: all letters are drawn in the
    built-in font, as boxes if need be.
    """
    built_in = fonts.load
    monkeypatch.setattr(fonts, "_has", lambda file, sign: sign in _SIGNS[file] + _SHARED)
    monkeypatch.setattr(fonts, "load", lambda _file, size: built_in(BUILT_IN, size))
    apart = Fonts([file for file in _SIGNS if file != BUILT_IN], joins_letters=True)
    monkeypatch.setattr(fonts, "system_fonts", lambda *_: apart)


def fonts_of_all_scripts() -> Fonts:
    """The machine's own fonts; the test is skipped where a script has none."""
    found = system_fonts()
    missing = [letter for letter in SCRIPTS if not found.draw(letter)]
    if missing:
        pytest.skip(f"no font for {' '.join(missing)}: apt-get install {PACKAGES}")
    return found


def font_in(shapes: str, words: str) -> Path:
    """The file in which words are drawn in the shapes of a language; skipped where Chinese has the same."""
    fonts_of_all_scripts()
    found = [Path(system_fonts(each).runs("直骨")[0].file) for each in ("ja", "zh")]
    if found[0] == found[1]:
        pytest.skip(f"no fonts of their own for Japanese and Chinese: apt-get install {PACKAGES}")
    [run] = system_fonts(shapes).runs(words)
    return Path(run.file)
