"""What all rounds of an evening tell: runs, missed oxen, luck, and the cards of the best hand."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.fair_deal import SEED_BYTES
from bot.rules.gnau.odds import round_odds
from bot.rules.gnau.options import HouseRules
from bot.tables.commands import Close
from bot.tables.gnau import ChooseSplit, Deal, Reveal
from bot.tables.gnau.highlights import (
    LEAST_LUCK_ROUNDS,
    Feat,
    Highlights,
    PlayedTable,
    highlights_of,
    longest_run,
    luck_by_person,
    most_missed,
    played_tables,
)
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CHANNEL,
    CROWD,
    DEALER,
    GUILD,
    MACHINE,
    TABLE,
    GnauPlay,
    Stacked,
    lobby,
    stored,
)

HOUSE = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"
DOUBLE = "2H 8D KC 9C 9D"


@cache
def odds():
    """Return the odds that the rounds here are measured by: working them out takes most of a second."""
    return {(HouseRules(), packs): round_odds(HouseRules(), packs) for packs in (1, 2)}


def kept_round(play: GnauPlay) -> StoredRound:
    """Return the round that the table has just revealed, as it is kept."""
    [revealed] = play.events(Reveal(BY_OPENER))
    after = play.after(Reveal(BY_OPENER)).table
    booked = MACHINE.booking(stored(after), after, revealed)
    assert booked is not None
    assert booked.round is not None
    its = booked.round
    return StoredRound(
        table_id=TABLE,
        guild_id=GUILD,
        channel_id=CHANNEL,
        game="gnau",
        number=its.number,
        settled_ms=NOW_MS + its.number,
        points=its.points,
        record=its.record,
        snapshot=its.snapshot,
        players=its.players,
        balances={},
    )


def evening(play: GnauPlay, rounds: int, *choices: ChooseSplit) -> tuple[GnauPlay, list[PlayedTable]]:
    """Play rounds with the same choices, and return the table and its rounds as they are read again."""
    kept = []
    for _ in range(rounds):
        play = play.after(Deal(BY_OPENER), *choices)
        kept.append(kept_round(play))
        play = play.after(Reveal(BY_OPENER))
    return play, played_tables(kept)


def won(*deltas: dict[UserId, int]) -> list[PlayedTable]:
    """Return rounds that brought people so much; nothing else is known of them."""
    table = lobby(ANN, BEN).after(Deal(BY_OPENER)).table
    return [PlayedTable(NOW_MS, table, each, frozenset(), is_best=True) for each in deltas]


def test_a_run_ends_with_a_loss_and_not_with_nothing():
    rounds = won(*({ANN: gain} for gain in (1, 2, 0, 5, -1, 1, 1)))
    assert longest_run(rounds) == Feat((ANN,), 3)
    assert longest_run(won(*({ANN: gain} for gain in (1, 1, -1, 1)))) is None
    assert longest_run([]) is None


def test_equal_runs_are_all_named():
    assert longest_run(won(*[{ANN: 1, BEN: 2, CAT: -3}] * 4)) == Feat((ANN, BEN), 4)


def test_who_sits_out_goes_on_with_their_run():
    assert longest_run(won({ANN: 1}, {BEN: -1}, {ANN: 1}, {ANN: 2})) == Feat((ANN,), 3)


deltas_of_a_round = st.dictionaries(st.sampled_from([ANN, BEN, CAT]), st.integers(-2, 2), min_size=1)


@given(st.lists(deltas_of_a_round, max_size=12))
def test_a_run_is_what_counting_it_says(deltas):
    longest: Counter[UserId] = Counter()
    for person in (ANN, BEN, CAT):
        signs = "".join("+" if each[person] > 0 else "-" for each in deltas if each.get(person))
        longest[person] = max(map(len, signs.split("-")))
    most = max(longest.values())
    found = longest_run(won(*deltas))
    assert (found is not None) == (most >= 3)
    if found is not None:
        assert found.times == most
        assert set(found.people) == {who for who, run in longest.items() if run == most}


def test_a_missed_ox_is_one_of_ones_own():
    play = lobby(ANN, BEN, CAT, chance=Stacked(f"{HOUSE} {TONKU} {DOUBLE}"))
    _, rounds = evening(play, 2, ChooseSplit(ANN, (0, 1, 2)))
    # She picked three that are no ox; he left it to the bot.
    assert most_missed(rounds) == Feat((ANN,), 2)
    assert all(each.missed == {ANN} and not each.is_best for each in rounds)
    assert luck_by_person(rounds * 9, odds()) == {}


def test_a_lesser_split_is_no_missed_ox_but_no_best_split_either():
    # Ngau Tonku from 4, 6, 10; an ox without it from K, 4, 6.
    play = lobby(ANN, BEN, chance=Stacked(f"{HOUSE} {TONKU}"))
    _, rounds = evening(play, 1, ChooseSplit(ANN, (2, 3, 1)))
    [its] = rounds
    is_less = its.table.missed_split(ANN) is not None
    assert its.missed == frozenset()
    assert its.is_best is not is_less


def test_without_own_splits_nothing_is_missed():
    _, rounds = evening(lobby(ANN, BEN), 5)
    assert most_missed(rounds) is None
    assert all(each.is_best for each in rounds)


def test_luck_needs_enough_rounds_of_ones_own():
    play, rounds = evening(lobby(ANN), LEAST_LUCK_ROUNDS)
    assert luck_by_person(rounds[:-1], odds()) == {}
    luck = luck_by_person(rounds, odds())[ANN]
    expected = odds()[HouseRules(), 1].player_expectation * LEAST_LUCK_ROUNDS
    assert (luck.actual, luck.expected) == (play.table.tally[ANN], expected)


@pytest.mark.parametrize("people", [2, 12])
def test_a_dealer_is_expected_to_gain_what_all_players_lose(people):
    play, rounds = evening(lobby(*CROWD[:people], dealer_id=DEALER, stake_points=3), LEAST_LUCK_ROUNDS)
    luck = luck_by_person(rounds, odds())
    assert luck.keys() == {DEALER, *CROWD[:people]}
    assert sum(each.expected for each in luck.values()) == 0
    assert sum(each.actual for each in luck.values()) == 0
    assert luck[DEALER].actual == play.table.tally[DEALER]


def test_the_highlights_have_the_cards_of_the_best_hand_and_when_it_began():
    play = lobby(ANN, BEN, chance=Stacked(f"{HOUSE} {DOUBLE} {TONKU}"))
    play, rounds = evening(play, 6)
    found = highlights_of(play.after(Close(BY_OPENER)).table, rounds, odds())
    assert found.began_ms == NOW_MS + 1
    assert found.best_cards is not None
    assert " ".join(map(str, found.best_cards[0])) == TONKU
    assert found.run == Feat((ANN, BEN), 6)
    assert found.luck.keys() == {ANN, BEN}
    assert highlights_of(play.table, rounds, {}).luck == {}


def test_without_rounds_there_is_nothing_to_tell():
    assert highlights_of(lobby(ANN).table, [], odds()) == Highlights()


def test_the_secret_of_the_table_is_in_no_round():
    _, rounds = evening(lobby(ANN), 1)
    assert len(rounds[0].table.seed_root) < SEED_BYTES
