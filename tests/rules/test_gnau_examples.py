"""The hands on which a house rule can be seen really come out differently with and without it."""

from dataclasses import replace

import pytest
from hypothesis import given

from bot.rules.gnau.examples import option_examples, ranking
from bot.rules.gnau.options import (
    OPTION_NAMES,
    Aces,
    FiveSmall,
    HouseRules,
    NenkuRank,
    Tonku,
    with_options,
)
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.splits import optimal_split
from tests.rules.gnau_cases import CHANGES, HOUSE_RULES

CLASSIC = HouseRules()


def test_classic_needs_no_example():
    assert option_examples(CLASSIC) == {}


@pytest.mark.parametrize(("option", "value"), CHANGES)
def test_every_value_of_every_option_has_an_example_that_differs(option, value):
    examples = option_examples(with_options(CLASSIC, {option: value}))
    assert list(examples) == [option]
    assert examples[option].here != examples[option].otherwise


@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_show_all_that_they_change(preset):
    rules = PRESETS[preset]
    changed = {name for name in OPTION_NAMES if getattr(rules, name) != getattr(CLASSIC, name)}
    assert option_examples(rules).keys() == changed


@given(HOUSE_RULES)
def test_an_example_shows_its_own_rule_and_nothing_else(rules):
    for option, example in option_examples(rules).items():
        without = replace(rules, **{option: getattr(CLASSIC, option)})
        assert option not in option_examples(without)
        assert example.here != example.otherwise


def test_the_ranking_of_classic():
    kinds = [kind.name for kind in ranking(CLASSIC)]
    assert kinds == ["five_dukes", "five_small", "tonku", "double", "ox_ten", "no_ox"]


@given(HOUSE_RULES)
def test_each_kind_of_the_ranking_beats_the_next_and_pays_what_it_is_called_by(rules):
    kinds = ranking(rules)
    ranks = [kind.split.rank for kind in kinds]
    assert ranks == sorted(set(ranks), reverse=True)
    for kind in kinds:
        assert kind.split == optimal_split(kind.cards, rules)
        assert kind.split.points == rules.payouts.named(kind.name)
    names = {kind.name for kind in kinds}
    assert ("nenku" in names) == (rules.nenku is NenkuRank.SPECIAL)
    assert ("five_small" in names) == (rules.five_small is not FiveSmall.OFF)
    assert ("aces" in names) == (rules.aces is Aces.HIGH)
    assert ("bomb" in names) == rules.bomb
    assert ("silver" in names) == (rules.silver and not rules.tens_in_five_dukes)
    assert ("tonku" in names) == (rules.tonku is not Tonku.OFF)
    assert ("double" in names) == rules.doubles


def test_a_push_where_nothing_is_paid_shows_nothing():
    rules = with_options(CLASSIC, {"ties": "push", "payouts": {"double": 0}})
    assert option_examples(rules) == {}
