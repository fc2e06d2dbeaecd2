"""Hands to practise with, and what is said about an answer."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import build_deck, format_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules, ThreeSix
from bot.rules.gnau.practice import Verdict, daily_hands, free_hand, judge, possible_sums
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import all_splits, chosen_split, optimal_split, parse_hand
from tests.rules import naive_gnau as naive
from tests.rules.gnau_cases import HOUSE_RULES, hands

CHOICES = ((), *combinations(range(5), 3))
GUILDS = st.integers(1, 2**63 - 1)
DAYS = st.integers(1, 10**6)
PINNED_SET = ["2C 8C 4C 8S KC", "6S 5S JS QD 4D", "9C 10H 7C QC 3C"]


@given(GUILDS, DAYS)
def test_a_days_set_is_ten_hands_out_of_one_pack(guild_id, day):
    cards = [card for hand in daily_hands(guild_id, day) for card in hand]
    assert len(cards) == 50
    assert len(set(cards)) == 50
    assert daily_hands(guild_id, day) == daily_hands(guild_id, day)


@given(GUILDS, DAYS)
def test_servers_and_days_have_sets_of_their_own(guild_id, day):
    sets = {daily_hands(guild_id, day), daily_hands(guild_id + 1, day), daily_hands(guild_id, day + 1)}
    assert len(sets) == 3


def test_a_days_set_never_changes():
    # People compare their results, and a restart or an update may come in the middle of a day.
    assert [format_cards(hand) for hand in daily_hands(1111, 20_000)[:3]] == PINNED_SET


@given(st.integers(0, 2**48 - 1))
def test_a_free_hand_is_five_cards_that_follow_from_its_seed(seed):
    hand = free_hand(seed)
    assert len(set(hand)) == 5
    assert set(hand) <= set(build_deck())
    assert free_hand(seed) == hand


def test_free_hands_differ():
    assert len({free_hand(seed) for seed in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("cards", "places", "rules", "verdict", "sums"),
    [
        ("3 6 8 4 8", (0, 1, 3), "classic", Verdict.BEST, (10, 13, 16)),
        ("3 6 8 4 8", (2, 3, 4), "classic", Verdict.WEAKER, (20,)),
        ("3 6 8 4 8", (0, 2, 3), "classic", Verdict.NOT_AN_OX, (15, 18)),
        ("3 6 8 4 8", (), "classic", Verdict.MISSED, ()),
        # Of two kings either may stand in the ox.
        ("K 4 6 K 9", (0, 1, 2), "classic", Verdict.BEST, (17, 20)),
        ("K 4 6 K 9", (3, 1, 2), "classic", Verdict.BEST, (17, 20)),
        ("4S 4H 3 8 5", (), "classic", Verdict.NO_OX, ()),
        ("4S 4H 3 8 5", (0, 1, 2), "classic", Verdict.NOT_AN_OX, (11, 14)),
        ("J Q K J Q", (), "classic", Verdict.WHOLE, ()),
        ("J Q K J Q", (0, 1, 2), "classic", Verdict.WHOLE, (30,)),
        ("3 4 3 A 2", (1, 3, 4), "classic", Verdict.WHOLE, (7,)),
        ("3 4 3 A 2", (), "plain", Verdict.MISSED, ()),
        # Where 3 and 6 are a pair, both ways are a Double Ox 6; elsewhere one is a pair and one is not.
        ("3 6 3 4 K", (0, 3, 4), "plain", Verdict.BEST, (17, 20)),
        ("3 6 3 4 K", (0, 3, 4), "classic", Verdict.WEAKER, (17, 20)),
    ],
)
def test_an_answer_and_its_reason(cards, places, rules, verdict, sums):
    judgement = judge(parse_hand(cards), places, PRESETS[rules])
    assert (judgement.verdict, judgement.sums) == (verdict, sums)


def test_another_ox_of_the_same_worth_is_as_good():
    hand = parse_hand("2S 8S 2H 8H K")
    ways = [judge(hand, places, HouseRules()) for places in ((0, 1, 4), (2, 3, 4), (0, 3, 4), (1, 2, 4))]
    assert {way.verdict for way in ways} == {Verdict.BEST}
    assert len({way.chosen.ox_cards for way in ways}) == 4


@given(hands(), HOUSE_RULES, st.sampled_from(CHOICES))
def test_right_is_what_no_other_answer_beats(hand, rules, places):
    judgement = judge(hand, places, rules)
    assert judgement.best == optimal_split(hand, rules)
    assert judgement.chosen == chosen_split(hand, places, rules)
    as_good = (judgement.chosen.rank, judgement.chosen.points) == (
        judgement.best.rank,
        judgement.best.points,
    )
    claims_ox_in_vain = bool(places) and judgement.chosen.category is Category.NONE
    assert judgement.is_right == (as_good and not claims_ox_in_vain)


@given(hands(), HOUSE_RULES)
def test_every_hand_has_a_right_answer_and_a_wrong_one_unless_it_counts_as_a_whole(hand, rules):
    verdicts = {judge(hand, places, rules).is_right for places in CHOICES}
    is_whole = any(split.ox_cards is None for split in all_splits(hand, rules))
    assert verdicts == ({True} if is_whole else {True, False})


@given(hands(), st.sampled_from(CHOICES[1:]), st.sampled_from(ThreeSix))
def test_the_sums_are_those_of_the_naive_rules(hand, places, three_six):
    cards = [hand[place] for place in places]
    plain = naive.CLASSIC | {"three_six": three_six.value}
    assert list(possible_sums(cards, three_six)) == sorted(naive.sums(list(map(str, cards)), plain))


def test_two_cards_are_no_answer():
    with pytest.raises(RuleError) as caught:
        judge(parse_hand("3 6 8 4 8"), (0, 1), HouseRules())
    assert caught.value.code == "passport-not-three"
