"""What the scores look like as a picture, and what is said of it."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.players import GONGZHU, HEARTS
from bot.tables.commands import Leave
from bot.tables.tricks import Phase
from bot.text.cards import cards_plain
from bot.views.pictures import MOST_WORDS
from bot.views.tricks.layout import TrickModel, table_view
from bot.views.tricks.score_sheet import score_columns, sheet_words
from tests.support.tables import ANN, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import started, stored
from tests.views.trick_evenings import FACES, TEXT, faults_of, hand_of, words_of

games = pytest.mark.parametrize("game", TRICK_GAMES)
SCORES = ((13, 0, 13, 0), (5, 26, 70, -5))
NAMES = {OPENER: "Zoë ✨", ANN: "小明"}


def over(game, scores=SCORES):
    table = started(ANN, game=game).until(Phase.BETWEEN).table
    return replace(table, phase=Phase.OVER, scores=scores, took_everything=(None,) * len(scores))


def columns(table, names=NAMES):
    return score_columns(TEXT, FACES[table.game.name], table, names)


def said(table, names=NAMES):
    return sheet_words(TEXT, FACES[table.game.name], table, names)


@games
def test_a_score_sheet_has_a_column_for_each_seat_the_best_first(game):
    sheet = columns(over(game))
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
    moons = {column.names[1]: set(column.sweeps) for column in columns(table)}
    assert moons == {"🤖 Jojo": set(), "Seat 1": set(), "Seat 2": {1}, "🤖 Ravi": set()}
    assert "-# ±0 +26🌙" in words_of(shown(table))
    assert "小明: 26 (±0 +26🌙)" in said(table)


def test_anyone_unknown_is_called_by_the_seat():
    called = {column.names[0] for column in columns(over(HEARTS), {})}
    assert called == {"Seat 1", "Seat 2", "🤖 Ravi", "🤖 Jojo"}
    assert f"<@{ANN}>\n-# ↳ took ❤️×2\n-# ±0 +26" in words_of(shown(over(HEARTS)))


def test_whose_seat_a_computer_took_over_is_still_named():
    left = started(ANN).until(Phase.PLAYING).after(Leave(ANN)).until(Phase.BETWEEN).table
    table = replace(left, phase=Phase.OVER, scores=SCORES, took_everything=(None, None))
    sheet = columns(table)
    assert ("🤖 Mei for 小明", "🤖 Mei for Seat 2") in {column.names for column in sheet}


def test_what_is_said_of_it_has_the_full_names_and_all_scores():
    table = over(HEARTS)
    took = {
        seat: cards_plain(FACES["hearts"].counting_cards(table, hand_of(table).play.captured[seat]))
        for seat in range(4)
    }
    beside = {seat: f", took {cards}" if cards else "" for seat, cards in took.items()}
    assert len(set(took.values())) > 1
    assert said(table).splitlines() == [
        "Scores after 2 hands, the best first.",
        f"🤖 Jojo: −5 (±0 −5){beside[3]}",
        f"Zoë ✨: 18 (+13 +5){beside[0]}",
        f"小明: 26 (±0 +26){beside[1]}",
        f"🤖 Ravi: 83 (+13 +70){beside[2]}",
    ]
    assert "one hand," in said(over(HEARTS, SCORES[:1]))
    longest = over(GONGZHU, ((-10_000,) * 4,) * 100)
    words = said(longest, dict.fromkeys(NAMES, "W" * 32))
    assert len(words) <= MOST_WORDS
    assert words.count("−1,000,000") == 4
    assert all(line.count("−10,000") == 12 for line in words.splitlines()[1:])


def shown(table):
    return table_view(TEXT, TrickModel(FACES[table.game.name], stored(table), table))


@games
def test_it_stands_for_the_scores_in_words_after_a_hand_and_after_a_game(game):
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://x.png")
    for phase in (Phase.BETWEEN, Phase.OVER, Phase.CLOSED):
        table = replace(over(game), phase=phase, scores=((13, 0, 2000, -2000),))
        view = table_view(TEXT, TrickModel(FACES[game.name], stored(table), table), gallery)
        assert gallery in list(view.walk_children())
        without = table_view(TEXT, TrickModel(FACES[game.name], stored(table), table))
        left_out = set(words_of(without).splitlines()) - set(words_of(view).splitlines())
        assert "−2,000` 🤖 Jojo" in "\n".join(left_out)
        assert set(words_of(view).splitlines()) <= set(words_of(without).splitlines())
        assert "hand\xa0\xa0total" not in words_of(view)
        assert faults_of(view) == []


@games
def test_the_leader_between_two_hands_has_not_won(game):
    between = replace(over(game), phase=Phase.BETWEEN)
    assert not any(column.has_won for column in columns(between))
    assert sum(len(column.taken) for column in columns(between)) >= 13
