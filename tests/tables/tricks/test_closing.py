"""The end of a table because people want it."""

import pytest

from bot.rules import hearts
from bot.tables.commands import Actor, Close, Leave
from bot.tables.tricks import CallingOffAsked, NextHand, Phase, PlayerLeft, TableClosed
from bot.tables.tricks.events import Cause
from tests.support.tables import ANN, BEN, MANAGER, OPENER, STRANGER
from tests.support.trick_tables import BY_OPENER, Play, join, lobby, started

BY_ANN, BY_BEN = Actor(ANN), Actor(BEN)
BY_MANAGER = Actor(MANAGER, manages_server=True)
RUNNING = [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN]


def over() -> Play:
    return started(ANN, rules=hearts.Options(target=1)).until(Phase.OVER)


@pytest.mark.parametrize("play", [lobby(ANN), over()])
@pytest.mark.parametrize("actor", [BY_OPENER, BY_MANAGER])
def test_who_opened_a_table_closes_it_while_no_game_runs(play, actor):
    assert play.events(Close(actor)) == (TableClosed(Cause.ASKED),)
    assert play.after(Close(actor)).table.phase is Phase.CLOSED
    assert not play.after(Close(actor)).table.has_running_game


@pytest.mark.parametrize("play", [lobby(ANN), over()])
@pytest.mark.parametrize("actor", [BY_ANN, Actor(STRANGER)])
def test_nobody_else_does(play, actor):
    assert play.refusal(Close(actor)) == "only-leader"


def test_once_the_opener_has_left_anybody_seated_does():
    assert lobby(ANN).after(Leave(OPENER), Close(BY_ANN)).table.phase is Phase.CLOSED


@pytest.mark.parametrize("phase", RUNNING)
def test_a_game_is_called_off_when_all_who_sit_there_agree(phase):
    play = started(ANN, BEN).until(phase)
    assert play.events(Close(BY_ANN)) == (CallingOffAsked(ANN),)
    asked = play.after(Close(BY_ANN), Close(BY_OPENER))
    assert asked.table.calling_off == {ANN, OPENER}
    assert asked.table.is_open
    assert asked.events(Close(BY_BEN)) == (CallingOffAsked(BEN), TableClosed(Cause.AGREED))


def test_asking_twice_is_asking_once():
    assert started(ANN).after(Close(BY_ANN)).refusal(Close(BY_ANN)) == "calling-off-asked-already"


def test_computer_players_agree_to_everything():
    assert started().after(Close(BY_OPENER)).table.phase is Phase.CLOSED


@pytest.mark.parametrize("phase", RUNNING)
def test_only_who_sits_there_asks(phase):
    play = started(ANN).until(phase)
    assert play.refusal(Close(Actor(STRANGER))) == "only-players-call-off"
    assert play.after(Leave(OPENER)).refusal(Close(BY_OPENER)) == "only-players-call-off"


@pytest.mark.parametrize("phase", RUNNING)
@pytest.mark.parametrize("actor", [BY_MANAGER, Actor(ANN, manages_server=True)])
def test_manage_server_ends_a_running_game(phase, actor):
    assert started(ANN, BEN).until(phase).events(Close(actor)) == (TableClosed(Cause.ASKED),)


def test_it_is_asked_anew_in_every_hand():
    play = started(ANN).until(Phase.BETWEEN).after(Close(BY_ANN), NextHand(OPENER))
    assert play.table.calling_off == frozenset()


def test_what_was_asked_in_one_game_is_forgotten_after_it():
    asked = started(ANN, rules=hearts.Options(target=1)).after(Close(BY_ANN))
    assert asked.until(Phase.OVER).table.calling_off == frozenset()


def test_who_leaves_agrees_with_nothing_any_more():
    play = started(ANN, BEN).after(Close(BY_ANN), Leave(ANN))
    assert play.table.calling_off == frozenset()
    assert play.table.is_open


def test_where_only_who_leaves_had_not_agreed_the_game_is_called_off():
    play = started(ANN, BEN).after(Close(BY_ANN), Close(BY_OPENER))
    assert play.events(Leave(BEN)) == (PlayerLeft(BEN, 2), TableClosed(Cause.AGREED))
    assert play.events(Leave(ANN)) == (PlayerLeft(ANN, 1),)


def test_who_sits_down_has_a_say():
    play = started(ANN).until(Phase.BETWEEN).after(Close(BY_ANN), join(BEN), Close(BY_OPENER))
    assert play.table.is_open
    assert play.after(Close(BY_BEN)).table.phase is Phase.CLOSED
