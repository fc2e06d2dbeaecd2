"""Cards as pictures: what is asked of them, and how they come out."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.paths import data_dir
from bot.render.cards import back, emoji_name, emoji_png, face
from bot.rules.cards import SUITS, Card, Suit, build_deck

FOUR_COLOUR = [False, True]


def test_the_sheet_is_small_enough_to_ship():
    assert (data_dir() / "cards" / "sheet.webp").stat().st_size <= 300_000


@pytest.mark.parametrize("four_colour", FOUR_COLOUR)
@pytest.mark.parametrize("suit", SUITS)
def test_a_face_is_five_to_seven_and_transparent_outside_its_corners(suit, four_colour):
    image = face(Card(10, suit), height_px=140, four_colour=four_colour)
    assert (image.mode, image.size) == ("RGBA", (100, 140))
    alpha = image.getchannel("A")
    assert [alpha.getpixel(at) for at in ((0, 0), (99, 139), (50, 70))] == [0, 0, 255]


def test_the_backs_differ():
    first, second = (back(height_px=70, second=second) for second in (False, True))
    assert first.size == second.size == (50, 70)
    assert first.tobytes() != second.tobytes()


@pytest.mark.parametrize("four_colour", FOUR_COLOUR)
def test_every_card_has_an_emoji_with_a_name_discord_takes(four_colour):
    names = [emoji_name(card, four_colour=four_colour) for card in build_deck()]
    assert len(set(names)) == 52
    # Room for a version of two digits.
    assert [name for name in names if not re.fullmatch(r"[A-Za-z0-9_]{2,31}", name)] == []
    sizes = {Image.open(BytesIO(emoji_png(card, four_colour=four_colour))).size for card in build_deck()}
    assert sizes == {(128, 128)}


def test_only_the_suits_with_a_colour_of_their_own_have_another_emoji_in_four_colours():
    same = {card.suit for card in build_deck() if emoji_name(card) == emoji_name(card, four_colour=True)}
    assert same == {Suit.SPADES, Suit.HEARTS}
