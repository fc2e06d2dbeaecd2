"""A host who is away: anybody seated deals again after a while, and the table can be handed over."""

from dataclasses import replace

import pytest

from bot.rules.errors import RuleError
from bot.tables.commands import Actor, Close, HandOver, Leave, RecordGone, Wake
from bot.tables.events import PlayerLeft, TableHandedOver
from bot.tables.gnau import Deal, DealerPolicy, Phase, Reveal
from bot.tables.gnau.events import BankMoved
from bot.tables.gnau.state import FREE_DEAL_MS
from bot.tables.points import PointsMode
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CROWD,
    MACHINE,
    OPENER,
    STRANGER,
    in_phase,
    join,
    lobby,
)

REVEALED = lobby(ANN, BEN).after(Deal(BY_OPENER)).later(3_000).after(Reveal(BY_OPENER))


def test_anybody_seated_deals_again_once_the_result_has_stood_for_a_while():
    early = REVEALED.later(FREE_DEAL_MS - 1)
    with pytest.raises(RuleError) as refused:
        early.events(Deal(Actor(ANN)))
    assert refused.value.code == "go-on-later"
    free_ms = REVEALED.now_ms + FREE_DEAL_MS
    assert (REVEALED.table.free_deal_ms, free_ms % 1000) == (free_ms, 0)
    assert refused.value.params == {"when": f"<t:{free_ms // 1000}:R>"}
    late = REVEALED.later(FREE_DEAL_MS)
    assert late.after(Deal(Actor(ANN))).table.phase is Phase.DEALT
    assert late.refusal(Deal(Actor(STRANGER))) == "only-leader"


def test_only_the_deal_is_free_and_only_after_a_result():
    late = REVEALED.later(FREE_DEAL_MS)
    assert late.refusal(Close(Actor(ANN))) == "only-leader"
    dealt = late.after(Deal(Actor(ANN)))
    assert dealt.refusal(Reveal(Actor(ANN))) == "only-leader"
    assert dealt.table.free_deal_ms is None
    assert lobby(ANN).later(10 * FREE_DEAL_MS).refusal(Deal(Actor(ANN))) == "only-leader"


def test_a_result_from_before_its_moment_was_noted_frees_nobody():
    kept = MACHINE.dump(REVEALED.table)
    del kept["revealed_ms"]
    old = replace(REVEALED, table=MACHINE.load(kept)).later(10 * FREE_DEAL_MS)
    assert old.refusal(Deal(Actor(ANN))) == "only-leader"


def test_who_a_table_is_handed_to_leads_it():
    play = REVEALED.after(HandOver(BY_OPENER, BEN))
    assert play.table.opener_id == BEN
    assert play.after(Deal(Actor(BEN))).table.phase is Phase.DEALT
    assert play.refusal(Close(BY_OPENER)) == "only-leader"
    assert MACHINE.load(MACHINE.dump(play.table)) == play.table
    assert MACHINE.dump_event(TableHandedOver(BEN)).data == {"user_id": BEN}


@pytest.mark.parametrize(
    ("play", "command", "code"),
    [
        (REVEALED, HandOver(Actor(ANN), ANN), "only-host"),
        (REVEALED, HandOver(BY_OPENER, STRANGER), "heir-not-seated"),
        (REVEALED, HandOver(BY_OPENER, OPENER), "heir-not-seated"),
        (in_phase(Phase.DEALT, ANN), HandOver(BY_OPENER, ANN), "cards-are-out"),
        (in_phase(Phase.CLOSED, ANN), HandOver(BY_OPENER, ANN), "table-closed"),
        (lobby(ANN, dealer_id=BEN), HandOver(Actor(BEN), ANN), "only-host"),
    ],
)
def test_what_cannot_be_handed_over(play, command, code):
    assert play.refusal(command) == code


def test_where_the_host_deals_the_former_one_deals_no_more():
    play = lobby(ANN, dealer=DealerPolicy.OPENER)
    assert play.events(HandOver(BY_OPENER, ANN)) == (TableHandedOver(ANN), BankMoved(None))
    full = lobby(*CROWD[:19], dealer=DealerPolicy.OPENER)
    handed = full.after(HandOver(BY_OPENER, CROWD[0])).table
    # With the bot dealing there is no seat left for the former dealer.
    assert handed.seats == CROWD[:19]
    assert handed.may_take_bank(CROWD[0])


def test_to_hand_over_to_the_host_changes_nothing():
    assert lobby(OPENER, ANN).events(HandOver(BY_OPENER, OPENER)) == ()


# A host who leaves


def test_a_host_who_leaves_hands_the_table_to_whoever_has_sat_longest():
    for play in (lobby(ANN, OPENER, BEN), lobby(OPENER, BEN, ANN).after(Leave(BEN), join(BEN))):
        assert play.events(Leave(OPENER)) == (PlayerLeft(OPENER), TableHandedOver(ANN))
        assert play.after(Leave(OPENER)).names(Deal(Actor(ANN))) == ["CardsDealt"]
        assert play.after(Leave(OPENER)).refusal(Close(BY_OPENER)) == "only-leader"


def test_a_host_who_never_sat_down_stays_the_host():
    assert lobby(ANN, BEN).events(Leave(BEN)) == (PlayerLeft(BEN),)
    assert lobby(ANN).after(Leave(ANN), join(BEN)).table.opener_id == OPENER


def test_after_a_host_who_was_alone_whoever_sits_down_next_is_the_host():
    empty = lobby(OPENER).after(Leave(OPENER))
    assert MACHINE.load(MACHINE.dump(empty.table)) == empty.table
    assert empty.names(Close(BY_OPENER)) == ["TableClosed"]
    assert empty.events(join(BEN))[-1] == TableHandedOver(BEN)
    assert empty.after(join(OPENER), join(BEN)).table.opener_id == OPENER


def test_who_deals_after_a_host_who_left_waits_for_nobody():
    revealed = lobby(OPENER, ANN, BEN).after(Deal(BY_OPENER), Reveal(BY_OPENER))
    assert revealed.refusal(Deal(Actor(ANN))) == "go-on-later"
    assert revealed.after(Leave(OPENER)).names(Deal(Actor(ANN))) == ["CardsDealt"]


def test_a_host_who_is_gone_from_the_server_leads_a_running_round_no_more():
    dealt = in_phase(Phase.DEALT, OPENER, ANN, BEN)
    gone = RecordGone(frozenset({OPENER, ANN}))
    assert dealt.events(gone)[-1] == TableHandedOver(BEN)
    assert dealt.after(gone).names(Reveal(Actor(BEN))) == ["RoundRevealed"]
    blocked = replace(in_phase(Phase.REVEALED, OPENER, ANN, BEN), blocked=frozenset({OPENER, ANN}))
    assert blocked.after(Wake()).table.opener_id == BEN


def test_who_has_too_little_for_a_seat_stays_the_host():
    play = replace(lobby(points=PointsMode.BANKROLL), funds=dict.fromkeys((OPENER, ANN), 1_000))
    play = play.after(join(OPENER), join(ANN))
    short = replace(play, funds={OPENER: 0, ANN: 1_000}).after(Deal(BY_OPENER))
    assert (short.table.seats, short.table.opener_id) == ((ANN,), OPENER)
