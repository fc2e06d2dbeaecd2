"""The panel of all pictures: the colours of its file, its corners, what is pasted on it."""

import zlib
from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Palette, files
from bot.render.canvas import Canvas
from bot.render.colours import NAMED
from bot.render.files import FileColours
from tests.support.pictures import opened


def test_corners_let_the_ground_through_and_a_pasted_image_its_panel():
    canvas = Canvas(40, 40)
    canvas.paste(Image.new("RGBA", (8, 8), (*Palette.RED, 255)), (10, 10))
    canvas.paste(Image.new("RGBA", (8, 8), (255, 0, 0, 0)), (20, 10))
    image = opened(canvas.to_bytes())
    opacities = list(image.getchannel("A").crop((0, 0, 1, image.height // 2)).tobytes())
    assert opacities == sorted(opacities)
    assert (opacities[0], opacities[-1]) == (0, 255)
    assert image.getpixel((22, 22)) == (*Palette.RED, 255)
    assert image.getpixel((42, 22)) == (*Palette.PANEL, 255)


def test_a_file_has_the_named_colours_and_those_of_sprites_and_no_other():
    sprite = Image.new("RGBA", (8, 8), (8, 200, 8, 255))
    colours = FileColours(grounds=(Palette.PANEL,), inks=(), sprites=lambda: [sprite], most=4)
    canvas = Canvas(40, 40)
    for place, ink in enumerate([*NAMED, (9, 199, 9), (255, 0, 255)]):
        canvas.box((10 + place, 10, 11 + place, 12), ink, radius_px=0)
    image = opened(canvas.to_bytes(colours))
    *named, green, other = (image.getpixel((20 + 2 * place, 22)) for place in range(len(NAMED) + 2))
    assert named == [(*ink, 255) for ink in NAMED]
    assert green == (8, 200, 8, 255)
    assert other in {(*each, 255) for each in NAMED}


@pytest.mark.parametrize("deflated", [files._deflated, zlib.compress])
@pytest.mark.parametrize("size", [(1, 1), (37, 5), (720, 534)])
def test_a_file_holds_each_pixel_whatever_packs_it(
    deflated: Callable[[bytes], bytes], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(files, "_deflated", deflated)
    colours = FileColours()
    picture = colours.few(Image.effect_noise(size, 90).convert("RGB"))
    file = colours.packed(picture)
    # Checks the sums of all chunks.
    Image.open(BytesIO(file)).verify()
    with Image.open(BytesIO(file)) as read:
        assert read.mode == "P"
        assert (read.size, read.tobytes()) == (size, picture.tobytes())
        colours_read, its_colours = read.getpalette() or [], picture.getpalette() or []
        assert colours_read[: len(its_colours)] == its_colours != []
