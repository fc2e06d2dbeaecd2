"""Pictures that take no time, for tests of what becomes of them: most of an evening is drawing otherwise."""

from collections.abc import Callable, Hashable
from hashlib import sha256
from io import BytesIO
from typing import Final

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from bot.views import pictures

_DRAWN: Final = pictures._drawn


def draw_at_once(patch: pytest.MonkeyPatch) -> None:
    """Have each picture be one pixel, and a file of its own for what would be drawn."""
    patch.setattr(pictures, "_drawn", one_pixel)


def draw_for_real(patch: pytest.MonkeyPatch) -> None:
    """Have pictures drawn, each anew."""
    _DRAWN.cache_clear()
    patch.setattr(pictures, "_drawn", _DRAWN)


def one_pixel(draw: Callable[..., bytes], *inputs: Hashable) -> bytes | None:
    """Return one pixel instead of a picture, in a file of its own for what would be drawn."""
    language, drawing, *given = inputs
    if not getattr(drawing, "__module__", "").startswith("bot.render"):
        # What a test draws instead, perhaps in vain.
        return _DRAWN(draw, *inputs)
    info, stream = PngInfo(), BytesIO()
    of = (language, getattr(drawing, "__name__", ""), given)
    info.add_text("of", sha256(repr(of).encode()).hexdigest())
    Image.new("P", (1, 1)).save(stream, format="PNG", pnginfo=info)
    return stream.getvalue()
