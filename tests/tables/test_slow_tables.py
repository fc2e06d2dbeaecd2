"""Tables where people come by when it is their turn: they have up to three days, and stay open for a week."""

from dataclasses import replace

import pytest

from bot.rules.errors import RuleError
from bot.tables.commands import ChangeSpeed, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import (
    Bid,
    ChangeSplit,
    Deal,
    DealerPolicy,
    GnauTableOptions,
    Phase,
    Raise,
    Reveal,
    SplitMode,
    with_own_deal,
)
from bot.tables.gnau.bidding import undecided
from bot.tables.table import MOST_PACE_S, PACES_S, SLOW_S, speed_of
from bot.tables.tricks import Start
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, BY_OPENER, CAT, IDLE_MS, MACHINE, TABLE, join, lobby
from tests.support.tricks import tables as tricks

DAY_S = 86_400
DAY_MS = DAY_S * 1000
WEEK_MS = 7 * DAY_MS


def slow_hearts(*others, **options):
    return tricks.lobby(*others, **options).after(ChangeSpeed(BY_OPENER, DAY_S))


def test_a_table_takes_every_pace_that_is_offered_and_none_beyond():
    for seconds in PACES_S:
        for play in (lobby(ANN), tricks.lobby()):
            paced = play.after(ChangeSpeed(BY_OPENER, seconds)).table
            assert (speed_of(paced), paced.is_slow) == (seconds, seconds >= SLOW_S)
    for play in (lobby(ANN), tricks.lobby()):
        assert play.refusal(ChangeSpeed(BY_OPENER, MOST_PACE_S + 1)) == "pace-invalid"
    with pytest.raises(RuleError, match="pace invalid"):
        GnauTableOptions(reveal_s=MOST_PACE_S + 1)


@pytest.mark.parametrize("play", [lobby(ANN), tricks.lobby(ANN)], ids=["gnau", "hearts"])
@pytest.mark.parametrize(("seconds", "idle_ms"), [(600, IDLE_MS), (SLOW_S, WEEK_MS)])
def test_without_cards_a_slow_table_stays_open_for_a_week(play, seconds, idle_ms):
    play = play.after(ChangeSpeed(BY_OPENER, seconds))
    assert play.table.deadline_ms - play.now_ms == idle_ms
    assert play.later(idle_ms - 1).events(Wake()) == ()
    assert play.later(idle_ms).events(Wake()) == (TableClosed(Cause.TIME),)


def test_after_a_slow_round_everyone_has_a_week_for_the_next():
    play = lobby(ANN, reveal_s=DAY_S).after(Deal(BY_OPENER), Reveal(BY_OPENER))
    assert play.later(WEEK_MS - 1).after(Deal(BY_OPENER)).table.deadline_ms == NOW_MS + WEEK_MS - 1 + DAY_MS


def test_own_splits_have_the_time_of_the_pace_and_extra_time_changes_nothing():
    play = replace(lobby(ANN, BEN, split=SplitMode.OWN, reveal_s=MOST_PACE_S), more_time={BEN: 5})
    assert play.after(Deal(BY_OPENER)).table.deadline_ms == NOW_MS + 3 * DAY_MS


def test_bids_and_raises_have_the_time_of_the_pace_each():
    people = (ANN, BEN, CAT)
    play = lobby(*people, dealer=DealerPolicy.BID, split=SplitMode.OWN, reveal_s=DAY_S).after(Deal(BY_OPENER))
    assert play.table.deadline_ms == NOW_MS + DAY_MS
    play = play.later(DAY_MS - 1).after(Bid(ANN, 3), Bid(BEN, 0), Bid(CAT, 0))
    assert play.table.deadline_ms == NOW_MS + DAY_MS - 1 + DAY_MS
    play = play.later(5).after(*(Raise(each, 1) for each in undecided(play.table)))
    assert (play.table.phase, play.table.deadline_ms) == (Phase.DEALT, NOW_MS + DAY_MS + 4 + DAY_MS)


def test_a_quick_table_bids_as_before():
    play = lobby(ANN, BEN, dealer=DealerPolicy.BID, reveal_s=600).after(Deal(BY_OPENER))
    assert play.table.deadline_ms == NOW_MS + 15_000


def test_other_splits_need_no_other_pace():
    play = lobby(ANN, reveal_s=DAY_S).after(ChangeSplit(BY_OPENER, SplitMode.OWN, DAY_S))
    assert speed_of(play.table) == DAY_S


def test_a_slow_table_that_follows_another_gives_people_its_pace_to_come():
    followed = with_own_deal(lobby(reveal_s=DAY_S).table, TABLE, NOW_MS)
    play = replace(lobby(), table=followed).after(join(ANN))
    assert play.later(DAY_MS - 1).events(Wake()) == ()
    assert play.later(DAY_MS).after(Wake()).table.has_cards_out


def test_a_turn_takes_as_long_as_the_pace_and_extra_time_ends_at_ten_minutes():
    play = slow_hearts(ANN, BEN).after(Start(BY_OPENER))
    assert play.due_ms == DAY_MS
    more = replace(slow_hearts(ANN), more_time={ANN: 5}).after(Start(BY_OPENER))
    assert more.due_ms == DAY_MS
    quick = replace(tricks.lobby(ANN).after(ChangeSpeed(BY_OPENER, 180)), more_time={ANN: 5})
    assert quick.after(Start(BY_OPENER)).due_ms == 600_000


def test_what_is_kept_of_a_slow_table_is_read_as_it_was():
    table = lobby(ANN, dealer=DealerPolicy.BID, reveal_s=MOST_PACE_S).table
    assert MACHINE.load(MACHINE.dump(table)) == table
    # Where no time for bids was kept, the usual one counts at a quick table, and the pace at a slow one.
    assert "bid_s" not in MACHINE.dump(table)["options"]
