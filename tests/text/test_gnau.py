"""Gnau in words."""

import pytest

from bot.rules.errors import RuleError
from bot.rules.gnau.options import OPTION_NAMES, with_options
from bot.rules.gnau.presets import PRESETS, parse_rules
from bot.rules.gnau.settlement import Outcome
from bot.rules.gnau.splits import optimal_split, parse_hand
from bot.text.gnau import (
    outcome_name,
    payouts_of,
    rules_lines,
    rules_summary,
    split_name,
)
from tests.rules.gnau_cases import CHANGES
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("3 6 8 4 8", "Double Ox 8"),
        ("10 7 3 K K", "Double Ox K"),
        ("10 7 3 A A", "Double Ox A"),
        ("10 J Q 2 8", "Single Ox 10"),
        ("10 4 6 8 5", "Single Ox 3"),
        ("10 4 6 AS K", "Ngau Tonku"),
        ("10 4 6 AH K", "Nenku"),
        ("J Q K J Q", "Five Dukes"),
        ("3 4 3 A 2", "Five Small"),
        ("4S 4H 3 8 5", "No Ox"),
    ],
)
def test_a_hand_has_a_name(hand, name):
    assert split_name(TEXT, optimal_split(parse_hand(hand), PRESETS["classic"])) == name


@pytest.mark.parametrize(
    ("rules", "summary"),
    [
        ("classic", "classic"),
        ("kopitiam", "kopitiam"),
        ("ties=push,pair_three_six=on", "classic, but 3 and 6 pair as Double Ox 6 · ties are a draw"),
        ("plain,double=3", "plain, but Double Ox pays 3"),
        ("kopitiam,ox_ten=1", "kopitiam, but Single Ox 10 pays 1"),
        ("kopitiam_aces", "kopitiam with high aces"),
        ("niuniu,single_7=1,bomb=off", "niuniu, but no Bomb · Single Ox 7 pays 1"),
    ],
)
def test_house_rules_on_one_line(rules, summary):
    assert rules_summary(TEXT, parse_rules(rules)) == summary


def test_house_rules_read_out():
    lines = rules_lines(TEXT, PRESETS["kopitiam"])
    assert len(lines) == len(set(lines)) == len(OPTION_NAMES)
    assert "Beside the ox, a 3 and a 6 don't make a pair." in lines


def test_hands_that_pay_more_than_usual():
    points = [points for _, points in payouts_of(TEXT, PRESETS["kopitiam"])]
    assert points == [7, 6, 5, 3, 2, 1, 1, 0]


def test_numbers_of_a_single_ox_that_pay_the_same_come_together():
    assert payouts_of(TEXT, PRESETS["niuniu"]) == [
        ("Five Small", 8),
        ("Bomb", 6),
        ("Five Dukes", 5),
        ("Silver", 4),
        ("Single Ox 10", 4),
        ("Single Ox 9", 3),
        ("Single Ox 7–8", 2),
        ("Single Ox 1–6", 1),
        ("No Ox", 1),
    ]


@pytest.mark.parametrize(
    ("rules", "missing", "below_nenku"),
    [
        ("classic", "", "No Ox"),
        ("plain", "Five Small", "No Ox"),
        ("kopitiam", "", "No Ox"),
        ("nenku=special", "", "Double Ox"),
    ],
)
def test_payouts_stand_in_the_order_in_which_hands_rank(rules, missing, below_nenku):
    hands = [hand for hand, _ in payouts_of(TEXT, parse_rules(rules))]
    assert hands[hands.index("Nenku") + 1] == below_nenku
    hands.remove("Nenku")
    ranked = ["Five Dukes", "Five Small", "Ngau Tonku", "Double Ox", "Single Ox 10", "Single Ox 1–9", "No Ox"]
    assert hands == [hand for hand in ranked if hand != missing]


@pytest.mark.parametrize(("option", "value"), CHANGES)
def test_every_option_changes_one_line_and_the_summary(option, value):
    classic = PRESETS["classic"]
    changed = with_options(classic, {option: value})
    pairs = zip(rules_lines(TEXT, classic), rules_lines(TEXT, changed), strict=True)
    assert sum(one != other for one, other in pairs) == 1
    assert rules_summary(TEXT, changed).startswith("classic, but ")


def test_every_way_back_to_classic_has_words_too():
    back = "five_small=any,tens_in_five_dukes=off"
    assert rules_summary(TEXT, parse_rules(f"kopitiam,{back}")) == "kopitiam, but Five Small with any total"


@pytest.mark.parametrize("outcome", Outcome)
def test_an_outcome_has_words(outcome):
    assert "the dealer" in outcome_name(TEXT, outcome)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            RuleError("card-too-often", card="AS", count=2, packs=1),
            "A♠\ufe0e is there twice, but a deck has only one.",
        ),
        (
            RuleError("card-too-often", card="AS", count=3, packs=2),
            "A♠\ufe0e is there 3 times, but 2 decks have only 2.",
        ),
        (
            RuleError("rank-too-often", rank="A", count=5, packs=1),
            "5 cards have rank A, but a deck has only four.",
        ),
        (
            RuleError("rank-too-often", rank="A", count=9, packs=2),
            "9 cards have rank A, but 2 decks have only four each.",
        ),
        (RuleError("hand-not-five", count=0), "A hand has five cards. This one has 0."),
        (RuleError("hand-not-five", count=6), "A hand has five cards. This one has 6."),
    ],
)
def test_an_error_is_a_sentence(error, sentence):
    assert TEXT.error(error) == sentence
