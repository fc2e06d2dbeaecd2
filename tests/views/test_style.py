"""How buttons are put into rows, on a phone and on a desk alike."""

from typing import Any

import pytest
from discord import ui

from bot.views.style import GAP, in_rows, with_gaps


def rows_of(*sizes: int, most: int = 5) -> list[str]:
    """Return the rows for groups of so many buttons, each group by a letter of its own."""
    groups: list[list[ui.Button[Any]]] = [
        [ui.Button(label=letter) for _ in range(size)] for letter, size in zip("abcd", sizes, strict=False)
    ]
    return ["".join(getattr(each, "label", "") for each in row.children) for row in in_rows(groups, most)]


@pytest.mark.parametrize(
    ("sizes", "rows"),
    [
        ((), []),
        ((0, 2), ["bb"]),
        ((3, 2), ["aaa", "bb"]),
        ((6,), ["aaa", "aaa"]),
        ((13,), ["aaaaa", "aaaa", "aaaa"]),
        # One alone goes down, or else up, or stays where there is no room.
        ((1, 2), ["abb"]),
        ((1, 1), ["ab"]),
        ((2, 1), ["aab"]),
        ((3, 2, 1, 1), ["aaa", "bb", "cd"]),
        ((3, 1, 5), ["aaab", "ccccc"]),
        ((5, 1, 5), ["aaaaa", "b", "ccccc"]),
    ],
)
def test_groups_keep_their_rows_and_no_button_stands_alone_where_it_has_room(sizes, rows):
    assert rows_of(*sizes) == rows


def test_rows_can_be_shorter():
    assert rows_of(5, 1, most=3) == ["aaa", "aab"]
    assert rows_of(4, 1, most=3) == ["aa", "aab"]


def test_there_is_space_between_paragraphs_and_none_around_them():
    assert with_gaps(["a", "b", "c"]) == ["a", GAP, "b", GAP, "c"]
    assert with_gaps([]) == []
