"""The table of a game of tricks as a picture: its size, and that all that it shows can be seen."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.render.colours import Palette
from bot.render.lettering import SCALE
from bot.render.signs import Sign, draw_sign
from bot.render.tricks import (
    FELT,
    HAND_PX,
    PLATE,
    WIDTH_PX,
    DrawnHand,
    DrawnSeat,
    DrawnTable,
    DrawnTrick,
    draw_table,
)
from bot.rules.cards import SUITS, build_deck, parse_cards
from tests.support.pictures import opened
from tests.support.tiers import examples

PACK = build_deck()
# More than palettes differ.
SHADE = 64
SEATS = (
    DrawnSeat(("Ann",), 9, "hand +5", parse_cards("2H 5H 9H")),
    DrawnSeat(("Mei",), 9, "hand +13", parse_cards("QS"), is_computer=True),
    DrawnSeat(("Ben",), 9, "hand ±0", exposed=parse_cards("JD")),
    DrawnSeat(("Ravi",), 9, "hand -360", parse_cards("10C AH KH JD"), is_computer=True),
)
TRICK = DrawnTrick(1, parse_cards("KS 2S AS 10H"))
TABLE = DrawnTable(SEATS, "Trick 3 of 13", "hearts are broken", led="led", trick=TRICK)
HAND = DrawnHand(parse_cards("2S 5S JS KS 3H 8H QH 4D 10D 3C 4C 9C AC"))

words = st.text("Wil·ø 9", max_size=40)
cards = st.lists(st.sampled_from(PACK), max_size=26, unique=True).map(tuple)
seats = st.builds(
    DrawnSeat,
    st.tuples(words, st.just("Seat 1")),
    st.integers(0, 13),
    words,
    cards,
    cards,
    words,
    st.booleans(),
    st.booleans(),
    words,
)
tricks = st.builds(
    DrawnTrick,
    st.integers(0, 3),
    st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True).map(tuple),
    st.none() | st.integers(0, 3),
    st.frozensets(st.sampled_from(PACK)),
)
hands = st.builds(DrawnHand, cards.map(lambda held: held[:13]))
tables = st.builds(
    DrawnTable, st.tuples(*[seats] * 4), words, words, words, words, st.none() | tricks, st.none() | hands
)


def where_differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """Return in which box two pictures differ, in pixels as they are seen.

    Each has a palette of its own, so that shades differ a little everywhere.
    """
    difference = ImageChops.difference(one.convert("L"), other.convert("L"))
    box = difference.point(lambda shade: 255 * (shade > SHADE)).getbbox()
    return None if box is None else (box[0] // SCALE, box[1] // SCALE, box[2] // SCALE, box[3] // SCALE)


def differ(one: DrawnTable, other: DrawnTable) -> tuple[int, int, int, int] | None:
    return where_differ(*(opened(draw_table(each)) for each in (one, other)))


def with_seat(place: int, **changes: Any) -> DrawnTable:
    changed = [replace(seat, **changes) if at == place else seat for at, seat in enumerate(SEATS)]
    return replace(TABLE, seats=tuple(changed))


@settings(max_examples=examples(15), deadline=None)
@given(tables)
def test_whatever_happens_at_a_table_it_is_drawn_as_wide_as_a_phone(table):
    image = opened(draw_table(table))
    assert image.width == WIDTH_PX * SCALE
    assert image.height <= 400 * SCALE


def test_a_table_is_drawn_the_same_each_time():
    assert draw_table(TABLE) == draw_table(replace(TABLE))


def test_the_hand_is_below_the_table():
    public, own = opened(draw_table(TABLE)), opened(draw_table(replace(TABLE, hand=HAND)))
    assert HAND_PX * SCALE < own.height - public.height < (HAND_PX + 20) * SCALE
    half = (0, 0, public.width, public.height // 2)
    assert where_differ(public.crop(half), own.crop(half)) is None


@pytest.mark.parametrize(
    ("place", "is_there"),
    [
        (0, lambda x, y: y > 190),
        (1, lambda x, y: x < WIDTH_PX / 3),
        (2, lambda x, y: y < 70),
        (3, lambda x, y: x > 2 * WIDTH_PX / 3),
    ],
)
@pytest.mark.parametrize(
    "change",
    [{"names": ("Cat",)}, {"cards": 8}, {"points": "hand +1"}, {"counting": ()}, {"note": "to play"}],
)
def test_play_goes_clockwise_from_the_bottom(place, is_there, change):
    box = differ(TABLE, with_seat(place, **change))
    if box is None:
        assert SEATS[place] == replace(SEATS[place], **change)
        return
    assert is_there(box[0], box[1])
    assert is_there(box[2], box[3])


def test_a_turn_is_marked_by_more_than_words():
    seats = tuple(replace(seat, exposed=(), is_due=place == 1) for place, seat in enumerate(SEATS))
    image = opened(draw_table(replace(TABLE, seats=seats))).convert("RGB")
    left, right = (image.crop((x, 0, x + image.width // 2, image.height)) for x in (0, image.width // 2))
    amber = bytes(Palette.AMBER)
    assert left.tobytes().count(amber) > 400
    assert amber not in right.tobytes()


@pytest.mark.parametrize("place", range(4))
def test_a_card_lies_before_the_seat_that_played_it(place):
    one = replace(TABLE, trick=DrawnTrick(place, parse_cards("KS")))
    box = differ(replace(TABLE, trick=None), one)
    assert box is not None
    x, y = (box[0] + box[2]) / 2 - WIDTH_PX / 2, (box[1] + box[3]) / 2 - 134
    assert [y > 20, x < -20, y < -20, x > 20] == [place == each for each in range(4)]


def test_who_led_and_who_won_and_what_was_exposed_is_seen():
    ways = [
        TRICK,
        replace(TRICK, leader=2, cards=parse_cards("2S AS 10H KS")),
        replace(TRICK, winner=1),
        replace(TRICK, winner=3),
        replace(TRICK, exposed=frozenset(parse_cards("AS"))),
    ]
    assert len({draw_table(replace(TABLE, trick=trick)) for trick in ways}) == len(ways)


@pytest.mark.parametrize("place", range(4))
def test_a_score_stands_on_the_plate_of_its_seat(place):
    box = differ(with_seat(place, score="score 45"), with_seat(place, score="score -1,000"))
    assert box is not None
    x, y = (box[0] + box[2]) / 2 - WIDTH_PX / 2, (box[1] + box[3]) / 2 - 134
    assert [y > 60, x < -90, y < -60, x > 90] == [place == each for each in range(4)]


@pytest.mark.parametrize("place", range(4))
def test_where_there_is_no_more_than_a_name_its_plate_is_lower(place):
    seats = (replace(SEATS[place], cards=0, points="", counting=(), exposed=()),) * 4
    bare = opened(draw_table(replace(TABLE, seats=seats, trick=None))).convert("RGB")
    full = opened(draw_table(replace(TABLE, trick=None))).convert("RGB")
    plates = [image.tobytes().count(bytes(PLATE)) for image in (bare, full)]
    assert plates[0] < plates[1]


def test_without_seats_a_picture_shows_the_cards_and_whose_they_are():
    alone = replace(TABLE, seats=(), trick=None, heading="Ravi took", hand=HAND)
    image = opened(draw_table(alone))
    assert image.width == WIDTH_PX * SCALE
    assert HAND_PX * SCALE < image.height < (HAND_PX + 60) * SCALE
    box = differ(alone, replace(alone, heading=""))
    assert box is not None
    assert box[3] < 30


def test_a_name_too_long_is_cut_and_leaves_the_rest_in_place():
    changed = with_seat(3, names=("W" * 32,))
    box = differ(TABLE, changed)
    assert box is not None
    assert box[2] < WIDTH_PX - 8
    assert box[3] - box[1] < 30


@pytest.mark.parametrize("sign", [*SUITS, *Sign])
def test_each_sign_is_one_of_its_own(sign):
    drawn = draw_sign(sign, 24, FELT)
    assert drawn.size == (24, 24)
    assert sum(drawn.getchannel("A").tobytes()) > 24 * 24 * 255 * 0.15
    others = [draw_sign(other, 24, FELT) for other in (*SUITS, *Sign) if other is not sign]
    assert all(drawn.tobytes() != other.tobytes() for other in others)


def test_in_four_colours_diamonds_are_blue_and_clubs_green_wherever_they_lie():
    seats = (*SEATS[:3], replace(SEATS[3], counting=parse_cards("10C")))
    clubs_and_diamonds = (
        replace(TABLE, trick=DrawnTrick(0, parse_cards("2D 3C"))),
        replace(TABLE, trick=None, hand=DrawnHand(parse_cards("4D 5C"))),
        replace(TABLE, trick=None, seats=seats),
    )
    for table in clubs_and_diamonds:
        assert draw_table(table) != draw_table(replace(table, four_colour=True))
    neither = replace(TABLE, seats=(SEATS[1],) * 4, hand=DrawnHand(parse_cards("2S 3H")))
    assert draw_table(neither) == draw_table(replace(neither, four_colour=True))
