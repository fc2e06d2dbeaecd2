"""What every picture is drawn on, a dark panel with rounded corners, and the file it becomes.

All measures are in pixels of the picture as it is seen; for sharp screens it has `SCALE` times as many. Only
an image that is pasted has those already.
"""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from io import BytesIO
from itertools import chain
from math import ceil, floor
from typing import Final

from PIL import Image, ImageDraw

from bot.render.colours import NAMED, Colour, Palette
from bot.render.lettering import SCALE, pieces, width_of

# Of all pictures. PNG of at most 256 colours is shown by every client of Discord. It takes half of the time
# and bytes of WebP, and a tenth of the time of the smallest PNG that Pillow can find.
EXTENSION: Final = "png"

# How much finer than the picture's pixels an edge is drawn that does not lie along them.
_FINER: Final = 2
# Of a line with more points nobody sees how they are joined.
_MOST_JOINTS: Final = 100
_CORNER_PX: Final = 10
_EDGE_PX: Final = 1
# The palette: the named colours as they are, those that make the panel's corners round on every background,
# and the others from a sample of every third pixel each way.
_OPACITIES: Final = 8
_SAMPLED_EACH: Final = 3
_MOST_COLOURS: Final = 256 - len(NAMED) - _OPACITIES
# A picture that takes more bytes with so many, as one full of court cards does, makes do with fewer.
_MOST_BYTES: Final = 60_000
_FEWER_COLOURS: Final = 64
_OPACITY_OF_COLOURS: Final = bytes([255] * (256 - _OPACITIES)) + bytes(range(0, 256, 256 // _OPACITIES))
_EFFORT: Final = 4

# From the left and from the top.
Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Canvas:
    """An empty panel to draw on.

    Args:
        width_px: How wide it is.
        height_px: How high it is.
    """

    def __init__(self, width_px: int, height_px: int) -> None:
        self._begin(Image.new("RGB", (width_px * SCALE, height_px * SCALE), Palette.EDGE))
        inside = (_EDGE_PX, _EDGE_PX, width_px - _EDGE_PX, height_px - _EDGE_PX)
        self.box(inside, Palette.PANEL, radius_px=_CORNER_PX - _EDGE_PX)

    def copy(self) -> "Canvas":
        """Return a canvas with the same on it, to go on from what many pictures have in common."""
        same = copy(self)
        same._begin(self._image.copy())  # noqa: SLF001 - a canvas, too
        return same

    def _begin(self, image: Image.Image) -> None:
        self._image, self._pen = image, ImageDraw.Draw(image)

    def paste(self, image: Image.Image, at: Point) -> None:
        """Put an image on the panel, which is seen wherever the image is transparent.

        Args:
            image: RGBA, `SCALE` times as large as it is to be seen.
            at: Where its upper left corner is, from the left and from the top.
        """
        [(left, top)] = _scaled([at])
        self._image.paste(image, (round(left), round(top)), image)

    def box(self, box: Box, colour: Colour, *, radius_px: float = 4) -> None:
        """Fill a box with rounded corners.

        Args:
            box: Its left, top, right and bottom edge.
            colour: What it is filled with.
            radius_px: How round its corners are; at most half of its shorter side.
        """
        left, top, right, bottom = (round(edge * SCALE) for edge in box)
        radius = min(round(radius_px * SCALE), (right - left) // 2, (bottom - top) // 2)
        self._fill((left, top + radius, right, bottom - radius), colour)
        self._fill((left + radius, top, right - radius, top + radius), colour)
        self._fill((left + radius, bottom - radius, right - radius, bottom), colour)
        if radius > 0:
            for corner, at in zip(
                _corners(radius), _corner_places(left, top, right, bottom, radius), strict=True
            ):
                self._image.paste(colour, at, corner)

    def line(self, points: Sequence[Point], colour: Colour, *, width_px: float) -> None:
        """Draw a line through points.

        Args:
            points: Two or more, each from the left and from the top.
            colour: Its colour.
            width_px: How thick it is.
        """
        width = width_px * SCALE
        if len(points) == 2 and any(one == other for one, other in zip(*points, strict=True)):
            # Along the pixels there is nothing to be made smooth.
            self._pen.line(_scaled(points), fill=colour, width=round(width))
            return
        fine, joint = round(width * _FINER), None if len(points) > _MOST_JOINTS else "curve"
        self._smooth(points, width, colour, lambda pen, its: pen.line(its, 255, fine, joint))

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill what lies between points.

        Args:
            points: Its corners, each from the left and from the top.
            colour: What it is filled with.
        """
        self._smooth(points, 0, colour, lambda pen, its: pen.polygon(its, fill=255))

    def text(
        self, at: Point, words: str, *, size_px: int, colour: Colour = Palette.TEXT, anchor: str = "ls"
    ) -> None:
        """Write words.

        Args:
            at: Where their anchor is, from the left and from the top.
            words: The words; names as `drawable` returns them.
            size_px: How large they are.
            colour: Their colour.
            anchor: Which point of them that is: `l`, `m` or `r` for their left end, middle or right end, then
                `s`, `m` or `a` for the line they stand on, the middle of their height or its top.
        """
        [corner] = _scaled([at])
        for piece in pieces(corner, words, size_px * SCALE, anchor):
            piece.paste(self._image, colour)

    def to_bytes(self, *, colours: int = _MOST_COLOURS, sharpness: float = 1.0) -> bytes:
        """Return the picture as a file, of the kind that `EXTENSION` says.

        Args:
            colours: How many it may have besides the named ones; fewer make a smaller file.
            sharpness: How many pixels it has of those that were drawn on, each way; up to 1.
        """
        image = self._image
        if sharpness < 1:
            size = (round(image.width * sharpness), round(image.height * sharpness))
            image = image.resize(size, Image.Resampling.HAMMING)
        radius = round(_CORNER_PX * SCALE * sharpness)
        data = _encoded(image, colours, radius)
        if len(data) <= _MOST_BYTES:
            return data
        return _encoded(image, min(colours // 2, _FEWER_COLOURS), radius)

    def _fill(self, box: tuple[int, int, int, int], colour: Colour) -> None:
        left, top, right, bottom = box
        if left < right and top < bottom:
            self._image.paste(colour, box)

    def _smooth(
        self,
        points: Sequence[Point],
        reach: float,
        colour: Colour,
        draw: Callable[[ImageDraw.ImageDraw, list[Point]], None],
    ) -> None:
        """Colour what is drawn around points, smoothly: it is drawn finer than the picture."""
        places = _scaled(points)
        left, top = (floor(min(axis) - reach - 1) for axis in zip(*places, strict=True))
        right, bottom = (ceil(max(axis) + reach + 1) for axis in zip(*places, strict=True))
        mask = Image.new("L", ((right - left) * _FINER, (bottom - top) * _FINER))
        draw(ImageDraw.Draw(mask), [((x - left) * _FINER, (y - top) * _FINER) for x, y in places])
        self._image.paste(colour, (left, top), mask.reduce(_FINER))


def prepare() -> None:
    """Load what would otherwise be loaded with the first picture, and find out which fonts there are."""
    Image.preinit()
    width_of("小", 1)


def _scaled(points: Sequence[Point]) -> list[Point]:
    return [(x * SCALE, y * SCALE) for x, y in points]


@cache
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """Return how much of each pixel is in a rounded corner: of the upper and of the lower two."""
    finer = 8
    mask = Image.new("L", (radius * finer, radius * finer))
    whole = 2 * radius * finer - 1
    ImageDraw.Draw(mask).ellipse((0, 0, whole, whole), fill=255)
    upper_left = mask.reduce(finer)
    flip, turn = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    upper_right = upper_left.transpose(flip)
    return upper_left, upper_right, upper_left.transpose(turn), upper_right.transpose(turn)


def _corner_places(left: int, top: int, right: int, bottom: int, radius: int) -> list[tuple[int, int]]:
    return [(x, y) for y in (top, bottom - radius) for x in (left, right - radius)]


def _encoded(image: Image.Image, colours: int, radius: int) -> bytes:
    picture = _with_open_corners(_in_few_colours(image, colours), radius)
    stream = BytesIO()
    picture.save(stream, format="PNG", transparency=_OPACITY_OF_COLOURS, compress_level=_EFFORT)
    return stream.getvalue()


def _in_few_colours(image: Image.Image, most: int) -> Image.Image:
    """Return an image in the colours that it needs most, followed by those of the corners."""
    fewer = image.resize([-(-side // _SAMPLED_EACH) for side in image.size], Image.Resampling.NEAREST)
    sampled = fewer.quantize(most, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    colours = [*chain(*NAMED), *(sampled.getpalette() or [])]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    picture = image.quantize(palette=palette, dither=Image.Dither.NONE)
    unused = 3 * (256 - _OPACITIES) - len(colours)
    picture.putpalette([*colours, *bytes(unused), *_OPACITIES * Palette.EDGE])
    return picture


def _with_open_corners(picture: Image.Image, radius: int) -> Image.Image:
    for corner, at in zip(_corners(radius), _corner_places(0, 0, *picture.size, radius), strict=True):
        levels = corner.point([256 - _OPACITIES + level * _OPACITIES // 256 for level in range(256)])
        opening = Image.frombytes("P", levels.size, levels.tobytes())
        picture.paste(opening, at, corner.point([255] * 255 + [0]))
    return picture
