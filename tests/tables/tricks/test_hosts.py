"""Who leads a table of tricks once its host has left it: whoever has sat longest, at once."""

from dataclasses import replace

import pytest

from bot.tables.commands import Actor, Leave, RecordGone, Wake
from bot.tables.events import PlayerLeft, TableHandedOver
from bot.tables.tricks import Phase, Start
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import BY_OPENER, ENDS, MACHINES, TURN_MS, TrickPlay, join, lobby, started


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
