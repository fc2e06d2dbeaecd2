"""Hands read the way a person chooses."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import Split, all_splits, chosen_split, optimal_split, parse_hand
from tests.rules.gnau_cases import HOUSE_RULES, hands

CHOICES = ((), *combinations(range(5), 3))


def goodness(split):
    return split.rank, split.points


@pytest.mark.parametrize(
    ("cards", "places", "category", "strength"),
    [
        ("3 6 8 4 8", (0, 1, 2), Category.SINGLE, 2),
        ("3 6 8 4 8", (0, 1, 4), Category.SINGLE, 2),
        ("3 6 8 4 8", (0, 1, 3), Category.DOUBLE, 8),
        ("3 6 8 4 8", (4, 2, 3), Category.SINGLE, 9),
        ("3 6 8 4 8", (0, 2, 4), Category.NONE, None),
        ("3 6 8 4 8", (), Category.NONE, None),
        ("10 4 6 AS K", (0, 1, 2), Category.TONKU, None),
        ("10 4 6 AS K", (4, 1, 2), Category.SINGLE, 1),
        ("10 4 6 AS K", (0, 3, 4), Category.NONE, None),
        ("10 4 6 AH K", (0, 1, 2), Category.NENKU, 1),
        ("4S 4H 3 8 5", (0, 1, 2), Category.NONE, None),
        ("3 4 3 A 2", (0, 1, 3), Category.FIVE_SMALL, None),
        ("3 4 3 A 2", (), Category.FIVE_SMALL, None),
        ("J Q K J Q", (0, 1, 2), Category.FIVE_DUKES, None),
        ("J Q K J Q", (), Category.FIVE_DUKES, None),
    ],
)
def test_a_hand_is_what_the_chosen_three_make_of_it(cards, places, category, strength):
    split = chosen_split(parse_hand(cards), places, HouseRules())
    assert (split.category, split.strength) == (category, strength)


def test_three_of_one_rank_are_an_ox_only_where_the_house_says_so():
    hand = parse_hand("7S 7H 7D K 9")
    assert chosen_split(hand, (0, 1, 2), HouseRules()).category is Category.NONE
    assert chosen_split(hand, (0, 1, 2), HouseRules(triplet_passport=True)).strength == 9


def test_five_small_need_an_ox_where_the_house_does_not_know_them():
    hand = parse_hand("3 4 3 A 2")
    assert chosen_split(hand, (), PRESETS["plain"]).category is Category.NONE
    assert chosen_split(hand, (0, 1, 2), PRESETS["plain"]).strength == 3


@given(hands(), HOUSE_RULES)
def test_the_optimal_split_is_the_best_of_all_choices(hand, rules):
    best = max((chosen_split(hand, places, rules) for places in CHOICES), key=goodness)
    assert goodness(best) == goodness(optimal_split(hand, rules))


@given(hands(), HOUSE_RULES)
def test_every_legal_way_can_be_chosen_and_no_other(hand, rules):
    chosen = [chosen_split(hand, places, rules) for places in CHOICES]
    best = optimal_split(hand, rules)
    if best.category in {Category.FIVE_DUKES, Category.FIVE_SMALL}:
        assert set(chosen) == {best}
    else:
        legal = {split for split in chosen if split.category is not Category.NONE}
        assert set(all_splits(hand, rules)) <= legal
        ways = {(way.category, way.strength, way.total) for way in all_splits(hand, rules)}
        assert {(split.category, split.strength, split.total) for split in legal} == ways


@given(hands(), HOUSE_RULES, st.sampled_from(CHOICES[1:]), st.randoms(use_true_random=False))
def test_the_order_of_the_presses_never_matters(hand, rules, places, random):
    assert chosen_split(hand, random.sample(places, 3), rules) == chosen_split(hand, places, rules)


@given(hands(), HOUSE_RULES, st.lists(st.integers(-6, 9), min_size=1, max_size=6))
def test_anything_but_three_different_cards_is_refused(hand, rules, places):
    if len(places) == len(set(places)) == 3 and all(0 <= place < 5 for place in places):
        assert isinstance(chosen_split(hand, places, rules), Split)
        return
    with pytest.raises(RuleError) as caught:
        chosen_split(hand, places, rules)
    assert (caught.value.code, caught.value.params) == ("passport-not-three", {"count": len(places)})


@pytest.mark.parametrize("count", [0, 4, 6])
def test_a_hand_is_five_cards(count):
    with pytest.raises(RuleError) as caught:
        chosen_split(parse_hand("3 6 8 4 8")[:1] * count, (), HouseRules())
    assert caught.value.code == "hand-not-five"
