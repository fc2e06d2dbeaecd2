"""Bars as a picture: its size, its colours where they belong, the same bytes every time."""

import pytest

from bot.render import Bar, Palette, draw_bars
from bot.render.bars import BAR_PX, MARGIN_PX, ROW_PX, WIDTH_PX
from bot.render.lettering import SCALE
from tests.support.pictures import opened


def picture(*rows):
    return opened(draw_bars(rows))


def shown(image, row, colour):
    """How many pixels of a row's middle line have a colour, in pixels as they are seen."""
    line = (MARGIN_PX + row * ROW_PX + BAR_PX // 2) * SCALE
    return sum(image.getpixel((x, line))[:3] == colour for x in range(image.width)) / SCALE


def test_bars_are_as_wide_as_a_phone_drawn_twice_as_fine():
    for rows in (1, 3, 7):
        image = picture(*[Bar("Label", 0.5, "50%")] * rows)
        assert image.size == (WIDTH_PX * SCALE, (2 * MARGIN_PX + (rows - 1) * ROW_PX + BAR_PX) * SCALE)


def test_the_same_bars_give_the_same_picture():
    rows = [Bar("Beat", 0.9, "90%", Palette.GREEN), Bar("Lose", 0.1, "10%", Palette.RED)]
    assert draw_bars(rows) == draw_bars(rows)
    assert draw_bars(rows) != draw_bars(rows[::-1])


def test_a_bar_is_as_long_as_its_share():
    image = picture(*[Bar("Label", share, "100%") for share in (1, 0.5, 0.25)])
    whole, half, quarter = (shown(image, row, Palette.BLUE) for row in range(3))
    assert whole > WIDTH_PX / 2
    assert half == pytest.approx(whole / 2, abs=2)
    assert quarter == pytest.approx(whole / 4, abs=2)


def test_each_bar_has_its_colour():
    image = picture(Bar("Beat", 0.5, "50%", Palette.GREEN), Bar("Lose", 0.5, "50%", Palette.RED))
    assert shown(image, 0, Palette.GREEN) > 0
    assert shown(image, 1, Palette.RED) > 0
    assert shown(image, 0, Palette.RED) == shown(image, 1, Palette.GREEN) == 0


def test_a_rare_hand_has_a_visible_bar_and_an_impossible_one_none():
    image = picture(Bar("Rare", 1e-9, "0%"), Bar("None", 0, "0%"))
    assert shown(image, 0, Palette.BLUE) > 1
    assert shown(image, 1, Palette.BLUE) == 0
    assert shown(image, 1, Palette.TRACK) > shown(image, 0, Palette.TRACK) > WIDTH_PX / 2


def test_words_are_written_on_both_sides_and_never_over_the_bars():
    rows = [Bar("A longer label than others", 1, "100.00%"), Bar("B", 1, "1%")]
    image = picture(*rows)
    track = shown(image, 0, Palette.BLUE)
    assert track == shown(image, 1, Palette.BLUE)
    line = (MARGIN_PX + BAR_PX // 2) * SCALE
    blue = [x for x in range(image.width) if image.getpixel((x, line))[:3] == Palette.BLUE]
    assert blue == list(range(blue[0], blue[-1] + 1))
    for side in (range(blue[0]), range(blue[-1] + 1, image.width)):
        assert any(image.getpixel((x, line))[:3] == Palette.TEXT for x in side)


def test_the_panel_stands_on_any_background():
    image = picture(Bar("Label", 0.5, "50%"))
    corner, panel = image.getpixel((0, 0)), image.getpixel((MARGIN_PX, MARGIN_PX))
    assert corner[3] == 0
    assert panel == (*Palette.PANEL, 255)
