"""A round is kept compactly, and says the same."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.record import parse_record
from bot.tables.commands import Leave, Wake
from bot.tables.gnau import ChooseSplit, Deal, DealerPolicy, GnauTable, RecordDelivery, Reveal, SplitMode
from bot.tables.gnau import snapshot as full
from bot.tables.gnau.accounts import hand_record
from bot.tables.gnau.kept_round import KeptRound, compact, expanded
from bot.tables.gnau.state import BID_S
from bot.tables.points import PointsMode
from bot.tables.privacy import names_person, without_person
from tests.rules.gnau_cases import HOUSE_RULES
from tests.support.tables import ANN, BEN, BY_OPENER, CAT, CROWD, DEALER, OPENER, Seeded, join, lobby

STAND_IN = -3
# Rounds as the version that came with this form wrote them, each beside the same in full.
LINES = (Path(__file__).parents[1] / "golden/gnau_kept_rounds.jsonl").read_text().splitlines()
GOLDEN = [line for line in map(json.loads, LINES) if line["kept"][1]["format"] == 3]


def usual() -> GnauTable:
    return lobby(*CROWD[:5]).after(Deal(BY_OPENER), RecordDelivery(frozenset()), Reveal(BY_OPENER)).table


def of_a_full_table() -> GnauTable:
    return lobby(*CROWD[:19], rules=PRESETS["kopitiam"]).after(Deal(BY_OPENER), Reveal(BY_OPENER)).table


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


def kept(table: GnauTable) -> KeptRound:
    """Return a round in full, as it was kept at first."""
    return written(KeptRound(hand_record(table), full.dump(replace(table, seed_root=b""))))


def written(round_: KeptRound) -> KeptRound:
    """Return what is read again once it was written."""
    return KeptRound(*map(json.loads, map(json.dumps, round_)))


def length(round_: KeptRound) -> int:
    return sum(len(json.dumps(each, separators=(",", ":"))) for each in round_)


@pytest.mark.parametrize("played", ROUNDS)
def test_a_compact_round_says_all_that_the_long_one_says(played):
    table = played()
    long = kept(table)
    short = written(compact(long))
    assert short.snapshot["format"] == 3
    assert length(short) < 0.45 * length(long)
    assert expanded(short) == long
    # A deal file is checked by its bytes, too.
    assert json.dumps(expanded(short).record) == json.dumps(long.record)
    assert parse_record(expanded(short).record).rules == table.options.rules
    assert full.load(expanded(short).snapshot) == replace(table, seed_root=b"")
    assert compact(short) == short


@given(
    seed=st.integers(0, 10**6),
    people=st.integers(2, 19),
    rounds=st.integers(1, 3),
    rules=HOUSE_RULES,
    dealer=st.sampled_from(DealerPolicy),
    reveal_s=st.sampled_from((0, 20, 45)),
)
def test_whatever_was_played_is_told_by_its_compact_form(seed, people, rounds, rules, dealer, reveal_s):
    chance = Seeded(seed)
    play = lobby(*CROWD[:people], dealer=dealer, rules=rules, reveal_s=reveal_s, chance=chance)
    for number in range(rounds):
        play = play.after(Deal(BY_OPENER))
        while play.table.is_face_down:
            play = play.later(BID_S * 1000).after(Wake())
        play = play.after(Reveal(BY_OPENER)) if play.table.has_cards_out else play
        long = kept(play.table)
        short = written(compact(long))
        assert short.snapshot["format"] == 3
        assert expanded(short) == long
        if number == 0 and people > 2:
            play = play.after(Leave(CROWD[1]))


@pytest.mark.parametrize("line", GOLDEN)
def test_kept_rounds_are_read_and_written_to_the_letter(line):
    found, long = (KeptRound(*line[name]) for name in ("kept", "in_full"))
    assert expanded(found) == expanded(long) == long
    assert compact(long) == found


@pytest.mark.parametrize("line", GOLDEN)
def test_a_person_who_is_forgotten_is_in_neither_form(line):
    found, long = (KeptRound(*line[name]) for name in ("kept", "in_full"))
    forgotten, by_long_way = (
        KeptRound(*(without_person(each, ANN, STAND_IN) for each in either)) for either in (found, long)
    )
    again = expanded(forgotten)
    assert not names_person(again.snapshot, ANN)
    assert again.record == by_long_way.record
    told, expected = (full.load(each.snapshot) for each in (again, by_long_way))
    # What stays of the person's word is what was shuffled in, which all forms keep.
    assert replace(told, parts=expected.parts) == expected


def test_a_round_that_would_lose_anything_stays_as_it_is():
    long = kept(usual())
    for odd in (
        long._replace(record=long.record | {"dealer": long.record["dealer"][::-1]}),
        long._replace(record=long.record | {"note": "of another version"}),
        long._replace(snapshot={"phase": "revealed"}),
        long._replace(record={}),
    ):
        assert compact(odd) == odd


def test_what_is_of_no_form_is_refused():
    short = compact(kept(usual()))
    with pytest.raises(ValueError, match="format"):
        expanded(short._replace(snapshot=short.snapshot | {"format": 4}))
    with pytest.raises(ValueError, match="nobody"):
        expanded(short._replace(snapshot=short.snapshot | {"seats": [-1]}))


def test_what_goes_without_saying_of_house_rules_never_changes():
    assert HouseRules().to_record() == {
        "tens_in_five_dukes": False,
        "tens_in_tonku": False,
        "five_small": "any",
        "triplet_passport": False,
        "pair_three_six": False,
        "nenku": "ox_one",
        "ties": "dealer",
        "payouts": {
            "no_ox": 0,
            "single": 1,
            "ox_ten": 1,
            "double": 2,
            "nenku": 1,
            "tonku": 5,
            "five_small": 10,
            "five_dukes": 10,
        },
    }
