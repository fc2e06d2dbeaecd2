"""Ranked people as a picture: its size, the best three, bars to both sides of where they start."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render import Palette, StandingRow, bar_start, draw_standings
from bot.render.lettering import SCALE
from bot.render.standings import BAR_PX, BAR_TOP_PX, MARGIN_PX, ROW_PX, WIDTH_PX
from tests.support.pictures import opened


def picture(*scores, names=None):
    rows = [
        StandingRow(rank, (names[rank - 1] if names else "Ann", f"Rank {rank}"), f"{score}", score)
        for rank, score in enumerate(scores, start=1)
    ]
    return opened(draw_standings(rows, (min(scores), max(scores))))


def bar_of(image, row, colour):
    """Where a row's bar begins and ends, in pixels as they are seen; None where none is."""
    line = round((MARGIN_PX + row * ROW_PX + BAR_TOP_PX + BAR_PX / 2) * SCALE)
    found = [x / SCALE for x in range(image.width) if image.getpixel((x, line))[:3] == colour]
    return (found[0], found[-1]) if found else None


@pytest.mark.parametrize("people", [1, 3, 10])
def test_the_picture_of_ranked_people_is_as_wide_as_a_phone_with_a_row_each(people):
    image = picture(*range(people, 0, -1), names=["小明 of the Seven Seas " * 2] * people)
    assert image.width == WIDTH_PX * SCALE
    assert image.height > people * (ROW_PX - 8) * SCALE


def test_bars_run_from_zero_to_the_right_and_for_what_is_below_it_to_the_left():
    image = picture(100, 50, 0, -50)
    whole, half = bar_of(image, 0, Palette.BLUE), bar_of(image, 1, Palette.BLUE)
    lost = bar_of(image, 3, Palette.RED)
    assert whole is not None
    assert half is not None
    assert lost is not None
    assert half[0] == pytest.approx(whole[0], abs=2)
    assert half[1] - half[0] == pytest.approx((whole[1] - whole[0]) / 2, abs=2)
    assert lost[1] == pytest.approx(whole[0], abs=2)
    assert lost[1] - lost[0] == pytest.approx(half[1] - half[0], abs=2)
    assert bar_of(image, 2, Palette.BLUE) is bar_of(image, 2, Palette.RED) is None


def test_bars_of_a_later_page_are_as_long_as_beside_the_leader():
    rows = [StandingRow(11, ("Ann",), "25", 25), StandingRow(12, ("Ben",), "−10", -10)]
    whole = bar_of(picture(100), 0, Palette.BLUE)
    later = opened(draw_standings(rows, (-100, 100)))
    quarter, lost = bar_of(later, 0, Palette.BLUE), bar_of(later, 1, Palette.RED)
    assert whole is not None
    assert quarter is not None
    assert lost is not None
    assert quarter[1] - quarter[0] == pytest.approx((whole[1] - whole[0]) / 8, abs=2)
    assert lost[1] - lost[0] == pytest.approx((whole[1] - whole[0]) / 20, abs=2)


def test_the_little_that_sets_somebody_apart_from_zero_is_seen():
    image = picture(1_000_000, 1, -1)
    assert bar_of(image, 1, Palette.BLUE) is not None
    assert bar_of(image, 2, Palette.RED) is not None


def test_whose_score_is_no_number_has_no_bar():
    rows = [StandingRow(1, ("Ann",), "no rating yet", None)]
    assert bar_of(opened(draw_standings(rows, (0, 0))), 0, Palette.TRACK) is None


def test_where_zero_would_hide_who_has_more_the_bars_start_later_and_the_picture_says_so():
    scores = (1040, 1010, 990)
    bars = [bar_of(picture(*scores), row, Palette.BLUE) for row in range(3)]
    lengths = [bar[1] - bar[0] for bar in bars if bar is not None]
    assert lengths == [pytest.approx(lengths[0] * (score - 960) / 80, abs=2) for score in scores]
    rows = [StandingRow(1, ("Ann",), "1040", 1040)]
    plain, noted = (opened(draw_standings(rows, (990, 1040), note)) for note in ("", "Bars start at 960"))
    assert noted.height > plain.height


@given(st.integers(-(10**15), 10**15), st.integers(0, 10**12))
def test_bars_start_at_zero_or_where_the_last_one_is_still_a_third_as_long_as_the_first(lowest, span):
    start = bar_start(lowest, lowest + span)
    assert start == 0 or 3 * (lowest - start) >= lowest + span - start > 0


def test_the_best_three_ranks_have_a_disc_of_their_own():
    image = picture(4, 3, 2, 1)
    at = [
        (round((MARGIN_PX + 4) * SCALE), round((MARGIN_PX + row * ROW_PX + 18) * SCALE)) for row in range(4)
    ]
    discs = [image.getpixel(each)[:3] for each in at]
    assert len(set(discs)) == 4
    assert discs[3] == Palette.PANEL
