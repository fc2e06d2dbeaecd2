"""The canvas of every picture, a dark panel with rounded corners, and its conversion to a file.

All measures are in pixels of the picture as people see it. The image has `SCALE` times as many pixels, for
sharp screens. Only an image to be pasted must already have that size.
"""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.render.colours import Colour, Palette
from bot.render.files import PLAIN, FileColours
from bot.render.lettering import SCALE, pieces, width_of

# Slanted edges are drawn this many times finer than the pixels of the image, for smoothing.
_FINER: Final = 2
# In a line with more points than this, nobody sees how they are joined.
_MOST_JOINTS: Final = 100
_CORNER_PX: Final = 10
_EDGE_PX: Final = 1
# For each shade whether there is any, as 255 or 0.
_ANY: Final = [0] + [255] * 255

# A point is given from the left and from the top, a box by its left, top, right and bottom edge.
Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Part(NamedTuple):
    """A part of a picture in the colours of its file.

    Args:
        shape: Which of its pixels belong to it: 255 for those, else 0.
        corner: The place of its upper left corner from its anchor, in pixels of the image.
    """

    image: Image.Image
    shape: Image.Image
    corner: tuple[int, int]


class Canvas:
    """A panel to draw on, which is empty at first."""

    def __init__(self, width_px: int, height_px: int) -> None:
        self._begin(Image.new("RGB", (width_px * SCALE, height_px * SCALE), Palette.EDGE), (0, 0))
        inside = (_EDGE_PX, _EDGE_PX, width_px - _EDGE_PX, height_px - _EDGE_PX)
        self.box(inside, Palette.PANEL, radius_px=_CORNER_PX - _EDGE_PX)

    def copy(self) -> "Canvas":
        """Return a copy of the canvas, so that many pictures can start from the same drawing."""
        return self._on(self._image.copy(), self._origin)

    def cut(self, box: Box) -> "Canvas":
        """Return a copy of a box of the canvas, in which all places are called as before.

        What is drawn outside of the box is lost.
        """
        # Whole pixels of the picture, so that halves are rounded here as they are on the whole canvas.
        left, top = floor(box[0]) * SCALE, floor(box[1]) * SCALE
        return self._on(
            self._image.crop((left, top, ceil(box[2]) * SCALE, ceil(box[3]) * SCALE)), (left, top)
        )

    def _on(self, image: Image.Image, origin: tuple[int, int]) -> "Canvas":
        """Return a canvas like this one that draws on another image."""
        same = copy(self)
        same._begin(image, origin)  # noqa: SLF001 - a canvas, too
        return same

    def _begin(self, image: Image.Image, origin: tuple[int, int]) -> None:
        # The upper left corner of the image, in pixels of the image of the whole canvas.
        self._origin = origin
        self._image, self._pen = image, ImageDraw.Draw(image)

    def paste(self, image: Image.Image, at: Point) -> None:
        """Put an image on the panel, which shows through where the image is transparent.

        Args:
            image: An RGBA image, `SCALE` times as large as it is to appear, or an opaque RGB image.
            at: The place of its upper left corner.
        """
        [(left, top)] = self._scaled([at])
        self._image.paste(image, (round(left), round(top)), image if image.mode == "RGBA" else None)

    def reduced(self, colours: FileColours) -> "Canvas":
        """Return a copy in the colours of its file, which only takes parts in these colours.

        Its file has the full sharpness.
        """
        return self._on(_with_open_corners(self._image, colours, _CORNER_PX * SCALE), self._origin)

    def part(self, ground: "Canvas", anchor: Point, colours: FileColours) -> "Part":
        """Return what was drawn on a cut of the ground, to add it to pictures in the same colours."""
        (left, top), size = self._origin, self._image.size
        before = ground._image.crop((left, top, left + size[0], top + size[1]))  # noqa: SLF001 - a canvas, too
        shape = ImageChops.difference(self._image, before).convert("L").point(_ANY)
        box = shape.getbbox() or (0, 0, 1, 1)
        [(x, y)] = self._scaled([anchor])
        return Part(
            colours.few(self._image.crop(box)), shape.crop(box), (box[0] - round(x), box[1] - round(y))
        )

    def add(self, part: "Part", at: Point) -> None:
        """Put a part on a panel in few colours, with its anchor at a place."""
        [(x, y)] = self._scaled([at])
        self._image.paste(part.image, (round(x) + part.corner[0], round(y) + part.corner[1]), part.shape)

    def box(self, box: Box, colour: Colour, *, radius_px: float = 4) -> None:
        """Fill a box with rounded corners, whose radius is at most half of the shorter side."""
        corners = self._scaled([box[:2], box[2:]])
        (left, top), (right, bottom) = ((round(x), round(y)) for x, y in corners)
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
        """Draw a line through two or more points."""
        width = width_px * SCALE
        if len(points) == 2 and any(one == other for one, other in zip(*points, strict=True)):
            # A horizontal or vertical line needs no smoothing.
            self._pen.line(self._scaled(points), fill=colour, width=round(width))
            return
        fine, joint = round(width * _FINER), None if len(points) > _MOST_JOINTS else "curve"
        self._smooth(points, width, colour, lambda pen, its: pen.line(its, 255, fine, joint))

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill the polygon between points."""
        self._smooth(points, 0, colour, lambda pen, its: pen.polygon(its, fill=255))

    def text(
        self, at: Point, words: str, *, size_px: int, colour: Colour = Palette.TEXT, anchor: str = "ls"
    ) -> None:
        """Write a text.

        Args:
            at: The place of the text's anchor.
            words: The text. Names must be as `drawable` returns them.
            anchor: Which point of the text is the anchor. First `l`, `m` or `r` for its left end, middle or
                right end. Then `s`, `m` or `a` for its baseline, the middle of its height or its top.
        """
        [corner] = self._scaled([at])
        for piece in pieces(corner, words, size_px * SCALE, anchor):
            piece.paste(self._image, colour)

    def to_bytes(self, colours: FileColours = PLAIN, *, sharpness: float = 1.0) -> bytes:
        """Return the picture as a file of the type `EXTENSION`.

        Args:
            colours: The colours that it may have.
            sharpness: The share of the drawn pixels that it keeps in each direction, up to 1.
        """
        image = self._image
        if image.mode == "P":
            return colours.packed(image)
        if sharpness < 1:
            size = (round(image.width * sharpness), round(image.height * sharpness))
            image = image.resize(size, Image.Resampling.HAMMING)
        return colours.packed(_with_open_corners(image, colours, round(_CORNER_PX * SCALE * sharpness)))

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        """Return points in pixels of the image."""
        left, top = self._origin
        return [(x * SCALE - left, y * SCALE - top) for x, y in points]

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
        """Draw around points with smooth edges: the drawing is finer than the image, and then scaled down."""
        places = self._scaled(points)
        left, top = (floor(min(axis) - reach - 1) for axis in zip(*places, strict=True))
        right, bottom = (ceil(max(axis) + reach + 1) for axis in zip(*places, strict=True))
        mask = Image.new("L", ((right - left) * _FINER, (bottom - top) * _FINER))
        draw(ImageDraw.Draw(mask), [((x - left) * _FINER, (y - top) * _FINER) for x, y in places])
        self._image.paste(colour, (left, top), mask.reduce(_FINER))


def prepare() -> None:
    """Load what the first picture would otherwise have to load, and find the available fonts."""
    Image.preinit()
    width_of("小", 1)


@cache
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """Return how much of each pixel lies inside a rounded corner: for the upper two and the lower two."""
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


def _with_open_corners(image: Image.Image, colours: FileColours, radius: int) -> Image.Image:
    """Return an RGB image in the colours of its file, through whose corners one sees what is behind it."""
    picture = colours.few(image)
    places = _corner_places(0, 0, *picture.size, radius)
    for (opening, mask), at in zip(_openings(radius, colours), places, strict=True):
        picture.paste(opening, at, mask)
    return picture


@cache
def _openings(radius: int, colours: FileColours) -> list[tuple[Image.Image, Image.Image]]:
    """Return, for each corner in turn, its shades of the edge's colour, and where those replace the panel."""
    shades = [colours.shade(level) for level in range(256)]
    return [
        (Image.frombytes("P", corner.size, corner.point(shades).tobytes()), corner.point([255] * 255 + [0]))
        for corner in _corners(radius)
    ]
