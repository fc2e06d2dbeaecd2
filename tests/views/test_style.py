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


@pytest.mark.parametrize(
    ("groups", "rows"),
    [
        # A phone breaks a row before what it has no room for.
        (
            [["Deal again", "Join", "Leave"], ["Cut the deck", "Hand over", "Close"]],
            [["Deal again", "Join"], ["Leave", "Cut the deck", "Hand over", "Close"]],
        ),
        (
            [["Single Ox 9", "Single Ox 2", "Double Ox 8"], ["Skip", "Back"]],
            [["Single Ox 9", "Single Ox 2"], ["Double Ox 8", "Skip", "Back"]],
        ),
        (
            [["Rules", "Payouts", "Table", "Server", "Points", "Pace", "Reset…"]],
            [["Rules", "Payouts", "Table", "Server", "Points"], ["Pace", "Reset…"]],
        ),
        # Suits are wider than letters.
        (
            [["3♦ 3♣ 2♥", "Q♠ A♥ K♥", "Q♦ 9♦ 9♣"], ["Skip", "Back"]],
            [["3♦ 3♣ 2♥", "Q♠ A♥ K♥"], ["Q♦ 9♦ 9♣", "Skip", "Back"]],
        ),
        # A row on its own is two rows, if neither half leaves a button alone.
        ([["Deal again", "Join", "Why?", "More"]], [["Deal again", "Join"], ["Why?", "More"]]),
        ([["Join", "Deal", "Rules", "More"]], [["Join", "Deal", "Rules", "More"]]),
        ([["Show nothing", "Give a hint", "Scores"]], [["Show nothing", "Give a hint", "Scores"]]),
        # Two of these fit into each line of it.
        (
            [["Join", "Deal", "Leave"], ["Take the bank", "Hand over", "Details", "Close"]],
            [["Join", "Deal", "Leave"], ["Take the bank", "Hand over", "Details", "Close"]],
        ),
    ],
)
def test_no_button_stands_alone_on_a_phone_where_another_row_helps(groups, rows):
    buttons: list[list[ui.Button[Any]]] = [[ui.Button(label=label) for label in group] for group in groups]
    labels = [[getattr(each, "label", "") for each in row.children] for row in in_rows(buttons)]
    assert labels == rows


def test_cards_stay_in_their_rows_though_a_tick_makes_them_wider():
    cards: list[list[ui.Button[Any]]] = [[ui.Button(label="✓ 10♠") for _ in range(size)] for size in (5, 2)]
    assert [len(row.children) for row in in_rows(cards, are_cards=True)] == [5, 2]


def test_there_is_space_between_paragraphs_and_none_around_them():
    assert with_gaps(["a", "b", "c"]) == ["a", GAP, "b", GAP, "c"]
    assert with_gaps([]) == []
