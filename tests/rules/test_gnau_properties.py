"""What is true of every hand, every table and every set of house rules of Gnau."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.cards import parse_card
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import parse_rules, read_rules, rules_record, written_rules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.record import parse_record, replay, to_record
from bot.rules.gnau.settlement import Outcome, settle
from bot.rules.gnau.splits import Split, all_splits, optimal_split
from tests.rules import naive_gnau as naive
from tests.rules.gnau_cases import HOUSE_RULES, as_rules, as_way, deals, hands, written
from tests.support.tiers import examples

STAKES = st.integers(1, 1_000_000)


@given(hands(), HOUSE_RULES, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_never_matters(hand, rules, random):
    one, other = optimal_split(hand, rules), optimal_split(random.sample(hand, 5), rules)
    assert (one.rank, one.points) == (other.rank, other.points)
    if rules.payouts.nenku != rules.payouts.single:
        assert (one.category, one.strength) == (other.category, other.strength)


@given(hands(packs=2), HOUSE_RULES)
def test_every_hand_of_two_packs_is_what_the_naive_rules_say(hand, rules):
    plain = as_rules(rules)
    assert as_way(optimal_split(hand, rules)) == naive.best(written(hand), plain, naive.rungs_by_hand(plain))


@given(hands(), HOUSE_RULES)
def test_all_ways_are_sorted_and_the_first_is_the_best(hand, rules):
    ways = all_splits(hand, rules)
    goodness = [(way.rank, way.points) for way in ways]
    assert goodness == sorted(goodness, reverse=True)
    assert len({(way.category, way.strength, way.ox_cards) for way in ways}) == len(ways)
    best = optimal_split(hand, rules)
    assert (ways[0] if ways else None) == (None if best.category is Category.NONE else best)


@given(hands(), HOUSE_RULES)
def test_a_way_adds_up(hand, rules):
    for way in all_splits(hand, rules):
        parts = (way.ox_cards, way.ox_values, way.total, way.rest, way.rest_values)
        if way.ox_cards is None:
            assert parts == (None,) * 5
        else:
            _verify_sum(way, rules)
            plain, cards = as_rules(rules), [*way.ox_cards, *(way.rest or ())]
            values = [*(way.ox_values or ()), *(way.rest_values or ())]
            assert sorted(cards) == sorted(hand)
            # Any two of 3 and 6 may be a pair of sixes, whatever they count as beside other cards.
            of_pair = {6} if rules.pair_three_six and way.category is Category.DOUBLE else set()
            assert all(
                value in {*naive.values(str(card), plain), *of_pair}
                for card, value in zip(cards, values, strict=True)
            )


def _verify_sum(way: Split, rules: HouseRules) -> None:
    total = sum(way.ox_values or ())
    is_triplet = len({card.rank for card in way.ox_cards or ()}) == 1
    assert way.total == total
    assert total % 10 == 0 or (rules.triplet_passport and is_triplet)
    if way.category is Category.SINGLE:
        assert way.strength == (sum(way.rest_values or ()) % 10 or 10)


@given(deals(players=4), HOUSE_RULES, STAKES)
def test_what_players_gain_the_dealer_pays(deal, rules, stake):
    settlement = settle(deal[0], dict(enumerate(deal[1:])), rules, stake)
    assert settlement.dealer_delta + sum(result.delta for result in settlement.players.values()) == 0


@given(deals(players=4), HOUSE_RULES, STAKES)
def test_settlement_is_what_the_naive_rules_say(deal, rules, stake):
    settlement = settle(deal[0], dict(enumerate(deal[1:])), rules, stake)
    dealer, heights = as_way(settlement.dealer)[:2], [naive.highest(written(hand)) for hand in deal]
    for player, result in settlement.players.items():
        highest = heights[1 + player], heights[0]
        assert result.delta == naive.delta(as_way(result.split)[:2], dealer, as_rules(rules), stake, highest)


@given(deals(players=4), HOUSE_RULES)
def test_a_better_hand_never_pays_and_a_worse_one_never_gains(deal, rules):
    settlement = settle(deal[0], dict(enumerate(deal[1:])), rules, 1)
    for result in settlement.players.values():
        if result.split.standing > settlement.dealer.standing:
            assert result.outcome is Outcome.BEATS
            assert result.delta >= 0
        else:
            assert result.outcome is not Outcome.BEATS
            assert result.delta <= 0


@given(deals(players=2), HOUSE_RULES, STAKES)
def test_the_stake_scales_what_moves(deal, rules, stake):
    one = settle(deal[0], dict(enumerate(deal[1:])), rules, 1)
    many = settle(deal[0], dict(enumerate(deal[1:])), rules, stake)
    assert [result.delta * stake for result in one.players.values()] == [
        result.delta for result in many.players.values()
    ]


@given(HOUSE_RULES)
def test_house_rules_round_trip(rules):
    assert parse_rules(written_rules(rules)) == rules
    assert HouseRules.from_record(rules.to_record()) == read_rules(rules_record(rules)) == rules


@settings(max_examples=examples(50))
@given(deals(players=9), HOUSE_RULES, STAKES)
def test_record_round_trip(deal, rules, stake):
    players = {f"player {number}": hand for number, hand in enumerate(deal[1:])}
    record = to_record(rules, stake, deal[0], players)
    dealt = parse_record(record)
    assert (dealt.rules, dealt.stake, dealt.dealer, dealt.players) == (rules, stake, deal[0], players)
    settlement = settle(deal[0], players, rules, stake)
    deltas = {name: player["delta"] for name, player in replay(record)["players"].items()}
    assert deltas == {name: result.delta for name, result in settlement.players.items()}


@given(st.text(alphabet="abcdefinopstuy_=0123456789, ", max_size=30))
def test_any_text_is_house_rules_or_a_rule_error(text):
    with suppress(RuleError):
        rules = parse_rules(text)
        assert parse_rules(written_rules(rules)) == rules


def test_an_ace_without_a_suit_is_not_the_ace_of_spades():
    hand = [parse_card(card, suit_optional=True) for card in ("10", "4", "6", "A", "K")]
    assert optimal_split(hand, HouseRules()).category is Category.NENKU
