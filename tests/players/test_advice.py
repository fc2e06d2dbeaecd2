"""Every rule of the advice, on positions in which it picks a card and in which it does not."""

from itertools import chain

import pytest

from bot.players import GONGZHU, HEARTS, avoidance, sweeping
from bot.players.cardset import DIAMONDS, NOBODY, cards_of
from bot.players.gongzhu import advice as gz
from bot.players.gongzhu import exposing
from bot.players.hearts import advice as h
from bot.players.hearts import passing
from bot.players.hearts.situation import JACK, QUEEN
from bot.rules.cards import format_cards
from bot.rules.hearts import Options
from tests.players.positions import EARLIER, card_set, gongzhu_position, hearts_position, wanted

MANY = "2H 3H 4H 5H 6H 7H 8H"
MINE, THEIRS = (MANY,), ("", "", "", MANY)
UNDER_THE_QUEEN = "3S 4S 5S 6S 7S 8S 9S 10S JS KS"
LOW_CLUBS = "2C 3C 4C 5C 6C 7C 8C 9C"
MARIA, SPOT = {"black_maria": True}, {"spot": True}

# The rule, what the seat holds, the table, what each seat has taken, and the card that the rule picks.
# In Hearts J♦ counts.
SHARED = [
    (sweeping.win_all, "AS AH 2C", "", MINE, "AS"),
    (sweeping.win_all, "AS AH 2C", "", THEIRS, ""),
    (sweeping.win_all, "AS AH 3C 2C", "", MINE, ""),
    (sweeping.win_all, "AS 3S", "KS 4S", MINE, "AS"),
    (sweeping.win_all, "AS 3S", "KS 4S", EARLIER, ""),
    (sweeping.stop_a_sweep, "AH JH 9H", "10H", THEIRS, "AH"),
    (sweeping.stop_a_sweep, "AH JH 9H", "9C 8C 10H", ("", MANY), ""),
    (sweeping.stop_a_sweep, "AH JH 9H", "10H 3C 2C", ("", MANY), "JH"),
    (sweeping.stop_a_sweep, "AD JD 9D", "10D 3C 2C", ("", MANY), "JD"),
    (sweeping.stop_a_sweep, "AS QS 9S", "JS 3C 2C", ("", MANY), "AS"),
    (sweeping.stop_a_sweep, "AD JD 9D", "10D QS", ("", "", MANY), ""),
    (sweeping.stop_a_sweep, "AH 9H", "10H", EARLIER, ""),
    (sweeping.keep_a_stopper, "AD QD 3D", "KD", THEIRS, "3D"),
    (sweeping.keep_a_stopper, "AD QD JD", "KD", THEIRS, "QD"),
    (sweeping.keep_a_stopper, "AC 9C 3C", "8C KC 2C", ("", "", MANY), "3C"),
    (sweeping.keep_a_stopper, "AC 9C 3C", "8C KC 2C", ("", MANY), ""),
    (sweeping.keep_a_stopper, "AD KD", "QD", THEIRS, ""),
    (sweeping.keep_a_stopper, "QS KS", "AS", THEIRS, "KS"),
    (sweeping.keep_a_stopper, "AD JD 3D", "KD", EARLIER, ""),
    (sweeping.keep_what_stops_a_sweep, "AH 9C 2S", "7D", THEIRS, "2S"),
    (sweeping.keep_what_stops_a_sweep, "AH 9C 8C QS", "7D", THEIRS, "8C"),
    (sweeping.keep_what_stops_a_sweep, "KH 9H", "7D", ("", "", "", f"{MANY} AH"), "9H"),
    (sweeping.keep_what_stops_a_sweep, "AH 9C 2S", "7D", EARLIER, ""),
    (avoidance.cash_the_jack, "JD 2S", "", ("", "AD KD QD"), "JD"),
    (avoidance.cash_the_jack, "JD 2S", "", EARLIER, ""),
    (avoidance.lead_the_queen_under_the_last_high_spade, "QS 2D", "", (f"2S {UNDER_THE_QUEEN}",), "QS"),
    (avoidance.lead_the_queen_under_the_last_high_spade, "QS 2D", "", (UNDER_THE_QUEEN,), ""),
    (avoidance.lead_the_queen_under_the_last_high_spade, "QS 2S", "", (f"{UNDER_THE_QUEEN} AS",), ""),
    (avoidance.lead_spades_to_force_the_queen, "2S JS 4D", "", EARLIER, "JS"),
    (avoidance.lead_spades_to_force_the_queen, "AS 3S 4D", "", EARLIER, ""),
    (avoidance.lead_spades_to_force_the_queen, "AS 3S 5S 4D", "", EARLIER, "5S"),
    (avoidance.lead_spades_to_force_the_queen, "QS 2S 4D", "", EARLIER, ""),
    (avoidance.lead_spades_to_force_the_queen, "2S 4D", "", ("QS 3S 4S 5S",), ""),
    (avoidance.win_clean_tricks_high, "AC 7C", "8C 9C 2C", EARLIER, "AC"),
    (avoidance.win_clean_tricks_high, "AC 7C", "8C 9C 9H", EARLIER, ""),
    (avoidance.win_clean_tricks_high, "AC 7C", "8C 9C", EARLIER, ""),
    (avoidance.win_clean_tricks_high, "QS 5S", "7S 8S 9S", EARLIER, "5S"),
    (avoidance.win_clean_tricks_high, "AD 10D", "7D 8D 9D", EARLIER, "10D"),
    (avoidance.win_clean_tricks_high, "AD 5D", "7D 8D 9D", ("JD",), "AD"),
    (avoidance.duck_as_high_as_possible, "AD 6D 5D", "7D", EARLIER, "6D"),
    (avoidance.duck_as_high_as_possible, "AD 9D", "7D", EARLIER, ""),
    (avoidance.duck_as_high_as_possible, "JD 2D", "KD", EARLIER, "2D"),
    (avoidance.stay_below_the_queen, "KS JS 9S", "8S", EARLIER, "JS"),
    (avoidance.stay_below_the_queen, "KS JS 9S", "8S", ("QS",), ""),
    (avoidance.win_with_the_highest, "AD KD", "7D", EARLIER, "AD"),
    (avoidance.win_with_the_highest, "KD QD", "7D", EARLIER, ""),
    (avoidance.win_with_the_highest, "KS QS", "7S 9S 8S", EARLIER, "KS"),
    (avoidance.win_with_the_highest, "JD 10D", "7D 9D 8D", EARLIER, "10D"),
    (avoidance.go_over_as_low_as_possible, "KD QD", "7D", EARLIER, "QD"),
    (avoidance.go_over_as_low_as_possible, "QS KS", "7S", EARLIER, "KS"),
    (avoidance.discard_high_spades, "KS 2S AH", "7D", EARLIER, "KS"),
    (avoidance.discard_high_spades, "KS 2S AH", "7D", ("QS",), ""),
    (avoidance.discard_the_most_dangerous, "KC 9S 2S", "7D", EARLIER, "KC"),
    (avoidance.discard_the_most_dangerous, "AD 9C", "KS", EARLIER, "9C"),
    (avoidance.discard_the_most_dangerous, "JD 2C", "KS", EARLIER, "2C"),
    (avoidance.play_what_is_left, "JD AD", "7C", EARLIER, "AD"),
    (avoidance.play_what_is_left, "JD", "7C", EARLIER, "JD"),
]

HEARTS_ONLY = [
    (sweeping.stop_a_sweep, "AD 9D", "10D", ("", "", "", "QS 2H"), ""),
    (sweeping.stop_a_sweep, "AD 9D", "10D", ("", "", "", "QS 2H 3H"), "AD"),
    (sweeping.stop_a_sweep, "AD 9D", "10D", ("2H", "", "", "QS 3H 4H"), ""),
    (h.lead_a_short_suit, "9D 4S 5S 6S", "", EARLIER, "9D"),
    (h.lead_a_short_suit, "9D 8D 4S 5S 6S", "", EARLIER, "9D"),
    (h.lead_a_short_suit, "9D 8D 7D 5S", "", EARLIER, ""),
    (h.lead_the_surest_exit, "2D KD 9S", "", EARLIER, "2D"),
    (h.lead_the_surest_exit, "QS 2S KD", "", EARLIER, "KD"),
    (h.lead_the_surest_exit, "QS 2S", "", EARLIER, "2S"),
    (h.throw_the_queen_under, "QS 2S", "KS", EARLIER, "QS"),
    (h.throw_the_queen_under, "QS 2S", "JS", EARLIER, ""),
    (h.throw_the_queen_under, "QS 2S", "KS", THEIRS, ""),
    (h.take_the_jack, "AD 2D", "JD 3D 4D", EARLIER, "AD"),
    (h.take_the_jack, "JD AC", "5D 6C", EARLIER, ""),
    (h.take_the_jack, "JD 2D", "3D 4D 5D", EARLIER, "JD"),
    (h.take_the_jack, "JD 2D", "3D 4D", EARLIER, ""),
    (h.take_the_jack, "AD KD 2D", "JD 3D 4D", EARLIER, "KD"),
    (h.take_the_jack, "AD KD 2D", "JD 3D", EARLIER, "KD"),
    (h.take_the_jack, "KD 2D", "JD 3D", EARLIER, "KD"),
    (h.take_the_jack, "AD 2D", "JD 3D QS", EARLIER, ""),
    (h.play_high_in_the_first_trick, "AC 5C 3D", "2C 7C", (), "AC"),
    (h.play_high_in_the_first_trick, "AC 7C 3D", "2C 8C", EARLIER, ""),
    (h.discard_a_dear_card, "QS AH 2C", "7D", EARLIER, "QS"),
    (h.discard_a_dear_card, "AS AH 2C", "7D", EARLIER, ""),
    (h.discard_a_dear_card, "QS AH 2C", "7D", THEIRS, ""),
    (h.discard_high_hearts, "AH KH 2S", "7D", ("", "", "", "3H"), "KH"),
    (h.discard_high_hearts, "AH KH 2S", "7D", ("", "", "3H"), "AH"),
    (h.discard_high_hearts, "JH 2H AC", "7D", EARLIER, "JH"),
    (h.discard_high_hearts, "JH AC", "7D", ("2H 3H 4H 5H 6H 7H 8H 9H 10H",), ""),
    (h.discard_high_hearts, "3H 2H AC", "7D", EARLIER, ""),
]

GONGZHU_ONLY = [
    (sweeping.stop_a_sweep, "AD 9D", "10D", ("", "", "", "2H 3H 4H 5H"), ""),
    (
        sweeping.stop_a_sweep,
        "AD 9D",
        "10D",
        ("2S 3S 4S 5S 6S 7S 8S 9S", LOW_CLUBS, "2D 3D 4D 5D 6D 7D 8D QD", "2H 3H 4H 10C"),
        "AD",
    ),
    (gz.lead_against_all_hearts, "AH AC 2S", "", THEIRS, "AH"),
    (gz.lead_against_all_hearts, "9H AC 2S", "", THEIRS, "AC"),
    (gz.lead_against_all_hearts, "9H AC 2S", "", ("", "", "", "2H 3H 4H 5H 6H"), ""),
    (gz.lead_against_all_hearts, "9H AC 2S", "", MINE, ""),
    (gz.lead_a_short_suit, "9D 4S 5S 6S", "", EARLIER, "9D"),
    (gz.lead_a_short_suit, "9D 8D 4S 5S 6S", "", EARLIER, "8D"),
    (gz.lead_a_short_suit, "JD 4S 5S 6S", "", EARLIER, ""),
    (gz.lead_a_short_suit, "KC 4S 5S", "", EARLIER, ""),
    (gz.lead_the_surest_exit, "2D KD 9S", "", EARLIER, "2D"),
    (gz.lead_the_surest_exit, "QS 2S KD", "", EARLIER, "KD"),
    (gz.lead_the_surest_exit, "JD 10C AS", "", ("QS",), "AS"),
    (gz.lead_the_surest_exit, "JD 10C", "", EARLIER, "10C"),
    (gz.lead_the_surest_exit, "JC 9S", "", (LOW_CLUBS,), "9S"),
    (gz.lead_the_surest_exit, "JC 9S", "", (f"{LOW_CLUBS} 10C",), "JC"),
    (gz.throw_the_pig_under, "QS 2S", "KS", EARLIER, "QS"),
    (gz.throw_the_pig_under, "QS 2S", "JS", EARLIER, ""),
    (gz.catch_the_sheep, "AD 2D", "JD", EARLIER, "AD"),
    (gz.catch_the_sheep, "AD QD 2D", "JD 3D 4D", EARLIER, "QD"),
    (gz.catch_the_sheep, "AD 2D", "JD QS", EARLIER, ""),
    (gz.catch_the_sheep, "AD 2D", "3D", EARLIER, ""),
    (gz.bring_the_sheep_home, "JD 2D", "3D 4D 5D", EARLIER, "JD"),
    (gz.bring_the_sheep_home, "JD 2D", "3D 4D", EARLIER, ""),
    (gz.bring_the_sheep_home, "JD 2D", "3D 4D", ("AD KD QD",), "JD"),
    (gz.bring_the_sheep_home, "JD 2D", "KD 4D 5D", EARLIER, ""),
    (avoidance.win_clean_tricks_high, "AC 7C", "8C 9C 10C", EARLIER, ""),
    (gz.throw_the_transformer_under, "10C 2C", "JC", EARLIER, "10C"),
    (gz.throw_the_transformer_under, "10C 2C", "9C", EARLIER, ""),
    (gz.discard_the_pig, "QS AH 2C", "7D", EARLIER, "QS"),
    (gz.discard_high_hearts, "AH KH 2S", "7D", ("", "", "", "3H"), "KH"),
    (gz.discard_high_hearts, "AH KH 2S", "7D", ("", "", "3H"), "AH"),
    (gz.discard_high_hearts, "JH 2H AC", "7D", EARLIER, "JH"),
    (gz.discard_high_hearts, "3H 2H AC", "7D", EARLIER, ""),
    (gz.discard_the_transformer, "10C AC", "7D", EARLIER, "10C"),
]

PASSES = [
    (passing.pass_high_spades_when_short, "AS KS 2S 3H", "AS"),
    (passing.pass_high_spades_when_short, "AS 2S 3S 4S 5S 6S", ""),
    (passing.pass_the_queen_when_short, "QS 2S 3H", "QS"),
    (passing.pass_the_queen_when_short, "QS 2S 3S 4S 5S 6S", ""),
    (passing.pass_the_queen_when_short, "QS 2S 3S 4S 2D 4C 5C 6C", ""),
    (passing.pass_the_queen_when_short, "QS 2S 3S 4S 2D 3D 4C 5C 6C", "QS"),
    (passing.pass_the_queen_when_short, "QS 2S 3S 4S 5S 2D 3D 4C 5C 6C", ""),
    (passing.pass_a_short_suit, "9D 8D 3H 4H", "9D"),
    (passing.pass_a_short_suit, "9D 8D 7C 3H 4H", "7C"),
    (passing.pass_a_short_suit, "9D 2D 3H 4H", ""),
    (passing.pass_a_short_suit, "9D 4D 8D 7D 4H", ""),
    (passing.pass_high_hearts, "KH 2H", "KH"),
    (passing.pass_high_hearts, "9H 2H", ""),
    (passing.pass_the_most_dangerous, "9C 10D 2S", "10D"),
    (passing.pass_the_most_dangerous, "JD 2D 10C 9C", "10C"),
    (passing.pass_the_most_dangerous, "2D 3C 2S", ""),
    (passing.pass_what_is_left, "2S 5S", "5S"),
    (passing.pass_what_is_left, "2S 3H", "2S"),
    (passing.pass_what_is_left, "2H 3H", "3H"),
]

EXPOSES = [
    (exposing.expose_a_hidden_pig, "QS 2S 3S 4S 5S 6S", "QS"),
    (exposing.expose_a_hidden_pig, "QS 2S", ""),
    (exposing.expose_a_guarded_sheep, "JD KD AD", "JD"),
    (exposing.expose_a_guarded_sheep, "JD KD 2D", ""),
    (exposing.expose_a_covered_ace, "AH 2H 3H 4H", "AH"),
    (exposing.expose_a_covered_ace, "AH KH 2H", ""),
    (exposing.expose_a_hidden_transformer, "10C 2C 3C 4C 5C 6C", "10C"),
    (exposing.expose_a_hidden_transformer, "10C AC", ""),
]


@pytest.mark.parametrize(("rule", "held", "table", "taken", "card"), [*SHARED, *HEARTS_ONLY])
def test_what_is_played_in_hearts(rule, held, table, taken, card):
    assert wanted(rule, hearts_position(held, table, taken, jack=True)) == card


@pytest.mark.parametrize(("rule", "held", "table", "taken", "card"), [*SHARED, *GONGZHU_ONLY])
def test_what_is_played_in_gong_zhu(rule, held, table, taken, card):
    assert wanted(rule, gongzhu_position(held, table, taken)) == card


def test_the_first_rule_of_a_list_that_applies_decides():
    jack_at_the_end_of_a_sweep = ("AD KD 2D", "JD 3D 4D", MINE)
    assert wanted(h.ADVICE.decide, hearts_position(*jack_at_the_end_of_a_sweep, jack=True)) == "KD"
    assert wanted(gz.ADVICE.decide, gongzhu_position(*jack_at_the_end_of_a_sweep)) == "AD"


@pytest.mark.parametrize("position", [hearts_position, gongzhu_position])
def test_who_is_not_watchful_keeps_no_stopper(position):
    s = position("AC 9C 3C", "KC", THEIRS)
    assert wanted(sweeping.keep_a_stopper, s) == "3C"
    s.watchful ^= 1 << s.seat
    assert wanted(sweeping.keep_a_stopper, s) == ""


# Hearts.


@pytest.mark.parametrize(
    ("rule", "held", "table", "taken", "card"),
    [
        (sweeping.keep_a_stopper, "AD JD 3D", "QD", ("", "", "", f"{MANY} QS"), "3D"),
        (sweeping.keep_a_stopper, "AD JD", "KD", THEIRS, "JD"),
        (avoidance.cash_the_jack, "JD 2S", "", ("", "AD KD QD"), ""),
        (avoidance.win_clean_tricks_high, "AD 5D", "7D 8D 9D", EARLIER, "AD"),
        (avoidance.duck_as_high_as_possible, "JD 2D", "KD", EARLIER, "JD"),
        (h.take_the_jack, "AD 2D", "JD 3D 4D", EARLIER, ""),
    ],
)
def test_the_jack_of_diamonds_is_a_card_like_others_where_it_does_not_count(rule, held, table, taken, card):
    assert wanted(rule, hearts_position(held, table, taken)) == card


@pytest.mark.parametrize(
    ("rule", "held", "table", "taken", "rules", "card"),
    [
        (h.discard_a_dear_card, "QS KS AS AH", "7D", EARLIER, MARIA, "QS"),
        (h.discard_a_dear_card, "KS AS AH", "7D", EARLIER, MARIA, "AS"),
        (h.discard_a_dear_card, "KS 2S AH", "7D", EARLIER, MARIA, "KS"),
        (h.discard_a_dear_card, "KS AS", "7D", ("", "", "", f"{MANY} QS"), MARIA, ""),
        (h.discard_a_dear_card, "QS AH KS", "7D", EARLIER, SPOT, "QS"),
        (h.discard_a_dear_card, "AH 10H KS", "7D", EARLIER, SPOT, "AH"),
        (h.discard_a_dear_card, "9H KS", "7D", EARLIER, SPOT, ""),
        (h.take_the_jack, "AD 2D", "JD KS", EARLIER, MARIA, ""),
        (h.take_the_jack, "AD 2D", "JD 2H", EARLIER, SPOT, "AD"),
        (h.take_the_jack, "AD 2D", "JD AH", EARLIER, SPOT, ""),
        (h.go_high_past_the_queen, "AS 2S", "5S 6S 7S", EARLIER, MARIA, ""),
        (h.go_high_past_the_queen, "AS 2S", "5S 6S 7S", EARLIER, SPOT, "AS"),
        (avoidance.win_clean_tricks_high, "AS 9S", "5S 6S 7S", ("QS",), MARIA, "9S"),
    ],
)
def test_cards_that_cost_more_under_some_house_rules(rule, held, table, taken, rules, card):
    assert wanted(rule, hearts_position(held, table, taken, jack=True, **rules)) == card


def past_the_queen(direction):
    """AS over a spade lead of seat 3, having passed QS so many seats to the left."""
    position = hearts_position("AS 2S", "5S")
    position.given, position.direction = (QUEEN, 0, 0, 0), direction
    return wanted(h.go_high_past_the_queen, position)


def test_high_spades_are_safe_once_whoever_was_passed_the_queen_has_played():
    assert [past_the_queen(direction) for direction in (1, 2, 3)] == ["", "", "AS"]


def test_of_others_passes_nobody_knows():
    position = hearts_position("AS 2S", "5S")
    position.given, position.direction = (0, QUEEN, 0, 0), 2
    assert h.queen_holder(position) == NOBODY
    assert wanted(h.go_high_past_the_queen, position) == ""


@pytest.mark.parametrize(("rule", "held", "card"), PASSES)
def test_passing(rule, held, card):
    assert format_cards(cards_of(rule(passing.Giving(card_set(held), 3)))) == card


def test_three_cards_are_passed_in_the_order_of_the_advice():
    given = passing.pass_by_advice(card_set("QS 2S AH KH QH JH 2D 3D 4D 5D 6D 7D 8D"))
    assert [format_cards(cards_of(card)) for card in given] == ["QS", "AH", "KH"]


def test_where_the_jack_counts_it_is_not_passed():
    held = card_set("JD 2S 3S 4S 2H 3H 4H 2D 3D 2C 3C 4C 5C")
    assert held & JACK in HEARTS.advisor.prepare_by_advice(held, Options())
    assert JACK not in HEARTS.advisor.prepare_by_advice(held, Options(jack_of_diamonds=True))


# Gong Zhu.


def test_the_sheep_comes_home_where_nobody_after_it_can_follow():
    position = gongzhu_position("JD 2D", "3D 4D")
    position.voids[1] = DIAMONDS
    assert wanted(gz.bring_the_sheep_home, position) == "JD"
    position = gongzhu_position("JD 2D", "3D")
    position.voids[1] = DIAMONDS
    assert wanted(gz.bring_the_sheep_home, position) == ""


@pytest.mark.parametrize(("rule", "held", "card"), EXPOSES)
def test_exposing(rule, held, card):
    assert format_cards(cards_of(rule(card_set(held)))) == card


def test_what_the_advice_exposes():
    exposed = exposing.expose_by_advice(card_set("JD KD AD AH KH QS 2S"))
    assert [format_cards(cards_of(card)) for card in exposed] == ["JD"]


@pytest.mark.parametrize(
    ("game", "cases"),
    [(HEARTS, [*SHARED, *HEARTS_ONLY, *PASSES]), (GONGZHU, [*SHARED, *GONGZHU_ONLY, *EXPOSES])],
)
def test_every_rule_that_picks_is_tested(game, cases):
    advisor = game.advisor
    rules = {rule.picks for rule in chain(advisor.preparing, *advisor.advice.rules) if rule.picks}
    assert rules - {h.go_high_past_the_queen} == {case[0] for case in cases}
