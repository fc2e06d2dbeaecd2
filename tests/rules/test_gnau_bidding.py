"""Bids for the bank and raises: who wins, what is offered, and what a deal file says of them."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import build_deck, parse_cards
from bot.rules.errors import RuleError
from bot.rules.fair_deal import lot_after, shuffled
from bot.rules.gnau.bid_odds import four_card_expectation, four_card_odds
from bot.rules.gnau.bidding import BIDS, RAISES, Bidding, most_at_stake, who_has_the_bank
from bot.rules.gnau.hand_counts import counted_hands, deck_of, ways_to_draw, whole_deck
from bot.rules.gnau.odds import odds_against_dealer
from bot.rules.gnau.options import HouseRules, Ties
from bot.rules.gnau.record import parse_record, replay
from bot.rules.gnau.splits import optimal_split
from tests.rules.gnau_cases import TABLES
from tests.support.tiers import alike, examples

RECORD = {
    "game": "gnau",
    "rules": "classic",
    "stake": 2,
    "dealer": ["10S", "JS", "QS", "4S", "5S"],
    "players": {"ann": ["10H", "JH", "QH", "KH", "KD"], "ben": ["10D", "JD", "QD", "2D", "3D"]},
    "bid": 3,
    "raises": {"ann": 5, "ben": 2},
}


@pytest.mark.parametrize(
    ("bids", "lot", "banker", "number"),
    [
        ({"ann": 0, "ben": 3, "cat": 2}, 1, "ben", 3),
        ({"ann": 2, "ben": 0, "cat": 2}, 0, "ann", 2),
        ({"ann": 2, "ben": 0, "cat": 2}, 3, "cat", 2),
        ({"ann": 1, "ben": 0}, 1, "ann", 1),
        ({"ann": 0, "ben": 0, "cat": 0}, 4, "ben", 1),
    ],
)
def test_the_highest_bid_has_the_bank_and_the_lot_decides_among_equals(bids, lot, banker, number):
    assert (who_has_the_bank(bids, lot), Bidding(bids).number) == (banker, number)


def test_the_lot_is_the_first_number_after_the_shuffle():
    # A longer deck shuffled from the same stream draws one number more, the lot of the shorter one.
    seed, parts = bytes(range(32)), ["ann", "ben"]
    deck = range(2**16 + 1)
    first = shuffled(deck, seed, parts, 7)[-1]
    assert first == lot_after(1, seed, parts, 7) % len(deck)
    assert len({lot_after(cards, seed, parts, 7) for cards in range(1, 50)}) == 49


def test_scores_may_go_below_zero_so_everything_is_offered():
    bidding = Bidding({"ann": 3, "ben": 0})
    assert bidding.offered_bids("ben", 10) == BIDS
    assert bidding.offered_raises("ben", "ann", 10) == RAISES


@pytest.mark.parametrize(
    ("ann", "ben", "cat", "offered"),
    [
        (600, 600, 600, (0, 1, 2, 3)),
        # As the banker, Ann could have to pay two.
        (59, 600, 600, (0, 1, 2)),
        (20, 600, 600, (0, 1)),
        # Cat could not pay three times ten.
        (600, 600, 29, (0, 1, 2)),
    ],
)
def test_only_bids_are_offered_that_all_could_pay(ann, ben, cat, offered):
    bidding = Bidding(covers={"ann": ann, "ben": ben, "cat": cat})
    assert bidding.offered_bids("ann", 10) == offered


@pytest.mark.parametrize(
    ("banker", "player", "offered"),
    [(600, 600, (1, 2, 3, 5)), (600, 99, (1, 2, 3)), (180, 600, (1, 2, 3)), (60, 600, (1,)), (600, 20, (1,))],
)
def test_only_raises_are_offered_that_both_could_pay(banker, player, offered):
    bidding = Bidding({"ann": 2}, covers={"ann": banker, "ben": player, "cat": 600})
    assert bidding.offered_raises("ben", "ann", 10) == offered


@given(
    st.integers(1, 100),
    st.dictionaries(st.integers(0, 18), st.integers(0, 5000), min_size=2),
    st.randoms(use_true_random=False),
)
def test_nobody_loses_more_than_is_covered(worst, extra, chance):
    covers = {person: worst * (len(extra) - 1) + more for person, more in extra.items()}
    bidding = Bidding(covers=covers)
    bids = {person: chance.choice(bidding.offered_bids(person, worst)) for person in covers}
    banker = who_has_the_bank(bids, chance.getrandbits(32))
    bidding = Bidding(bids, covers=covers)
    raises = {
        player: chance.choice(bidding.offered_raises(player, banker, worst))
        for player in covers
        if player != banker
    }
    times = Bidding(bids, raises).times
    assert all(worst * many <= covers[player] for player, many in times.items())
    assert worst * sum(times.values()) <= covers[banker]
    assert worst * sum(times.values()) <= most_at_stake(worst, len(covers))


def test_what_moves_is_multiplied():
    told = replay(RECORD)
    # Ann's Double K pays 2, Ben's Single Ox 5 loses to a Single Ox 9, which pays 1.
    assert told["players"]["ann"]["delta"] == 2 * 2 * 3 * 5
    assert told["players"]["ben"]["delta"] == -1 * 2 * 3 * 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bid": 0}, "record-bid-invalid"),
        ({"bid": 4}, "record-bid-invalid"),
        ({"bid": True}, "record-bid-invalid"),
        ({"bid": "3"}, "record-bid-invalid"),
        ({"raises": {"ann": 5}}, "record-raises-invalid"),
        ({"raises": {"ann": 5, "ben": 4}}, "record-raises-invalid"),
        ({"raises": {"ann": 5, "ben": True}}, "record-raises-invalid"),
        ({"raises": [5, 2]}, "record-raises-invalid"),
    ],
)
def test_a_record_with_impossible_bids_is_refused(change, code):
    with pytest.raises(RuleError) as refused:
        parse_record(RECORD | change)
    assert refused.value.code == code


@pytest.mark.parametrize("missing", ["bid", "raises"])
def test_bid_and_raises_come_together(missing):
    with pytest.raises(RuleError) as refused:
        parse_record({key: value for key, value in RECORD.items() if key != missing})
    assert refused.value.code == "record-key-missing"


# Hints

FOUR_CARDS = ["KS QD 5H 2C", "AS 2H AH 3S", "10S 10H 6D 3C", "9S 9H 9D 9C", "7C 4D 4S 8H"]


@pytest.mark.parametrize("packs", [1, pytest.param(2, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("table", alike(["classic", "niuniu", "ties_push", "kopitiam_aces"]))
def test_four_cards_are_worth_what_they_are_worth_with_every_fifth_card(table, packs):
    rules = HouseRules.from_record(TABLES[table])
    for words in FOUR_CARDS[: examples(5)]:
        cards = parse_cards(words)
        beats = ties = as_player = as_dealer = Fraction()
        fifths = Counter(build_deck(packs)) - Counter(cards)
        for card, copies in fifths.items():
            chances = odds_against_dealer((*cards, card), rules, packs)
            tied = Fraction(chances.ties, chances.hands)
            split = optimal_split((*cards, card), rules)
            beats += copies * Fraction(chances.beats, chances.hands)
            ties += copies * tied
            as_player += copies * chances.expectation
            # The dealer has what the player has, and at a tie gains what the player pays.
            costs = 2 * split.points if chances.pays > chances.loses and split.points else 0
            as_dealer += copies * (chances.expectation + costs * tied)
        odds = four_card_odds(cards, rules, packs)
        count = fifths.total()
        assert (odds.beats, odds.ties) == (beats / count, ties / count)
        assert (odds.as_player, odds.as_dealer) == (as_player / count, as_dealer / count)


def gains_of(words, rules, packs):
    """Return, for each fifth card, how often a point brings what: to a player, and to the dealer."""
    cards = parse_cards(words)
    worths = [(hand.kinds, hand.worth) for hand in counted_hands(rules, whole_deck(packs).kinds)]
    fifths = Counter(build_deck(packs)) - Counter(cards)
    for card in fifths.elements():
        split, left = optimal_split((*cards, card), rules), deck_of((fifths - Counter([card])).elements())
        as_player: Counter[int] = Counter()
        as_dealer: Counter[int] = Counter()
        for kinds, worth in worths:
            number = ways_to_draw(kinds, left.kinds)
            gain = split.points if split.rank > worth.rank else -worth.points
            at_tie = 0 if rules.ties is Ties.PUSH else split.points
            as_player[-at_tie if split.rank == worth.rank else gain] += number
            as_dealer[at_tie if split.rank == worth.rank else gain] += number
        yield as_player, as_dealer


def average(gains, power=1):
    return Fraction(sum(gain**power * number for gain, number in gains.items()), gains.total())


@pytest.mark.parametrize("table", alike(["classic", "ties_push", "kopitiam"]))
@pytest.mark.parametrize("packs", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_luck_begins_after_the_bids(table, packs):
    rules, times = HouseRules.from_record(TABLES[table]), (6, 2, 15)
    players, dealers = zip(*gains_of(FOUR_CARDS[0], rules, packs), strict=True)
    seen = parse_cards(FOUR_CARDS[0])
    as_player = four_card_expectation(seen, rules, packs, (6,), is_dealer=False)
    mean = 6 * average(sum(players, Counter()))
    assert as_player.mean == mean
    assert as_player.variance == 36 * average(sum(players, Counter()), 2) - mean**2
    as_dealer = four_card_expectation(seen, rules, packs, times, is_dealer=True)
    mean = sum(times) * average(sum(dealers, Counter()))
    assert as_dealer.mean == mean
    # All meet the same hand; otherwise they are independent.
    squares = sum(each**2 for each in times)
    shared = sum(average(gains) ** 2 for gains in dealers) / len(dealers)
    crossed = (sum(times) ** 2 - squares) * shared
    assert as_dealer.variance == squares * average(sum(dealers, Counter()), 2) + crossed - mean**2


def test_four_cards_that_cannot_be_are_refused():
    with pytest.raises(RuleError) as refused:
        four_card_odds(parse_cards("AS AS 2H 3H", packs=2), HouseRules())
    assert refused.value.code == "card-too-often"
