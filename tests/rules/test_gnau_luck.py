"""What rounds are worth before the deal, and how unusual a gain is."""

import random
from fractions import Fraction
from math import sqrt
from statistics import mean, variance

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import build_deck, packs_for
from bot.rules.gnau.odds import Expectation, dealer_expectation, luck_of, player_expectation, round_odds
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.settlement import settle_splits
from bot.rules.gnau.splits import optimal_split
from tests.support.tiers import alike

ROUNDS = 3000


def rounds(rules, players, stake):
    """Play many rounds; yield what the first player gained and what the dealer did."""
    chance = random.Random(11)
    deck = list(build_deck(packs_for(players + 1)))
    for _ in range(ROUNDS):
        cards = chance.sample(deck, 5 * (players + 1))
        hands = [optimal_split(cards[start : start + 5], rules) for start in range(0, len(cards), 5)]
        settlement = settle_splits(hands[0], dict(enumerate(hands[1:])), rules, stake)
        yield settlement.players[0].delta, settlement.dealer_delta


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("preset", alike([*PRESETS]))
def test_expectation_and_variance_are_those_of_rounds_that_are_played(preset, players):
    rules, stake = PRESETS[preset], 3
    odds = round_odds(rules, packs_for(players + 1))
    gained, dealt = zip(*rounds(rules, players, stake), strict=True)
    for played, worth in (
        (gained, player_expectation(odds, stake)),
        (dealt, dealer_expectation(odds, stake, players)),
    ):
        off = abs(mean(played) - worth.mean) / sqrt(worth.variance / ROUNDS)
        assert off < 3
        assert variance(played) == pytest.approx(float(worth.variance), rel=0.15)


def test_a_dealer_against_one_player_is_the_other_side_of_the_table():
    odds = round_odds(PRESETS["classic"])
    player, dealer = player_expectation(odds, 5), dealer_expectation(odds, 5, 1)
    assert (dealer.mean, dealer.variance) == (-player.mean, player.variance)


def test_the_more_players_the_more_they_win_and_lose_together():
    odds = round_odds(PRESETS["classic"])
    one, ten = (dealer_expectation(odds, 1, players) for players in (1, 10))
    assert ten.mean == 10 * one.mean
    assert 10 * one.variance < ten.variance < 100 * one.variance


def test_the_share_of_people_with_less_luck_is_what_simulated_people_show():
    rules = PRESETS["classic"]
    evening = [player_expectation(round_odds(rules), 1).times(30)]
    gained = [delta for delta, _ in rounds(rules, 1, 1)]
    chance = random.Random(5)
    people = [luck_of(sum(chance.choices(gained, k=30)), evening) for _ in range(1000)]
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        below = sum(luck.luckier_than < share for luck in people) / len(people)
        assert below == pytest.approx(share, abs=0.08)


@pytest.mark.parametrize(
    ("deviation", "share"), [(0, 0.5), (1, 0.8413), (-1, 0.1587), (2, 0.9772), (-3, 0.0013), (40, 1.0)]
)
def test_the_share_of_people_with_less(deviation, share):
    luck = luck_of(deviation * 10, [Expectation(Fraction(0), Fraction(100))])
    assert luck.deviation == deviation
    assert luck.luckier_than == pytest.approx(share, abs=0.0001)


def test_where_nothing_is_left_to_chance_nobody_is_lucky():
    assert luck_of(0, []).luckier_than == 0.5
    assert luck_of(0, [Expectation(Fraction(0), Fraction(0))]).deviation == 0


@given(st.lists(st.tuples(st.integers(-50, 50), st.integers(1, 900), st.integers(1, 40)), max_size=8))
def test_rounds_of_a_kind_together_are_worth_what_they_are_one_by_one(kinds):
    together = [Expectation(Fraction(m, 7), Fraction(v, 3)).times(count) for m, v, count in kinds]
    apart = [Expectation(Fraction(m, 7), Fraction(v, 3)) for m, v, count in kinds for _ in range(count)]
    assert luck_of(12, together) == luck_of(12, apart)
