"""The balance as a line: its size, where it runs, what is left out of it."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render import Palette, draw_chart
from bot.render.chart import DAY_MS, HEIGHT_PX, MOST_TICKS, WIDTH_PX, thinned, ticks_for
from bot.render.lettering import SCALE
from tests.support.pictures import opened

START = 1_800_000_000_000
POINTS = st.lists(st.tuples(st.integers(0, 10**9), st.integers(-(10**12), 10**12)), min_size=1, max_size=80)


def picture(*points):
    return opened(draw_chart(points))


def rows_of(image, colour, x_px):
    """The rows of a column that have a colour, in pixels as they are seen."""
    column = [image.getpixel((x_px * SCALE, y))[:3] for y in range(image.height)]
    return [y / SCALE for y, found in enumerate(column) if found == colour]


@pytest.mark.parametrize(
    "points", [[(START, 0)], [(START, 5), (START, 9)], [(START, -(10**15)), (START + 1, 3)]]
)
def test_the_chart_of_a_balance_is_for_a_phone_drawn_twice_as_fine(points):
    image = picture(*points)
    assert image.size == (WIDTH_PX * SCALE, HEIGHT_PX * SCALE)


def test_the_line_runs_above_zero_and_below():
    image = picture((START, 10), (START + DAY_MS, -10), (START + 2 * DAY_MS, -10))
    [zero] = {round(row) for row in rows_of(image, Palette.TEXT, WIDTH_PX // 4)[:1]}
    won, lost = (rows_of(image, Palette.BLUE, WIDTH_PX * part // 4) for part in (1, 3))
    assert won
    assert lost
    assert max(won) < zero < min(lost)


def test_a_balance_holds_until_the_next_round():
    image = picture((START, 10), (START + DAY_MS, 0), (START + 2 * DAY_MS, 0))
    early, late = (rows_of(image, Palette.BLUE, x) for x in (60, WIDTH_PX // 2 - 10))
    assert early == late


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


@given(POINTS, st.integers(1, 30))
def test_thinned_keeps_the_ends_the_peaks_and_the_order(points, width_px):
    points = sorted(points, key=lambda point: point[0])
    kept = thinned(points, width_px)
    assert len(kept) <= 4 * (width_px + 1)
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    for extreme in (min, max):
        assert extreme(balance for _, balance in kept) == extreme(balance for _, balance in points)
    remaining = iter(points)
    assert all(point in remaining for point in kept)
