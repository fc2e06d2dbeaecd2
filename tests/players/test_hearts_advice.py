"""Every rule of the advice for Hearts, on positions in which it speaks and in which it is silent."""

import pytest

from bot.players import HEARTS
from bot.players.cardset import NOBODY, cards_of
from bot.players.hearts import advice
from bot.players.hearts.advice import ADVICE, PASSING, pass_by_advice
from bot.players.hearts.situation import JACK, QUEEN
from bot.rules.cards import format_cards
from bot.rules.hearts import Options
from tests.players.positions import EARLIER, card_set, hearts_position, wanted

# All hearts below the ten and Q♠: taken by one seat, they look like the moon.
MANY_POINTS = "2H 3H 4H 5H 6H 7H 8H QS"
MY_MOON = (MANY_POINTS, "")
THEIR_MOON = ("", "", "", MANY_POINTS)

LEADS = [
    (advice.run_for_the_moon, "AS AH 2C", MY_MOON, "AS"),
    (advice.run_for_the_moon, "AS AH 2C", THEIR_MOON, ""),
    (advice.run_for_the_moon, "JS 9H 2C", MY_MOON, ""),
    (advice.lead_spades_to_force_the_queen, "2S JS 4D", EARLIER, "JS"),
    (advice.lead_spades_to_force_the_queen, "AS 3S 4D", EARLIER, ""),
    (advice.lead_spades_to_force_the_queen, "AS 3S 5S 4D", EARLIER, "5S"),
    (advice.lead_spades_to_force_the_queen, "QS 2S 4D", EARLIER, ""),
    (advice.lead_spades_to_force_the_queen, "2S 4D", ("QS 3S 4S 5S",), ""),
    (
        advice.lead_the_queen_under_the_last_high_spade,
        "QS 2D",
        ("2S 3S 4S 5S 6S", "7S 8S 9S 10S JS KS"),
        "QS",
    ),
    (advice.lead_the_queen_under_the_last_high_spade, "QS 2D", ("3S 4S 5S 6S", "7S 8S 9S 10S JS KS"), ""),
    (advice.lead_the_queen_under_the_last_high_spade, "QS 2S", ("3S 4S 5S", "AS 6S 7S 8S 9S 10S JS KS"), ""),
    (advice.lead_a_short_suit, "9D 4S 5S 6S", EARLIER, "9D"),
    (advice.lead_a_short_suit, "9D 8D 7D 5S", EARLIER, ""),
    (advice.lead_the_surest_exit, "2D KD 9S", EARLIER, "2D"),
    (advice.lead_the_surest_exit, "QS 2S KD", EARLIER, "KD"),
    (advice.lead_the_surest_exit, "QS 2S", EARLIER, "2S"),
]

FOLLOWS = [
    (advice.throw_the_queen_under, "QS 2S", "KS", EARLIER, "QS"),
    (advice.throw_the_queen_under, "QS 2S", "JS", EARLIER, ""),
    (advice.throw_the_queen_under, "QS 2S", "KS", ("", "", "", "2H 3H 4H 5H 6H 7H"), ""),
    (advice.win_all_for_the_moon, "AS 3S", "KS 4S", MY_MOON, "AS"),
    (advice.win_all_for_the_moon, "AS 3S", "KS 4S", EARLIER, ""),
    (advice.stop_the_moon, "AH JH 9H", "10H", THEIR_MOON, "AH"),
    (advice.stop_the_moon, "AH JH 9H", "9C 8C 10H", ("", MANY_POINTS), ""),
    (advice.stop_the_moon, "AH JH 9H", "10H 3C 2C", ("", MANY_POINTS), "JH"),
    (advice.stop_the_moon, "AD JD 9D", "10D 3C 2C", ("", MANY_POINTS), "JD"),
    (advice.stop_the_moon, "AS QS 9S", "JS 3C 2C", ("", "9H 10H JH QH KH AH"), "AS"),
    (advice.stop_the_moon, "AD JD 9D", "10D QS", ("", "", "2H 3H 4H 5H 6H 7H"), ""),
    (advice.stop_the_moon, "AD 9D", "10D", ("", "", "", "QS 2H"), ""),
    (advice.stop_the_moon, "AD 9D", "10D", ("", "", "", "QS 2H 3H"), "AD"),
    (advice.stop_the_moon, "AD 9D", "10D", ("2H", "", "", "QS 3H 4H"), ""),
    (advice.stop_the_moon, "AH 9H", "10H", EARLIER, ""),
    (advice.keep_a_stopper, "AD JD 3D", "KD", THEIR_MOON, "3D"),
    (advice.keep_a_stopper, "AD JD 3D", "10D KD 2D", ("", "", MANY_POINTS), "3D"),
    (advice.keep_a_stopper, "AD JD 3D", "10D KD 2D", ("", MANY_POINTS), ""),
    (advice.keep_a_stopper, "AD QD", "JD", THEIR_MOON, ""),
    (advice.keep_a_stopper, "QS KS", "AS", ("", "", "", "2H 3H 4H 5H 6H 7H"), "KS"),
    (advice.keep_a_stopper, "AD JD 3D", "KD", EARLIER, ""),
    (advice.play_high_in_the_first_trick, "AC 5C 3D", "2C 7C", (), "AC"),
    (advice.play_high_in_the_first_trick, "AC 7C 3D", "2C 8C", EARLIER, ""),
    (advice.win_clean_tricks_high, "AD 5D", "7D 8D 9D", EARLIER, "AD"),
    (advice.win_clean_tricks_high, "QS 5S", "7S 8S 9S", EARLIER, "5S"),
    (advice.win_clean_tricks_high, "AD 5D", "7D 8D 9H", EARLIER, ""),
    (advice.win_clean_tricks_high, "AD 5D", "7D 8D", EARLIER, ""),
    (advice.duck_as_high_as_possible, "AD 6D 5D", "7D", EARLIER, "6D"),
    (advice.duck_as_high_as_possible, "AD 9D", "7D", EARLIER, ""),
    (advice.stay_below_the_queen, "KS JS 9S", "8S", EARLIER, "JS"),
    (advice.stay_below_the_queen, "KS JS 9S", "8S", ("QS",), ""),
    (advice.win_with_the_highest, "AD KD", "7D", EARLIER, "AD"),
    (advice.win_with_the_highest, "KD QD", "7D", EARLIER, ""),
    (advice.win_with_the_highest, "KS QS", "7S 9S 8S", EARLIER, "KS"),
    (advice.go_over_as_low_as_possible, "KD QD", "7D", EARLIER, "QD"),
    (advice.go_over_as_low_as_possible, "QS KS", "7S", EARLIER, "KS"),
]

DISCARDS = [
    (advice.discard_the_queen, "QS AH 2C", "7D", EARLIER, "QS"),
    (advice.discard_the_queen, "AS AH 2C", "7D", EARLIER, ""),
    (advice.discard_high_spades, "KS 2S AH", "7D", EARLIER, "KS"),
    (advice.discard_high_spades, "KS 2S AH", "7D", ("QS",), ""),
    (advice.keep_what_stops_the_moon, "AH 9C 2S", "7D", THEIR_MOON, "2S"),
    (advice.keep_what_stops_the_moon, "AH 9C 8C QS", "7D", THEIR_MOON, "8C"),
    (advice.keep_what_stops_the_moon, "KH 9H", "7D", THEIR_MOON, "9H"),
    (advice.keep_what_stops_the_moon, "AH 9C 2S", "7D", EARLIER, ""),
    (advice.discard_high_hearts, "AH KH 2S", "7D", ("", "", "", "3H"), "KH"),
    (advice.discard_high_hearts, "AH KH 2S", "7D", ("", "", "3H"), "AH"),
    (advice.discard_high_hearts, "JH 2H AC", "7D", EARLIER, "JH"),
    (advice.discard_high_hearts, "3H 2H AC", "7D", EARLIER, ""),
    (advice.discard_the_most_dangerous, "KC 9S 2S", "7D", EARLIER, "KC"),
    (advice.play_what_is_left, "JD", "7C", EARLIER, "JD"),
]

PASSES = [
    (advice.pass_high_spades_when_short, "AS KS 2S 3H", "AS"),
    (advice.pass_high_spades_when_short, "AS 2S 3S 4S 5S 6S", ""),
    (advice.pass_the_queen_when_short, "QS 2S 3H", "QS"),
    (advice.pass_the_queen_when_short, "QS 2S 3S 4S 5S 6S", ""),
    (advice.pass_the_queen_when_short, "QS 2S 3S 4S 2D 4C 5C 6C", ""),
    (advice.pass_the_queen_when_short, "QS 2S 3S 4S 2D 3D 4C 5C 6C", "QS"),
    (advice.pass_the_queen_when_short, "QS 2S 3S 4S 5S 2D 3D 4C 5C 6C", ""),
    (advice.pass_a_short_suit, "9D 8D 3H 4H", "9D"),
    (advice.pass_a_short_suit, "9D 8D 7C 3H 4H", "7C"),
    (advice.pass_a_short_suit, "9D 2D 3H 4H", ""),
    (advice.pass_a_short_suit, "9D 4D 8D 7D 4H", ""),
    (advice.pass_high_hearts, "KH 2H", "KH"),
    (advice.pass_high_hearts, "9H 2H", ""),
    (advice.pass_the_most_dangerous, "9C 10D 2S", "10D"),
    (advice.pass_the_most_dangerous, "JD 2D 10C 9C", "10C"),
    (advice.pass_the_most_dangerous, "2D 3C 2S", ""),
    (advice.pass_what_is_left, "2S 5S", "5S"),
    (advice.pass_what_is_left, "2S 3H", "2S"),
    (advice.pass_what_is_left, "2H 3H", "3H"),
]


def test_who_is_not_watchful_keeps_no_stopper():
    position = hearts_position("AD JD 3D", "KD", THEIR_MOON)
    position.watchful = 0b1111 ^ 1 << position.seat
    assert not wanted(advice.keep_a_stopper, position)


@pytest.mark.parametrize(("rule", "held", "taken", "card"), LEADS)
def test_leading(rule, held, taken, card):
    assert wanted(rule, hearts_position(held, taken=taken)) == card


@pytest.mark.parametrize(("rule", "held", "table", "taken", "card"), FOLLOWS + DISCARDS)
def test_following_and_discarding(rule, held, table, taken, card):
    assert wanted(rule, hearts_position(held, table, taken)) == card


@pytest.mark.parametrize(
    ("rule", "held", "table", "card"),
    [
        (advice.cash_the_jack, "JD 2S", "", ""),
        (advice.take_the_jack, "AD 2D", "JD 3D 4D", "AD"),
        (advice.take_the_jack, "JD AC", "5D 6C", ""),
        (advice.take_the_jack, "JD 2D", "3D 4D 5D", "JD"),
        (advice.take_the_jack, "JD 2D", "3D 4D", ""),
        (advice.take_the_jack, "AD KD 2D", "JD 3D 4D", "KD"),
        (advice.take_the_jack, "AD KD 2D", "JD 3D", "KD"),
        (advice.take_the_jack, "KD 2D", "JD 3D", "KD"),
        (advice.win_clean_tricks_high, "AD 10D", "7D 8D 9D", "10D"),
        (advice.discard_the_most_dangerous, "AD 9C", "KS", "9C"),
        (advice.take_the_jack, "AD 2D", "JD 3D QS", ""),
        (advice.duck_as_high_as_possible, "JD 2D", "KD", "2D"),
        (advice.discard_the_most_dangerous, "JD 2C", "KS", "2C"),
    ],
)
def test_the_jack_of_diamonds(rule, held, table, card):
    assert wanted(rule, hearts_position(held, table, jack=True)) == card


def test_the_jack_is_led_once_nothing_higher_is_out():
    position = hearts_position("JD 2S", taken=("", "AD KD QD"), jack=True)
    assert wanted(advice.cash_the_jack, position) == "JD"
    assert wanted(advice.cash_the_jack, hearts_position("JD 2S", taken=("", "AD KD QD"))) == ""


@pytest.mark.parametrize(("rule", "held", "card"), PASSES)
def test_passing(rule, held, card):
    assert format_cards(cards_of(rule(advice.Giving(card_set(held), 3)))) == card


def test_three_cards_are_passed_in_the_order_of_the_advice():
    given = pass_by_advice(card_set("QS 2S AH KH QH JH 2D 3D 4D 5D 6D 7D 8D"))
    assert [format_cards(cards_of(card)) for card in given] == ["QS", "AH", "KH"]


def past_the_queen(direction):
    """AS over a spade lead of seat 3, having passed QS so many seats to the left."""
    position = hearts_position("AS 2S", "5S")
    position.given, position.direction = (QUEEN, 0, 0, 0), direction
    return wanted(advice.go_high_past_the_queen, position)


def test_high_spades_are_safe_once_whoever_was_passed_the_queen_has_played():
    assert [past_the_queen(direction) for direction in (1, 2, 3)] == ["", "", "AS"]


def test_of_others_passes_nobody_knows():
    position = hearts_position("AS 2S", "5S")
    position.given, position.direction = (0, QUEEN, 0, 0), 2
    assert advice.queen_holder(position) == NOBODY
    assert wanted(advice.go_high_past_the_queen, position) == ""


def test_where_the_jack_counts_it_is_not_passed():
    held = card_set("JD 2S 3S 4S 2H 3H 4H 2D 3D 2C 3C 4C 5C")
    assert held & JACK in HEARTS.advisor.prepare_by_advice(held, Options())
    assert JACK not in HEARTS.advisor.prepare_by_advice(held, Options(jack_of_diamonds=True))


def test_every_rule_is_tested():
    tested = {case[0] for case in (*LEADS, *FOLLOWS, *DISCARDS, *PASSES)}
    with_a_jack = {advice.cash_the_jack, advice.take_the_jack}
    by_memory = {advice.go_high_past_the_queen}
    rules = {*ADVICE.leading, *ADVICE.following, *ADVICE.discarding, *PASSING}
    assert rules == tested | with_a_jack | by_memory
