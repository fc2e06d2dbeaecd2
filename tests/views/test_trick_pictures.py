"""What a game that is over looks like as a picture, and what is said of it."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.players import GONGZHU, HEARTS
from bot.tables.commands import Leave
from bot.tables.tricks import Phase
from bot.views.tricks.layout import TrickModel, table_view
from bot.views.tricks.results import drawn_lines, picture_words
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
def test_a_score_chart_has_a_line_for_each_seat_the_best_first(game):
    lines = {line.name: list(line.totals) for line in drawn_lines(TEXT, over(game), NAMES)}
    assert lines == {"Jojo": [0, -5], "Zoe": [13, 18], "Seat 2": [0, 26], "Ravi": [13, 83]}
    best_first = ["Jojo", "Zoe", "Seat 2", "Ravi"]
    assert list(lines) == (best_first if game is HEARTS else best_first[::-1])


def test_who_is_unknown_is_called_by_the_seat():
    assert {line.name for line in drawn_lines(TEXT, over(HEARTS), {})} == {
        "Seat 1",
        "Seat 2",
        "Ravi",
        "Jojo",
    }


def test_whose_seat_a_computer_took_over_is_still_named():
    left = started(ANN).until(Phase.PLAYING).after(Leave(ANN)).until(Phase.BETWEEN).table
    table = replace(left, phase=Phase.OVER, scores=SCORES, took_everything=(None, None))
    for names, called in ((NAMES, "Mei for Seat 2"), ({ANN: "Ann"}, "Mei for Ann")):
        assert called in {line.name for line in drawn_lines(TEXT, table, names)}


def test_what_is_said_of_it_has_the_full_names_and_the_scores():
    said = picture_words(TEXT, over(HEARTS), NAMES)
    assert said == (
        "Everybody's score after each of 2 hands, as lines. "
        "In the end: 🤖 Jojo -5, Zoë ✨ 18, 小明 26, 🤖 Ravi 83."
    )
    assert "the only hand" in picture_words(TEXT, over(HEARTS, SCORES[:1]), NAMES)
    longest = over(GONGZHU, ((-10_000,) * 4,) * 100)
    assert len(picture_words(TEXT, longest, dict.fromkeys(NAMES, "W" * 32))) <= 256


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
        assert "-2,000` 🤖 Jojo" in before.content
        without = table_view(TEXT, TrickModel(FACES[game.name], stored(table), table))
        assert words_of(view) == words_of(without)
        assert len(parts) == 1 + len(list(without.walk_children()))
        assert faults_of(view) == []
