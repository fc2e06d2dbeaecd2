"""A sheet to name cards from, `python -m tests.card_art.contact FOLDER`: are they told apart in a text?

It puts all emoji, shuffled, on the grounds of Discord's dark and light theme: 22 pixels high as in a message,
and the same pixels three times as large. Somebody who has not seen `solution.txt` names the cards in
`contact.png`.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from random import SystemRandom
from typing import Final

from PIL import Image, ImageDraw

from bot.render.cards import emoji_png
from bot.rules.cards import Card, build_deck

_GROUNDS: Final = (("#313338", "#ffffff"), ("#ffffff", "#000000"))
_SIZE, _ENLARGED = 22, 66
_CELL: Final = (104, 92)
_COLUMNS: Final = 13


def draw_contact_sheet(cards: Sequence[Card]) -> Image.Image:
    """Return the emoji of cards, numbered from 1, once on each ground."""
    rows = -(-len(cards) // _COLUMNS)
    height = rows * _CELL[1]
    image = Image.new("RGB", (_COLUMNS * _CELL[0], height * len(_GROUNDS)))
    for part, (ground, letters) in enumerate(_GROUNDS):
        image.paste(_on_ground(cards, ground, letters, height), (0, part * height))
    return image


def _on_ground(cards: Sequence[Card], ground: str, letters: str, height: int) -> Image.Image:
    image = Image.new("RGB", (_COLUMNS * _CELL[0], height), ground)
    pen = ImageDraw.Draw(image)
    for index, card in enumerate(cards):
        left, top = index % _COLUMNS * _CELL[0] + 4, index // _COLUMNS * _CELL[1] + 4
        emoji = Image.open(BytesIO(emoji_png(card))).resize((_SIZE, _SIZE), Image.Resampling.LANCZOS)
        cell = Image.new("RGB", emoji.size, ground)
        cell.paste(emoji, mask=emoji)
        pen.text((left, top), str(index + 1), fill=letters)
        image.paste(cell, (left, top + 18))
        image.paste(cell.resize((_ENLARGED, _ENLARGED), Image.Resampling.NEAREST), (left + 28, top + 14))
    return image


def main() -> None:
    """Write the sheet and its solution into a folder."""
    parser = ArgumentParser(
        prog="python -m tests.card_art.contact", description="Shuffle all emoji to name them."
    )
    parser.add_argument("folder", type=Path, help="where contact.png and solution.txt go")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    cards = list(build_deck())
    SystemRandom().shuffle(cards)
    draw_contact_sheet(cards).save(folder / "contact.png")
    lines = (f"{number} {card}" for number, card in enumerate(cards, 1))
    (folder / "solution.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
