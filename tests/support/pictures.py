"""Pictures as tests look at them."""

from io import BytesIO

from PIL import Image

from bot.render import EXTENSION

# As many bytes as any picture may have: it is seen before a slow telephone gets impatient.
MOST_BYTES = 60_000


def opened(data: bytes) -> Image.Image:
    """Return a picture's pixels, in RGBA; it has the one format of all, and is no larger than any may be."""
    image = Image.open(BytesIO(data))
    assert image.format == EXTENSION.upper()
    assert len(data) <= MOST_BYTES
    return image.convert("RGBA")
