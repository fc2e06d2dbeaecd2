"""A table that goes on after a closed one: it deals by itself, once, with everyone who has sat down."""

import json
from dataclasses import replace

import pytest

from bot.tables.commands import ChangeStake, Close, CutDeck, HandOver, Leave, LoseChannel, RecordGone, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import Deal, DealerPolicy, GnauMachine, Phase, Reveal, SplitMode, with_own_deal
from bot.tables.gnau.events import DealDropped
from bot.tables.gnau.kept_round import KeptRound, expanded
from bot.tables.gnau.state import AGAIN_MS
from bot.tables.machine import due_ms
from bot.tables.points import LossLimit, PointsMode
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    IDLE_MS,
    MACHINE,
    OPENER,
    REVEAL_S,
    TABLE,
    GnauPlay,
    in_phase,
    join,
    lobby,
    stored,
)


def again(*seats, **options) -> GnauPlay:
    """Return a lobby that goes on after another table, with these people seated."""
    play = lobby(**options)
    return replace(play, table=with_own_deal(play.table, TABLE, NOW_MS)).after(*map(join, seats))


def test_it_deals_at_its_time_and_not_before():
    play = again(ANN, BEN)
    assert due_ms(play.table) == NOW_MS + AGAIN_MS
    assert play.later(AGAIN_MS - 1).events(Wake()) == ()
    dealt = play.later(AGAIN_MS).after(Wake()).table
    assert dealt.phase is Phase.DEALT
    assert dealt.deltas().keys() == {ANN, BEN}
    assert (dealt.deal_ms, dealt.deadline_ms) == (None, NOW_MS + AGAIN_MS + REVEAL_S * 1000)


def test_a_table_woken_twice_deals_once():
    play = again(ANN).later(AGAIN_MS).after(Wake())
    assert play.events(Wake()) == ()


@pytest.mark.parametrize(
    "command",
    [
        join(CAT),
        Leave(ANN),
        CutDeck(ANN, "a word"),
        HandOver(BY_OPENER, ANN),
        ChangeStake(BY_OPENER, 3),
        RecordGone(frozenset({ANN})),
    ],
)
def test_nothing_that_happens_in_the_lobby_moves_the_deal(command):
    play = again(ANN, BEN).later(30_000).after(command)
    assert due_ms(play.table) == NOW_MS + AGAIN_MS


def test_dealing_earlier_is_dealing_once():
    play = again(ANN).later(10_000).after(Deal(BY_OPENER))
    assert play.table.deal_ms is None
    # The time of the deal finds a running round.
    assert play.later(AGAIN_MS - 10_000).names(Wake()) == ["RoundRevealed"]


def test_without_players_it_stays_an_open_lobby_until_it_is_idle():
    play = again().later(AGAIN_MS)
    assert play.events(Wake()) == (DealDropped(),)
    play = play.after(Wake())
    assert (play.table.phase, play.table.deal_ms) == (Phase.LOBBY, None)
    assert due_ms(play.table) == NOW_MS + AGAIN_MS + IDLE_MS
    assert play.later(IDLE_MS).events(Wake()) == (TableClosed(Cause.TIME),)


def test_a_dealer_alone_waits_for_players():
    play = again(ANN, dealer=DealerPolicy.ROTATE).later(AGAIN_MS)
    assert play.names(Wake()) == ["DealDropped"]


def test_bankrolls_are_looked_at_before_it_deals():
    funds = {OPENER: 1_000, ANN: 1_000, BEN: 1_000}
    play = again(ANN, BEN, points=PointsMode.BANKROLL, funds=funds)
    assert MACHINE.at_stake(play.table, Wake()) == (ANN, BEN)
    poor = replace(play.later(AGAIN_MS), funds={ANN: 1_000, BEN: 0})
    assert poor.names(Wake()) == ["CardsDealt", "PlayerSatOut"]
    nobody = replace(play.later(AGAIN_MS), funds={ANN: 0, BEN: 0})
    assert nobody.names(Wake()) == ["DealDropped"]
    assert nobody.after(Wake()).table.seats == (ANN, BEN)


def test_a_dealer_who_cannot_pay_everyone_does_not_deal():
    funds = dict.fromkeys((ANN, BEN, CAT), 1_000)
    play = again(ANN, BEN, CAT, dealer=DealerPolicy.WINNER, points=PointsMode.BANKROLL, funds=funds)
    poor = replace(play.later(AGAIN_MS), funds={**funds, ANN: 15})
    assert poor.names(Wake()) == ["DealDropped"]


def test_a_new_account_that_may_not_lose_so_much_sits_out():
    funds = dict.fromkeys((ANN, BEN, CAT), 1_000)
    play = again(ANN, BEN, CAT, dealer=DealerPolicy.ROTATE, points=PointsMode.BANKROLL, funds=funds)
    limited = replace(play.later(AGAIN_MS), loss_limits={CAT: LossLimit(1, NOW_MS)})
    assert limited.names(Wake()) == ["CardsDealt", "PlayerSatOut"]


@pytest.mark.parametrize("table", [in_phase(Phase.REVEALED).table, lobby(ANN).table])
def test_no_bankroll_is_looked_at_where_the_table_waits_for_someone(table):
    bankroll = replace(table, options=replace(table.options, points=PointsMode.BANKROLL))
    assert MACHINE.at_stake(bankroll, Wake()) == ()


def test_blocked_people_get_no_cards():
    play = replace(again(ANN, BEN).later(AGAIN_MS), blocked=frozenset({ANN}))
    assert play.names(Wake()) == ["PlayerLeft", "CardsDealt"]
    assert play.after(Wake()).table.deltas().keys() == {BEN}


def test_a_host_who_has_left_is_no_hindrance():
    play = again(OPENER, ANN, BEN).after(Leave(OPENER)).later(AGAIN_MS).after(Wake())
    assert (play.table.opener_id, play.table.phase) == (ANN, Phase.DEALT)


@pytest.mark.parametrize("command", [Close(BY_OPENER), LoseChannel()])
def test_a_closed_table_deals_no_more(command):
    closed = again(ANN).after(command)
    assert due_ms(closed.table) is None
    assert closed.later(AGAIN_MS).refusal(Wake()) == "table-closed"


def test_own_splits_get_their_usual_time():
    play = again(ANN, split=SplitMode.OWN).later(AGAIN_MS).after(Wake())
    assert play.table.deadline_ms == NOW_MS + AGAIN_MS + REVEAL_S * 1000


def test_it_is_kept_and_comes_back():
    table = again(ANN).table
    kept = json.loads(json.dumps(MACHINE.dump(table)))
    assert (kept["follows_id"], kept["deal_ms"]) == (TABLE, NOW_MS + AGAIN_MS)
    assert MACHINE.load(kept) == table
    dealt = again(ANN).after(Deal(BY_OPENER)).table
    assert MACHINE.load(MACHINE.dump(dealt)) == dealt
    assert dealt.follows_id == TABLE


def test_a_version_before_this_reads_it_as_a_lobby():
    # What it doesn't know it doesn't ask for; it would close the lobby at the time of the deal.
    kept = {name: value for name, value in MACHINE.dump(again(ANN).table).items() if name != "deal_ms"}
    table = GnauMachine().load(kept)
    assert (table.phase, due_ms(table)) == (Phase.LOBBY, NOW_MS + AGAIN_MS)


@pytest.mark.parametrize("damaged", [{"follows_id": 0}, {"follows_id": "7"}, {"deal_ms": "soon"}])
def test_damage_is_found(damaged):
    with pytest.raises((TypeError, ValueError)):
        MACHINE.load({**MACHINE.dump(again(ANN).table), **damaged})


def test_its_rounds_are_kept_like_those_of_any_table():
    play = again(ANN).after(Deal(BY_OPENER))
    after = play.after(Reveal(BY_OPENER)).table
    [revealed] = play.events(Reveal(BY_OPENER))
    booked = MACHINE.booking(stored(after), after, revealed)
    assert booked is not None
    assert booked.round is not None
    kept = expanded(KeptRound(booked.round.record, booked.round.snapshot)).snapshot
    assert not {"follows_id", "deal_ms"} & kept.keys()
    assert booked.round.snapshot["format"] == 3
