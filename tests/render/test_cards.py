"""Cards as pictures: what is asked of them, how they come out, and who can tell them apart."""

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.render import cards
from bot.render.cards import FOUR_INKS, INKS, PAPER, back, emoji_name, emoji_png, face
from bot.rules.cards import ACE_OF_SPADES, SUITS, Card, Suit, build_deck, parse_card
from tests.card_art import contact

FOUR_COLOUR = [False, True]
GROUNDS = ["#313338", "#1e1f22", "#ffffff"]
# What people see in whom one kind of the eye's cones is missing: linear light to linear light.
# Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", 2009, severity 1.0.
SIGHTS = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def emoji(card, *, four_colour=False):
    return Image.open(BytesIO(emoji_png(card, four_colour=four_colour)))


def on_ground(image, ground):
    seen = Image.new("RGB", image.size, ground)
    seen.paste(image, mask=image)
    return seen


def difference(one, other):
    """How much two pictures differ: the mean over pixels and colours, of 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def linear(colour):
    bands = [band / 255 for band in ImageColor.getrgb(colour)]
    return [band / 12.92 if band <= 0.04045 else ((band + 0.055) / 1.055) ** 2.4 for band in bands]


def brightness(light):
    return sum(part * band for part, band in zip((0.2126, 0.7152, 0.0722), light, strict=True))


def lab(light):
    """How light is felt, in CIE Lab: distances there are differences as people feel them."""
    red, green, blue = light
    parts = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        brightness(light),
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour, sight):
    light = linear(colour)
    return lab([min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHTS[sight]])


@pytest.mark.parametrize("four_colour", FOUR_COLOUR)
@pytest.mark.parametrize("suit", SUITS)
def test_a_face_is_five_to_seven_and_transparent_outside_its_corners(suit, four_colour):
    image = face(Card(10, suit), height_px=140, four_colour=four_colour)
    assert (image.mode, image.size) == ("RGBA", (100, 140))
    alpha = image.getchannel("A")
    assert [alpha.getpixel(at) for at in ((0, 0), (99, 139), (50, 70))] == [0, 0, 255]


@pytest.mark.parametrize("height_px", [21, 70, 140, 280, 400])
def test_faces_and_backs_come_in_any_size(height_px):
    images = [face(ACE_OF_SPADES, height_px=height_px), back(height_px=height_px)]
    assert [image.size for image in images] == [(round(height_px * 5 / 7), height_px)] * 2


def test_a_face_is_cut_out_and_scaled_once():
    assert face(ACE_OF_SPADES, height_px=77) is face(ACE_OF_SPADES, height_px=77)
    assert face.cache_info().maxsize is not None


def test_many_threads_read_the_sheet_once(monkeypatch):
    reads = []
    read = Image.open

    def counted(path):
        reads.append(path)
        return read(path)

    monkeypatch.setattr(Image, "open", counted)
    cards._loaded_sheet.cache_clear()
    with ThreadPoolExecutor(8) as threads:
        sizes = set(
            threads.map(lambda height_px: face(Card(7, Suit.CLUBS), height_px=height_px).size, range(80, 96))
        )
    assert len(sizes) == 16
    assert len(reads) == 1


def test_the_backs_differ():
    assert difference(*(on_ground(back(height_px=70, second=second), "#000") for second in FOUR_COLOUR)) > 40


@pytest.mark.parametrize("ground", ["#313338", "#ffffff"])
def test_all_cards_are_told_apart_in_a_line_of_text(ground):
    # In two colours; four are further apart still.
    small = {card: on_ground(emoji(card).resize((22, 22)), ground) for card in build_deck()}
    differences = {pair: difference(*(small[card] for card in pair)) for pair in combinations(small, 2)}
    assert len(differences) == 52 * 51 / 2
    assert {pair: much for pair, much in differences.items() if much < 5} == {}


@pytest.mark.parametrize("four_colour", FOUR_COLOUR)
def test_all_cards_are_told_apart_by_the_corner_that_shows_in_a_fan(four_colour):
    corners = {
        card: on_ground(face(card, height_px=112, four_colour=four_colour), "#000").crop((0, 0, 22, 40))
        for card in build_deck()
    }
    assert [
        f"{one} {other}"
        for one, other in combinations(corners, 2)
        if difference(corners[one], corners[other]) < 4
    ] == []


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_card_stands_out_from_the_ground_it_lies_on(ground):
    # A light card with a dark edge: at least one of them is far from any ground.
    picture = on_ground(emoji(parse_card("2H")).resize((22, 22)), ground)
    rows = [linear("#{:02x}{:02x}{:02x}".format(*picture.getpixel((x, 11)))) for x in range(3)]
    far = brightness(linear(ground)) + 0.05
    assert max(max(far, brightness(row) + 0.05) / min(far, brightness(row) + 0.05) for row in rows) > 3


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_four_colours_are_told_apart_by_everybody(sight):
    alike = {
        (one.name, other.name): distance
        for one, other in combinations(SUITS, 2)
        if (
            distance := sum(
                (a - b) ** 2
                for a, b in zip(seen(FOUR_INKS[one], sight), seen(FOUR_INKS[other], sight), strict=True)
            )
            ** 0.5
        )
        < 24
    }
    assert alike == {}


@pytest.mark.parametrize("ink", sorted({*INKS.values(), *FOUR_INKS.values()}))
def test_ink_can_be_read_on_paper(ink):
    # Source: WCAG 2.2, 1.4.11: at least 3 to 1 for signs.
    light, dark = brightness(linear(PAPER)) + 0.05, brightness(linear(ink)) + 0.05
    assert light / dark >= 3


@pytest.mark.parametrize("four_colour", FOUR_COLOUR)
def test_a_card_is_printed_in_the_ink_of_its_suit(four_colour):
    inks = FOUR_INKS if four_colour else INKS
    for suit in SUITS:
        picture = emoji(Card(2, suit), four_colour=four_colour)
        assert picture.getpixel((91, 64)) == (*ImageColor.getrgb(inks[suit]), 255)


@pytest.mark.parametrize("four_colour", FOUR_COLOUR)
def test_every_card_has_an_emoji_with_a_name_discord_takes(four_colour):
    names = [emoji_name(card, four_colour=four_colour) for card in build_deck()]
    assert len(set(names)) == 52
    # One shorter than Discord's 32, which is room for a version of two digits.
    assert [name for name in names if not re.fullmatch(r"[A-Za-z0-9_]{2,31}", name)] == []
    sizes = {emoji(card, four_colour=four_colour).size for card in build_deck()}
    assert sizes == {(128, 128)}


def test_only_the_suits_with_a_colour_of_their_own_have_another_emoji_in_four_colours():
    same = {card.suit for card in build_deck() if emoji_name(card) == emoji_name(card, four_colour=True)}
    assert same == {Suit.SPADES, Suit.HEARTS}
    assert emoji_png(ACE_OF_SPADES) == emoji_png(ACE_OF_SPADES, four_colour=True)


def test_a_sheet_to_name_cards_from_shows_each_once_on_each_ground(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["contact", str(tmp_path / "new")])
    contact.main()
    solution = (tmp_path / "new" / "solution.txt").read_text(encoding="utf-8").split()
    assert sorted(solution[1::2]) == sorted(map(str, build_deck()))
    picture = Image.open(tmp_path / "new" / "contact.png")
    dark, light = (
        picture.crop((0, top, picture.width, top + picture.height // 2)) for top in (0, picture.height // 2)
    )
    assert [part.getpixel((0, 0)) for part in (dark, light)] == [(0x31, 0x33, 0x38), (255, 255, 255)]
    # The middle of the enlarged first emoji is the same on both.
    assert dark.crop((48, 30, 82, 64)).tobytes() == light.crop((48, 30, 82, 64)).tobytes()


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("card", [card for card in build_deck() if card.rank >= 11], ids=str)
def test_the_emoji_of_a_court_card_has_its_letter_beside_the_suit_where_other_ranks_are(card, four_colour):
    ink = ImageColor.getrgb((FOUR_INKS if four_colour else INKS)[card.suit])
    with Image.open(BytesIO(emoji_png(card, four_colour=four_colour))) as image:
        left = image.convert("RGB").crop((8, 16, 60, 112))
    assert {colour: pixels for pixels, colour in left.getcolors(left.width * left.height) or ()}.get(
        ink, 0
    ) > 1000
