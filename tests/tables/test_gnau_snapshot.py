"""What is kept of a Gnau table, and what its log says."""

import json
from dataclasses import replace

import pytest

from bot.rules.gnau.options import HouseRules, Payouts, Ties
from bot.rules.gnau.presets import PRESETS
from bot.tables.commands import CutDeck
from bot.tables.gnau import (
    ChooseSplit,
    Deal,
    DealerPolicy,
    GnauTableOptions,
    PassBank,
    Phase,
    SplitMode,
    new_gnau_table,
)
from bot.tables.points import PointsMode
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    DEALER,
    MACHINE,
    OPENER,
    in_phase,
    lobby,
    part_of,
)


def kept(table):
    """Return a table as it comes back from where it was kept."""
    return MACHINE.load(json.loads(json.dumps(MACHINE.dump(table))))


@pytest.mark.parametrize("dealer_id", [None, DEALER])
@pytest.mark.parametrize("phase", Phase)
def test_a_table_comes_back_as_it_was(phase, dealer_id):
    table = in_phase(phase, dealer_id=dealer_id).table
    assert kept(table) == table


@pytest.mark.parametrize("points", PointsMode)
@pytest.mark.parametrize("split", SplitMode)
@pytest.mark.parametrize("policy", DealerPolicy)
def test_the_options_come_back(policy, split, points):
    options = GnauTableOptions(7, PRESETS["plain"], 90, policy, split, points)
    table = new_gnau_table(
        opener_id=OPENER, opener_part="1200", options=options, seed_root=bytes(range(32)), now_ms=NOW_MS
    )
    assert kept(table) == table


def test_the_bank_the_words_and_the_choices_come_back():
    play = lobby(ANN, BEN, CAT, dealer=DealerPolicy.ROTATE, split=SplitMode.OWN)
    choices = (ChooseSplit(CAT, (4, 0, 2)), ChooseSplit(ANN, ()))
    table = play.after(PassBank(ANN), CutDeck(BEN, "Glück!"), Deal(BY_OPENER), *choices).table
    loaded = kept(table)
    assert loaded == table
    assert (loaded.banker_id, loaded.choices) == (BEN, {CAT: (4, 0, 2), ANN: ()})
    assert loaded.parts == {ANN: part_of(ANN), BEN: "Glück!", CAT: part_of(CAT)}


def test_who_had_to_sit_out_comes_back():
    table = replace(in_phase(Phase.DEALT).table, sat_out={CAT: 3, DEALER: 0})
    assert kept(table).sat_out == {CAT: 3, DEALER: 0}


def test_house_rules_of_ones_own_come_back():
    rules = HouseRules(ties=Ties.PUSH, payouts=Payouts(double=4))
    assert kept(lobby(rules=rules).table).options.rules == rules


def test_house_rules_are_kept_option_by_option_so_that_no_new_preset_changes_an_old_table():
    kept_rules = MACHINE.dump(lobby(rules=PRESETS["kopitiam"]).table)["options"]["rules"]
    assert kept_rules["five_small"] == "total_10"
    assert kept_rules["payouts"]["double"] == 3


def test_the_seats_keep_their_order():
    table = lobby(*reversed(CROWD[:19])).after(Deal(BY_OPENER)).table
    loaded = kept(table)
    assert list(loaded.hands.players) == list(loaded.seats) == list(reversed(CROWD[:19]))
