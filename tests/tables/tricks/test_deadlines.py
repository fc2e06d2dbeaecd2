"""What a table of Hearts or Gong Zhu does by itself, and that nobody gains or loses time by others."""

import pytest

from bot.players import GONGZHU, advise, advise_prepared
from bot.rules import gongzhu, hearts
from bot.tables.commands import Close, CutDeck, Leave, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.tricks import AddComputer, NextHand, Phase, PlayerAway, Start, TakeSeatBack
from bot.tables.tricks.events import CardPlayed, CardsPrepared
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_SPADES,
    BETWEEN_MS,
    BY_OPENER,
    COMPUTER_MS,
    IDLE_MS,
    KEPT_MS,
    TURN_MS,
    Dealt,
    TrickPlay,
    fourth_hand,
    join,
    lobby,
    next_step,
    own_step,
    started,
)

LITTLE_MS = 3_000


def over() -> TrickPlay:
    return started(ANN, game=GONGZHU, rules=gongzhu.Options(target=1)).until(Phase.OVER)


# Lobbies, and tables after a game


@pytest.mark.parametrize("play", [lobby(), lobby(ANN), lobby().after(Leave(OPENER)), over()])
def test_a_table_that_nobody_does_anything_at_closes(play):
    assert play.due_ms == IDLE_MS
    assert play.later(IDLE_MS - 1).events(Wake()) == ()
    assert play.later(IDLE_MS).events(Wake()) == (TableClosed(Cause.TIME),)
    assert play.later(IDLE_MS).after(Wake()).due_ms is None


@pytest.mark.parametrize("command", [join(BEN), CutDeck(OPENER, "kopi"), Leave(OPENER), AddComputer(OPENER)])
def test_activity_starts_the_idle_time_anew(command):
    assert lobby(ANN).later(LITTLE_MS).after(command).due_ms == IDLE_MS


# Turns


def test_whose_time_is_up_is_away():
    play = started(ANN).until(Phase.PLAYING).to_seat(1)
    assert play.due_ms == TURN_MS
    assert play.later(TURN_MS - 1).events(Wake()) == ()
    for late_ms in (0, 1, 10**9):
        assert play.later(TURN_MS + late_ms).events(Wake()) == (PlayerAway(ANN, 1),)


def test_a_table_woken_twice_acts_once():
    play = started(ANN).to_seat(1).later(TURN_MS).after(Wake())
    assert play.events(Wake()) == ()


def test_everybody_who_has_still_to_pass_is_away_at_once():
    play = started(ANN, BEN)
    play = play.after(own_step(play.table, BEN)).later(TURN_MS)
    assert play.events(Wake()) == (PlayerAway(OPENER, 0), PlayerAway(ANN, 1))


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_every_card_is_a_new_turn(game):
    play = started(ANN, BEN, CAT, game=game).until(Phase.PLAYING).later(LITTLE_MS)
    assert play.due_ms == TURN_MS - LITTLE_MS
    assert play.after(next_step(play.table)).due_ms == TURN_MS


def test_others_who_pass_give_nobody_time_and_take_none():
    play = started(ANN, BEN).later(LITTLE_MS)
    for person in (ANN, BEN):
        play = play.after(own_step(play.table, person))
        assert play.due_ms == TURN_MS - LITTLE_MS


def test_nobody_gains_time_by_asking_for_the_game_to_be_called_off():
    play = started(ANN).to_seat(1).later(LITTLE_MS)
    assert play.after(Close(BY_OPENER)).due_ms == TURN_MS - LITTLE_MS


def test_nobody_gains_time_by_who_leaves():
    play = started(ANN, BEN).to_seat(1).later(LITTLE_MS)
    assert play.after(Leave(BEN)).due_ms == TURN_MS - LITTLE_MS


def test_for_who_leaves_in_their_turn_a_computer_player_has_its_own_time():
    play = started(ANN, BEN).to_seat(1)
    assert play.after(Leave(ANN)).due_ms == COMPUTER_MS
    late = play.later(TURN_MS - LITTLE_MS)
    assert late.after(Leave(ANN)).due_ms == LITTLE_MS


def test_once_only_computer_players_have_still_to_pass_it_takes_less_time():
    play = started(ANN)
    play = play.after(own_step(play.table, OPENER)).later(LITTLE_MS)
    assert play.after(own_step(play.table, ANN)).due_ms == COMPUTER_MS


def test_who_comes_back_in_their_turn_has_all_their_time():
    play = started(ANN).to_seat(1).later(TURN_MS).after(Wake()).later(LITTLE_MS)
    assert play.due_ms == COMPUTER_MS - LITTLE_MS
    assert play.after(TakeSeatBack(ANN)).due_ms == TURN_MS


def test_who_comes_back_in_anothers_turn_changes_nothing_about_it():
    play = started(ANN).to_seat(1).later(TURN_MS).after(Wake())
    play = play.after(next_step(play.table)).to_seat(0).later(LITTLE_MS)
    assert play.after(TakeSeatBack(ANN)).due_ms == TURN_MS - LITTLE_MS


# Between hands


def test_between_hands_the_scores_are_shown_for_a_while():
    play = started(ANN).until(Phase.BETWEEN).later(LITTLE_MS)
    assert play.due_ms == BETWEEN_MS - LITTLE_MS


@pytest.mark.parametrize("command", [join(BEN), Leave(ANN), CutDeck(ANN, "kopi"), Close(BY_OPENER)])
def test_what_people_do_meanwhile_makes_that_no_longer(command):
    play = started(ANN).until(Phase.BETWEEN).later(LITTLE_MS)
    assert play.after(command).due_ms == BETWEEN_MS - LITTLE_MS


# When computer players do not answer


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_the_table_passes_and_exposes_by_the_plain_advice(game):
    play = started(game=game)
    waiting = [place for place in play.table.waited_for if place]
    if 0 in play.table.waited_for:
        play = play.after(own_step(play.table, OPENER))
    assert play.due_ms == COMPUTER_MS
    by_advice = advise_prepared
    advised = [CardsPrepared(place, by_advice(play.table.view_of(place)).cards) for place in waiting]
    assert play.later(COMPUTER_MS).events(Wake()) == tuple(advised)
    assert play.later(COMPUTER_MS).after(Wake()).table.phase is Phase.PLAYING


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_the_table_plays_the_plain_advice(game):
    play = started(ANN, game=game).to_seat(2)
    assert play.due_ms == COMPUTER_MS
    card = advise(play.table.view_of(2)).card
    assert play.later(COMPUTER_MS).events(Wake()) == (CardPlayed(2, card),)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_whole_game_needs_no_computer_player_to_answer(game):
    play = started(ANN, game=game)
    while play.table.has_running_game:
        own = [person for person in (OPENER, ANN) if play.table.seat_of(person) in play.table.waited_for]
        assert play.due_ms is not None
        assert play.due_ms >= 0
        play = play.after(own_step(play.table, own[0])) if own else play.later(play.due_ms).after(Wake())
    assert play.table.phase is Phase.OVER


# When nobody is there any more


def paused_in(phase: Phase) -> TrickPlay:
    """Return a table of two people who are both away."""
    play = started(ANN).until(phase)
    while not play.table.is_paused:
        assert play.due_ms is not None
        play = play.later(play.due_ms).after(Wake())
    return play


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING])
def test_a_game_without_anybody_is_kept_for_a_week(phase):
    play = paused_in(phase)
    assert play.due_ms == KEPT_MS
    assert play.later(KEPT_MS - 1).events(Wake()) == ()
    assert play.later(KEPT_MS).events(Wake()) == (TableClosed(Cause.TIME),)


@pytest.mark.parametrize("person", [OPENER, ANN])
def test_when_one_of_its_absent_players_is_back_a_game_gives_everyone_a_fresh_turn(person):
    play = paused_in(Phase.PLAYING).later(KEPT_MS - 1).after(TakeSeatBack(person))
    assert all(not seat.is_away for seat in play.table.seats)
    assert play.due_ms == TURN_MS


def test_a_lone_person_who_is_away_pauses_the_game():
    play = started().to_seat(0).later(TURN_MS).after(Wake())
    assert play.table.is_paused
    assert play.due_ms == KEPT_MS
    assert play.after(TakeSeatBack(OPENER)).due_ms == TURN_MS


def test_a_game_pauses_between_hands_where_nobody_is_there_to_see_the_scores():
    play = started(ANN).to_seat(1).later(TURN_MS).after(Wake()).until(Phase.BETWEEN)
    left = play.after(Leave(OPENER))
    assert left.table.is_paused
    assert left.due_ms == KEPT_MS
    assert left.after(TakeSeatBack(ANN)).due_ms == BETWEEN_MS
    assert left.after(NextHand(ANN)).table.phase is Phase.PREPARING
    assert left.after(join(BEN)).due_ms == BETWEEN_MS


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_game_that_all_have_left_needs_nobody_and_closes_after_it(game):
    play = started(ANN, game=game).later(LITTLE_MS).after(Leave(ANN), Leave(OPENER))
    while play.table.has_running_game:
        assert play.due_ms is not None
        assert 0 < play.due_ms <= (BETWEEN_MS if play.table.phase is Phase.BETWEEN else COMPUTER_MS)
        play = play.later(play.due_ms).after(Wake())
    assert (play.table.phase, play.due_ms) == (Phase.OVER, IDLE_MS)
    assert play.later(IDLE_MS).events(Wake()) == (TableClosed(Cause.TIME),)


def test_the_last_one_to_leave_makes_no_pause_between_hands_longer():
    play = started(ANN).until(Phase.BETWEEN).later(LITTLE_MS)
    assert play.after(Leave(ANN), Leave(OPENER)).due_ms == BETWEEN_MS - LITTLE_MS


def test_whoever_shot_the_moon_and_leaves_last_has_it_picked_for_them():
    rules = hearts.Options(moon=hearts.Moon.CHOOSE)
    play = fourth_hand(ANN, rules=rules, chance=Dealt(ALL_SPADES, ALL_CLUBS)).until(Phase.CHOOSING)
    left = play.after(Leave(OPENER), Leave(ANN))
    assert (left.table.phase, left.due_ms) == (Phase.CHOOSING, COMPUTER_MS)
    assert left.later(COMPUTER_MS).names(Wake()) == ["ChosenAfterPlay", "HandScored"]


def test_a_lobby_is_never_paused():
    assert not lobby().after(Leave(OPENER)).table.is_paused
    assert not over().after(Leave(OPENER), Leave(ANN)).table.is_paused


def test_no_hand_is_dealt_by_itself_in_a_closed_table():
    closed = lobby().later(IDLE_MS).after(Wake())
    assert closed.refusal(Start(BY_OPENER)) == "table-closed"
