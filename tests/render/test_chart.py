"""The balance as a line: its size, where it runs."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render import Palette, draw_chart
from bot.render.chart import HEAD_PX, HEIGHT_PX, MOST_TICKS, WIDTH_PX, ticks_for
from bot.render.lettering import SCALE
from tests.support.pictures import opened


def picture(*balances):
    return opened(draw_chart([*enumerate(balances)], "Start: 0", "Now: 1", "Round"))


def rows_of(image, colour, x_px):
    """The rows of a column that have a colour, in pixels as they are seen."""
    column = [image.getpixel((x_px * SCALE, y))[:3] for y in range(image.height)]
    return [y / SCALE for y, found in enumerate(column) if found == colour]


@pytest.mark.parametrize("balances", [[0], [5, 9], [-(10**15), 3], range(-500, 500)])
def test_the_chart_of_a_balance_is_for_a_phone_drawn_twice_as_fine(balances):
    assert picture(*balances).size == (WIDTH_PX * SCALE, HEIGHT_PX * SCALE)


def test_the_line_runs_above_zero_and_below():
    image = picture(10, 10, -10, -10)
    won, lost = (rows_of(image, Palette.BLUE, x_px) for x_px in (80, WIDTH_PX - 40))
    zero = rows_of(image, Palette.QUIET, WIDTH_PX // 2 + 40)
    assert won
    assert lost
    assert max(won) < min(row for row in zero if row > HEAD_PX) < min(lost)


@pytest.mark.parametrize("base", [0, 1_000, -5_000])
def test_the_line_uses_its_height_however_far_the_balance_is_from_zero(base):
    drawn = picture(base, base + 20, base + 40)
    rows = [row for x in range(WIDTH_PX - 25) for row in rows_of(drawn, Palette.BLUE, x)]
    assert max(rows) - min(rows) > (HEIGHT_PX - HEAD_PX) / 2


def test_rounds_are_as_far_apart_whenever_they_were_played():
    image = picture(0, 30, 0, 30, 0)
    frame = [x for x in range(WIDTH_PX) if rows_of(image, Palette.BLUE, x)]
    left, right = frame[0], frame[-1] - 5
    heights = [min(rows_of(image, Palette.BLUE, left + (right - left) * part // 4)) for part in (1, 2, 3)]
    assert heights[0] == pytest.approx(heights[2], abs=8)
    assert heights[1] > heights[0] + 40


@pytest.mark.parametrize(
    ("lowest", "highest", "ticks"),
    [
        (0, 0, [0, 1]),
        (0, 3, [0, 1, 2, 3]),
        (-12, 31, [-20, -10, 0, 10, 20, 30, 40]),
        (0, 1000, [0, 200, 400, 600, 800, 1000]),
        (-7, 0, [-8, -6, -4, -2, 0]),
    ],
)
def test_ticks(lowest, highest, ticks):
    assert ticks_for(lowest, highest) == ticks


@given(st.integers(-(10**15), 0), st.integers(0, 10**15))
def test_ticks_hold_everything_and_zero_and_are_few(lowest, highest):
    ticks = ticks_for(lowest, highest)
    assert ticks[0] <= lowest <= highest <= ticks[-1]
    assert 0 in ticks
    assert 2 <= len(ticks) <= MOST_TICKS + 1
    assert len({after - before for before, after in pairwise(ticks)}) == 1
