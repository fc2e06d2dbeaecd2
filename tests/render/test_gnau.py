"""Pictures of Gnau: every card and every word of a hand is on them, at each size of a table."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.render.colours import Palette
from bot.render.gnau import DrawnGroup, ResultLine, draw_hand, draw_result
from bot.render.gnau.emblems import emblem
from bot.render.lettering import SCALE
from bot.rules.cards import build_deck, parse_cards
from bot.rules.gnau.ranking import Category
from bot.text.cards import card_plain
from tests.support.drawn import note_drawn
from tests.support.pictures import opened

CARDS = tuple(parse_cards("3S 6H 4C 8D 8S"))
SPLIT = (
    DrawnGroup(CARDS[:3], (None, 3, None), "3+3+4=10"),
    DrawnGroup(CARDS[3:], (None, None), "pair"),
)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[bytes, str]:
    noted: dict[bytes, str] = {}
    note_drawn(noted, monkeypatch)
    return noted


def lines(count: int, name: str = "Ann") -> tuple[ResultLine, ...]:
    deck = build_deck(2)
    found = []
    for number in range(count):
        cards = deck[number * 5 : number * 5 + 5]
        hand = (DrawnGroup(tuple(cards), (None,) * 5),)
        category = [*Category][number % len(Category)]
        found.append(ResultLine(f"{name} {number}", hand, category, f"Label {number}", f"+{number}", number))
    return tuple(found)


def test_a_hand_shows_each_card_what_it_counts_as_and_what_the_groups_come_to(drawn: dict[bytes, str]):
    on_it = drawn[draw_hand(SPLIT)].split()
    assert [word for word in on_it if word in map(card_plain, CARDS)] == [*map(card_plain, CARDS)]
    assert {"3", "3+3+4=10", "pair"} <= set(on_it)


def test_a_hand_without_groups_is_as_wide_as_one_with_them():
    whole, split = opened(draw_hand((DrawnGroup(CARDS, (None,) * 5),))), opened(draw_hand(SPLIT))
    assert whole.width == split.width
    assert whole.height < split.height


@pytest.mark.parametrize("count", [2, 7, 8, 20])
def test_a_result_shows_every_hand_within_60_kb(drawn: dict[bytes, str], count: int):
    shown = lines(count)
    data = draw_result(shown)
    assert len(data) <= 60_000
    on_it = drawn[data].split("\n")
    for line in shown:
        assert {line.name, line.label, line.delta} <= set(on_it)
        assert all(
            f"{card} {card_plain(card)}" in on_it for group in line.hand for card in group.cards if card
        )


@pytest.mark.parametrize("count", [3, 9])
def test_a_long_name_ends_before_what_was_gained(drawn: dict[bytes, str], count: int):
    words = drawn[draw_result(lines(count, "W" * 32))].split("\n")
    assert sum("W…" in word for word in words) == count


def test_what_went_wrong_is_drawn_whole_beside_what_was_possible(drawn: dict[bytes, str]):
    [line] = lines(1)
    why, possible = "Not an ox: 3/6+3/6+3/6=9, 12, 15 or 18", "possible: Double Ox K"
    data = draw_result([replace(line, mistake=why, possible=possible)])
    assert {why, possible} <= set(drawn[data].split("\n"))


def test_what_a_card_counts_as_covers_no_name():
    def drawn_with(name: str, value: int | None) -> Image.Image:
        hand = (DrawnGroup(CARDS[:3], (value, None, None)), DrawnGroup(CARDS[3:], (None, None)))
        line = ResultLine(name, hand, Category.SINGLE, "Single Ox 2", "+1", 1)
        return opened(draw_result([line])).convert("L")

    def covered_by(image: Image.Image) -> tuple[int, int, int, int]:
        strong = ImageChops.difference(image, drawn_with("", None)).point(lambda light: 255 * (light > 40))
        found = strong.getbbox()
        assert found is not None
        return found

    name, badge = covered_by(drawn_with("gypsy", None)), covered_by(drawn_with("", 6))
    assert name[0] < badge[2]
    assert badge[0] < name[2]
    assert name[3] <= badge[1]


def test_the_large_form_grows_by_the_hand_and_the_small_one_is_lower():
    heights = [opened(draw_result(lines(count))).height for count in (6, 7, 8)]
    assert heights[0] < heights[1] > heights[2]


def test_the_dealer_stands_out_and_nobody_else():
    plain = lines(2)
    marked = (replace(plain[0], is_dealer=True), plain[1])
    image, other = (opened(draw_result(each)).convert("RGB") for each in (marked, plain))
    beside = (8 * SCALE, 12 * SCALE)
    assert image.getpixel(beside) != other.getpixel(beside)
    # The next one begins a line lower, and each picture has a palette of its own.
    lower = (8 * SCALE, 100 * SCALE)
    assert image.getpixel(lower) == other.getpixel(lower)


def test_every_category_has_an_emblem_of_its_own():
    assert len({emblem(category, side_px=48).tobytes() for category in Category}) == len(Category)


def test_in_four_colours_diamonds_and_clubs_differ_from_the_usual():
    def drawn_in(cards: str, *, four_colour: bool) -> bytes:
        return draw_hand((DrawnGroup(tuple(parse_cards(cards)), (None,) * 5, "", four_colour),))

    for cards, is_other in (("3S 4S 5H 6H 7H", False), ("3S 4S 5H 6H 7D", True), ("3S 4S 5H 6H 7C", True)):
        assert (drawn_in(cards, four_colour=True) != drawn_in(cards, four_colour=False)) is is_other


def test_the_sign_of_no_ox_is_the_shadow_of_one_crossed_out():
    none, ox = (emblem(category, side_px=96) for category in (Category.NONE, Category.SINGLE))
    outline, shadow = (image.getchannel("A").point(lambda alpha: 255 * (alpha > 128)) for image in (ox, none))
    assert ImageChops.multiply(outline, shadow).histogram()[255] > 0.95 * outline.histogram()[255]
    colours = {colour: pixels for pixels, colour in none.getcolors(96 * 96) or ()}
    assert colours.get((*Palette.RED, 255), 0) > 500
