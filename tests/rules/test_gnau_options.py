"""House rules of Gnau: how they are written, and what is refused."""

import json
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.rules.errors import RuleError
from bot.rules.gnau.options import (
    CONFLICTS,
    OPTION_NAMES,
    PAYOUT_NAMES,
    SINGLE_NAMES,
    FiveSmall,
    HouseRules,
    NenkuRank,
    Payouts,
    ThreeSix,
    Ties,
    Tonku,
)
from bot.rules.gnau.presets import PRESETS, parse_rules, preset_name, read_rules, rules_record, written_rules
from tests.rules import naive_gnau as naive
from tests.rules.gnau_cases import KINDS

OLD_PAYOUTS = {"no_ox": 0, "single": 1, "ox_ten": 1, "double": 2, "nenku": 1}
OLD_PAYOUTS |= {"tonku": 5, "five_small": 10, "five_dukes": 10}


def test_options_and_payouts_are_those_of_the_table():
    assert {*OPTION_NAMES, "payouts"} == set(naive.CLASSIC)
    assert list(PAYOUT_NAMES) == [*naive.CLASSIC["payouts"], *SINGLE_NAMES]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_recorded_by_its_name(name):
    assert rules_record(PRESETS[name]) == name
    assert read_rules(name) is PRESETS[name]
    assert preset_name(PRESETS[name]) == name
    assert written_rules(PRESETS[name]) == name


def test_other_rules_are_recorded_in_full():
    rules = HouseRules(ties=Ties.PUSH, pair_three_six=True, payouts=Payouts(double=3))
    record: Any = rules_record(rules)
    assert record == {
        "tens_in_five_dukes": False,
        "tens_in_tonku": False,
        "five_small": "any",
        "triplet_passport": False,
        "pair_three_six": True,
        "nenku": "ox_one",
        "ties": "push",
        "payouts": OLD_PAYOUTS | {"double": 3},
    }
    assert preset_name(rules) is None
    assert HouseRules.from_record(json.loads(json.dumps(record))) == rules


def test_options_of_later_versions_are_recorded_where_they_differ():
    rules = HouseRules(bomb=True, payouts=Payouts(bomb=8, single_7=2))
    assert rules.to_record() == HouseRules().to_record() | {
        "bomb": True,
        "payouts": OLD_PAYOUTS | {"bomb": 8, "single_7": 2},
    }


def test_the_usual_rules_are_recorded_as_in_version_0_2():
    record: Any = HouseRules().to_record()
    assert list(record) == [*OPTION_NAMES[:7], "payouts"]
    assert record["payouts"] == OLD_PAYOUTS


@pytest.mark.parametrize(
    ("record", "rules"),
    [
        ({}, HouseRules()),
        ({"ties": "push"}, HouseRules(ties=Ties.PUSH)),
        (
            {"five_small": "total_10", "nenku": "special"},
            HouseRules(five_small=FiveSmall.TOTAL_10, nenku=NenkuRank.SPECIAL),
        ),
        ({"pair_three_six": True, "tens_in_tonku": False}, HouseRules(pair_three_six=True)),
        ({"pair_three_six": "on", "tens_in_tonku": "off"}, HouseRules(pair_three_six=True)),
        ({"payouts": {"double": 3}}, HouseRules(payouts=Payouts(double=3))),
        ({"payouts": {}}, HouseRules()),
    ],
    ids=str,
)
def test_a_record_changes_classic(record, rules):
    assert HouseRules.from_record(record) == rules


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", HouseRules()),
        (" Plain ", PRESETS["plain"]),
        ("pair_three_six=on,ties=push", HouseRules(pair_three_six=True, ties=Ties.PUSH)),
        ("classic, ties = push", HouseRules(ties=Ties.PUSH)),
        ("TIES=PUSH,", HouseRules(ties=Ties.PUSH)),
        (
            "kopitiam,double=2,ox_ten=1,five_small=any,payout_five_small=10,five_dukes=10",
            HouseRules(),
        ),
        ("payout_double=3", HouseRules(payouts=Payouts(double=3))),
        ("double=3,no_ox=1,payout_tonku=100", HouseRules(payouts=Payouts(double=3, no_ox=1, tonku=100))),
        ("tonku=4", HouseRules(payouts=Payouts(tonku=4))),
        ("tonku=any,payout_tonku=4", HouseRules(tonku=Tonku.ANY, payouts=Payouts(tonku=4))),
        ("niuniu,three_six=swapped", replace(PRESETS["niuniu"], three_six=ThreeSix.SWAPPED)),
        ("single=2,single_7=3", HouseRules(payouts=Payouts(single=2, single_7=3))),
        ("single=2,single_7=2", HouseRules(payouts=Payouts(single=2))),
        ("single=2,single_1=1", HouseRules(payouts=Payouts(single=2, single_1=1))),
        ("nenku=special,payout_nenku=4", HouseRules(nenku=NenkuRank.SPECIAL, payouts=Payouts(nenku=4))),
        (
            "five_small=off,payout_five_small=0",
            HouseRules(five_small=FiveSmall.OFF, payouts=Payouts(five_small=0)),
        ),
    ],
)
def test_house_rules_on_one_line(text, rules):
    assert parse_rules(text) == rules
    assert parse_rules(written_rules(rules)) == rules


@pytest.mark.parametrize(
    ("text", "code", "culprit"),
    [
        ("plane", "rules-preset-unknown", "plane"),
        ("tie=push", "rules-option-unknown", "tie"),
        ("payouts=3", "rules-part-invalid", "payouts=3"),
        ("ties=push,plain", "rules-part-invalid", "plain"),
        ("plain,doubles=off", "rules-conflict", "pair_three_six=on"),
        ("plain,kopitiam", "rules-part-invalid", "kopitiam"),
        ("ties=push,ties=dealer", "rules-option-twice", "ties"),
        ("double=3,payout_double=3", "rules-option-twice", "payout_double"),
        ("ties=house", "rules-value-invalid", "house"),
        ("ties=", "rules-value-invalid", "ties"),
        ("pair_three_six=yes", "rules-value-invalid", "yes"),
        ("five_small=6", "rules-value-invalid", "6"),
        ("nenku=2", "rules-value-invalid", "2"),
        ("double=101", "rules-value-invalid", "101"),
        ("double=-1", "rules-value-invalid", "-1"),
        ("double=1.5", "rules-value-invalid", "1.5"),
        ("double=two", "rules-value-invalid", "two"),
        ("double=" + "9" * 5000, "rules-value-invalid", "9" * 23 + "…"),
        ("payout_triple=3", "rules-option-unknown", "triple"),
        ("=on", "rules-option-unknown", ""),
    ],
)
def test_a_wrong_line_is_refused_by_name(text, code, culprit):
    with pytest.raises(RuleError) as caught:
        parse_rules(text)
    assert caught.value.code == code
    assert any(culprit in str(value) for value in caught.value.params.values())


@pytest.mark.parametrize(
    ("record", "code", "culprit"),
    [
        ("classic", "rules-invalid", "classic"),
        (None, "rules-invalid", "None"),
        (["classic"], "rules-invalid", "['classic']"),
        ({"tie": "push"}, "rules-option-unknown", "tie"),
        ({"payout_double": 3}, "rules-option-unknown", "payout_double"),
        ({"payouts": {"triple": 3}}, "rules-option-unknown", "payouts.triple"),
        ({"payouts": 3}, "rules-value-invalid", "payouts"),
        ({"payouts": {"double": "3"}}, "rules-value-invalid", "payouts.double"),
        ({"payouts": {"double": True}}, "rules-value-invalid", "payouts.double"),
        ({"payouts": {"double": 3.0}}, "rules-value-invalid", "payouts.double"),
        ({"payouts": {"double": 101}}, "rules-value-invalid", "101"),
        ({"ties": "house"}, "rules-value-invalid", "house"),
        ({"ties": ["push"]}, "rules-value-invalid", "ties"),
        ({"five_small": False}, "rules-value-invalid", "five_small"),
        ({"pair_three_six": 1}, "rules-value-invalid", "pair_three_six"),
        ({"pair_three_six": "yes"}, "rules-value-invalid", "yes"),
        ({"pair_three_six": []}, "rules-value-invalid", "pair_three_six"),
    ],
    ids=str,
)
def test_a_wrong_record_is_refused_by_name(record, code, culprit):
    with pytest.raises(RuleError) as caught:
        HouseRules.from_record(record)
    assert caught.value.code == code
    assert any(culprit in str(value) for value in caught.value.params.values())


@pytest.mark.parametrize("points", [-1, 101, 1.5, "1", True, None])
def test_a_payout_is_a_whole_number_from_0_to_100(points):
    with pytest.raises(RuleError) as caught:
        Payouts(tonku=points)
    assert caught.value.params["option"] == "payouts.tonku"


@pytest.mark.parametrize(
    "options", [{"ties": "house"}, {"payouts": {"double": 3}}, {"pair_three_six": 1}], ids=str
)
def test_options_are_checked_however_they_are_made(options):
    with pytest.raises(RuleError) as caught:
        HouseRules(**options)
    assert caught.value.code == "rules-value-invalid"


def test_an_option_may_be_given_by_its_word():
    words: dict[str, Any] = {"ties": "push", "pair_three_six": "on"}
    assert HouseRules(**words) == HouseRules(ties=Ties.PUSH, pair_three_six=True)


def test_all_pairs_of_options_that_exclude_each_other():
    values = {(name, value) for name in OPTION_NAMES for value in KINDS.get(name, [False, True])}
    for one, other in combinations(sorted(values, key=str), 2):
        if one[0] == other[0]:
            continue
        options: dict[str, Any] = dict([one, other])
        if {one, other} in [set(pair) for pair in CONFLICTS]:
            with pytest.raises(RuleError) as caught:
                HouseRules(**options)
            assert caught.value.code == "rules-conflict"
            assert {str(value).partition("=")[0] for value in caught.value.params.values()} == {
                one[0],
                other[0],
            }
        else:
            HouseRules(**options)


@pytest.mark.parametrize(
    ("single", "seven", "paid"), [(1, None, 1), (2, None, 2), (2, 2, 2), (2, 3, 3), (2, 0, 0)]
)
def test_what_a_single_ox_pays(single, seven, paid):
    payouts = Payouts(single=single, single_7=seven)
    assert payouts.of_single(7) == payouts.named("single_7") == paid
    assert payouts.of_single(6) == single
    assert payouts.of_single(10) == 1
