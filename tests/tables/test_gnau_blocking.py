"""Blocked people at a table: what is refused, what is not, and when the seat is free."""

import pytest

from bot.rules.errors import RuleError
from bot.tables.commands import Actor, Close, CutDeck, Leave, Wake
from bot.tables.events import PlayerLeft
from bot.tables.gnau import (
    CardsDealt,
    ChooseSplit,
    Deal,
    DealerPolicy,
    MarkReady,
    PassBank,
    Phase,
    Reveal,
    RoundRevealed,
    SplitMode,
    TakeBank,
)
from bot.tables.gnau.events import BankMoved, PlayerReady
from bot.tables.machine import Moment
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    MACHINE,
    OPENER,
    GnauPlay,
    Seeded,
    in_phase,
    join,
    lobby,
)


def decide(play: GnauPlay, command, *blocked, now_ms=NOW_MS):
    return MACHINE.decide(play.table, command, Moment(now_ms, Seeded(), {}, frozenset(blocked)))


def after(play: GnauPlay, events):
    table = play.table
    for event in events:
        table = MACHINE.evolve(table, event, NOW_MS)
    return table


@pytest.mark.parametrize(
    ("play", "command"),
    [
        (lobby(BEN), join(ANN)),
        (lobby(BEN, dealer=DealerPolicy.ANYONE), TakeBank(ANN, "part")),
        (lobby(BEN, dealer_id=ANN), PassBank(ANN)),
        (lobby(ANN, BEN), CutDeck(ANN, "durian")),
        (lobby(BEN, dealer_id=ANN), Deal(Actor(ANN))),
        (lobby(BEN), Deal(Actor(ANN, manages_server=True))),
        (in_phase(Phase.DEALT, BEN, dealer_id=ANN), Reveal(Actor(ANN))),
        (in_phase(Phase.REVEALED, BEN, dealer_id=ANN), Close(Actor(ANN))),
    ],
)
def test_what_would_change_the_table_is_refused(play, command):
    with pytest.raises(RuleError) as refused:
        decide(play, command, ANN, CAT)
    assert refused.value.code == "blocked"
    assert decide(play, command, CAT)


def test_who_has_cards_may_get_ready():
    dealt = in_phase(Phase.DEALT, ANN, BEN)
    assert decide(dealt, MarkReady(ANN), ANN) == (PlayerReady(ANN),)


def test_who_has_cards_may_split_them():
    dealt = lobby(ANN, BEN, split=SplitMode.OWN).after(Deal(BY_OPENER))
    assert decide(dealt, ChooseSplit(ANN, ()), ANN)


def test_who_is_blocked_may_leave():
    assert after(lobby(ANN, BEN), decide(lobby(ANN, BEN), Wake(), ANN)).seats == (BEN,)
    with pytest.raises(RuleError, match="not seated"):
        decide(lobby(ANN, BEN), Leave(ANN), ANN)


def test_the_seat_is_free_at_once_between_rounds():
    for phase in (Phase.LOBBY, Phase.REVEALED):
        play = in_phase(phase, ANN, BEN)
        assert decide(play, Wake(), ANN) == (PlayerLeft(ANN),)
        assert decide(play, Wake()) == ()


def test_a_running_round_goes_on_to_its_end():
    dealt = in_phase(Phase.DEALT, ANN, BEN)
    assert decide(dealt, Wake(), ANN) == ()
    events = decide(dealt, Reveal(BY_OPENER), ANN)
    assert [type(event) for event in events] == [RoundRevealed, PlayerLeft]
    table = after(dealt, events)
    assert (table.seats, set(table.deltas())) == ((BEN,), {ANN, BEN})


@pytest.mark.parametrize("command", [MarkReady(ANN), Wake()])
def test_the_seat_is_free_however_the_round_ends(command):
    dealt = in_phase(Phase.DEALT, ANN, BEN).after(MarkReady(BEN))
    late = (dealt.table.deadline_ms or 0) + 1
    events = decide(dealt, command, ANN, now_ms=late)
    assert events[-1] == PlayerLeft(ANN)
    assert after(dealt, events).phase is Phase.REVEALED


def test_nothing_is_dealt_to_blocked_people():
    events = decide(lobby(ANN, BEN), Deal(BY_OPENER), ANN)
    assert events[0] == PlayerLeft(ANN)
    [dealt] = [event for event in events if isinstance(event, CardsDealt)]
    assert set(dealt.hands.players) == {BEN}


def test_a_deal_for_nobody_but_blocked_people():
    with pytest.raises(RuleError, match="no players"):
        decide(lobby(ANN, BEN), Deal(BY_OPENER), ANN, BEN)


def test_a_blocked_dealer_passes_the_bank_on():
    play = lobby(ANN, BEN, CAT, dealer=DealerPolicy.ROTATE)
    assert play.table.banker_id == ANN
    events = decide(play, Wake(), ANN, BEN)
    assert events == (BankMoved(BEN), PlayerLeft(ANN), BankMoved(CAT), PlayerLeft(BEN))
    table = after(play, events)
    assert (table.seats, table.banker_id) == ((CAT,), CAT)


def test_a_blocked_opener_in_the_dealers_seat():
    play = lobby(ANN, dealer=DealerPolicy.OPENER)
    table = after(play, decide(play, Wake(), OPENER))
    assert (table.seats, table.banker_id) == ((ANN,), None)


def test_a_closed_table_stays_as_it_is():
    with pytest.raises(RuleError, match="table closed"):
        decide(in_phase(Phase.CLOSED, ANN, BEN), Wake(), ANN)
    revealed = in_phase(Phase.REVEALED, ANN, BEN)
    assert after(revealed, decide(revealed, Close(BY_OPENER), BEN)).phase is Phase.CLOSED
