"""Blocked people at a table of Hearts or Gong Zhu."""

from dataclasses import replace

import pytest

from bot.rules import hearts
from bot.rules.hearts import Moon
from bot.tables.commands import Actor, Close, CutDeck, Leave, Wake
from bot.tables.events import PlayerLeft
from bot.tables.tricks import AddComputer, ChooseAfterPlay, NextHand, Phase, Start, TakeSeatBack
from tests.support.tables import ANN, BEN, OPENER, STRANGER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_SPADES,
    BETWEEN_MS,
    BY_OPENER,
    LONG,
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


def blocking(play: TrickPlay, *people) -> TrickPlay:
    return replace(play, blocked=frozenset(people))


@pytest.mark.parametrize(
    "command",
    [
        join(STRANGER),
        AddComputer(ANN),
        CutDeck(ANN, "kopi"),
        Start(Actor(ANN)),
        Close(Actor(ANN)),
        NextHand(ANN),
    ],
)
def test_what_blocked_people_may_not_do(command):
    assert blocking(lobby(ANN), ANN, STRANGER).refusal(command) == "blocked"


@pytest.mark.parametrize("play", [lobby(ANN), started(ANN, rules=hearts.Options(target=1)).until(Phase.OVER)])
def test_where_no_game_runs_they_lose_their_seat_at_once(play):
    assert blocking(play, ANN).events(Wake()) == (PlayerLeft(ANN, 1),)
    assert blocking(play, ANN, OPENER).after(Wake()).table.people == ()


def test_whoever_has_cards_plays_the_hand_to_its_end():
    play = blocking(started(ANN), ANN)
    assert play.events(Wake()) == ()
    while play.table.plays < 51:
        assert ANN in play.table.people
        play = play.after(next_step(play.table))
    assert "PlayerLeft" in play.names(next_step(play.table))
    after = play.after(next_step(play.table)).table
    assert (after.phase, after.people) == (Phase.BETWEEN, (OPENER,))
    assert after.seats[1].is_computer


@pytest.mark.parametrize("game", TRICK_GAMES)
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_blocked_players_leave_with_the_last_card_whoever_plays_it(game, last):
    play = started(ANN, game=game, rules=LONG[game]).to_last_card()
    while play.table.waited_for != (last,):
        play = play.until(Phase.BETWEEN).after(NextHand(OPENER)).to_last_card()
    play = blocking(play, ANN)
    assert ANN not in play.after(next_step(play.table)).table.people


def test_the_moon_is_still_theirs_to_choose():
    play = fourth_hand(ANN, rules=hearts.Options(moon=Moon.CHOOSE), chance=Dealt(ALL_SPADES, ALL_CLUBS))
    play = blocking(play.until(Phase.CHOOSING), ANN)
    assert play.names(ChooseAfterPlay(ANN, Moon.ADD_TO_OTHERS)) == [
        "ChosenAfterPlay",
        "HandScored",
        "PlayerLeft",
    ]


def test_between_hands_a_computer_player_has_their_seat_and_the_stake_stays_theirs():
    play = blocking(started(ANN).until(Phase.BETWEEN), ANN)
    assert play.events(Wake()) == (PlayerLeft(ANN, 1),)
    dealt = play.later(BETWEEN_MS).after(Wake()).table
    assert (dealt.people, dealt.round) == ((OPENER,), 2)
    assert dealt.stake_holders == {OPENER: 0, ANN: 1}


def test_without_anybody_left_a_game_ends_where_nothing_is_at_stake():
    play = blocking(started(ANN, stake_points=0).until(Phase.BETWEEN), ANN, OPENER)
    assert play.names(Wake()) == ["PlayerLeft", "PlayerLeft", "TableClosed"]


def test_for_a_stake_it_is_played_to_its_end_even_if_all_are_blocked():
    play = blocking(started(ANN).until(Phase.BETWEEN), ANN, OPENER)
    assert play.names(Wake()) == ["PlayerLeft", "PlayerLeft"]
    dealt = play.after(Wake()).later(BETWEEN_MS).after(Wake())
    assert (dealt.table.people, dealt.table.round) == ((), 2)
    assert dealt.until(Phase.BETWEEN).table.round == 2


def test_blocked_players_may_leave_and_come_back_to_their_cards():
    play = started(ANN, BEN).to_seat(1).later(TURN_MS).after(Wake())
    assert blocking(play, ANN).names(TakeSeatBack(ANN)) == ["PlayerBack"]
    assert blocking(play, ANN).names(own_step(play.table, ANN)) == ["PlayerBack", "CardPlayed"]
    assert blocking(play, ANN).names(Leave(ANN)) == ["PlayerLeft"]


def test_a_game_begins_without_them():
    begun = blocking(lobby(ANN, BEN), ANN).after(Start(BY_OPENER)).table
    assert begun.people == (OPENER, BEN)
    assert begun.stake_holders == {OPENER: 0, BEN: 2}
