"""The score sheet of a game as a picture: its size, who is marked, long games and large numbers."""

import re

import pytest
from PIL import ImageChops

from bot.render import Palette, ScoreColumn, draw_sheet
from bot.render.lettering import SCALE
from bot.render.sheet import (
    CHIP_ROW_PX,
    HEAD_PX,
    HIGH_ROW_PX,
    MOST_HIGH_ROWS,
    MOST_ROWS,
    NAME_LINE_PX,
    ROW_PX,
    WIDTH_PX,
)
from bot.rules.cards import parse_cards
from tests.support.pictures import opened

NAMES = ("Ann", "Benjamin", "小明", "Wolfgang Amadeus")


def sheet(*changes, names=NAMES, **first):
    columns = [ScoreColumn((name, "Seat"), tuple(its)) for name, its in zip(names, changes, strict=True)]
    return [ScoreColumn(columns[0].names, columns[0].changes, **first), *columns[1:]]


def picture(*changes, **first):
    return opened(draw_sheet(sheet(*changes, **first)))


def rows_of(image, row_px):
    return (image.height / SCALE - HEAD_PX) // row_px


@pytest.mark.parametrize(
    ("hands", "rows"), [(1, 1), (9, 9), (MOST_ROWS, MOST_ROWS), (MOST_ROWS + 1, 7), (100, 12)]
)
def test_a_usual_game_has_a_row_for_each_hand_and_a_long_one_for_several(hands, rows):
    image = picture(*[[hand % 7 - 3 for hand in range(hands)]] * 4)
    assert image.width == WIDTH_PX * SCALE
    assert rows_of(image, ROW_PX) == rows


def test_large_numbers_stand_below_each_other_in_fewer_rows():
    image = picture(*[[-1_000_000] * 100] * 4)
    assert rows_of(image, HIGH_ROW_PX) <= MOST_HIGH_ROWS


def test_the_last_row_ends_where_the_total_is():
    once, twice = draw_sheet(sheet(*[[5, 8]] * 4)), draw_sheet(sheet(*[[8, 5]] * 4))
    assert once != twice
    assert once == draw_sheet(sheet(*[[5, 8]] * 4))


def count_of(image, colour):
    return sum(number for number, its in image.getcolors(image.width * image.height) if its[:3] == colour)


def test_a_winner_has_a_crown_and_who_took_everything_a_moon():
    scores = [[0, 0], [26, 1], [26, 2], [26, 3]]
    plain, crowned = picture(*scores), picture(*scores, has_won=True)
    moon = picture(*scores, sweeps=frozenset({0}))
    both = picture(*scores, has_won=True, sweeps=frozenset({0}))
    amber = [count_of(image, Palette.AMBER) for image in (plain, moon, crowned, both)]
    assert amber[0] == 0 < amber[1] < amber[2] < amber[3]


@pytest.mark.parametrize("name", ["W" * 32, "小明" * 16, "i" * 32])
def test_names_of_all_lengths_stay_in_their_columns(name):
    image = opened(draw_sheet(sheet(*[[1]] * 4, names=[name] * 4))).convert("L")
    line = image.crop((4, (NAME_LINE_PX - 20) * SCALE, image.width - 4, (NAME_LINE_PX + 6) * SCALE))
    # Where nothing bright is for some pixels, one name ends and the next begins.
    dark = "".join(" x"[max(line.crop((x, 0, x + 1, line.height)).tobytes()) > 90] for x in range(line.width))
    assert len(re.split(r" {16,}", dark.strip())) == 4
    assert dark.startswith(" " * 16)
    assert dark.endswith(" " * 16)


def test_what_was_taken_in_the_latest_hand_stands_below_it():
    scores = [[0, 0], [26, 1], [26, 2], [26, 3]]
    plain, taken = picture(*scores), picture(*scores, taken=parse_cards("2H 3H 4H QS JD 10C"))
    assert taken.height > plain.height
    bottom = HEAD_PX + 2 * ROW_PX
    alike = (0, 0, plain.width, bottom * SCALE)
    below = (0, bottom * SCALE, plain.width, (bottom + CHIP_ROW_PX) * SCALE)
    assert _differs(plain.crop(alike), taken.crop(alike)) is None
    assert _differs(plain.crop(below), taken.crop(below)) is not None


def _differs(one, other):
    """Return where two pictures differ by more than their palettes do."""
    difference = ImageChops.difference(one.convert("L"), other.convert("L"))
    return difference.point(lambda shade: 255 * (shade > 64)).getbbox()
