"""The plain numbers follow the same rules as the game itself."""

from hypothesis import given

from bot.players.cardset import bit_of, cards_of, set_of
from bot.players.context import DecisionContext
from bot.players.gongzhu import situation as gongzhu_situation
from bot.players.gongzhu.situation import GongzhuSituation
from bot.players.hearts import situation as hearts_situation
from bot.players.hearts.situation import HeartsSituation, counting_of
from bot.players.situation import Situation
from bot.rules import gongzhu, hearts
from tests.players.played_hands import begun_hands, held_sets, legal_of, states_of
from tests.support.views import view_of


def situation_of(hand):
    leader = hand.play.trick.leader
    situation: Situation
    if isinstance(hand, hearts.Hand):
        situation = HeartsSituation(leader, counting_of(hand.options))
    else:
        opening = bit_of(hand.options.first_lead.card) if hand.leader is None else 0
        situation = GongzhuSituation(leader, set_of(hand.exposed), opening=opening)
    situation.hands = held_sets(hand)
    return situation


@given(begun_hands())
def test_the_same_cards_are_legal_at_every_step(begun):
    hand, rng = begun
    states = states_of(hand, rng)
    situation = situation_of(hand)
    for state, card in zip(states, states[-1].play.played, strict=False):
        situation.look(situation.hands[situation.seat])
        assert situation.seat == state.to_play
        assert cards_of(situation.legal) == legal_of(state)
        situation.play(bit_of(card))
    assert list(map(cards_of, situation.taken)) == [
        cards_of(set_of(each)) for each in states[-1].play.captured
    ]


@given(begun_hands())
def test_a_view_leads_to_the_same_situation(begun):
    hand, rng = begun
    for state in states_of(hand, rng)[:-1]:
        seat = state.to_play
        situation = DecisionContext(view_of(state, seat)).knowledge.situation
        assert situation.seat == seat
        assert situation.held == set_of(state.held[seat])
        assert situation.gone == set_of(state.play.played)
        assert situation.taken == list(map(set_of, state.play.captured))
        assert cards_of(situation.legal_cards()) == legal_of(state) or not situation.gone


@given(begun_hands())
def test_scores_are_those_of_the_rules(begun):
    hand, rng = begun
    captured = states_of(hand, rng)[-1].play.captured
    assert_same_scores(hand, captured)


@given(begun_hands())
def test_scores_of_whoever_takes_all(begun):
    hand, _ = begun
    everything = tuple(card for cards in hand.deal for card in cards)
    assert_same_scores(hand, ((), everything, (), ()))


def assert_same_scores(hand, captured):
    taken = list(map(set_of, captured))
    if isinstance(hand, hearts.Hand):
        for moon in (hearts.Moon.ADD_TO_OTHERS, hearts.Moon.TAKE_FROM_SELF):
            scores = hearts_situation.scores_of(taken, counting_of(hand.options), moon)
            assert tuple(scores) == hearts.score_hand(captured, hand.options, moon)
    else:
        scores = gongzhu_situation.scores_of(taken, set_of(hand.exposed), hand.options)
        assert tuple(scores) == gongzhu.score_hand(captured, hand.exposed, hand.options)
