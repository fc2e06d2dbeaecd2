"""Going for everything, and finding out by looking ahead when it is worth it."""

import random
from dataclasses import replace

import pytest

from bot.players import Budget, Level, advise_prepared, choose, prepare
from bot.players.context import DecisionContext
from bot.players.planning import Plan
from bot.players.sweeping import go_for_all, may_sweep, sweeping_at
from bot.rules import hearts
from tests.players.positions import gongzhu_position, hearts_position, wanted
from tests.rules.trick_cases import cards, dealt
from tests.support.views import view_of

NEARLY_ALL = "AS KS QS AH KH QH JH AD KD QD AC KC"
HARDLY_ANY = "2S 3S 4S 2H 3H 4H 5H 2D 3D 4D 7C 8C"


@pytest.mark.parametrize(
    ("held", "taken", "may"),
    [
        (NEARLY_ALL, ("", "3C 4C 5C 6C"), True),
        (NEARLY_ALL, ("2H 3C 4C 5C",), True),
        (NEARLY_ALL, ("", "2H 3C 4C 5C"), False),
        (HARDLY_ANY, ("", "3C 4C 5C 6C"), False),
    ],
)
def test_everything_is_for_whoever_can_win_it_and_has_lost_nothing(held, taken, may):
    for position in (hearts_position(held, taken=taken), gongzhu_position(held, taken=taken)):
        assert may_sweep(position) is may


@pytest.mark.parametrize(
    ("held", "table", "card"),
    [
        ("AS 2S KC 3C", "", "AS"),
        ("9S 2S 10D 3C", "", "10D"),
        ("AH 9H 2H", "3H 4H 5H", "9H"),
        ("AH 9H 2H", "3H 4H", "AH"),
        ("2H 3D 8D KS", "9C", "3D"),
        ("2H QS", "9C", ""),
        ("2H 3H", "9H", ""),
    ],
)
def test_it_takes_winning_and_keeping_what_counts(held, table, card):
    for position in (hearts_position(held, table), gongzhu_position(held, table)):
        assert wanted(go_for_all, position) == card


def test_the_jack_that_counts_is_kept_as_well():
    assert wanted(go_for_all, hearts_position("3S JD", "9C", jack=True)) == "3S"
    assert wanted(go_for_all, hearts_position("KS JD", "9C", jack=False)) == "JD"


def begun(*held):
    """Return a hand of Hearts that began with 2♣ from seat 1 and A♣ from seat 0, which leads now."""
    hand = hearts.new_hand(dealt(*held), 4)
    for seat, card in zip((1, 2, 3, 0), cards("2C 5C 6C AC"), strict=True):
        hand = hearts.play_card(hand, seat, card)
    return hand


def context_of(own, others=("2C", "5C", "6C")):
    return DecisionContext(view_of(begun(own, *others), 0))


def worth_of(context, hands, *, for_all):
    """Return what a hand is worth to seat 0 by the advice, or if it goes for everything."""
    advice = context.advice
    situation = context.knowledge.situation.copy()
    situation.hands = hands[:]
    return Plan(context, sweeping_at(0, advice) if for_all else advice.decide).worth(situation)


ORDINARY = "AC 4C 5D 6D 7D 8S 9S 10S 2H 3H 4H 5H 6H"
# Of the hearts none is needed to get them all: the others cannot keep theirs.
FOR_THE_MOON = "AC KC QC 10C 7C 4C 3C 2S 7S JS QS AS AD"


def test_who_cannot_get_everything_follows_the_advice():
    context = context_of(ORDINARY)
    situation = context.knowledge.situation
    assert not may_sweep(situation)
    assert sweeping_at(0, context.advice)(situation) == context.advised()


def test_only_the_seat_that_goes_for_everything_leaves_the_advice():
    context = context_of(FOR_THE_MOON)
    advice, situation = context.advice, context.knowledge.situation
    assert sweeping_at(0, advice)(situation) == go_for_all(situation) != context.advised()
    assert sweeping_at(1, advice)(situation) == context.advised()


def test_going_for_everything_gets_what_the_advice_does_not_see():
    context, rng = context_of(FOR_THE_MOON), random.Random(1)
    unseen = context.knowledge.unseen_cards()
    by_advice = for_all = 0.0
    for _ in range(10):
        hands = unseen.deal(rng)
        hands[0] = context.knowledge.situation.held
        by_advice += worth_of(context, hands, for_all=False)
        for_all += worth_of(context, hands, for_all=True)
    assert for_all > 100 > by_advice


def test_a_strong_player_expects_everything_before_any_of_it_was_taken():
    view = view_of(begun(FOR_THE_MOON, "2C", "5C", "6C"), 0)
    chosen = choose(view, Level.STRONG, random.Random(1), Budget(most_deals=30))
    assert chosen.expected[chosen.card] > 5


# Without its three low cards it wins nearly every trick, whatever it is passed.
LONG_CLUBS = "AC KC QC JC 10C 9C AS KS QS AH 3D 4D 5H"


def before_passing(own):
    return view_of(hearts.new_hand(dealt(own, "2C", "5C", "6C")), 0)


def test_a_strong_player_passes_what_loses_tricks_if_the_rest_may_win_all_among_those_who_follow_advice():
    view = replace(before_passing(LONG_CLUBS), habits=((0.9, 0.05, 0.03, 0.02),) * 4)
    passed = prepare(view, Level.STRONG, random.Random(1), Budget(most_deals=30))
    assert passed.cards == cards("5H 3D 4D")
    assert passed.expected[passed.cards] > passed.expected[advise_prepared(view).cards]


@pytest.mark.parametrize(
    ("own", "passed"),
    [(LONG_CLUBS, "QS KS AS"), ("AS KS QS JS 10S AH KH QH JH AD AC 2D 3C", "2D 3C")],
)
def test_among_strangers_it_does_so_only_with_a_hand_that_hardly_anybody_stops(own, passed):
    decision = prepare(before_passing(own), Level.STRONG, random.Random(1), Budget(most_deals=60))
    assert set(decision.cards) >= set(cards(passed))


def test_a_hand_that_loses_most_tricks_is_not_kept_for_the_moon():
    view = before_passing(ORDINARY)
    passed = prepare(view, Level.STRONG, random.Random(1), Budget(most_deals=100))
    assert set(passed.cards).isdisjoint(cards("2H 3H 4H"))
