"""What a Gnau table does by itself: it reveals when the time is up, and it closes when nobody comes."""

import pytest

from bot.tables.commands import Close, CutDeck, Leave, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import Deal, MarkReady, PassBank, Phase, RecordDelivery, Reveal, RoundRevealed
from bot.tables.machine import due_ms
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    DEALER,
    IDLE_MS,
    REVEAL_S,
    in_phase,
    join,
    lobby,
)

REVEAL_MS = REVEAL_S * 1000


@pytest.mark.parametrize(
    ("phase", "after_ms", "event"),
    [
        (Phase.LOBBY, IDLE_MS, TableClosed(Cause.TIME)),
        (Phase.DEALT, REVEAL_MS, RoundRevealed(1, Cause.TIME)),
        (Phase.REVEALED, IDLE_MS, TableClosed(Cause.TIME)),
    ],
)
def test_a_table_acts_at_its_deadline_and_not_before(phase, after_ms, event):
    play = in_phase(phase)
    assert due_ms(play.table) == NOW_MS + after_ms
    for early_ms in (0, after_ms - 1):
        assert play.later(early_ms).events(Wake()) == ()
    for late_ms in (0, 1, 10**9):
        assert play.later(after_ms + late_ms).events(Wake()) == (event,)


def test_a_table_woken_twice_acts_once():
    play = in_phase(Phase.DEALT).later(REVEAL_MS).after(Wake())
    assert play.table.phase is Phase.REVEALED
    assert play.events(Wake()) == ()


def test_a_table_left_alone_with_cards_out_is_settled_and_closed():
    settled = in_phase(Phase.DEALT).later(REVEAL_MS).after(Wake())
    assert settled.table.rounds_played == 1
    assert settled.table.deadline_ms == NOW_MS + REVEAL_MS + IDLE_MS
    assert settled.later(IDLE_MS).after(Wake()).table.phase is Phase.CLOSED


@pytest.mark.parametrize(
    "command", [join(CAT), Leave(ANN), CutDeck(ANN, "a word"), PassBank(DEALER), RecordDelivery(frozenset())]
)
@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.REVEALED])
def test_activity_starts_the_idle_time_anew(phase, command):
    play = in_phase(phase, dealer_id=DEALER).later(60_000).after(command)
    assert play.table.deadline_ms == NOW_MS + 60_000 + IDLE_MS


@pytest.mark.parametrize("command", [MarkReady(ANN), RecordDelivery(frozenset({BEN}))])
def test_a_running_round_keeps_its_deadline(command):
    play = in_phase(Phase.DEALT).later(REVEAL_MS - 1).after(command)
    assert play.table.phase is Phase.DEALT
    assert play.table.deadline_ms == NOW_MS + REVEAL_MS


@pytest.mark.parametrize("command", [Reveal(BY_OPENER), MarkReady(ANN)])
def test_the_idle_time_starts_with_the_reveal(command):
    play = in_phase(Phase.DEALT, ANN).later(20_000).after(command)
    assert play.table.deadline_ms == NOW_MS + 20_000 + IDLE_MS


def test_the_next_round_has_a_deadline_of_its_own():
    play = in_phase(Phase.REVEALED).later(5_000).after(Deal(BY_OPENER))
    assert play.table.deadline_ms == NOW_MS + 5_000 + REVEAL_MS


def test_looking_at_the_clock_is_no_activity():
    play = lobby(ANN).later(IDLE_MS - 1).after(Wake())
    assert play.table.deadline_ms == NOW_MS + IDLE_MS


def test_a_closed_table_wants_no_waking():
    by_hand = lobby(ANN).after(Close(BY_OPENER)).table
    by_time = lobby(ANN).later(IDLE_MS).after(Wake()).table
    assert due_ms(by_hand) is due_ms(by_time) is None
