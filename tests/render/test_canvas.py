"""The panel of all pictures: the colours of its file, its corners, what is pasted on it."""

from PIL import Image

from bot.render import Palette
from bot.render.canvas import Canvas
from bot.render.cards import face
from bot.rules.cards import JACK, build_deck
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


def test_a_picture_full_of_court_cards_is_small_enough_in_fewer_colours():
    canvas = Canvas(420, 340)
    court = [card for card in build_deck() if card.rank >= JACK]
    for index, card in enumerate(court):
        canvas.paste(face(card, height_px=190), (6 + index % 6 * 68, 10 + index // 6 * 110))
    image = opened(canvas.to_bytes())
    assert image.getpixel((2, 100)) == (*Palette.PANEL, 255)
