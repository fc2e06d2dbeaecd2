"""Columns line up where signs are as wide as two letters."""

import pytest

from bot.text.columns import columns_of, left_in, right_in


@pytest.mark.parametrize(
    ("words", "columns"), [("", 0), ("Ox 9", 4), ("牛九", 4), ("é", 1), ("e\u0301", 1), ("🐂", 2), ("±0", 2)]
)
def test_how_wide_words_are(words, columns):
    assert columns_of(words) == columns


def test_cells_are_filled_up_to_the_same_width():
    assert [left_in(name, 6) + "|" for name in ("牛九", "No Ox")] == ["牛九  |", "No Ox |"]
    assert [right_in(name, 6, "_") for name in ("牛", "7")] == ["____牛", "_____7"]
