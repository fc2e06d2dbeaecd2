"""Draw the cards anew: `python -m bot.render.cards`, after a change to what is drawn in this folder.

It writes the sources, SVG files in `data/cards`, and makes of them the sheet that ships. It needs `resvg_py`,
which comes with the extra `dev`. An emoji whose picture is another one than before goes up by a version.
"""

import json
from hashlib import sha256
from io import BytesIO
from typing import Final, TypedDict

import resvg_py
from PIL import Image

from bot.paths import data_dir
from bot.render.cards.drawing import draw_back, draw_emoji, draw_face
from bot.render.cards.sheet import (
    RECOLOURED,
    SHEET_SIZE,
    Box,
    back_box,
    card_name,
    emoji_box,
    face_box,
)
from bot.rules.cards import build_deck

# Every card of the sheet, and whether it is the one of a four-colour pack.
_VARIANTS: Final = (
    *((card, False) for card in build_deck()),
    *((card, True) for card in build_deck() if card.suit in RECOLOURED),
)


class Edition(TypedDict):
    """The art of one emoji: its version, and a digest of its pixels, by which a change is noticed."""

    version: int
    pixels: str


def sources() -> dict[str, str]:
    """Return all sources: the name of each file in `data/cards` and what is in it."""
    found = {f"backs/{1 + second}.svg": draw_back(second=second) for second in (False, True)}
    for card in build_deck():
        found[f"faces/{card_name(card)}.svg"] = draw_face(card)
        found[f"emoji/{card_name(card)}.svg"] = draw_emoji(card)
    return found


def draw_sheet() -> Image.Image:
    """Return the sheet: all sprites, rasterised."""
    sheet = Image.new("RGBA", SHEET_SIZE)
    for card, four_colour in _VARIANTS:
        _put(sheet, draw_face(card, four_colour=four_colour), face_box(card, four_colour=four_colour))
        _put(sheet, draw_emoji(card, four_colour=four_colour), emoji_box(card, four_colour=four_colour))
    for second in (False, True):
        _put(sheet, draw_back(second=second), back_box(second=second))
    return sheet


def emoji_record(sheet: Image.Image, before: dict[str, Edition]) -> dict[str, Edition]:
    """Return the edition of each emoji, by the name of its card.

    Args:
        sheet: The sheet as it is now.
        before: What was recorded with the sheet before.
    """
    record = {}
    for card, four_colour in _VARIANTS:
        name = card_name(card, four_colour=four_colour)
        sprite = sheet.crop(emoji_box(card, four_colour=four_colour))
        pixels = sha256(sprite.tobytes()).hexdigest()[:16]
        last = before.get(name, Edition(version=1, pixels=pixels))
        record[name] = Edition(version=last["version"] + (last["pixels"] != pixels), pixels=pixels)
    return record


def main() -> None:
    """Write the sources, the sheet and the record of emoji."""
    folder = data_dir() / "cards"
    for name, text in sources().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    sheet = draw_sheet()
    sheet.save(folder / "sheet.webp", lossless=True, quality=100, method=6)
    record_file = folder / "emoji.json"
    before = json.loads(record_file.read_text(encoding="utf-8")) if record_file.exists() else {}
    record_file.write_text(json.dumps(emoji_record(sheet, before), indent=1) + "\n", encoding="utf-8")


def _put(sheet: Image.Image, svg: str, box: Box) -> None:
    width, height = box[2] - box[0], box[3] - box[1]
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    sheet.paste(Image.open(BytesIO(png)), box)


if __name__ == "__main__":
    main()
