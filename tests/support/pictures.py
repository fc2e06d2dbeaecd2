"""Pictures as tests look at them."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

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


def words_for(message: Any) -> list[str]:
    """Return the words for the pictures of a message: what those have who cannot see them."""
    payloads = (item if isinstance(item, dict) else item.to_dict() for item in message.components)
    return [item["description"] for part in parts_of(payloads) for item in part.get("items", ())]


def parts_of(components: Any) -> Iterator[dict[str, Any]]:
    """Yield all components of a layout, as Discord is told of them."""
    for component in components:
        yield component
        yield from parts_of(component.get("components", ()))
