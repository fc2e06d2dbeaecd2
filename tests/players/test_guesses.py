"""Guessing the unseen cards by what the others have played."""

import random
from collections import Counter
from dataclasses import replace
from itertools import chain
from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.players import HEARTS, advise
from bot.players.cardset import PACK, bit_of, each, set_of
from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.players.knowledge import UnseenCards
from bot.rules import gongzhu
from bot.rules.cards import parse_card
from tests.players.played_hands import begun_hands, seeds, states_of
from tests.rules.trick_cases import begin_gongzhu, cards, dealt
from tests.support.views import view_of

PIG = bit_of(parse_card("QS"))
# Somebody who has done as advised for some hands.
FOLLOWER = (0.9, 0.03, 0.02, 0.05)


def played(deal, plays):
    """Return a later hand of a game, led by seat 0, in which nobody has exposed, after some plays."""
    hand: Any = gongzhu.new_hand(deal, 0)
    for seat in range(4):
        hand = gongzhu.expose_cards(hand, seat, ())
    for card in cards(plays):
        hand = gongzhu.play_card(hand, hand.to_play, card)
    return hand


def set_of_some(rng, unseen):
    """Return some cards that somebody may hold."""
    return sum(rng.sample(unseen, rng.randint(1, min(13, len(unseen)))))


def holders_of_the_pig(hand, habit=None):
    view = replace(view_of(hand, hand.to_play), habits=(habit,) * 4)
    guesses = Guesses(DecisionContext(view), random.Random(1))
    found: Counter[int] = Counter()
    for _ in range(400):
        found.update(seat for seat, held in enumerate(guesses.deal()) if held & PIG)
    return found


def advised(hand):
    """Return a hand in which the seat to play has done as advised."""
    return gongzhu.play_card(hand, hand.to_play, advise(view_of(hand, hand.to_play)).card)


def diamonds_led(*played_by_1):
    """Return a hand in which seat 0 has led A♦ K♦ Q♦ and A♣, on which seat 1 has discarded A♥.

    Args:
        played_by_1: What seat 1 has played on the diamonds. As advised they are 9♦ 8♦ 7♦.
    """
    without_clubs = "9D 8D 7D 2D AH KH 4H 3H 2H 4S 5S 6S 7S"
    hand = played(dealt("AD KD QD JD AC 2S 3S", without_clubs, "10D 6D 5D 2C QS", "4D 3D 3C"), "")
    for led, answered in zip(("AD", "KD", "QD", "AC"), (*played_by_1, "AH"), strict=True):
        for card in cards(f"{led} {answered}"):
            hand = gongzhu.play_card(hand, 0 if len(hand.play.trick.cards) == 0 else 1, card)
        hand = advised(advised(hand))
    return hand


def test_who_kept_the_pig_at_the_discard_seldom_has_it_unless_they_strayed_before():
    faithful = holders_of_the_pig(diamonds_led("9D", "8D", "7D"))
    strayed = holders_of_the_pig(diamonds_led("2D", "7D", "8D"))
    assert faithful[0] == strayed[0] == 0
    assert 0 < faithful[1] < faithful[2]
    assert faithful[1] < strayed[1] * 2 / 3


def test_plays_of_who_is_known_to_follow_the_advice_tell_more_than_those_of_a_stranger():
    faithful = diamonds_led("9D", "8D", "7D")
    of_stranger, of_follower = (holders_of_the_pig(faithful, habit) for habit in (None, FOLLOWER))
    assert of_follower[1] < of_stranger[1] * 2 / 3


def times_watchful(hand, seat, habit=None):
    view = replace(view_of(hand, hand.to_play), habits=(habit,) * 4)
    guesses = Guesses(DecisionContext(view), random.Random(1))
    found = 0
    for _ in range(400):
        guesses.deal()
        found += guesses.watchful() >> seat & 1
    return found


def test_who_has_strayed_is_more_often_taken_to_keep_what_stops_a_sweep():
    faithful, strayed = diamonds_led("9D", "8D", "7D"), diamonds_led("2D", "7D", "8D")
    assert times_watchful(faithful, 1) < times_watchful(strayed, 1) - 100
    assert times_watchful(faithful, faithful.to_play) == 400
    assert times_watchful(faithful, 1, FOLLOWER) < times_watchful(faithful, 1) / 2


def test_before_anybody_has_played_all_are_as_likely():
    found = holders_of_the_pig(played(dealt("AC 2S 3S 4S", "QS"), ""))
    assert all(90 < found[seat] < 180 for seat in (1, 2, 3))


def test_deals_are_met_that_no_exchange_of_two_cards_leads_to():
    """Three others hold one card each, and each of them is out of one suit, every one of another."""
    club, diamond, spade, own = map(set_of, (cards("2C"), cards("2D"), cards("2S"), cards("2H")))
    unseen = club | diamond | spade
    may_hold = [PACK, unseen ^ club, unseen ^ diamond, unseen ^ spade]
    knowledge = SimpleNamespace(
        seat=0,
        plays=[[]] * 4,
        may_hold=may_hold,
        situation=SimpleNamespace(held=own),
        unseen_cards=lambda: UnseenCards(0, unseen, [1] * 4, may_hold),
    )
    view = SimpleNamespace(habits=(None,) * 4)
    advisor = HEARTS.advisor
    context: Any = SimpleNamespace(knowledge=knowledge, advisor=advisor, advice=advisor.advice, view=view)
    guesses = Guesses(context, random.Random(1))
    found = Counter(tuple(guesses.deal()) for _ in range(400))
    assert set(found) == {(own, diamond, spade, club), (own, spade, club, diamond)}
    assert min(found.values()) > 150


@given(begun_hands())
def test_the_advice_looks_for_no_other_cards_than_are_said_to_matter(begun):
    hand, rng = begun
    state = states_of(hand, rng)[-2]
    context = DecisionContext(view_of(state, state.to_play))
    decide = context.advice.decide
    for situation, _ in chain(*context.knowledge.plays):
        unseen = list(each(PACK ^ situation.gone))
        held = set_of_some(rng, unseen)
        kept = held & situation.matters()
        other = kept | set_of_some(rng, unseen) & ~situation.matters()
        if kept:
            advice = [situation.look(cards) and decide(situation) for cards in (held, other)]
            assert advice[0] == advice[1]


@given(seeds, st.integers(4, 51))
def test_plays_as_advised_are_likelier_than_by_chance(seed, number):
    """By chance each card is as likely as another that is legal."""
    hand: Any = begin_gongzhu(random.Random(seed), 0)
    by_chance = [1.0] * 4
    for _ in range(number):
        view = view_of(hand, hand.to_play)
        by_chance[hand.to_play] /= len(view.legal)
        hand = advised(hand)
    guesses = Guesses(DecisionContext(view_of(hand, hand.to_play)), random.Random(seed))
    for seat in range(4):
        if seat != hand.to_play:
            likelihood = guesses.likelihood(seat, set_of(hand.held[seat]))
            assert by_chance[seat] <= likelihood**2 * (1 + 1e-9) <= 1 + 1e-9
