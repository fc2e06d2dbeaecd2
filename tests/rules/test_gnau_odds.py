"""Exact odds, against the naive rules: every hand, every pair of hands, every hand the dealer may have."""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.cards import parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.hand_counts import counted_hands, deck_of, hand_odds, whole_deck, with_others
from bot.rules.gnau.odds import deck_odds, odds_against_dealer, round_odds
from bot.rules.gnau.options import PAYOUT_NAMES, HouseRules, Payouts, Ties, with_options
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category, kind_of
from bot.rules.gnau.splits import optimal_split, parse_hand
from tests.rules import naive_gnau as naive
from tests.rules.gnau_cases import HOUSE_RULES, IN_TIERS, TABLES, as_rules, every_hand, hands, written
from tests.support.tiers import alike, examples

# A pack of sixteen cards in which everything can happen.
SMALL_PACK = parse_cards("AS AH AD 2S 3S 3H 4S 6S 6H 8D 10S 10H JS QS KS KH")
SMALL_TABLES = ["all_on", "classic", "niuniu", "kopitiam", "ties_push", "payouts_all_different"]
SMALL_DECK = deck_of(SMALL_PACK)
# Also with equal cards, as in several packs.
DOUBLED_PACK = parse_cards("AS AS AH AD 2C 3D 6H 7C 9D 10S 10H QS KS KS KH KH", packs=2)


def best(cards, plain, heights):
    """The best of the naive ways; Nenku where it is as good as Single Ox 1."""
    found = naive.ways(cards, plain) or [("none", None, None)]
    goodness = {way[:2]: (heights[way[:2]], naive.points(way[:2], plain)) for way in found}
    return max(goodness, key=lambda hand: (goodness[hand], hand[0] == "nenku"))


@cache
def counted(table):
    """How many of all hands are what."""
    plain = TABLES[table]
    heights = naive.rungs_by_hand(plain)
    counts: Counter[naive.Hand] = Counter()
    for cards, number in every_hand():
        counts[best(cards, plain, heights)] += number
    return counts


@pytest.mark.parametrize("table", IN_TIERS)
def test_how_many_hands_are_what(table):
    odds = hand_odds(HouseRules.from_record(TABLES[table]))
    counts = counted(table)
    assert odds.hands == counts.total() == comb(52, 5)
    for category, number in odds.categories.items():
        assert number == sum(counts[hand] for hand in counts if hand[0] == category), category
    assert list(odds.categories) == list(Category)
    strengths = {"bomb": range(1, 14), "double": range(1, 14), "single": range(1, 11)}
    assert odds.strengths == {
        category: {strength: counts[category, strength] for strength in its}
        for category, its in strengths.items()
        if any(hand[0] == category for hand in counts)
    }


def test_five_dukes_by_hand():
    assert hand_odds(PRESETS["classic"]).categories[Category.FIVE_DUKES] == comb(12, 5)
    assert hand_odds(PRESETS["plain"]).categories[Category.FIVE_DUKES] == comb(16, 5)
    assert hand_odds(PRESETS["classic"], packs=2).categories[Category.FIVE_DUKES] == comb(24, 5)


def test_a_hand_that_is_nenku_in_one_order_of_the_cards_counts_as_nenku():
    orders = [parse_hand("AH 10S KS KH KD"), parse_hand("AH KS KH KD 10S")]
    assert [optimal_split(cards, HouseRules()).category.value for cards in orders] == ["nenku", "single"]
    kinds = tuple(sorted(map(kind_of, orders[0])))
    [hand] = [hand for hand in counted_hands(HouseRules(), whole_deck(1).kinds) if hand.kinds == kinds]
    assert hand.worth.category is Category.NENKU


# Every pair of hands of one pack.

PACK = dict.fromkeys(naive.RANKS, 4) | {"AS": 1, "A": 3}


@cache
def hands_by_rung(table):
    """All hands by their rung: how many cards of each kind they hold, and what they pay."""
    plain = TABLES[table]
    heights = naive.rungs_by_hand(plain)
    rungs = defaultdict(list)
    for cards, _number in every_hand():
        hand = best(cards, plain, heights)
        kinds = dict(Counter(card if card == "AS" else naive.rank(card) for card in cards))
        rungs[heights[hand]].append((kinds, hand[0], naive.points(hand, plain)))
    return rungs


def drawn(kinds, gone=MappingProxyType({})):
    """In how many ways these kinds can be drawn when others are gone."""
    ways = 1
    for kind, number in kinds.items():
        ways *= comb(PACK[kind] - gone.get(kind, 0), number)
    return ways


@pytest.mark.thorough
@pytest.mark.parametrize("table", ["kopitiam", "classic", "plain"])
def test_a_player_loses_what_ties_cost(table):
    ties = cost = 0
    for rung in hands_by_rung(table).values():
        for place, (player, category, points) in enumerate(rung):
            number = drawn(player)
            # Two hands of different kinds meet in both seats, and each is the dealer's once.
            for dealer, _, dealer_points in rung[place:]:
                met = number * drawn(dealer, player)
                seats = 1 if dealer is player else 2
                ties += seats * met
                if category != "five_dukes":
                    cost += met * (points if seats == 1 else points + dealer_points)
    pairs = comb(52, 5) * comb(47, 5)
    odds = round_odds(PRESETS[table])
    assert odds.ties == Fraction(ties, pairs)
    assert odds.player_expectation == Fraction(-cost, pairs)
    assert odds.dealer_expectation == Fraction(cost, pairs)


# Every pair of hands of a small pack, card by card and without any shortcut.


def naive_round(rules, pack):
    """Settle every pair of hands of a small pack; what `deck_odds` should say."""
    plain = as_rules(rules)
    rungs = naive.rungs_by_hand(plain)
    is_by_card = plain["ties"] == "high_card"

    def named(places):
        cards = written([pack[place] for place in places])
        return best(cards, plain, rungs), naive.highest(cards) if is_by_card else 0

    names = {places: named(places) for places in combinations(range(len(pack)), 5)}
    heights = {hand: (rungs[hand[0]], hand[1]) for hand in names.values()}
    delta = {
        (one, two): naive.delta(one[0], two[0], plain, 1, (one[1], two[1]))
        for one in heights
        for two in heights
    }
    pairs = beats = ties = gains = pays = gained = squared = 0
    shared = Fraction(0)
    for dealer_places, dealer in names.items():
        others = [place for place in range(len(pack)) if place not in dealer_places]
        players = Counter(names[places] for places in combinations(others, 5))
        pairs += players.total()
        beats += sum(number for hand, number in players.items() if heights[hand] > heights[dealer])
        ties += sum(number for hand, number in players.items() if heights[hand] == heights[dealer])
        gains += sum(number for hand, number in players.items() if delta[hand, dealer] > 0)
        pays += sum(number for hand, number in players.items() if delta[hand, dealer] < 0)
        moved = sum(number * delta[hand, dealer] for hand, number in players.items())
        gained += moved
        squared += sum(number * delta[hand, dealer] ** 2 for hand, number in players.items())
        shared += Fraction(moved, players.total()) ** 2
    mean = Fraction(gained, pairs)
    return {
        "beats": Fraction(beats, pairs),
        "ties": Fraction(ties, pairs),
        "gains": Fraction(gains, pairs),
        "pays": Fraction(pays, pairs),
        "player_expectation": mean,
        "player_variance": Fraction(squared, pairs) - mean**2,
        "shared_variance": shared / len(names) - mean**2,
    }


@pytest.mark.parametrize("table", alike(SMALL_TABLES))
def test_odds_match_every_pair_of_hands_of_a_small_pack(table):
    rules = HouseRules.from_record(TABLES[table])
    odds = deck_odds(rules, SMALL_DECK)
    expected = naive_round(rules, SMALL_PACK)
    assert {name: getattr(odds, name) for name in expected} == expected


@pytest.mark.parametrize("table", alike(["niuniu", "ties_high_card", "classic"]))
def test_odds_match_every_pair_of_hands_of_a_pack_with_equal_cards(table):
    rules = HouseRules.from_record(TABLES[table])
    odds = deck_odds(rules, deck_of(DOUBLED_PACK))
    expected = naive_round(rules, DOUBLED_PACK)
    assert {name: getattr(odds, name) for name in expected} == expected


# One hand against all 1,533,939 hands the dealer may have.

HAND = "10S 4H 6D AS KC"


@cache
def dealers():
    """All hands of the 47 cards beside `HAND`, by their kinds."""
    deck = [rank + suit for suit in "SHDC" for rank in naive.RANKS]
    others = [card if card == "AS" else naive.rank(card) + "H" for card in deck if card not in HAND.split()]
    return Counter(combinations(sorted(others), 5))


@pytest.mark.thorough
@pytest.mark.parametrize("table", ["niuniu", "ties_high_card"])
def test_a_hand_against_every_hand_of_the_dealer_where_the_highest_card_decides(table):
    rules, plain, own = HouseRules.from_record(TABLES[table]), TABLES[table], HAND.split()
    heights = naive.rungs_by_hand(plain)
    deck = [rank + suit for suit in "SHDC" for rank in naive.RANKS if rank + suit not in own]
    player, its = best(own, plain, heights), naive.highest(own)
    beats = loses = gained = 0
    named = {}
    for cards in combinations(deck, 5):
        # What a hand is depends on its ranks and the ace of spades alone.
        alike = tuple(card if card == "AS" else card[:-1] for card in cards)
        if alike not in named:
            named[alike] = best(cards, plain, heights)
        delta = naive.delta(player, named[alike], plain, 1, (its, naive.highest(cards)))
        beats += delta > 0
        loses += delta < 0
        gained += delta
    chances = odds_against_dealer(parse_hand(HAND), rules)
    assert chances.ties == 0
    assert (chances.gains, chances.pays) == (beats, loses)
    assert chances.expectation == Fraction(gained, comb(47, 5))


@pytest.mark.parametrize("table", alike(["niuniu", "taiwan", "ties_high_card"]))
def test_where_the_highest_card_decides_nobody_has_an_advantage(table):
    odds = round_odds(HouseRules.from_record(TABLES[table]))
    assert odds.beats == Fraction(1, 2)
    assert odds.ties == 0
    assert odds.player_expectation == 0


@pytest.mark.parametrize("table", alike(["ties_push", "classic", "plain", "kopitiam"]))
def test_a_hand_against_every_hand_the_dealer_may_have(table):
    rules, plain = HouseRules.from_record(TABLES[table]), TABLES[table]
    heights = naive.rungs_by_hand(plain)
    player = best(HAND.split(), plain, heights)
    stands: Counter[int] = Counter()
    moved: Counter[int] = Counter()
    gained = as_dealer = 0
    for cards, number in dealers().items():
        other = best(cards, plain, heights)
        stands[(heights[player] > heights[other]) - (heights[player] < heights[other])] += number
        delta = naive.delta(player, other, plain, 1)
        gained += number * delta
        moved[(delta > 0) - (delta < 0)] += number
        as_dealer += number * naive.delta(other, player, plain, 1)
    chances = odds_against_dealer(parse_hand(HAND), rules)
    assert chances.hands == stands.total() == comb(47, 5)
    assert (chances.beats, chances.ties, chances.loses) == (stands[1], stands[0], stands[-1])
    assert (chances.gains, chances.pays) == (moved[1], moved[-1])
    assert chances.expectation == Fraction(gained, stands.total())
    kinds = tuple(sorted(map(kind_of, parse_hand(HAND))))
    [(hand, others)] = [each for each in with_others(rules, whole_deck(1)) if each[0].kinds == kinds]
    costing = others.equal if rules.ties is Ties.DEALER else 0
    assert others.points_of_higher - hand.worth.points * (others.lower + costing) == as_dealer


def test_a_hand_without_suits():
    with_suits = odds_against_dealer(parse_hand("AH 5H 5D 10C KC"), HouseRules())
    assert odds_against_dealer(parse_hand("A 5 5 10 K"), HouseRules()) == with_suits
    assert odds_against_dealer(parse_hand("AS 5 5 10 K"), HouseRules()) != with_suits


def test_with_four_aces_the_dealer_has_none():
    known = odds_against_dealer(parse_hand("AS AH AD AC 2S"), HouseRules())
    assert odds_against_dealer(parse_hand("A A A A 2"), HouseRules()) == known
    assert known.hands == comb(47, 5)
    # The dealer's Five Small would need five of three 2s, four 3s and four 4s.
    assert known.ties == comb(11, 5)
    assert known.loses == comb(12, 5)


@pytest.mark.parametrize(
    ("cards", "code"),
    [("3 6 8 4", "hand-not-five"), ("AS AS 2H 3H 4H", "card-too-often"), ("3 3 3 3 3", "rank-too-often")],
)
def test_a_hand_that_cannot_be_is_refused(cards, code):
    with pytest.raises(RuleError) as refused:
        odds_against_dealer(parse_cards(cards, packs=2, suits_optional=True), HouseRules())
    assert refused.value.code == code


# Several packs.


@pytest.mark.parametrize(
    ("written", "packs"), [("10 10 10 10 10", 2), ("KS KS QH QH JD", 2), ("AS AS AH A A", 3)]
)
@pytest.mark.parametrize("table", alike(["classic", "plain", "ties_push"]))
def test_a_hand_against_every_hand_of_several_packs(table, written, packs):
    rules, plain = HouseRules.from_record(TABLES[table]), TABLES[table]
    heights = naive.rungs_by_hand(plain)
    player = best(written.split(), plain, heights)
    gone = Counter(card if card == "AS" else naive.rank(card) for card in written.split())
    deck = {kind: number * packs - gone[kind] for kind, number in PACK.items()}
    stands: Counter[int] = Counter()
    gained = 0
    for kinds in combinations_with_replacement(deck, 5):
        number = prod(comb(deck[kind], count) for kind, count in Counter(kinds).items())
        other = best(kinds, plain, heights)
        stands[(heights[player] > heights[other]) - (heights[player] < heights[other])] += number
        gained += number * naive.delta(player, other, plain, 1)
    chances = odds_against_dealer(parse_hand(written), rules, packs)
    assert chances.hands == stands.total() == comb(52 * packs - 5, 5)
    assert (chances.beats, chances.ties, chances.loses) == (stands[1], stands[0], stands[-1])
    assert chances.expectation == Fraction(gained, chances.hands)


def test_an_ace_without_a_suit_is_one_of_spades_only_where_no_other_is_left():
    assert odds_against_dealer(parse_hand("A A A A A"), HouseRules(), 2) == odds_against_dealer(
        parse_hand("AH AH AD AD AC"), HouseRules(), 2
    )
    assert odds_against_dealer(parse_hand("A A A A 2"), HouseRules(), 1).hands == comb(47, 5)


# What is true under all house rules.


@settings(max_examples=examples(30))
@given(HOUSE_RULES)
def test_probabilities_add_up_to_one(rules):
    odds = deck_odds(rules, SMALL_DECK)
    assert odds.beats + odds.ties + odds.loses == 1
    assert odds.beats == odds.loses
    assert odds.ties == 0 or rules.ties is not Ties.HIGH_CARD
    assert odds.dealer_expectation == -odds.player_expectation
    assert 0 <= odds.shared_variance <= odds.player_variance


@settings(max_examples=examples(30))
@given(HOUSE_RULES)
def test_where_ties_push_nobody_has_an_advantage(rules):
    assert deck_odds(with_options(rules, {"ties": "push"}), SMALL_DECK).player_expectation == 0
    assert deck_odds(with_options(rules, {"ties": "dealer"}), SMALL_DECK).player_expectation <= 0


@settings(max_examples=examples(30))
@given(HOUSE_RULES, st.integers(2, 10))
def test_payouts_scale_what_moves(rules, factor):
    payouts = {name: rules.payouts.named(name) // 10 for name in PAYOUT_NAMES}
    one = deck_odds(with_options(rules, {"payouts": payouts}), SMALL_DECK)
    scaled = Payouts(**{name: points * factor for name, points in payouts.items()})
    many = deck_odds(with_options(rules, {"payouts": scaled}), SMALL_DECK)
    assert many.player_expectation == factor * one.player_expectation
    assert many.player_variance == factor**2 * one.player_variance
    assert many.shared_variance == factor**2 * one.shared_variance


@settings(max_examples=examples(20))
@given(hands(), HOUSE_RULES)
def test_a_push_never_costs_a_hand_anything(hand, rules):
    push, dealer = (
        odds_against_dealer(hand, with_options(rules, {"ties": ties})) for ties in ("push", "dealer")
    )
    assert push.hands == dealer.hands == comb(47, 5)
    assert (push.beats, push.ties, push.loses) == (dealer.beats, dealer.ties, dealer.loses)
    assert push.expectation >= dealer.expectation


def test_more_packs_change_what_is_likely():
    one, two = (round_odds(HouseRules(), packs=packs) for packs in (1, 2))
    assert hand_odds(HouseRules(), packs=2).hands == comb(104, 5)
    assert one.player_expectation != two.player_expectation
    assert two.beats + two.ties + two.loses == 1
