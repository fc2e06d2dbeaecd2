"""Scores from hand to hand as a picture: its size, where its lines run, and that they can be told apart."""

import re
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.render import Palette, ScoreLine, draw_scores
from bot.render.chart import MARGIN_PX
from bot.render.lettering import SCALE
from bot.render.score_chart import PLOT_PX, WIDTH_PX
from tests.support.pictures import opened
from tests.support.tiers import examples

HEIGHT_PX: Final = 320


def picture(*totals, names=("Ann", "Ben", "Cat", "Dan")):
    lines = [ScoreLine(name, its) for name, its in zip(names, totals, strict=False)]
    return opened(draw_scores(lines, "Hand"))


def places_of(image, colour):
    """Where in the frame a colour is, from the left and from the top, in pixels as they are seen."""
    frame = image.convert("RGB").crop((0, 0, image.width, (MARGIN_PX + PLOT_PX + MARGIN_PX) * SCALE))
    found = (match.start() for match in re.finditer(re.escape(bytes(colour)), frame.tobytes()))
    places = (divmod(at // 3, image.width) for at in found if at % 3 == 0)
    return [(x / SCALE, y / SCALE) for y, x in places]


@pytest.mark.parametrize(
    "totals", [[[0]] * 4, [[26, 52], [-3, 0], [0, 1], [2, 2]], [range(-1000, 3200, 35)] * 4]
)
def test_the_chart_of_scores_is_for_a_phone_drawn_twice_as_fine(totals):
    image = picture(*totals)
    assert image.size == (WIDTH_PX * SCALE, HEIGHT_PX * SCALE)


def test_the_same_scores_give_the_same_picture():
    lines = [ScoreLine("Ann", [3, 29]), ScoreLine("Ben", [23, 23])]
    assert draw_scores(lines, "Hand") == draw_scores(lines, "Hand")
    assert draw_scores(lines, "Hand") != draw_scores(lines[::-1], "Hand")


@settings(max_examples=examples(6))
@given(st.integers(1, 45), st.data())
def test_all_lines_run_within_the_frame_and_the_first_to_its_right_edge(hands, data):
    scores = st.lists(st.integers(-(10**5), 10**5), min_size=hands, max_size=hands)
    image = picture(*(data.draw(scores) for _ in range(4)))
    places = [places_of(image, colour) for colour in Palette.APART]
    for x, y in (place for line in places for place in line):
        assert MARGIN_PX < x < WIDTH_PX - MARGIN_PX + 2
        assert 0 < y < PLOT_PX + 2 * MARGIN_PX
    assert max(x for x, _ in places[0]) > WIDTH_PX - 2 * MARGIN_PX


def test_a_higher_score_is_drawn_higher():
    image = picture([100, 200], [50, 60], [0, 0], [-100, -200])
    middles = [
        sum(y for _, y in found) / len(found) for found in (places_of(image, each) for each in Palette.APART)
    ]
    assert middles == sorted(middles)


def test_lines_with_the_same_scores_are_all_seen():
    image = picture(*[[13, 26, 26]] * 4)
    seen = [len(places_of(image, colour)) for colour in Palette.APART]
    assert min(seen) > 100


def test_names_of_all_lengths_leave_room_for_the_scores():
    image = picture([1], [2], [3], [4], names=["W" * 32, "i" * 32, "", "Mei for Benjamin"])
    column = (WIDTH_PX // 2 + 2) * SCALE
    below = [image.getpixel((column, y))[:3] for y in range((PLOT_PX + 60) * SCALE, image.height - 2 * SCALE)]
    assert set(below) == {Palette.PANEL}
