"""The sheet, made of the drawings: pixels with a palette, in which signs in ink have shades of their own."""

from collections import Counter
from io import BytesIO
from math import dist
from typing import Final

import resvg_py
from PIL import Image, ImageChops

from bot.render.cards import INK_STEPS, INKS, SHEET_SIZE, Box, back_box, emoji_box, face_box, ink_shades
from bot.rules.cards import Suit, build_deck
from tests.card_art.drawing import draw_back, draw_emoji, draw_face

_BLACK, _WHITE = "#000000", "#ffffff"
_COLOURS: Final = 256

Colour = tuple[int, int, int, int]


def draw_sheet() -> Image.Image:
    """Return the sheet as it ships."""
    painted, inked = Image.new("RGBA", SHEET_SIZE), Image.new("L", SHEET_SIZE)
    for card in build_deck():
        for draw, box in ((draw_face, face_box(card)), (draw_emoji, emoji_box(card))):
            black, white = (rasterised(draw(card, ink), box) for ink in (_BLACK, _WHITE))
            painted.paste(black, box)
            # What comes out lighter with white ink is ink.
            inked.paste(ImageChops.difference(black, white).getchannel("R"), box)
    for second in (False, True):
        painted.paste(rasterised(draw_back(second=second), back_box(second=second)), back_box(second=second))
    return with_palette(painted, inked)


def rasterised(svg: str, box: Box) -> Image.Image:
    """Return a drawing as pixels, in the size of its place on the sheet."""
    left, top, right, bottom = box
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=right - left, height=bottom - top, skip_system_fonts=True
    )
    return Image.open(BytesIO(png)).convert("RGBA")


def with_palette(painted: Image.Image, inked: Image.Image) -> Image.Image:
    """Return an image with a palette: shades of ink first, then what the rest of it is painted in.

    Args:
        inked: How much of each pixel is ink, from 0 to 255; the rest of such a pixel is paper.
    """
    # Fewer steps than amounts of ink: the least of them is paper, which is found among what is painted.
    steps = [round(amount * (INK_STEPS - 1) / 255) for amount in range(256)]
    shades = inked.point(steps)
    unprinted = Image.new("RGBA", painted.size)
    unprinted.paste(painted, mask=shades.point(lambda step: 255 * (step == 0)))
    pixels: list[Colour] = list(zip(*[iter(unprinted.tobytes())] * 4, strict=True))
    colours = [colour for colour, _count in Counter(pixels).most_common()]
    palette = _palette(colours, _COLOURS - INK_STEPS)
    nearest = {colour: INK_STEPS + _nearest(colour, palette) for colour in colours}
    sheet = Image.new("P", painted.size)
    sheet.putdata([step or nearest[pixel] for step, pixel in zip(shades.tobytes(), pixels, strict=True)])
    sheet.putpalette(
        [*ink_shades(INKS[Suit.SPADES]), *(band for colour in palette for band in colour)], "RGBA"
    )
    return sheet


def _palette(colours: list[Colour], most: int) -> list[Colour]:
    """Return a few colours that come near all of them: as near as so few can.

    Args:
        colours: The most frequent first.
    """
    distance = 1.0
    while len(found := _apart(colours, distance, most)) > most:
        distance *= 1.2
    return found


def _apart(colours: list[Colour], distance: float, most: int) -> list[Colour]:
    found: list[Colour] = []
    for colour in colours:
        if all(dist(colour, other) > distance for other in found):
            found.append(colour)
            if len(found) > most:
                break
    return found


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    return min(range(len(palette)), key=lambda index: dist(colour, palette[index]))
