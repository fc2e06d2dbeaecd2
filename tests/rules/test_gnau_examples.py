"""The hands on which a house rule can be seen really come out differently with and without it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.gnau.examples import option_examples, payout_examples
from bot.rules.gnau.options import (
    OPTION_NAMES,
    PAYOUT_NAMES,
    PRESETS,
    FiveSmall,
    HouseRules,
    Payouts,
    with_options,
)

CLASSIC = HouseRules()


def other_values(option):
    value = getattr(CLASSIC, option)
    values = (True, False) if isinstance(value, bool) else type(value).__members__.values()
    return [other for other in values if other != value]


CHANGES = [(option, value) for option in OPTION_NAMES for value in other_values(option)]

any_rules = st.builds(
    HouseRules,
    **{option: st.sampled_from([getattr(CLASSIC, option), *other_values(option)]) for option in OPTION_NAMES},
    payouts=st.builds(Payouts, **dict.fromkeys(PAYOUT_NAMES, st.integers(0, 100))),
)


def test_classic_needs_no_example():
    assert option_examples(CLASSIC) == {}
    assert payout_examples(CLASSIC) == {}


@pytest.mark.parametrize(("option", "value"), CHANGES)
def test_every_value_of_every_option_has_an_example_that_differs(option, value):
    examples = option_examples(with_options(CLASSIC, {option: value}))
    assert list(examples) == [option]
    assert examples[option].here != examples[option].otherwise


@pytest.mark.parametrize("name", PAYOUT_NAMES)
def test_every_payout_has_a_hand_that_gets_it(name):
    rules = with_options(CLASSIC, {"payouts": {name: 77}})
    examples = payout_examples(rules)
    assert list(examples) == [name]
    assert examples[name].here.split.points == 77
    assert examples[name].otherwise.split.points == getattr(CLASSIC.payouts, name)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_show_all_that_they_change(preset):
    rules = PRESETS[preset]
    changed = {name for name in OPTION_NAMES if getattr(rules, name) != getattr(CLASSIC, name)}
    paid = {name for name in PAYOUT_NAMES if getattr(rules.payouts, name) != getattr(CLASSIC.payouts, name)}
    hidden = {"five_small"} if rules.five_small is FiveSmall.OFF else set()
    assert option_examples(rules).keys() == changed
    assert payout_examples(rules).keys() == paid - hidden


@given(any_rules)
def test_an_example_shows_its_own_rule_and_nothing_else(rules):
    for option, example in option_examples(rules).items():
        without = replace(rules, **{option: getattr(CLASSIC, option)})
        assert option not in option_examples(without)
        assert example.here != example.otherwise
    for name, example in payout_examples(rules).items():
        assert example.here.split.points == getattr(rules.payouts, name)
        assert example.otherwise.split.points == getattr(CLASSIC.payouts, name)
        assert example.here.split.category == example.otherwise.split.category


def test_a_push_where_nothing_is_paid_shows_nothing():
    rules = with_options(CLASSIC, {"ties": "push", "payouts": {"double": 0}})
    assert option_examples(rules) == {}
