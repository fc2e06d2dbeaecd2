"""Longer turns for those who want them, as far as their server allows."""

from dataclasses import replace

from bot.tables.commands import Close, Leave, Wake
from bot.tables.tricks import Phase, PlayerAway, Start
from bot.tables.tricks.events import MoreTimeGiven
from bot.tables.tricks.snapshot import dump, load
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.tables import BY_OPENER, TURN_MS, TrickPlay, lobby, next_step, own_step, started

TWICE = {ANN: 2}


def patient(play: TrickPlay, times=None) -> TrickPlay:
    """Return a table where Ann, in the second seat, wants longer from now on."""
    return replace(play, more_time=TWICE if times is None else times)


def test_the_turn_of_who_wants_it_lasts_longer_and_no_others():
    play = patient(started(ANN, BEN, CAT).until(Phase.PLAYING))
    for _ in range(8):
        play = play.after(next_step(play.table))
        assert play.due_ms == (2 * TURN_MS if play.table.waited_for == (1,) else TURN_MS)


def test_they_are_away_only_after_that():
    play = patient(started(ANN)).to_seat(1)
    assert play.later(2 * TURN_MS - 1).events(Wake()) == ()
    assert play.later(2 * TURN_MS).events(Wake()) == (PlayerAway(ANN, 1),)


def test_while_all_choose_everybody_waits_for_them_and_no_longer():
    play = patient(lobby(ANN, BEN)).after(Start(BY_OPENER))
    assert play.due_ms == 2 * TURN_MS
    later = play.later(3_000)
    assert later.after(own_step(later.table, ANN)).due_ms == TURN_MS


def test_it_is_written_down_once():
    play = patient(started(ANN, BEN, CAT).until(Phase.PLAYING))
    first = play.events(next_step(play.table))
    assert first[0] == MoreTimeGiven(TWICE)
    play = play.with_events(*first)
    assert not any(isinstance(each, MoreTimeGiven) for each in play.events(next_step(play.table)))


def test_a_click_that_changes_nothing_writes_nothing_down():
    assert patient(started(ANN)).events(Wake()) == ()


def test_who_wants_it_no_more_has_the_usual_time_from_then_on():
    play = patient(started(ANN, BEN, CAT)).to_seat(1)
    changed = patient(play, {})
    assert changed.later(3_000).after(Close(BY_OPENER)).due_ms == TURN_MS
    assert changed.later(2 * TURN_MS - 3_000).after(Close(BY_OPENER)).due_ms == 3_000
    assert changed.after(next_step(play.table)).to_seat(1).due_ms == TURN_MS


def test_of_who_has_left_nothing_is_known_any_more():
    play = patient(started(ANN, BEN)).to_seat(0)
    assert play.table.more_time == TWICE
    assert replace(play, more_time={}).after(Leave(ANN)).table.more_time == {}
    assert str(ANN) not in dump(patient(play).after(Leave(ANN)).table)["more_time"]


def test_no_turn_is_longer_than_ten_minutes():
    play = patient(started(ANN), {ANN: 100}).to_seat(1)
    assert play.due_ms == 600_000


def test_a_table_from_before_this_was_kept():
    play = patient(started(ANN, BEN, CAT)).to_seat(1)
    kept = dump(play.table)
    assert load(kept, play.table.game) == play.table
    del kept["more_time"]
    assert load(kept, play.table.game) == replace(play.table, more_time={})
    assert OPENER not in play.table.more_time
