"""Planning one's own next turns while looking ahead."""

import random

from hypothesis import given
from hypothesis import strategies as st

from bot.players.context import DecisionContext
from bot.players.planning import Plan, Turn
from bot.players.situation import play_out
from tests.players.played_hands import begun_hands, held_sets, states_of
from tests.rules.trick_cases import begin_gongzhu
from tests.support.views import view_of

ONE, TWO, THREE = 1, 2, 4


def tries(turn, worths, curiosity=1.0):
    """Return what a turn tries, one after another, if each card is always worth the same."""
    tried = []
    for _ in range(30):
        place = turn.next_to_try(TWO, curiosity)
        card = turn.card_at(place)
        tried.append(card)
        turn.note(place, worths[card])
    return tried


def test_a_turn_tries_the_advice_first_and_everything_before_long():
    tried = tries(Turn([ONE, TWO, THREE]), {ONE: 0.0, TWO: 9.0, THREE: 0.0})
    assert tried[0] == TWO
    assert {*tried} == {ONE, TWO, THREE}


def test_what_brings_more_is_tried_more_often():
    tried = tries(Turn([ONE, TWO]), {ONE: 3.0, TWO: 0.0})
    assert 20 < tried.count(ONE) < 30


def test_the_curious_try_more():
    bold, timid = (
        tries(Turn([ONE, TWO]), {ONE: 3.0, TWO: 0.0}, curiosity=curiosity).count(TWO)
        for curiosity in (9.0, 0.1)
    )
    assert bold > timid


def worths_of(hand, times):
    """Return what following the advice is worth at first and after planning, if all cards were known."""
    context = DecisionContext(view_of(hand, hand.to_play))
    plan, worths = Plan(context, context.advice.decide), []
    for _ in range(times):
        situation = context.knowledge.situation.copy()
        situation.hands = held_sets(hand)
        situation.play(context.advised())
        worths.append(plan.worth(situation))
    return worths


@given(begun_hands(), st.integers(0, 51))
def test_the_first_time_a_hand_is_played_out_by_advice(begun, number):
    hand, rng = begun
    state = states_of(hand, rng)[number]
    context = DecisionContext(view_of(state, state.to_play))
    situation = context.knowledge.situation.copy()
    situation.hands = held_sets(state)
    situation.play(context.advised())
    play_out(situation, context.advice.decide)
    assert worths_of(state, 1) == [context.evaluate(situation)]


def test_planning_finds_what_advice_misses():
    rng = random.Random(1)
    gain = 0.0
    for _ in range(10):
        state = states_of(begin_gongzhu(rng, 0), rng)[30]
        worths = worths_of(state, 60)
        gain += max(worths[30:]) - worths[0]
        assert sum(worths[30:]) / 30 >= worths[0] - 25
    assert gain > 100
