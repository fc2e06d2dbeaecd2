"""Scores from hand to hand as a picture: its size, where its lines run, and that they can be told apart."""

import re
from io import BytesIO
from itertools import combinations
from math import dist
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.render import Palette, ScoreLine, draw_scores
from bot.render.canvas import SCALE
from bot.render.chart import MARGIN_PX
from bot.render.score_chart import PLOT_PX, WIDTH_PX
from tests.support.tiers import examples

HEIGHT_PX: Final = 320
# What is seen by who lacks one of the three kinds of cones, from linear red, green and blue. Source: Machado,
# Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
EYES: Final = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def picture(*totals, names=("Ann", "Ben", "Cat", "Dan")):
    lines = [ScoreLine(name, its) for name, its in zip(names, totals, strict=False)]
    return Image.open(BytesIO(draw_scores(lines, "Hand")))


def places_of(image, colour):
    """Where in the frame a colour is, from the left and from the top, in pixels as they are seen."""
    frame = image.convert("RGB").crop((0, 0, image.width, (MARGIN_PX + PLOT_PX + MARGIN_PX) * SCALE))
    found = (match.start() for match in re.finditer(re.escape(bytes(colour)), frame.tobytes()))
    places = (divmod(at // 3, image.width) for at in found if at % 3 == 0)
    return [(x / SCALE, y / SCALE) for y, x in places]


@pytest.mark.parametrize(
    "totals", [[[0]] * 4, [[26, 52], [-3, 0], [0, 1], [2, 2]], [range(-1000, 3200, 35)] * 4]
)
def test_the_chart_of_scores_is_a_png_for_a_phone_drawn_twice_as_fine(totals):
    image = picture(*totals)
    assert image.format == "PNG"
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


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_differ_to_all_eyes_from_each_other_and_from_the_ground(eyes):
    seen = [
        _lab(
            [sum(part * of for part, of in zip(row, map(_linear, colour), strict=True)) for row in EYES[eyes]]
        )
        for colour in (*Palette.APART, Palette.PANEL)
    ]
    # Two colours side by side differ plainly from about 10 on.
    assert min(dist(one, other) for one, other in combinations(seen, 2)) > 20


def _linear(part):
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _lab(linear):
    """Return a colour in CIE L*a*b*, in which distances are how different colours look."""
    red, green, blue = (min(max(part, 0.0), 1.0) for part in linear)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    x, y, z = (each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116 for each in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
