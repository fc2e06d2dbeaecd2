"""Fonts that tests draw names in."""

from pathlib import Path

import pytest

from bot.render.fonts import Fonts, system_fonts

# What the Docker image has as well.
PACKAGES = "fonts-dejavu-core fonts-wqy-microhei fonts-vlgothic fonts-tlwg-loma-ttf libfribidi0"
# One letter of Latin with a mark, Cyrillic, Greek, Chinese, Japanese, Korean, Thai, Arabic and Hebrew each.
SCRIPTS = ["ë", "Ж", "Ω", "明", "さ", "김", "ส", "ع", "ש"]
NO_FONTS = Fonts([], joins_letters=True)


def fonts_of_all_scripts() -> Fonts:
    """The machine's own fonts; the test is skipped where a script has none."""
    fonts = system_fonts()
    missing = [letter for letter in SCRIPTS if not fonts.draw(letter)]
    if missing:
        pytest.skip(f"no font for {' '.join(missing)}: apt-get install {PACKAGES}")
    return fonts


def font_in(shapes: str, words: str) -> Path:
    """The file in which words are drawn in the shapes of a language; skipped where Chinese has the same."""
    fonts_of_all_scripts()
    found = [Path(system_fonts(each).runs("直骨")[0].file) for each in ("ja", "zh")]
    if found[0] == found[1]:
        pytest.skip(f"no fonts of their own for Japanese and Chinese: apt-get install {PACKAGES}")
    [run] = system_fonts(shapes).runs(words)
    return Path(run.file)
