"""What a game that is over looks like as a picture, and what is said of it."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.players import GONGZHU, HEARTS
from bot.tables.commands import Leave
from bot.tables.tricks import Phase
from bot.views.pictures import MOST_WORDS
from bot.views.tricks.layout import TrickModel, table_view
from bot.views.tricks.score_sheet import score_columns, sheet_words
from tests.support.tables import ANN, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import started, stored
from tests.views.trick_evenings import FACES, TEXT, faults_of, words_of

games = pytest.mark.parametrize("game", TRICK_GAMES)
SCORES = ((13, 0, 13, 0), (5, 26, 70, -5))
NAMES = {OPENER: "Zoë ✨", ANN: "小明"}


def over(game, scores=SCORES):
    table = started(ANN, game=game).until(Phase.BETWEEN).table
    return replace(table, phase=Phase.OVER, scores=scores, took_everything=(None,) * len(scores))


@games
def test_a_score_sheet_has_a_column_for_each_seat_the_best_first(game):
    sheet = score_columns(TEXT, over(game), NAMES)
    assert {column.names: column.changes for column in sheet} == {
        ("🤖 Jojo", "🤖 Jojo"): (0, -5),
        ("Zoë ✨", "Seat 1"): (13, 5),
        ("小明", "Seat 2"): (0, 26),
        ("🤖 Ravi", "🤖 Ravi"): (13, 70),
    }
    best_first = ["🤖 Jojo", "Zoë ✨", "小明", "🤖 Ravi"]
    assert [column.names[0] for column in sheet] == (best_first if game is HEARTS else best_first[::-1])
    assert [column.has_won for column in sheet] == [True, False, False, False]


def test_who_took_everything_has_a_moon_in_that_hand():
    table = replace(over(HEARTS), took_everything=(None, 1))
    moons = {column.names[1]: set(column.sweeps) for column in score_columns(TEXT, table, NAMES)}
    assert moons == {"🤖 Jojo": set(), "Seat 1": set(), "Seat 2": {1}, "🤖 Ravi": set()}
    assert "-# Seat 2: ±0 +26🌙" in words_of(shown(table))
    assert "Seat 2, 小明: 26 (±0 +26🌙)" in sheet_words(TEXT, table, NAMES)


def test_anyone_unknown_is_called_by_the_seat_which_the_text_beside_explains():
    called = {column.names[0] for column in score_columns(TEXT, over(HEARTS), {})}
    assert called == {"Seat 1", "Seat 2", "🤖 Ravi", "🤖 Jojo"}
    assert f"<@{ANN}>\n-# ↳ took ❤️×2\n-# Seat 2: ±0 +26" in words_of(shown(over(HEARTS)))


def test_whose_seat_a_computer_took_over_is_still_named():
    left = started(ANN).until(Phase.PLAYING).after(Leave(ANN)).until(Phase.BETWEEN).table
    table = replace(left, phase=Phase.OVER, scores=SCORES, took_everything=(None, None))
    sheet = score_columns(TEXT, table, NAMES)
    assert ("🤖 Mei for 小明", "🤖 Mei for Seat 2") in {column.names for column in sheet}


def test_what_is_said_of_it_has_the_full_names_and_all_scores():
    assert sheet_words(TEXT, over(HEARTS), NAMES).splitlines() == [
        "The score sheet, 2 hands. The best score first, then what each hand changed it by.",
        "Seat 4, 🤖 Jojo: −5 (±0 −5)",
        "Seat 1, Zoë ✨: 18 (+13 +5)",
        "Seat 2, 小明: 26 (±0 +26)",
        "Seat 3, 🤖 Ravi: 83 (+13 +70)",
    ]
    assert "one hand." in sheet_words(TEXT, over(HEARTS, SCORES[:1]), NAMES)
    longest = over(GONGZHU, ((-10_000,) * 4,) * 100)
    said = sheet_words(TEXT, longest, dict.fromkeys(NAMES, "W" * 32))
    assert len(said) <= MOST_WORDS
    assert said.count("−1,000,000") == 4
    assert said.endswith("−10,000)")


def shown(table):
    return table_view(TEXT, TrickModel(FACES[table.game.name], stored(table), table))


@games
def test_its_place_is_below_the_scores(game):
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://x.png")
    for phase in (Phase.OVER, Phase.CLOSED):
        table = replace(over(game), phase=phase, scores=((13, 0, 2000, -2000),))
        view = table_view(TEXT, TrickModel(FACES[game.name], stored(table), table), gallery)
        parts = list(view.walk_children())
        before = parts[parts.index(gallery) - 1]
        assert isinstance(before, ui.TextDisplay)
        assert "−2,000` 🤖 Jojo" in before.content
        without = table_view(TEXT, TrickModel(FACES[game.name], stored(table), table))
        assert words_of(view) == words_of(without)
        assert len(parts) == 1 + len(list(without.walk_children()))
        assert faults_of(view) == []
