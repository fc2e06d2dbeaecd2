"""The panel of all pictures: the colours of its file, its corners, what is pasted on it."""

from PIL import Image

from bot.render import Palette
from bot.render.canvas import Canvas
from tests.support.pictures import opened


def test_corners_let_the_ground_through_and_a_pasted_image_its_panel():
    canvas = Canvas(40, 40)
    canvas.paste(Image.new("RGBA", (8, 8), (255, 0, 0, 255)), (10, 10))
    canvas.paste(Image.new("RGBA", (8, 8), (255, 0, 0, 0)), (20, 10))
    image = opened(canvas.to_bytes())
    opacities = list(image.getchannel("A").crop((0, 0, 1, image.height // 2)).tobytes())
    assert opacities == sorted(opacities)
    assert (opacities[0], opacities[-1]) == (0, 255)
    assert image.getpixel((22, 22)) == (255, 0, 0, 255)
    assert image.getpixel((42, 22)) == (*Palette.PANEL, 255)
