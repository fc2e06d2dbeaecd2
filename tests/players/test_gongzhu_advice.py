"""Every rule of the advice for Gong Zhu, on positions in which it speaks and in which it is silent."""

import pytest

from bot.players.cardset import DIAMONDS, cards_of
from bot.players.gongzhu import advice
from bot.players.gongzhu.advice import ADVICE, EXPOSING, expose_by_advice
from bot.rules.cards import format_cards
from tests.players.positions import EARLIER, card_set, gongzhu_position, wanted

MANY_HEARTS = "2H 3H 4H 5H 6H 7H 8H"
MY_HEARTS = (MANY_HEARTS,)
THEIR_HEARTS = ("", "", "", MANY_HEARTS)

LEADS = [
    (advice.run_for_all_hearts, "AS AH 2C", MY_HEARTS, "AS"),
    (advice.run_for_all_hearts, "AS AH 2C", THEIR_HEARTS, ""),
    (advice.lead_against_all_hearts, "AH AC 2S", THEIR_HEARTS, "AH"),
    (advice.lead_against_all_hearts, "9H AC 2S", THEIR_HEARTS, "AC"),
    (advice.lead_against_all_hearts, "9H AC 2S", ("", "", "", "2H 3H 4H 5H 6H"), ""),
    (advice.lead_against_all_hearts, "9H AC 2S", MY_HEARTS, ""),
    (advice.cash_the_sheep, "JD 2S", ("", "AD KD QD"), "JD"),
    (advice.cash_the_sheep, "JD 2S", EARLIER, ""),
    (advice.lead_spades_to_force_the_pig, "2S JS 4D", EARLIER, "JS"),
    (advice.lead_spades_to_force_the_pig, "AS 3S 4D", EARLIER, ""),
    (advice.lead_spades_to_force_the_pig, "2S 4D", ("QS",), ""),
    (advice.lead_a_short_suit, "9D 4S 5S 6S", EARLIER, "9D"),
    (advice.lead_a_short_suit, "JD 4S 5S 6S", EARLIER, ""),
    (advice.lead_the_surest_exit, "2D KD 9S", EARLIER, "2D"),
    (advice.lead_the_surest_exit, "QS 2S KD", EARLIER, "KD"),
    (advice.lead_the_surest_exit, "JD 10C AS", ("QS",), "AS"),
    (advice.lead_the_surest_exit, "JD 10C", EARLIER, "10C"),
    (advice.lead_the_surest_exit, "JC 9S", ("2C 3C 4C 5C 6C 7C 8C 9C",), "9S"),
    (advice.lead_the_surest_exit, "JC 9S", ("2C 3C 4C 5C 6C 7C 8C 9C 10C",), "JC"),
    (advice.lead_a_short_suit, "KC 4S 5S", EARLIER, ""),
    (advice.lead_the_pig_under_the_last_high_spade, "QS 2D", ("2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS",), "QS"),
    (advice.lead_the_pig_under_the_last_high_spade, "QS 2D", ("3S 4S 5S 6S 7S 8S 9S 10S JS KS",), ""),
]

FOLLOWS = [
    (advice.throw_the_pig_under, "QS 2S", "KS", EARLIER, "QS"),
    (advice.throw_the_pig_under, "QS 2S", "JS", EARLIER, ""),
    (advice.win_all_for_the_hearts, "AS 3S", "KS 4S", MY_HEARTS, "AS"),
    (advice.win_all_for_the_hearts, "AS 3S", "KS 4S", EARLIER, ""),
    (advice.catch_the_sheep, "AD 2D", "JD", EARLIER, "AD"),
    (advice.catch_the_sheep, "AD QD 2D", "JD 3D 4D", EARLIER, "QD"),
    (advice.catch_the_sheep, "AD 2D", "JD QS", EARLIER, ""),
    (advice.catch_the_sheep, "AD 2D", "3D", EARLIER, ""),
    (advice.bring_the_sheep_home, "JD 2D", "3D 4D 5D", EARLIER, "JD"),
    (advice.bring_the_sheep_home, "JD 2D", "3D 4D", EARLIER, ""),
    (advice.bring_the_sheep_home, "JD 2D", "3D 4D", ("AD KD QD",), "JD"),
    (advice.bring_the_sheep_home, "JD 2D", "KD 4D 5D", EARLIER, ""),
    (advice.stop_all_hearts, "AH JH 9H", "10H", THEIR_HEARTS, "AH"),
    (advice.stop_all_hearts, "AH JH 9H", "10H 3C 2C", ("", MANY_HEARTS), "JH"),
    (advice.stop_all_hearts, "AD KD 9D", "10D QS", ("", "", MANY_HEARTS), ""),
    (advice.stop_all_hearts, "AD 9D", "10D", ("", "", "", "2H 3H 4H 5H"), ""),
    (
        advice.stop_all_hearts,
        "AD 9D",
        "10D",
        ("2S 3S 4S 5S 6S 7S 8S 9S", "2C 3C 4C 5C 6C 7C 8C 9C", "2D 3D 4D 5D 6D 7D 8D QD", "2H 3H 4H 10C"),
        "AD",
    ),
    (advice.stop_all_hearts, "AH 9H", "10H", EARLIER, ""),
    (advice.keep_a_stopper, "AC 9C 3C", "KC", THEIR_HEARTS, "3C"),
    (advice.keep_a_stopper, "AD JD 3D", "KD", THEIR_HEARTS, "3D"),
    (advice.keep_a_stopper, "AC 9C 3C", "8C KC 2C", ("", MANY_HEARTS), ""),
    (advice.keep_a_stopper, "AC 9C 3C", "KC", EARLIER, ""),
    (advice.win_clean_tricks_high, "AC 7C", "8C 9C 2C", EARLIER, "AC"),
    (advice.win_clean_tricks_high, "AC 7C", "8C 9C 9H", EARLIER, ""),
    (advice.win_clean_tricks_high, "AD 7D", "8D 9D 2D", EARLIER, "7D"),
    (advice.throw_the_transformer_under, "10C 2C", "JC", EARLIER, "10C"),
    (advice.throw_the_transformer_under, "10C 2C", "9C", EARLIER, ""),
    (advice.duck_as_high_as_possible, "AH 6H 5H", "7H", EARLIER, "6H"),
    (advice.duck_as_high_as_possible, "JD 2D", "KD", EARLIER, "2D"),
    (advice.stay_below_the_pig, "KS JS 9S", "8S", EARLIER, "JS"),
    (advice.stay_below_the_pig, "KS JS 9S", "8S", ("QS",), ""),
    (advice.win_with_the_highest, "AH KH", "7H", EARLIER, "AH"),
    (advice.win_with_the_highest, "KH QH", "7H", EARLIER, ""),
    (advice.go_over_as_low_as_possible, "KH QH", "7H", EARLIER, "QH"),
]

DISCARDS = [
    (advice.discard_the_pig, "QS AH 2C", "7D", EARLIER, "QS"),
    (advice.keep_what_stops_all_hearts, "AH 9C 2S", "7D", THEIR_HEARTS, "2S"),
    (advice.keep_what_stops_all_hearts, "AH 9C 2S", "7D", EARLIER, ""),
    (advice.discard_high_hearts, "AH KH 2S", "7D", ("", "", "", "3H"), "KH"),
    (advice.discard_high_hearts, "AH KH 2S", "7D", ("", "", "3H"), "AH"),
    (advice.discard_high_hearts, "JH 2H AC", "7D", EARLIER, "JH"),
    (advice.discard_high_hearts, "3H 2H AC", "7D", EARLIER, ""),
    (advice.discard_high_spades, "KS 2S 2H", "7D", EARLIER, "KS"),
    (advice.discard_high_spades, "KS 2S 2H", "7D", ("QS",), ""),
    (advice.discard_the_transformer, "10C AC", "7D", EARLIER, "10C"),
    (advice.discard_the_most_dangerous, "KC 9S 2S", "7D", EARLIER, "KC"),
    (advice.discard_the_most_dangerous, "AD 2S", "7C", EARLIER, "2S"),
    (advice.play_what_is_left, "JD AD", "7C", EARLIER, "AD"),
    (advice.play_what_is_left, "JD", "7C", EARLIER, "JD"),
]

EXPOSES = [
    (advice.expose_a_hidden_pig, "QS 2S 3S 4S 5S 6S", "QS"),
    (advice.expose_a_hidden_pig, "QS 2S", ""),
    (advice.expose_a_guarded_sheep, "JD KD AD", "JD"),
    (advice.expose_a_guarded_sheep, "JD 2D 3D", ""),
    (advice.expose_a_covered_ace, "AH 2H 3H 4H", "AH"),
    (advice.expose_a_covered_ace, "AH KH 2H", ""),
    (advice.expose_a_hidden_transformer, "10C 2C 3C 4C 5C 6C", "10C"),
    (advice.expose_a_hidden_transformer, "10C AC", ""),
]


def test_who_is_not_watchful_keeps_no_stopper():
    position = gongzhu_position("AC 9C 3C", "KC", THEIR_HEARTS)
    position.watchful = 0b1111 ^ 1 << position.seat
    assert not wanted(advice.keep_a_stopper, position)


@pytest.mark.parametrize(("rule", "held", "taken", "card"), LEADS)
def test_leading(rule, held, taken, card):
    assert wanted(rule, gongzhu_position(held, taken=taken)) == card


@pytest.mark.parametrize(("rule", "held", "table", "taken", "card"), FOLLOWS + DISCARDS)
def test_following_and_discarding(rule, held, table, taken, card):
    assert wanted(rule, gongzhu_position(held, table, taken)) == card


def test_the_sheep_comes_home_where_nobody_after_it_can_follow():
    position = gongzhu_position("JD 2D", "3D 4D")
    position.voids[1] = DIAMONDS
    assert wanted(advice.bring_the_sheep_home, position) == "JD"
    position = gongzhu_position("JD 2D", "3D")
    position.voids[1] = DIAMONDS
    assert wanted(advice.bring_the_sheep_home, position) == ""


@pytest.mark.parametrize(("rule", "held", "card"), EXPOSES)
def test_exposing(rule, held, card):
    assert format_cards(cards_of(rule(card_set(held)))) == card


def test_what_the_advice_exposes():
    exposed = expose_by_advice(card_set("JD KD AD AH KH QS 2S"))
    assert [format_cards(cards_of(card)) for card in exposed] == ["JD"]


def test_every_rule_is_tested():
    tested = {case[0] for case in (*LEADS, *FOLLOWS, *DISCARDS, *EXPOSES)}
    assert tested == {*ADVICE.leading, *ADVICE.following, *ADVICE.discarding, *EXPOSING}
