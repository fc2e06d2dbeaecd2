"""Who leads a table of tricks once its host has left it, and what a host changes between two games."""

from dataclasses import replace

import pytest

from bot.tables.commands import (
    Actor,
    ChangeRules,
    ChangeSpeed,
    ChangeStake,
    Leave,
    RecordGone,
    Remove,
    Wake,
)
from bot.tables.events import PlayerLeft, PlayerRemoved, TableHandedOver
from bot.tables.points import PointsMode
from bot.tables.tricks import Phase, Start
from bot.tables.tricks.accounts import payments
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    BY_OPENER,
    ENDS,
    LONG,
    MACHINES,
    TURN_MS,
    TrickPlay,
    join,
    lobby,
    started,
)


def over(*others) -> TrickPlay:
    return started(*others, rules=ENDS[lobby().table.game]).until(Phase.OVER)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_not_the_first_seat_counts_but_who_sat_down_first(game):
    play = lobby(ANN, BEN, game=game).after(Leave(ANN), join(CAT))
    assert play.table.people == (OPENER, CAT, BEN)
    kept = replace(play, table=MACHINES[game].load(MACHINES[game].dump(play.table)))
    assert kept.events(Leave(OPENER)) == (PlayerLeft(OPENER, 0), TableHandedOver(BEN))
    assert kept.after(Leave(OPENER), Leave(BEN)).table.opener_id == CAT


def test_who_leaves_a_running_game_hands_it_on_as_well():
    play = started(ANN, BEN)
    assert play.events(Leave(OPENER))[-1] == TableHandedOver(ANN)
    assert play.events(RecordGone(frozenset({OPENER})))[-1] == TableHandedOver(ANN)
    blocked = replace(over(ANN, BEN), blocked=frozenset({OPENER, ANN}))
    assert blocked.after(Wake()).table.opener_id == BEN


def test_the_next_game_waits_for_nobody_who_has_left():
    play = over(ANN, BEN)
    assert play.refusal(Start(Actor(ANN))) == "go-on-later"
    assert play.after(Leave(OPENER), Start(Actor(ANN))).table.games == 2


def test_who_is_away_comes_after_those_who_are_there():
    play = started(ANN, BEN)
    play = play.later(TURN_MS).after(Wake())
    seats = [replace(seat, is_away=seat.user_id == ANN) for seat in play.table.seats]
    play = replace(play, table=replace(play.table, seats=tuple(seats)))
    assert play.after(Leave(OPENER)).table.opener_id == BEN
    assert play.after(Leave(OPENER), Leave(BEN)).table.opener_id == ANN


def test_an_absent_host_gives_the_next_game_away_with_the_seat():
    play = over(ANN, BEN)
    seats = [replace(seat, is_away=seat.user_id == OPENER) for seat in play.table.seats]
    play = replace(play, table=replace(play.table, seats=tuple(seats))).later(20_000)
    assert play.after(Start(Actor(BEN))).table.opener_id == ANN


def test_at_an_empty_table_whoever_sits_down_next_is_the_host():
    empty = lobby().after(Leave(OPENER))
    assert empty.events(join(ANN))[-1] == TableHandedOver(ANN)
    assert empty.after(join(OPENER), join(ANN)).table.opener_id == OPENER


def test_a_table_whose_host_had_left_before_this_was_known_has_one_with_its_next_step():
    play = lobby(ANN, BEN)
    kept = MACHINES[play.table.game].dump(replace(play.table, opener_id=CAT))
    del kept["arrivals"]
    old = replace(play, table=MACHINES[play.table.game].load(kept))
    assert old.events(Leave(BEN)) == (TableHandedOver(OPENER), PlayerLeft(BEN, 2))
    assert old.names(Start(BY_OPENER))[:2] == ["TableHandedOver", "ComputerJoined"]
    assert old.after(join(CAT)).table.opener_id == OPENER


# What a host changes between two games


def test_who_is_removed_may_come_back_and_nobody_is_removed_from_a_running_game():
    play = lobby(ANN, BEN)
    assert play.events(Remove(BY_OPENER, ANN)) == (PlayerRemoved(ANN, OPENER), PlayerLeft(ANN, 1))
    assert play.after(Remove(BY_OPENER, ANN), join(ANN)).table.people == (OPENER, ANN, BEN)
    assert play.refusal(Remove(Actor(ANN), BEN)) == "only-host"
    assert play.refusal(Remove(BY_OPENER, CAT)) == "guest-not-seated"
    for running in (started(ANN), started(ANN).until(Phase.BETWEEN)):
        assert running.refusal(Remove(BY_OPENER, ANN)) == "game-is-running"
        assert running.refusal(ChangeStake(BY_OPENER, 3)) == "game-is-running"
    assert over(ANN, BEN).names(Remove(BY_OPENER, BEN)) == ["PlayerRemoved", "PlayerLeft"]


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_game_that_is_over_stays_paid_for_its_own_stake(game):
    before = started(ANN, BEN, game=game, rules=ENDS[game], stake_points=5).until(Phase.OVER)
    after = before.after(ChangeStake(BY_OPENER, 20))
    after = replace(after, table=MACHINES[game].load(MACHINES[game].dump(after.table)))
    assert payments(after.table) == payments(before.table)
    assert any(payments(before.table).values())
    again = after.after(Start(BY_OPENER))
    assert (again.table.stake_played_for, again.table.played) == (20, None)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_the_rules_and_the_speed_change_from_the_next_game_on(game):
    before = started(ANN, BEN, game=game, rules=ENDS[game]).until(Phase.OVER)
    commands = ChangeRules(BY_OPENER, LONG[game]), ChangeSpeed(BY_OPENER, 90)
    after = before.after(*commands)
    after = replace(after, table=MACHINES[game].load(MACHINES[game].dump(after.table)))
    # What was played stays as it was.
    assert not after.table.has_running_game
    assert after.table.hand == before.table.hand
    again = after.after(Start(BY_OPENER))
    assert (again.table.game_options.rules, again.table.options.turn_s) == (LONG[game], 90)
    for command in commands:
        assert again.refusal(command) == "game-is-running"
        assert after.events(command) == ()
        assert before.refusal(replace(command, actor=Actor(ANN))) == "only-host"
    assert before.refusal(ChangeSpeed(BY_OPENER, 5)) == "pace-invalid"


def test_what_the_next_game_is_for_counts_for_whoever_joins():
    play = replace(lobby(points=PointsMode.BANKROLL), funds={OPENER: 9, ANN: 9})
    assert play.names(ChangeStake(BY_OPENER, 10)) == ["StakeChanged"]
    assert play.after(ChangeStake(BY_OPENER, 10)).refusal(join(ANN)) == "game-stake-uncovered"
    assert play.events(ChangeStake(BY_OPENER, 5)) == ()
    assert play.after(ChangeStake(BY_OPENER, 0)).table.options.stake_points == 0
    assert play.refusal(ChangeStake(BY_OPENER, -1)) == "game-stake-invalid"
    assert play.refusal(ChangeStake(Actor(ANN), 3)) == "only-host"
