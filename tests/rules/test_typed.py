"""What is typed on a Chinese or Japanese keyboard is read as what it says."""

import pytest

from bot.rules.cards import parse_card, parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.presets import parse_rules
from bot.rules.typed import half_width
from bot.tables.history import parse_round_id


@pytest.mark.parametrize("typed", ["ＡＳ　１０Ｈ", "ＡＳ，１０Ｈ", "A♠、10♥", " ａｓ １０♥ "])
def test_cards_in_full_width_are_cards(typed):
    assert parse_cards(typed) == parse_cards("AS 10H")


def test_a_card_in_full_width_is_a_card():
    assert parse_card("１０Ｈ") == parse_card("10H")


def test_house_rules_in_full_width_are_house_rules():
    assert parse_rules("ｐｌａｉｎ，ｔｉｅｓ＝ｐｕｓｈ") == parse_rules("plain,ties=push")


def test_the_name_of_a_round_in_full_width_is_its_name():
    assert parse_round_id("７．３") == (7, 3)


@pytest.mark.parametrize(
    ("typed", "read"), [("５０", "50"), ("ｉｄ", "id"), (" 牛 ", "牛"), ("10²", "10²"), ("", "")]
)
def test_letters_and_digits_get_the_ordinary_width(typed, read):
    assert half_width(typed) == read


def test_what_is_no_card_in_any_width_is_named():
    with pytest.raises(RuleError, match="1Z"):
        parse_cards("１Ｚ")
