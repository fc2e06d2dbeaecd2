"""A round's snapshot is written compactly, says the same, and is read in both forms."""

import json
from dataclasses import replace

import pytest

from bot.tables.commands import Leave
from bot.tables.gnau import ChooseSplit, Deal, GnauTable, Reveal, SplitMode
from bot.tables.gnau import snapshot as full
from bot.tables.gnau.accounts import hand_record
from bot.tables.gnau.kept_round import compact, expanded
from bot.tables.points import PointsMode
from bot.tables.privacy import names_person, without_person
from tests.support.tables import ANN, BEN, BY_OPENER, CAT, CROWD, DEALER, OPENER, join, lobby

STAND_IN = -3


def usual() -> GnauTable:
    return lobby(*CROWD[:5]).after(Deal(BY_OPENER), Reveal(BY_OPENER)).table


def of_a_full_table() -> GnauTable:
    return lobby(*CROWD[:19]).after(Deal(BY_OPENER), Reveal(BY_OPENER)).table


def later_with_some_gone() -> GnauTable:
    play = lobby(ANN, BEN, CAT).after(Deal(BY_OPENER), Reveal(BY_OPENER))
    play = play.after(Leave(ANN), join(OPENER), Deal(BY_OPENER))
    return replace(play.after(Reveal(BY_OPENER)).table, gone=frozenset({BEN}), undelivered=frozenset({CAT}))


def with_a_dealer_and_own_splits() -> GnauTable:
    funds = dict.fromkeys((ANN, BEN, DEALER, OPENER), 100_000)
    own, bankroll = SplitMode.OWN, PointsMode.BANKROLL
    play = lobby(ANN, BEN, dealer_id=DEALER, split=own, points=bankroll, funds=funds, stake_points=3)
    choices = [ChooseSplit(each, (0, 1, 2)) for each in (ANN, BEN, DEALER)]
    return play.after(Deal(BY_OPENER), *choices).table


ROUNDS = [usual, of_a_full_table, later_with_some_gone, with_a_dealer_and_own_splits]


def kept(table: GnauTable):
    return full.dump(replace(table, seed_root=b"")), json.loads(json.dumps(hand_record(table), default=str))


@pytest.mark.parametrize("played", ROUNDS)
def test_a_compact_round_says_all_that_the_snapshot_says(played):
    table = played()
    snapshot, record = kept(table)
    short = json.loads(json.dumps(compact(snapshot, record)))
    assert short["format"] == 2
    assert len(json.dumps(short)) < 0.6 * len(json.dumps(snapshot))
    assert expanded(short, record) == snapshot
    assert full.load(expanded(short, record)) == replace(table, seed_root=b"")
    assert compact(short, record) == short


@pytest.mark.parametrize("played", ROUNDS)
def test_the_long_form_is_read_as_it_is(played):
    snapshot, record = kept(played())
    assert expanded(snapshot, record) == snapshot


@pytest.mark.parametrize("played", [later_with_some_gone, with_a_dealer_and_own_splits])
def test_whoever_is_forgotten_is_in_neither_form(played):
    snapshot, record = kept(played())
    short = compact(snapshot, record)
    forgotten, hands = (without_person(each, ANN, STAND_IN) for each in (short, record))
    again = expanded(forgotten, hands)
    assert not names_person(again, ANN)
    by_long_way = full.load(without_person(snapshot, ANN, STAND_IN))
    # What stays of the person's word is what was shuffled in, which both forms keep.
    assert replace(full.load(again), parts=by_long_way.parts) == by_long_way


def test_a_snapshot_that_its_record_does_not_match_stays_as_it_is():
    snapshot, record = kept(usual())
    other = record | {"dealer": record["dealer"][::-1]}
    assert compact(snapshot, other) == snapshot
    assert compact({"phase": "revealed"}, record) == {"phase": "revealed"}
    assert compact(snapshot, {}) == snapshot


def test_what_is_neither_form_is_refused():
    snapshot, record = kept(usual())
    short = compact(snapshot, record)
    with pytest.raises(ValueError, match="format"):
        expanded(short | {"format": 3}, record)
    with pytest.raises(ValueError, match="nobody"):
        expanded(short | {"seats": [-1]}, record)
