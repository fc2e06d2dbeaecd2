"""What is kept of a Gnau table, and what its log says."""

import json

import pytest

from bot.rules.cards import parse_cards
from bot.rules.gnau import PRESETS, HouseRules, Payouts, Ties
from bot.tables.gnau import (
    CardsDealt,
    Deal,
    Hands,
    HandsDelivered,
    Phase,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
    RoundRevealed,
    TableClosed,
)
from bot.tables.gnau.events import Cause
from tests.support.tables import ANN, BEN, BY_OPENER, CROWD, DEALER, MACHINE, in_phase, lobby

HANDS = Hands(parse_cards("AS 2S 3S 4S 5S"), {BEN: parse_cards("AH 2H 3H 4H 10H")})
KEPT_HANDS = {"dealer": ["AS", "2S", "3S", "4S", "5S"], "players": [[BEN, ["AH", "2H", "3H", "4H", "10H"]]]}


def kept(table):
    """Return a table as it comes back from where it was kept."""
    return MACHINE.load(json.loads(json.dumps(MACHINE.dump(table))))


@pytest.mark.parametrize("dealer_id", [None, DEALER])
@pytest.mark.parametrize("phase", Phase)
def test_a_table_comes_back_as_it_was(phase, dealer_id):
    table = in_phase(phase, dealer_id=dealer_id).table
    assert kept(table) == table


def test_house_rules_of_ones_own_come_back():
    rules = HouseRules(ties=Ties.PUSH, payouts=Payouts(double=4))
    assert kept(lobby(rules=rules).table).rules == rules


def test_house_rules_are_kept_option_by_option_so_that_no_new_preset_changes_an_old_table():
    kept_rules = MACHINE.dump(lobby(rules=PRESETS["kopitiam"]).table)["rules"]
    assert kept_rules["five_small"] == "total_10"
    assert kept_rules["payouts"]["double"] == 3


def test_the_seats_keep_their_order():
    table = lobby(*reversed(CROWD[:19])).after(Deal(BY_OPENER)).table
    loaded = kept(table)
    assert list(loaded.hands.players) == list(loaded.seats) == list(reversed(CROWD[:19]))


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (PlayerJoined(ANN), {"user_id": ANN}),
        (PlayerLeft(ANN), {"user_id": ANN}),
        (CardsDealt(3, HANDS, 5_000), {"round": 3, "hands": KEPT_HANDS, "reveal_at_ms": 5_000}),
        (HandsDelivered(frozenset({BEN, ANN})), {"undelivered": [ANN, BEN]}),
        (PlayerReady(ANN), {"user_id": ANN}),
        (RoundRevealed(3, Cause.ALL_READY), {"round": 3, "cause": "all_ready"}),
        (TableClosed(Cause.ASKED), {"cause": "asked"}),
    ],
)
def test_an_event_is_kept_under_its_name(event, data):
    stored = MACHINE.dump_event(event)
    assert stored.kind == type(event).__name__
    assert json.loads(json.dumps(stored.data)) == data
