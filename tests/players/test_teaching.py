"""What a strong player tells people: the plain advice wherever that is as good."""

from random import Random

import pytest

from bot.players import (
    GONGZHU,
    HEARTS,
    Budget,
    Choice,
    Level,
    Selection,
    advise,
    advise_prepared,
    choose,
    is_clearly_better,
    prepare,
    taught,
)
from bot.players.cardset import cards_of
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_cards
from tests.rules.trick_cases import begin_hearts, random_deal
from tests.support.views import view_of


def before_passing():
    return view_of(hearts.new_hand(random_deal(Random(1))), 2)


def in_play():
    hand = begin_hearts(Random(1))
    while len(hearts.legal_plays(hand)) < 4:
        assert hand.to_play is not None
        hand = hearts.play_card(hand, hand.to_play, hearts.legal_plays(hand)[0])
    assert hand.to_play is not None
    return view_of(hand, hand.to_play)


def other_than_advised(view):
    return next(card for card in view.legal if card != advise(view).card)


def choice(view, gap):
    """A strong player's choice against the advice, better than it by so much."""
    card, advised = other_than_advised(view), advise(view).card
    expected = dict.fromkeys(view.legal, -20.0) | {card: gap - 1.0, advised: -1.0}
    return Choice(card, "looking-ahead", expected)


@pytest.mark.parametrize(("gap", "follows"), [(0.0, True), (0.49, True), (0.5, False), (9.0, False)])
def test_a_card_is_the_advised_one_unless_another_is_clearly_better(gap, follows):
    view = in_play()
    decision = choice(view, gap)
    said = taught(view, decision)
    assert isinstance(said, Choice)
    assert said.card == (advise(view).card if follows else decision.card)
    assert said.advice == (advise(view).advice if follows else "looking-ahead")
    assert said.expected == decision.expected


def test_what_is_passed_is_the_advised_unless_other_cards_are_clearly_better():
    view = before_passing()
    others, advised = view.held[:3], advise_prepared(view).cards
    assert others != advised
    for gap, cards in ((0.4, advised), (0.6, others)):
        decision = Selection(others, ("looking-ahead",) * 3, {others: gap, advised: 0.0})
        said = taught(view, decision)
        assert said.cards == cards
        assert said.expected == decision.expected


def test_in_gong_zhu_the_points_are_larger():
    for gap in (9.9, 10.0):
        king, two = parse_cards("KS 2S")
        decision = Choice(king, "looking-ahead", {king: gap, two: 0.0})
        assert is_clearly_better(GONGZHU, decision, (two,)) == (gap >= 10)
        assert is_clearly_better(HEARTS, decision, (two,))


def test_nothing_is_better_than_itself_in_whatever_order():
    cards = parse_cards("KS 2S 3H")
    decision = Selection(cards, ("a", "b", "c"))
    assert not is_clearly_better(HEARTS, decision, cards[::-1])


def test_what_was_not_even_looked_at_is_worse():
    cards, done = parse_cards("KS 2S 3H"), parse_cards("4S 5S 6S")
    assert is_clearly_better(HEARTS, Selection(cards, ("a", "b", "c"), {cards: -3.0}), done)


def test_looking_ahead_knows_what_it_expects_of_what_it_passes_and_exposes():
    view, budget = before_passing(), Budget(most_deals=3)
    passed = prepare(view, Level.STRONG, Random(1), budget)
    advisor = HEARTS.advisor
    ways = {*advisor.ways_to_prepare(view), *advisor.ways_to_sweep(view)}
    assert len(ways) > 35
    assert set(passed.expected) == set(map(cards_of, ways))
    assert passed.worth_of(passed.cards[::-1]) == max(passed.expected.values())
    assert passed.worth_of(advise_prepared(view).cards) is not None
    hand = gongzhu.new_hand(random_deal(Random(1)))
    views = [view_of(hand, seat) for seat in range(4)]
    for view in views:
        exposed = prepare(view, Level.STRONG, Random(1), budget)
        assert len(exposed.expected) == 2 ** len(gongzhu.exposable(view.held))
        assert exposed.worth_of(exposed.cards) == max(exposed.expected.values())
        assert exposed.worth_of(advise_prepared(view).cards) is not None


def test_without_looking_ahead_nothing_is_expected():
    view = in_play()
    assert choose(view, Level.CASUAL, Random(1)).worth_of(view.legal[:1]) is None
    assert advise_prepared(before_passing()).worth_of(()) is None
