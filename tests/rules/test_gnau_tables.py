"""The rules of Gnau, row by row: ox points, ranking, house rules, settlement, worked examples."""

from itertools import pairwise

import pytest

from bot.rules.cards import parse_cards, rank_text
from bot.rules.gnau.options import HouseRules, Payouts
from bot.rules.gnau.presets import PRESETS, parse_rules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.settlement import Outcome, settle
from bot.rules.gnau.splits import Split, all_splits, optimal_split, parse_hand

CLASSIC = PRESETS["classic"]

# A hand for each rung, the lowest first; each beats all before it.
LADDER = [
    ("none", "4S 4H 3D 8C 5S"),
    ("single 1", "10S JS QS 2S 9S"),
    ("single 2", "10S JS QS 4S 8S"),
    ("single 3", "10S JS QS 8S 5S"),
    ("single 4", "10S JS QS 5S 9S"),
    ("single 5", "10S JS QS 7S 8S"),
    ("single 6", "10S JS QS 7S 9S"),
    ("single 7", "10S JS QS 8S 9S"),
    ("single 8", "10S JS QS AS 7S"),
    ("single 9", "10S JS QS 2S 7S"),
    ("single 10", "10S JS QS 2S 8S"),
    *[(f"double {rank}", f"10S 7S 3S {rank}H {rank}D") for rank in ("A", "2")],
    ("double 3", "10S 8S 2S 3H 3D"),
    *[(f"double {rank}", f"10S 7S 3S {rank}H {rank}D") for rank in ("4", "5")],
    ("double 6", "10S 8S 2S 6H 6D"),
    *[(f"double {rank}", f"10S 9S AS {rank}H {rank}D") for rank in ("7", "8")],
    *[(f"double {rank}", f"10S 7S 3S {rank}H {rank}D") for rank in ("9", "10", "J", "Q", "K")],
    ("tonku", "10S 4S 6S AS KS"),
    ("five small", "3S 4S 3H AS 2S"),
    ("five dukes", "JS QS KS JH QH"),
]


@pytest.mark.parametrize(
    ("rank", "values"),
    [
        ("A", (1,)),
        ("2", (2,)),
        ("3", (3, 6)),
        ("4", (4,)),
        ("5", (5,)),
        ("6", (6, 3)),
        ("7", (7,)),
        ("8", (8,)),
        ("9", (9,)),
        ("10", (10,)),
        ("J", (10,)),
        ("Q", (10,)),
        ("K", (10,)),
    ],
)
def test_ox_points(rank, values):
    # Beside three dukes a card and a 4 make a Single Ox, or a Double Ox 4.
    split = optimal_split(parse_cards(f"JS QS KS {rank}H 4D"), CLASSIC)
    best = max(value + 4 for value in values) if rank not in {"3", "6"} else 10
    assert split.ox_values == (10, 10, 10)
    assert split.rest_values == (best - 4, 4)
    assert split.strength == (4 if rank == "4" else best % 10 or 10)


@pytest.mark.parametrize(
    ("three", "values"),
    [
        ("2S 3S 8S", None),
        ("AS 3S 6S", (1, 3, 6)),
        ("AS 3S 3H", (1, 3, 6)),
        ("AS 6S 6H", (1, 3, 6)),
        ("4S 3S 3H", (4, 3, 3)),
        ("4S 3S 6H", (4, 3, 3)),
        ("4S 6S 6H", (4, 3, 3)),
        ("8S 3S 3H", (8, 6, 6)),
        ("KS 4S 6S", (10, 4, 6)),
        ("KS 4S 3S", (10, 4, 6)),
        ("KS 7S 6S", (10, 7, 3)),
        ("9S 5S 6S", (9, 5, 6)),
        ("3S 3H 3D", None),
        ("6S 6H 3D", None),
    ],
)
def test_a_three_and_a_six_count_as_either_in_the_ox(three, values):
    ways = all_splits(parse_cards(f"{three} QH QD"), CLASSIC)
    found = [way.ox_values for way in ways if way.ox_cards == parse_cards(three)]
    assert [sorted(each or ()) for each in found] == ([sorted(values)] if values else [])


@pytest.mark.parametrize(("low", "high"), list(pairwise(LADDER)), ids=lambda row: row[0])
def test_ranking(low, high):
    assert (
        optimal_split(parse_cards(high[1]), CLASSIC).rank > optimal_split(parse_cards(low[1]), CLASSIC).rank
    )


@pytest.mark.parametrize(("name", "hand"), LADDER, ids=lambda value: value)
def test_every_rung_of_the_ladder_is_read_as_its_category(name, hand):
    split = optimal_split(parse_cards(hand), CLASSIC)
    assert " ".join(_name(split).split("_")) == name


@pytest.mark.parametrize(
    ("hand", "category", "strength", "points"),
    [
        ("3 6 8 4 8", "double", 8, 2),
        ("10 4 6 AS K", "tonku", None, 5),
        ("10 4 6 AH K", "nenku", 1, 1),
        ("10 4 6 A K", "nenku", 1, 1),
        ("10 4 6 8 5", "single", 3, 1),
        ("4S 4H 3 8 5", "none", None, 0),
        ("3 4 3 A 2", "five_small", None, 10),
        ("J Q K J Q", "five_dukes", None, 10),
        ("10 10 J Q K", "double", 10, 2),
    ],
    ids=str,
)
def test_worked_example(hand, category, strength, points):
    split = optimal_split(parse_hand(hand), CLASSIC)
    assert (split.category.value, split.strength, split.points) == (category, strength, points)


def test_worked_example_of_all_ways():
    ways = all_splits(parse_hand("3 6 8 4 8"), CLASSIC)
    assert [(way.category.value, way.strength) for way in ways] == [
        ("double", 8),
        ("single", 9),
        ("single", 2),
    ]
    assert [way.ox_values for way in ways] == [(3, 3, 4), (8, 4, 8), (6, 6, 8)]
    assert [way.total for way in ways] == [10, 20, 20]
    assert [way.rest_values for way in ways] == [(8, 8), (3, 6), (4, 8)]


def test_worked_example_of_tens_as_dukes_in_plain():
    assert optimal_split(parse_hand("10 10 J Q K"), PRESETS["plain"]).category.value == "five_dukes"


@pytest.mark.parametrize(
    ("rules", "hand", "off", "on"),
    [
        ("tens_in_five_dukes=on", "10 10 J Q K", "double 10", "five_dukes"),
        ("tens_in_five_dukes=on", "10 9 J Q K", "single 9", "single 9"),
        ("tens_in_tonku=on", "J 4 6 AS 10", "tonku", "tonku"),
        ("tens_in_tonku=on", "2 4 4 AS 10", "single 1", "tonku"),
        ("tens_in_tonku=on", "2 4 4 AH 10", "single 1", "nenku 1"),
        ("five_small=off", "3 4 3 A 2", "five_small", "single 6"),
        ("five_small=off", "2 2 2 2 4", "five_small", "none"),
        ("five_small=total_10", "4 4 3 A 2", "five_small", "single 7"),
        ("five_small=total_10", "A A A 3 4", "five_small", "five_small"),
        ("five_small=total_10", "A A 2 3 4", "five_small", "none"),
        ("triplet_passport=on", "7 7 7 AS K", "none", "tonku"),
        ("triplet_passport=on", "4 4 4 5 9", "none", "single 4"),
        ("triplet_passport=on", "7 7 7 7 2", "none", "single 9"),
        ("pair_three_six=on", "J Q K 3 6", "single 9", "double 6"),
        ("pair_three_six=on", "J Q K 3 3", "double 3", "double 6"),
        ("pair_three_six=on", "J Q K 6 6", "double 6", "double 6"),
        ("pair_three_six=on", "3 6 8 4 8", "double 8", "double 8"),
        ("nenku=special", "10 4 6 AH K", "nenku 1", "nenku 1"),
        ("nenku=special", "10 K 5 5 A", "nenku 1", "nenku 1"),
        ("nenku=special", "K 10 5 5 A", "single 1", "nenku 1"),
        ("payout_tonku=7", "10 4 6 AS K", "tonku", "tonku"),
    ],
    ids=str,
)
def test_house_rule(rules, hand, off, on):
    cards = parse_hand(hand)
    assert _name(optimal_split(cards, CLASSIC)) == off
    assert _name(optimal_split(cards, parse_rules(rules))) == on


def _name(split: Split) -> str:
    if split.strength is None:
        return split.category.value
    strength = rank_text(split.strength) if split.category is Category.DOUBLE else split.strength
    return f"{split.category.value} {strength}"


def test_nenku_ranks_as_single_ox_one_unless_it_is_special():
    nenku, one, double = (parse_hand(hand) for hand in ("10 4 6 AH K", "10 J Q 2 9", "10 7 3 A A"))
    ranks = [optimal_split(hand, CLASSIC).rank for hand in (nenku, one, double)]
    assert ranks[0] == ranks[1] < ranks[2]
    tonku = parse_hand("10 4 6 AS K")
    special = [optimal_split(hand, parse_rules("nenku=special")).rank for hand in (one, double, nenku, tonku)]
    assert special == sorted(set(special))


@pytest.mark.parametrize(
    ("hand", "rules", "category", "ox"),
    [
        ("K 10 5 5 A", "classic", "single", "K 5 5"),
        ("10 K 5 5 A", "classic", "nenku", "10 5 5"),
        ("10 K 5 5 A", "nenku=special", "nenku", "10 5 5"),
        ("K 10 5 5 A", "nenku=special", "nenku", "10 5 5"),
        ("K 10 5 5 A", "payout_nenku=2", "nenku", "10 5 5"),
        ("10 K 5 5 A", "payout_nenku=0", "single", "K 5 5"),
        ("2 8 10 J Q", "classic", "single", "2 8 10"),
        ("Q J 2 8 10", "classic", "single", "Q J 10"),
        ("2 Q 8 J 10", "classic", "single", "2 Q 8"),
    ],
)
def test_between_equal_ways_the_dearer_then_the_first_dealt(hand, rules, category, ox):
    split = optimal_split(parse_hand(hand), parse_rules(rules))
    assert split.category.value == category
    assert split.ox_cards == parse_cards(ox, suits_optional=True)


def test_presets():
    assert PRESETS["classic"] == HouseRules()
    assert PRESETS["plain"] == parse_rules("tens_in_five_dukes=on,five_small=off,pair_three_six=on")
    kopitiam = "five_small=total_10,payout_five_dukes=7,payout_five_small=6,payout_tonku=5,double=3,ox_ten=2"
    assert PRESETS["kopitiam"] == parse_rules(kopitiam)
    aces = kopitiam.replace("five_dukes=7", "five_dukes=5")
    assert PRESETS["kopitiam_aces"] == parse_rules(f"{aces},aces=high,payout_aces=4")
    chinese = (
        "three_six=fixed,tonku=off,doubles=off,bomb=on,five_small=total_10,order=small_first,ties=high_card"
    )
    chinese += ",no_ox=1,single=1"
    assert PRESETS["niuniu"] == parse_rules(
        f"{chinese},silver=on,single_7=2,single_8=2,single_9=3,ox_ten=4,"
        "payout_silver=4,five_dukes=5,payout_bomb=6,payout_five_small=8"
    )
    assert PRESETS["taiwan"] == parse_rules(
        f"{chinese},single_8=2,single_9=2,ox_ten=3,five_dukes=5,payout_bomb=5,payout_five_small=5"
    )
    assert list(PRESETS) == ["classic", "plain", "kopitiam", "kopitiam_aces", "niuniu", "taiwan"]


def test_payouts_by_default():
    assert Payouts() == Payouts(
        no_ox=0, single=1, ox_ten=1, double=2, nenku=1, tonku=5, five_small=10, five_dukes=10
    )
    assert (Payouts().bomb, Payouts().silver, Payouts().aces) == (7, 5, 3)


HAND = {
    "none": "4S 4H 3D 8C 5S",
    "none too": "2S 4D 5H 9C 8D",
    "single": "10S JS QS 8H 5H",
    "double": "10H 7S 3S 9H 9D",
    "tonku": "10C 4C 6C AS KS",
    "tonku too": "10D 2D 8S AS QD",
    "five small": "3C 4D 3H AC 2C",
    "dukes": "JD QH KD JH QC",
    "dukes too": "JC QD KH KC KS",
}


@pytest.mark.parametrize(
    ("player", "dealer", "rules", "outcome", "delta"),
    [
        ("single", "none", "classic", "beats", 10),
        ("double", "single", "classic", "beats", 20),
        ("tonku", "double", "classic", "beats", 50),
        ("five small", "tonku", "classic", "beats", 100),
        ("dukes", "five small", "classic", "beats", 100),
        ("none", "single", "classic", "loses", -10),
        ("single", "double", "classic", "loses", -20),
        ("double", "tonku", "classic", "loses", -50),
        ("single", "dukes", "classic", "loses", -100),
        ("none", "none too", "classic", "ties", 0),
        ("none", "none too", "payout_no_ox=3", "ties", -30),
        ("none", "none too", "payout_no_ox=3,ties=push", "ties", 0),
        ("tonku", "tonku too", "classic", "ties", -50),
        ("tonku", "tonku too", "ties=push", "ties", 0),
        ("dukes", "dukes too", "classic", "ties", 0),
        ("dukes", "dukes too", "ties=push", "ties", 0),
        ("double", "single", "kopitiam", "beats", 30),
        ("single", "dukes", "kopitiam", "loses", -70),
        ("single", "none", "single=0", "beats", 0),
    ],
)
def test_settlement(player, dealer, rules, outcome, delta):
    settlement = settle(parse_cards(HAND[dealer]), {7: parse_cards(HAND[player])}, parse_rules(rules), 10)
    assert settlement.players[7].outcome is Outcome(outcome)
    assert settlement.players[7].delta == delta
    assert settlement.dealer_delta == -delta


def test_each_player_is_compared_with_the_dealer_alone():
    players = {name: parse_cards(HAND[name]) for name in ("none", "tonku", "single")}
    settlement = settle(parse_cards(HAND["double"]), players, CLASSIC, 3)
    assert {name: result.delta for name, result in settlement.players.items()} == {
        "none": -6,
        "tonku": 15,
        "single": -6,
    }
    assert list(settlement.players) == list(players)
    assert settlement.dealer_delta == -3
    assert settlement.dealer == optimal_split(parse_cards(HAND["double"]), CLASSIC)
