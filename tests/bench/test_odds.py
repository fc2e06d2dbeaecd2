"""How long exact odds and checkable shuffles take: `pytest tests/bench --benchmark-only`."""

import pytest

from bot.rules.cards import build_deck
from bot.rules.fair_deal import CHAIN_ROUNDS, seed_of, shuffled
from bot.rules.gnau.hand_counts import hand_odds
from bot.rules.gnau.odds import round_odds
from bot.rules.gnau.options import PRESETS


@pytest.mark.parametrize("packs", [1, 2])
def test_what_a_round_is_worth_worked_out_anew(benchmark, packs):
    benchmark.pedantic(lambda: round_odds.__wrapped__(PRESETS["classic"], packs), rounds=3)


def test_every_hand_counted_anew(benchmark):
    benchmark.pedantic(lambda: hand_odds.__wrapped__(PRESETS["classic"]), rounds=3)


def test_shuffling_two_packs(benchmark):
    deck, parts = build_deck(2), [str(10**18 + number) for number in range(19)]
    benchmark(lambda: shuffled(deck, bytes(32), parts, 1))


def test_the_seed_of_the_first_round(benchmark):
    assert len(benchmark(lambda: seed_of(bytes(32), 1))) == 32
    assert CHAIN_ROUNDS == 10_000
