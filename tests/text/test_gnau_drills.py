"""What the drill says about an answer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import judge
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.splits import optimal_split, parse_hand
from bot.text.cards import NO_BREAK
from bot.text.gnau import reason_best, reason_wrong
from tests.rules.gnau_cases import HOUSE_RULES, hands
from tests.support.answers import CHOICES
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()
TRIPLETS = HouseRules(triplet_passport=True)


@pytest.mark.parametrize(
    ("cards", "rules", "reason"),
    [
        ("3 6 8 4 8", PRESETS["classic"], "a pair: 8 8. 3s and 6s are interchangeable."),
        ("3 6 4 7 K", PRESETS["plain"], "6 + 4 + 10 make 20. The other two make 3 + 7 = 10: last"),
        ("K 4 6 3 6", PRESETS["plain"], "10 + 4 + 6 make 20. A 3 and a 6 count as a pair here."),
        ("3 6 8 4 8", PRESETS["classic"], "3 + 3 + 4 make 10. The other two are a pair: 8 8."),
        ("10 4 6 AS K", PRESETS["classic"], "The other two are A♠\ufe0e and a duke."),
        ("10 4 6 AH K", PRESETS["classic"], "The other two are an ace and a duke."),
        ("10 4 6 8 5", PRESETS["classic"], "The other two make 8 + 5 = 13: last digit 3."),
        ("10 4 6 2 5", PRESETS["classic"], "The other two make 2 + 5 = 7."),
        ("10 4 6 J Q", PRESETS["classic"], "make 10 + 10 = 20: last digit 0, which counts as 10."),
        ("7 7 7 K 9", TRIPLETS, "Three of a kind are an ox here. The other two make"),
        ("4S 4H 3 8 5", PRESETS["classic"], "No three cards make 10, 20 or 30."),
        ("3 4 3 A 2", PRESETS["classic"], "All five are small: any pick is right."),
        ("J Q K J Q", PRESETS["classic"], "All five are dukes: any pick is right."),
    ],
)
def test_why_the_best_is_the_best(cards, rules, reason):
    assert reason in reason_best(TEXT, optimal_split(parse_hand(cards), rules)).replace(NO_BREAK, " ")


def test_a_line_breaks_within_no_sum():
    why = reason_best(TEXT, optimal_split(parse_hand("10 4 6 8 5"), HouseRules()))
    whole = {each.replace(" ", NO_BREAK) for each in ("10 + 4 + 6", "make 20.", "8 + 5 = 13:", "digit 3.")}
    assert whole < set(why.split(" "))


@pytest.mark.parametrize(
    ("cards", "places", "reason"),
    [
        ("3 6 8 4 8", (), "There's an ox in this hand."),
        ("3 6 8 4 8", (0, 1, 2), "3\u00a06\u00a08 only make Single Ox 2."),
        ("3 6 8 4 8", (0, 2, 3), "3\u00a08\u00a04 make 15 or 18. An ox needs 10, 20 or 30."),
        (
            "3S 3H 3D 4 K",
            (0, 1, 2),
            "3♠︎\u00a03♥︎\u00a03♦︎ make 9, 12, 15 or 18. An ox needs 10, 20 or 30.",
        ),
        ("K 4 7 9 2", (0, 1, 2), "K\u00a04\u00a07 make 21. An ox needs 10, 20 or 30."),
    ],
)
def test_the_drill_says_what_was_wrong_with_an_answer(cards, places, reason):
    assert reason_wrong(TEXT, judge(parse_hand(cards), places, HouseRules())) == reason


@given(hands(), HOUSE_RULES, st.sampled_from(CHOICES))
def test_every_possible_answer_to_the_drill_has_words(hand, rules, places):
    judgement = judge(hand, places, rules)
    assert reason_best(TEXT, judgement.best).endswith(".")
    if not judgement.is_right:
        assert reason_wrong(TEXT, judgement).endswith(".")
