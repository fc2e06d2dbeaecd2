"""Hands that are split already: who pays whom, and one number that orders them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS, parse_rules
from bot.rules.gnau.settlement import Outcome, settle, settle_splits
from bot.rules.gnau.splits import chosen_split, optimal_split, parse_hand
from tests.rules.gnau_cases import HOUSE_RULES, TABLES, deals, every_hand

# Both may be Double Ox 8, Single Ox 9, Single Ox 2 or, with three that make no ox, No Ox.
PLAYER = DEALER = "3 6 8 4 8"
DOUBLE_8, SINGLE_9, SINGLE_2, NO_OX = (0, 1, 3), (2, 3, 4), (0, 1, 2), (0, 2, 4)
CHOICES = st.sampled_from([(), *combinations(range(5), 3)])


@pytest.mark.parametrize(
    ("player", "dealer", "rules", "outcome", "delta"),
    [
        (DOUBLE_8, SINGLE_9, "classic", Outcome.BEATS, 20),
        (SINGLE_9, SINGLE_2, "classic", Outcome.BEATS, 10),
        (SINGLE_2, NO_OX, "classic", Outcome.BEATS, 10),
        (SINGLE_9, DOUBLE_8, "classic", Outcome.LOSES, -20),
        (SINGLE_2, SINGLE_9, "classic", Outcome.LOSES, -10),
        (NO_OX, SINGLE_2, "classic", Outcome.LOSES, -10),
        ((), DOUBLE_8, "classic", Outcome.LOSES, -20),
        (SINGLE_9, SINGLE_9, "classic", Outcome.TIES, -10),
        (SINGLE_9, SINGLE_9, "ties=push", Outcome.TIES, 0),
        (NO_OX, (), "classic", Outcome.TIES, 0),
        (DOUBLE_8, SINGLE_9, "kopitiam", Outcome.BEATS, 30),
    ],
)
def test_the_chosen_split_is_the_one_that_is_settled(player, dealer, rules, outcome, delta):
    house = parse_rules(rules)
    split = chosen_split(parse_hand(PLAYER), player, house)
    settlement = settle_splits(chosen_split(parse_hand(DEALER), dealer, house), {"ann": split}, house, 10)
    assert (settlement.players["ann"].outcome, settlement.players["ann"].delta) == (outcome, delta)
    assert settlement.players["ann"].split is split
    assert settlement.dealer_delta == -delta


@pytest.mark.parametrize("stake", [0, -1, 1_000_001, True])
def test_split_hands_need_a_stake_in_range(stake):
    split = optimal_split(parse_hand(PLAYER), HouseRules())
    with pytest.raises(RuleError, match="stake invalid"):
        settle_splits(split, {"ann": split}, HouseRules(), stake)


@given(deals(4), HOUSE_RULES, st.integers(1, 1_000_000))
def test_hands_that_are_split_best_settle_like_the_cards(deal, rules, stake):
    dealer, players = deal[0], dict(enumerate(deal[1:5]))
    splits = {player: optimal_split(cards, rules) for player, cards in players.items()}
    settlement = settle_splits(optimal_split(dealer, rules), splits, rules, stake)
    assert settlement == settle(dealer, players, rules, stake)


@given(deals(3), st.lists(CHOICES, min_size=4, max_size=4), HOUSE_RULES)
def test_points_of_a_round_sum_to_zero_however_hands_are_split(deal, choices, rules):
    splits = [chosen_split(hand, places, rules) for hand, places in zip(deal[:4], choices, strict=True)]
    dealer, *players = splits
    settlement = settle_splits(dealer, dict(enumerate(players)), rules, 7)
    assert settlement.dealer_delta == -sum(result.delta for result in settlement.players.values())


# One number


# As rounds of version 0.2 have it: 100 for each category, highest first, and the strength.
KEPT_RANKS = {"none": 0, "single": 100, "double": 200, "tonku": 400, "five_small": 500, "five_dukes": 600}


@pytest.mark.parametrize(("name", "nenku"), [("classic", 100), ("nenku_special", 300)])
def test_the_rank_of_a_hand_is_the_one_that_is_kept_with_rounds(name, nenku):
    rules, ranks = HouseRules.from_record(TABLES[name]), KEPT_RANKS | {"nenku": nenku}
    for cards, _ in every_hand():
        split = optimal_split(parse_cards(" ".join(cards)), rules)
        assert split.rank == ranks[split.category] + (split.strength or 0), cards


def test_no_ox_is_zero_whatever_it_pays():
    assert chosen_split(parse_hand(PLAYER), (), PRESETS["plain"]).rank == 0
