"""The end of a table because people want it."""

import pytest

from bot.rules import hearts
from bot.tables.commands import Actor, Close, Leave, LoseChannel
from bot.tables.events import Cause, PlayerLeft, TableClosed
from bot.tables.tricks import NextHand, Phase
from bot.tables.tricks.events import CallingOffAsked
from tests.support.tables import ANN, BEN, CAT, DEALER, MANAGER, OPENER, STRANGER
from tests.support.tricks.tables import BY_OPENER, TrickPlay, join, lobby, started

BY_ANN, BY_BEN = Actor(ANN), Actor(BEN)
BY_MANAGER = Actor(MANAGER, manages_server=True)
RUNNING = [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN]


def over() -> TrickPlay:
    return started(ANN, rules=hearts.Options(target=1)).until(Phase.OVER)


@pytest.mark.parametrize("play", [lobby(ANN), over()])
@pytest.mark.parametrize("actor", [BY_OPENER, BY_MANAGER])
def test_who_opened_a_table_closes_it_while_no_game_runs(play, actor):
    assert play.events(Close(actor)) == (TableClosed(Cause.ASKED, actor.user_id),)
    assert play.after(Close(actor)).table.phase is Phase.CLOSED
    assert not play.after(Close(actor)).table.has_running_game


@pytest.mark.parametrize("play", [lobby(ANN), over()])
@pytest.mark.parametrize("actor", [BY_ANN, Actor(STRANGER)])
def test_nobody_else_does(play, actor):
    assert play.refusal(Close(actor)) == "only-host-leads"


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
    assert started(ANN, BEN).until(phase).events(Close(actor)) == (TableClosed(Cause.ASKED, actor.user_id),)


def test_calling_off_is_asked_anew_in_every_hand():
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
    play = started(ANN, BEN, stake_points=0).after(Close(BY_ANN), Close(BY_OPENER))
    assert play.events(Leave(BEN)) == (PlayerLeft(BEN, 2), TableClosed(Cause.AGREED))
    assert play.events(Leave(ANN)) == (PlayerLeft(ANN, 1),)


def test_a_game_is_called_off_where_anyone_who_leaves_has_no_stake_in_it():
    play = started(ANN).until(Phase.BETWEEN).after(join(BEN), Close(BY_ANN), Close(BY_OPENER))
    assert play.events(Leave(BEN)) == (PlayerLeft(BEN, 2), TableClosed(Cause.AGREED))


# Of a game in which somebody has a stake who has left


@pytest.mark.parametrize("phase", RUNNING)
def test_players_who_stay_cannot_call_a_game_off(phase):
    play = started(ANN, BEN).until(phase).after(Leave(ANN))
    assert play.refusal(Close(BY_OPENER)) == "left-with-stake"
    assert play.after(Leave(BEN)).refusal(Close(BY_OPENER)) == "left-with-stake"
    assert play.refusal(Close(BY_ANN)) == "only-players-call-off"


@pytest.mark.parametrize("phase", RUNNING)
@pytest.mark.parametrize("leaving", [(ANN,), (ANN, OPENER)])
def test_manage_server_and_a_lost_place_end_it_all_the_same(phase, leaving):
    play = started(ANN).until(phase).after(*map(Leave, leaving))
    assert play.events(Close(BY_MANAGER)) == (TableClosed(Cause.ASKED, BY_MANAGER.user_id),)
    assert play.events(LoseChannel()) == (TableClosed(Cause.CHANNEL_LOST),)


def test_nobody_else_ends_what_all_have_left():
    play = started(ANN).after(Leave(ANN), Leave(OPENER))
    for actor in (BY_OPENER, BY_ANN, Actor(STRANGER)):
        assert play.refusal(Close(actor)) == "only-players-call-off"


@pytest.mark.parametrize("phase", RUNNING)
def test_players_who_agreed_to_call_off_cannot_overrule_one_who_leaves_with_a_stake(phase):
    play = started(ANN, BEN).until(phase).after(Close(BY_ANN), Close(BY_OPENER))
    assert play.events(Leave(BEN)) == (PlayerLeft(BEN, 2),)
    left = play.after(Leave(BEN))
    assert left.table.calling_off == frozenset()
    assert left.refusal(Close(BY_ANN)) == "left-with-stake"


def test_who_has_no_stake_cannot_call_it_off_for_those_who_have():
    play = started(ANN).until(Phase.BETWEEN).after(join(BEN), Leave(ANN), Leave(OPENER))
    assert play.refusal(Close(BY_BEN)) == "left-with-stake"
    assert play.events(Leave(BEN)) == (PlayerLeft(BEN, 2),)


def test_once_they_are_back_it_is_asked_anew():
    play = started(ANN, BEN).until(Phase.BETWEEN).after(Close(BY_ANN), Close(BY_OPENER), Leave(BEN))
    back = play.after(join(BEN))
    assert back.after(Close(BY_BEN)).table.calling_off == {BEN}
    assert back.after(Close(BY_BEN), Close(BY_ANN), Close(BY_OPENER)).table.phase is Phase.CLOSED


def test_players_who_left_may_be_back_in_another_seat():
    play = started(ANN).until(Phase.BETWEEN).after(Leave(ANN), join(BEN), join(CAT), join(DEALER))
    back = play.after(Leave(CAT), join(ANN))
    assert back.table.seat_of(ANN) != back.table.holders[ANN]
    assert back.events(Close(BY_ANN)) == (CallingOffAsked(ANN),)


@pytest.mark.parametrize("play", [started(ANN, stake_points=0), started()])
def test_without_a_stake_those_who_stay_may(play):
    play = play.until(Phase.BETWEEN).after(join(BEN), Leave(OPENER))
    agreed = play.after(*(Close(Actor(person)) for person in play.table.people))
    assert agreed.table.phase is Phase.CLOSED


def test_who_sits_down_has_a_say():
    play = started(ANN).until(Phase.BETWEEN).after(Close(BY_ANN), join(BEN), Close(BY_OPENER))
    assert play.table.is_open
    assert play.after(Close(BY_BEN)).table.phase is Phase.CLOSED
