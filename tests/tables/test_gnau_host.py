"""A host who is away: anybody seated deals again after a while, and the table can be handed over."""

from dataclasses import replace

import pytest

from bot.rules.errors import RuleError
from bot.tables.commands import Actor, Close, HandOver
from bot.tables.events import TableHandedOver
from bot.tables.gnau import Deal, DealerPolicy, Phase, Reveal
from bot.tables.gnau.events import BankMoved
from bot.tables.gnau.state import FREE_DEAL_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CROWD,
    MACHINE,
    MANAGER,
    OPENER,
    STRANGER,
    in_phase,
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


def test_the_host_and_managers_need_not_wait():
    for actor in (BY_OPENER, Actor(MANAGER, manages_server=True)):
        assert REVEALED.after(Deal(actor)).table.phase is Phase.DEALT


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


def test_a_manager_hands_over_for_a_host_who_is_away():
    assert REVEALED.after(HandOver(Actor(MANAGER, manages_server=True), ANN)).table.opener_id == ANN


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
