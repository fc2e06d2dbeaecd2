"""What the lesson of Gnau asks is answered by the house rules of the server, whatever they are."""

import re
from collections.abc import Sequence
from itertools import combinations

from hypothesis import given

from bot.features.lessons.gnau import (
    BID,
    NO_OX_HAND,
    OX_HAND,
    PAID_HANDS,
    RAISED,
    SPECIAL_HANDS,
    STAKE,
    TIED_HANDS,
    TWO_HAND,
    WAYS_HANDS,
)
from bot.features.lessons.lesson import Page
from bot.games import GNAU
from bot.rules.cards import parse_cards
from bot.rules.gnau.options import Aces, HouseRules, ThreeSix, Ties, Tonku
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.settlement import settle
from bot.rules.gnau.splits import all_splits, optimal_split
from bot.text.gnau import split_name
from bot.views.phrases import signed_points
from tests.rules.gnau_cases import HOUSE_RULES
from tests.support.pupil import pages_of, right_answers, right_labels
from tests.support.tables import server_settings
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()


def gnau_pages(rules: HouseRules) -> Sequence[Page]:
    return pages_of(GNAU, server_settings(rules))


@given(HOUSE_RULES)
def test_one_ox_is_to_be_found_and_no_other_three_will_do(rules: HouseRules):
    [page, *_] = gnau_pages(rules)
    tens = [
        "".join(map(str, places))
        for places in combinations(range(5), 3)
        if sum(min(OX_HAND[place].rank, 10) for place in places) % 10 == 0
    ]
    assert len(tens) == 1
    assert {"".join(sorted(answer)) for answer in right_answers(page)} == set(tens)


@given(HOUSE_RULES)
def test_where_no_three_are_an_ox_no_ox_is_right_and_the_lowest_hand(rules: HouseRules):
    page = gnau_pages(rules)[1]
    sums = [sum(min(card.rank, 10) for card in three) for three in combinations(NO_OX_HAND, 3)]
    assert not any(each % 10 == 0 for each in sums)
    # Neither a 3 nor a 6 that might count otherwise, nor three of a kind.
    assert len({card.rank for card in NO_OX_HAND} - {3, 6}) == len(NO_OX_HAND)
    assert right_answers(page) == ["none"]
    lowest = optimal_split(parse_cards("KS QD JC 5H 6D"), rules).rank
    assert optimal_split(NO_OX_HAND, rules).rank < lowest


@given(HOUSE_RULES)
def test_what_an_ox_is_beside_the_sum_is_as_the_server_has_it(rules: HouseRules):
    [page, *_] = gnau_pages(rules)
    three_nines = optimal_split(parse_cards("9S 9D 9C 4H 8D"), rules)
    assert ("three of a kind" in page.teaching) == (three_nines.ox_cards is not None)


SPECIAL = {
    "Five Dukes": parse_cards("JS QH KD JD QC"),
    "Five Small": parse_cards("AS AC 2D 2H 3C"),
    "Bomb": SPECIAL_HANDS[Category.BOMB],
    "Silver": parse_cards("10S QH KD JD QC"),
    "Ngau Tonku": SPECIAL_HANDS[Category.TONKU],
    "Nenku": parse_cards("7D AH 8C KC 5H"),
}


@given(HOUSE_RULES)
def test_special_hands_are_those_that_beat_every_pair_the_highest_first(rules: HouseRules):
    page = gnau_pages(rules)[-4]
    best_pair = "AD AH 10D 9D AC" if rules.aces is Aces.HIGH else "KS KH 10D 9D AC"
    highest_pair = optimal_split(parse_cards(best_pair), rules)
    splits = {name: optimal_split(cards, rules) for name, cards in SPECIAL.items()}
    found = {name: split.rank for name, split in splits.items() if split_name(TEXT, split).startswith(name)}
    above = [name for name in found if found[name] > highest_pair.rank]
    special = sorted(above, key=lambda name: found[name], reverse=True)
    told = [re.split("[:,]", line)[0] for line in page.teaching.split("\n- ")[1:]]
    assert told == special
    [right] = right_labels(page)
    assert right == ("Ngau Tonku" if "Ngau Tonku" in told else "Bomb 7" if rules.bomb else "Five Dukes")
    assert len(page.question.replies("")) == (3 if right == "Five Dukes" else 4)


@given(HOUSE_RULES)
def test_the_last_digit_of_the_other_two_is_their_strength(rules: HouseRules):
    page = gnau_pages(rules)[2]
    # Nothing but the last digit tells them apart: no 3, no 6, no pair, and no ace.
    assert len({card.rank for card in TWO_HAND} - {1, 3, 6}) == len(TWO_HAND)
    split = optimal_split(TWO_HAND, rules)
    two = sum(min(card.rank, 10) for card in split.rest or ())
    assert two > 10
    assert right_labels(page) == [str(two % 10)]
    assert str(two) in [reply.label for reply in page.question.replies("")]


@given(HOUSE_RULES)
def test_the_best_of_the_ways_to_read_a_hand_is_right(rules: HouseRules):
    pages = gnau_pages(rules)
    has_tonku = rules.tonku is not Tonku.OFF and not rules.tens_in_tonku
    if rules.three_six is not ThreeSix.FREE and not rules.doubles and not has_tonku:
        # All oxen of a hand leave the same digit, or it takes a rare hand to see a difference.
        assert len(pages) == 7
        return
    kind = "free" if rules.three_six is ThreeSix.FREE else "pair" if rules.doubles else "tonku"
    names = {split_name(TEXT, way) for way in all_splits(WAYS_HANDS[kind], rules)}
    assert {reply.label for reply in pages[3].question.replies("")} == names
    best = {"free": "Double Ox 8" if rules.doubles else "Single Ox 9", "pair": "Double Ox 5"}
    assert right_labels(pages[3]) == [best.get(kind, "Ngau Tonku")]


@given(HOUSE_RULES)
def test_who_wins_between_equal_hands_is_as_the_server_has_it(rules: HouseRules):
    mine, dealers = (optimal_split(cards, rules) for cards in TIED_HANDS)
    assert mine.rank == dealers.rank
    winner = {Ties.DEALER: "The dealer wins", Ties.PUSH: "Nobody wins", Ties.HIGH_CARD: "I win"}
    assert right_labels(gnau_pages(rules)[-3]) == [winner[rules.ties]]


@given(HOUSE_RULES)
def test_what_a_round_brings_is_what_the_books_would_have(rules: HouseRules):
    page = gnau_pages(rules)[-2]
    mine, dealers = PAID_HANDS
    delta = settle(dealers, {"me": mine}, rules, STAKE).players["me"].delta
    assert right_labels(page) == [signed_points(TEXT, delta)]
    assert len(page.question.replies("")) >= 2


@given(HOUSE_RULES)
def test_bids_and_raises_multiply_what_the_same_hands_move(rules: HouseRules):
    page = gnau_pages(rules)[-1]
    mine, dealers = PAID_HANDS
    delta = settle(dealers, {"me": mine}, rules, STAKE).players["me"].delta
    assert right_labels(page) == [signed_points(TEXT, delta * BID * RAISED)]
    assert len(page.question.replies("")) >= (4 if delta else 1)
