"""Picking three cards: what presses change, and what can be pressed next."""

import re
from functools import partial
from typing import Any

from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.features.drill.model import Question
from bot.features.drill.view import PickButton
from bot.rules.cards import parse_cards
from bot.rules.gnau.practice import free_hand
from bot.views.gnau.hand import (
    CARD_MOVES,
    PRESSED_PATTERN,
    Move,
    Pressed,
    after_move,
    picking_rows,
    read_pressed,
    write_pressed,
)
from bot.views.lasting import ButtonFace
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()
HAND = parse_cards("10H 10D 10C 10S KD")
MOVES = st.lists(st.sampled_from(Move), max_size=12)


def pressed_by(moves):
    pressed: Pressed = ()
    for move in moves:
        pressed = after_move(pressed, move)
    return pressed


def looks_of(pressed) -> dict[Move, ButtonFace]:
    seen = {}

    def button(move: Move, looks: ButtonFace) -> ui.Button[Any]:
        seen[move] = looks
        return ui.Button(label=looks.label, custom_id=move)

    rows = picking_rows(TEXT, HAND, pressed, button)
    assert [len(row.children) for row in rows] == [5, 3]
    return seen


@given(MOVES)
def test_at_most_three_different_cards_are_pressed(moves):
    pressed = pressed_by(moves)
    assert len(set(pressed)) == len(pressed) <= 3
    assert set(pressed) <= set(range(5))


@given(MOVES)
def test_what_is_pressed_travels_in_a_custom_id(moves):
    pressed = pressed_by(moves)
    written = write_pressed(pressed)
    assert re.fullmatch(PRESSED_PATTERN, written)
    assert read_pressed(written) == pressed


@given(MOVES, st.sampled_from(CARD_MOVES))
def test_undo_takes_the_last_press_back(moves, move):
    pressed = pressed_by(moves)
    if int(move) not in pressed and len(pressed) < 3:
        assert after_move(after_move(pressed, move), Move.UNDO) == pressed


@given(MOVES)
def test_what_can_be_pressed_changes_something_or_answers(moves):
    pressed = pressed_by(moves)
    looks = looks_of(pressed)
    for move in (*CARD_MOVES, Move.UNDO):
        assert looks[move].is_disabled == (after_move(pressed, move) == pressed)
    assert looks[Move.CONFIRM].is_disabled == (len(pressed) < 3)
    assert looks[Move.NO_OX].is_disabled == (len(pressed) > 0)


@given(MOVES, st.integers(0, 10**7 - 1), st.integers(0, 10**15 - 1), st.sampled_from(Move))
async def test_a_button_of_the_drill_can_be_read_from_its_own_id(moves, day, number, move):
    pressed = pressed_by(moves)
    button = PickButton(Question(day, number), pressed, move)
    assert len(button.custom_id) <= 100
    match = PickButton.__discord_ui_compiled_template__.fullmatch(button.custom_id)
    assert match
    read = PickButton.read(match)
    assert (read.question, read.pressed, read.move) == (button.question, pressed, move)


def test_all_buttons_of_a_hand_have_ids_of_their_own():
    question = Question(0, 5)
    rows = picking_rows(TEXT, free_hand(5), (1, 3, 0), partial(PickButton, question, (1, 3, 0)))
    ids = [item.custom_id for row in rows for item in row.children if isinstance(item, PickButton)]
    assert len(set(ids)) == 8
