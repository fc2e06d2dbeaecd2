"""Slow tables leave everyone their time outside quiet hours and vacations; quick tables know of neither."""

from dataclasses import replace

import pytest

from bot.tables.commands import ChangeSpeed, Join, NoteVacation, Wake
from bot.tables.events import DeadlineMoved
from bot.tables.gnau import Bid, ChooseSplit, Deal, DealerPolicy, Phase, SplitMode
from bot.tables.own_time import OwnTime
from bot.tables.tricks import Phase as TrickPhase
from bot.tables.tricks import Prepare, Start
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, BY_OPENER, MACHINE, OPENER, lobby, part_of
from tests.support.tricks import tables as tricks

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
DAY_S = 86_400


def nightly(first_hour: int, hours: int) -> OwnTime:
    """Return quiet hours that begin so many hours after `NOW_MS`, each day again."""

    def quiet_from(from_ms: int):
        day = (from_ms - NOW_MS) // DAY_MS - 1
        while True:
            start_ms = NOW_MS + day * DAY_MS + first_hour * HOUR_MS
            yield start_ms, start_ms + hours * HOUR_MS
            day += 1

    return OwnTime(quiet_from)


def away(since_ms: int, days: int, own: OwnTime | None = None) -> OwnTime:
    return replace(own or OwnTime(), vacations=((since_ms, since_ms + days * DAY_MS),))


def hours_left(play) -> float:
    left_ms: int = play.table.deadline_ms - play.now_ms
    return left_ms / HOUR_MS


def own_splits(*people, **own_times):
    """Return a slow round of Gnau that waits for people to split their hands."""
    play = replace(lobby(*people, split=SplitMode.OWN, reveal_s=DAY_S), **own_times)
    return play.after(Deal(BY_OPENER))


def hearts(seconds=DAY_S, **own_times):
    play = tricks.lobby(ANN).after(ChangeSpeed(BY_OPENER, seconds))
    return replace(play, **own_times).after(Start(BY_OPENER))


def test_a_deadline_leaves_out_the_quiet_hours_of_the_person_who_has_most_of_them():
    own = {ANN: nightly(6, 8), BEN: nightly(2, 12)}
    # Of a day of 24 hours outside the night, ANN gets 6 + 16 + 2, and BEN 2 + 12 + 10.
    assert hours_left(own_splits(ANN, own_times=own)) == 6 + 8 + 16 + 8 + 2
    assert hours_left(own_splits(ANN, BEN, own_times=own)) == 2 + 12 + 12 + 12 + 10
    assert hours_left(own_splits(OPENER, own_times=own)) == 24


def test_nobody_who_is_not_awaited_moves_a_deadline():
    play = own_splits(ANN, BEN, own_times={ANN: nightly(6, 8)})
    before = play.table.deadline_ms
    play = play.later(HOUR_MS).after(ChooseSplit(ANN, ()))
    # BEN keeps what he has been shown.
    assert play.table.deadline_ms == before


def test_a_hand_of_hearts_keeps_its_deadline_while_some_have_passed():
    play = hearts(own_times={ANN: nightly(6, 8)})
    assert play.table.phase is TrickPhase.PREPARING
    before = play.table.deadline_ms
    assert (before - NOW_MS) / HOUR_MS == 40
    # OPENER's own time would have ended first, and ANN still has hers after OPENER has passed.
    play = play.later(3 * HOUR_MS).after(Prepare(OPENER, play.table.hand.held[0][:3]))
    assert ANN in play.table.awaited
    assert play.table.deadline_ms == before


def test_the_next_wait_begins_with_a_clock_of_its_own():
    play = replace(
        lobby(ANN, BEN, dealer=DealerPolicy.BID, split=SplitMode.OWN, reveal_s=DAY_S),
        own_times={ANN: nightly(6, 8)},
    ).after(Deal(BY_OPENER))
    assert (play.table.since_ms, hours_left(play)) == (NOW_MS, 40)
    play = play.later(HOUR_MS).after(Bid(ANN, 3), Bid(BEN, 0))
    # Only BEN raises, whose clock never stands still.
    assert (play.table.phase, play.table.since_ms, hours_left(play)) == (Phase.RAISING, None, 24)


def test_other_quiet_hours_count_from_the_next_turn_on():
    play = own_splits(ANN)
    for own in (nightly(6, 8), nightly(1, 12)):
        play = replace(play, own_times={ANN: own})
        assert play.later(DAY_MS - 1).events(Wake()) == ()
        assert play.later(DAY_MS).names(Wake()) == ["RoundRevealed"]


def test_quick_tables_know_no_quiet_hours_and_no_vacation():
    own = {ANN: away(NOW_MS, 7, nightly(0, 12)), OPENER: nightly(0, 12)}
    for seconds, moved in ((600, 1 / 6), (3_600, 7 * 24 + 13)):
        play = replace(lobby(ANN, split=SplitMode.OWN, reveal_s=seconds), own_times=own).after(
            Deal(BY_OPENER)
        )
        assert hours_left(play) == moved
    assert hearts(600, own_times=own).table.deadline_ms == NOW_MS + 600_000
    assert own_splits(ANN).events(NoteVacation(BEN)) == ()
    assert replace(lobby(ANN), own_times=own).after(Deal(BY_OPENER)).events(NoteVacation(ANN)) == ()


@pytest.mark.parametrize("begin", [lambda: own_splits(ANN, BEN), hearts], ids=["gnau", "hearts"])
def test_a_vacation_stops_a_clock_that_runs_and_its_end_starts_it_again(begin):
    play = begin().later(20 * HOUR_MS)
    start_ms = play.now_ms
    gone = replace(play, own_times={ANN: away(start_ms, 7)})
    [moved] = gone.events(NoteVacation(ANN))
    assert moved == DeadlineMoved(NOW_MS + 8 * DAY_MS, NOW_MS)
    gone = gone.after(NoteVacation(ANN))
    assert gone.events(NoteVacation(ANN)) == ()
    assert gone.later(7 * DAY_MS).events(Wake()) == ()
    # Back after two days and a half, she has the four hours that were left.
    back = gone.later(2 * DAY_MS + 12 * HOUR_MS)
    back = replace(back, own_times={ANN: OwnTime(vacations=((start_ms, back.now_ms),))}).after(
        NoteVacation(ANN)
    )
    assert hours_left(back) == 4
    # Whoever never comes back is not waited for without end.
    assert gone.later(7 * DAY_MS + 4 * HOUR_MS).events(Wake()) != ()


def test_vacations_at_the_same_time_do_not_add_up():
    play = own_splits(ANN, BEN)
    play = replace(play, own_times={ANN: away(NOW_MS, 7), BEN: away(NOW_MS, 7)})
    play = play.after(NoteVacation(ANN), NoteVacation(BEN))
    assert hours_left(play) == 8 * 24


def test_a_vacation_that_nobody_has_noted_counts_when_the_time_is_up():
    play = own_splits(ANN).later(DAY_MS)
    play = replace(play, own_times={ANN: away(play.now_ms - HOUR_MS, 7)})
    assert play.names(Wake()) == ["DeadlineMoved"]
    assert hours_left(play.after(Wake())) == 7 * 24


def test_changed_quiet_hours_with_a_vacation_take_nobody_the_last_hour():
    play = own_splits(ANN, own_times={ANN: nightly(1, 12)}).later(30 * HOUR_MS)
    play = replace(play, own_times={ANN: away(play.now_ms, 1)}).after(NoteVacation(ANN))
    assert hours_left(play) == 25


def test_playing_with_quiet_hours_and_vacations_stalls_no_table():
    play, most_ms = own_splits(ANN), NOW_MS + 2 * DAY_MS + 7 * DAY_MS + 13 * HOUR_MS
    vacations: tuple[tuple[int, int], ...] = ()
    for day in range(7):
        start_ms = play.now_ms
        quiet = nightly(day % 2 * 5, 12) if day % 3 else OwnTime()
        play = replace(
            play, own_times={ANN: replace(quiet, vacations=(*vacations, (start_ms, start_ms + DAY_MS)))}
        )
        play = play.after(NoteVacation(ANN)).later(1)
        vacations += ((start_ms, play.now_ms),)
        play = replace(play, own_times={ANN: replace(quiet, vacations=vacations)}).after(NoteVacation(ANN))
        assert play.table.deadline_ms <= most_ms
    assert play.table.deadline_ms <= NOW_MS + 2 * DAY_MS


def test_a_moved_deadline_is_kept_and_an_unmoved_one_as_before():
    moved = own_splits(ANN, own_times={ANN: nightly(6, 8)}).table
    assert MACHINE.load(MACHINE.dump(moved)) == moved
    assert "since_ms" not in MACHINE.dump(own_splits(ANN).table)
    hand = hearts(own_times={ANN: nightly(6, 8)})
    assert hand.machine.load(hand.machine.dump(hand.table)) == hand.table
    assert hand.table.since_ms == NOW_MS


def test_whoever_sits_down_for_somebody_has_their_own_clock():
    play = replace(lobby(reveal_s=DAY_S, split=SplitMode.OWN), own_times={BEN: nightly(6, 8)})
    play = play.after(Join(BEN, part_of(BEN)), Deal(BY_OPENER))
    assert hours_left(play) == 40
