"""Draw the cards anew: `python -m tests.card_art`, after a change to what is drawn in this folder.

It writes the sources, SVG files in `data/cards`, and makes of them the sheet that ships. It needs `resvg_py`,
which comes with the extra `dev`. An emoji whose picture is another one than before goes up by a version.
"""

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypedDict

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from bot.paths import data_dir
from bot.render.cards import FOUR_INKS, INKS, card_name, cut, emoji_box
from bot.rules.cards import build_deck
from tests.card_art.drawing import draw_back, draw_emoji, draw_face

SOURCES: Final = "Sources"


class Edition(TypedDict):
    """The art of one emoji: its version, and a digest of its pixels, by which a change is noticed."""

    version: int
    pixels: str


def sources() -> dict[str, str]:
    """Return all sources: the name of each file in `data/cards` and what is in it."""
    found = {f"backs/{1 + second}.svg": draw_back(second=second) for second in (False, True)}
    for card in build_deck():
        found[f"faces/{card_name(card)}.svg"] = draw_face(card, INKS[card.suit])
        found[f"emoji/{card_name(card)}.svg"] = draw_emoji(card, INKS[card.suit])
    return found


def digest(texts: Iterable[str]) -> str:
    """Return a digest of all sources, which the sheet holds as well."""
    return sha256("".join(texts).encode()).hexdigest()


def emoji_record(sheet: Image.Image, before: dict[str, Edition]) -> dict[str, Edition]:
    """Return the edition of each emoji, by the name of its card."""
    record = {}
    for inks, four_colour in ((INKS, False), (FOUR_INKS, True)):
        for card in build_deck():
            name = card_name(card, four_colour=four_colour)
            sprite = cut(sheet, emoji_box(card), inks[card.suit])
            pixels = sha256(sprite.tobytes()).hexdigest()[:16]
            last = before.get(name, Edition(version=1, pixels=pixels))
            record[name] = Edition(version=last["version"] + (last["pixels"] != pixels), pixels=pixels)
    return record


def main() -> int:
    """Write the sources, the sheet and the record of emoji; return 2 where that cannot be done."""
    if find_spec("resvg_py") is None:
        sys.stderr.write('Drawing the cards takes resvg_py: pip install -e ".[dev]"\n')
        return 2
    # It needs that from its first line on.
    from tests.card_art.rasters import draw_sheet

    folder = data_dir() / "cards"
    texts = sources()
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    sheet = draw_sheet()
    info = PngInfo()
    info.add_text(SOURCES, digest(texts.values()))
    sheet.save(folder / "sheet.png", optimize=True, pnginfo=info)
    _update(folder / "emoji.json", sheet)
    return 0


def _update(record: Path, sheet: Image.Image) -> None:
    before = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    lines = (f'"{name}": {json.dumps(edition)}' for name, edition in emoji_record(sheet, before).items())
    record.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
