"""The files of pictures: few colours, chosen once for each kind of picture, and how hard they are packed.

Measured on full pictures, the search for colours took half of the time of a picture, and for each picture
anew. With one table of colours for a kind, Pillow also remembers which colour is the nearest to another. Of
what was left, packing took two thirds. ISA-L packs in a seventh of that, and a little smaller.
"""

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import Final

from PIL import Image

from bot.render.colours import NAMED, Colour, Palette, between

try:
    from isal import isal_zlib
except ImportError:  # Where it has no wheel; see pyproject.toml.
    # The next level takes a half longer for a twentieth of the bytes.
    _deflated: Callable[[bytes], bytes] = partial(zlib.compress, level=3)
else:
    _deflated = partial(isal_zlib.compress, level=1)

# The file type of all pictures. Every Discord client shows a PNG of at most 256 colours. It takes half the
# time and bytes of WebP, and a tenth of the time of the smallest PNG that Pillow can find.
EXTENSION: Final = "png"

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
# One byte for each pixel, its place in the palette.
_DEPTH, _PALETTE = 8, 3
# Colours between the ground and what is drawn on it, which make edges smooth.
_BETWEEN: Final = 3
# Shades that make the panel's corners round on every background, the clearest first.
_OPACITIES: Final = 8
_SHADES: Final = [level * 256 // _OPACITIES for level in range(_OPACITIES)]
# Sprites of which only the colours count may be as small as this.
SPRITE_PX: Final = 56


class FileColours:
    """The colours of the files of one kind of picture.

    Those are the named colours, what lies between them and the grounds that they are drawn on, and what the
    sprites need most. They are chosen when the first such picture is drawn.

    Args:
        grounds: On which words and shapes are drawn.
        inks: In which they are drawn.
        sprites: Returns the RGBA images that are pasted into such pictures, in any size.
        most: How many colours the sprites get. Fewer make a smaller file.
    """

    def __init__(
        self,
        grounds: Sequence[Colour] = (Palette.PANEL, Palette.TRACK),
        inks: Sequence[Colour] = NAMED,
        sprites: Callable[[], Iterable[Image.Image]] = tuple,
        most: int = 0,
    ) -> None:
        self._grounds, self._inks = grounds, inks
        self._sprites = sprites
        self._most = most

    def few(self, image: Image.Image) -> Image.Image:
        """Return an RGB image in these colours, as one with a palette."""
        picture = image.quantize(palette=self._table, dither=Image.Dither.NONE)
        picture.putpalette([*self._colours, *_OPACITIES * Palette.EDGE])
        return picture

    def shade(self, opacity: int) -> int:
        """Return the place in the palette of the edge's colour, nearly as opaque as this, of 255."""
        return len(self._colours) // 3 + opacity * _OPACITIES // 256

    def packed(self, picture: Image.Image) -> bytes:
        """Return the file of an image that has these colours."""
        opaque = bytes([255] * (len(self._colours) // 3))
        width, height = picture.size
        # Before each row stands a zero, which says that it is not filtered: filters make such files larger.
        rows = Image.new("P", (width + 1, height))
        rows.paste(picture, (1, 0))
        chunks = (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, _DEPTH, _PALETTE, 0, 0, 0)),
            (b"PLTE", bytes([*self._colours, *_OPACITIES * Palette.EDGE])),
            (b"tRNS", opaque + bytes(_SHADES)),
            (b"IDAT", _deflated(rows.tobytes())),
            (b"IEND", b""),
        )
        return b"".join((_SIGNATURE, *chain.from_iterable(_chunk(*each) for each in chunks)))

    @cached_property
    def _colours(self) -> list[int]:
        smooth = (
            [between(ground, ink, step / (_BETWEEN + 1)) for step in range(1, _BETWEEN + 1)]
            for ground in self._grounds
            for ink in self._inks
        )
        named = dict.fromkeys([*NAMED, *self._grounds, *chain(*smooth)])
        return [*chain(*named), *self._of_sprites()]

    @cached_property
    def _table(self) -> Image.Image:
        table = Image.new("P", (1, 1))
        table.putpalette(self._colours)
        return table

    def _of_sprites(self) -> list[int]:
        sprites = [*self._sprites()]
        if not sprites:
            return []
        size = sum(sprite.width for sprite in sprites), max(sprite.height for sprite in sprites)
        together, left = Image.new("RGB", size, self._grounds[0]), 0
        for sprite in sprites:
            together.paste(sprite, (left, 0), sprite)
            left += sprite.width
        found = together.quantize(self._most, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        return found.getpalette() or []


def _chunk(kind: bytes, data: bytes) -> Iterator[bytes]:
    """Yield the parts of a chunk of a PNG file: https://www.w3.org/TR/png-3/#5Chunk-layout."""
    yield struct.pack(">I", len(data))
    yield kind
    yield data
    yield struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))


# For pictures of words, bars and lines.
PLAIN: Final = FileColours()
