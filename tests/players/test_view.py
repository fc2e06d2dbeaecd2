"""A view shows what a seat may see, and nothing else."""

import random
from dataclasses import replace

from hypothesis import given

from bot.players import Budget, Level, choose, prepare
from bot.rules import gongzhu, hearts
from bot.rules.tricks import Play, in_order
from tests.players.played_hands import begun_hands, seeds, states_of
from tests.rules.trick_cases import cards, dealt, pass_randomly, random_deal
from tests.support.views import view_of

BUDGET = Budget(most_deals=2)


def with_others_exchanged(state, seat, rng):
    """Return the same state to one seat: the others hold other cards, and chose other ones in secret.

    What they hold may be impossible by what they have played: a view does not know.
    """
    others = [other for other in range(4) if other != seat]
    pool = [card for other in others for card in state.held[other]]
    rng.shuffle(pool)
    held = list(state.held)
    for other in others:
        size = len(state.held[other])
        held[other], pool = in_order(pool[:size]), pool[size:]
    play = Play(tuple(held), state.play.trick, state.play.finished)
    deal = tuple(cards if other == seat else held[other] for other, cards in enumerate(state.deal))
    return replace(state, play=play, deal=deal)


@given(begun_hands())
def test_nothing_that_a_seat_cannot_see_is_in_its_view(begun):
    hand, rng = begun
    for state in states_of(hand, rng):
        for seat in range(4):
            assert view_of(with_others_exchanged(state, seat, rng), seat) == view_of(state, seat)


@given(seeds)
def test_what_others_pass_is_hidden_until_all_have(seed):
    rng = random.Random(seed)
    hand = hearts.new_hand(random_deal(rng))
    before = view_of(hand, 0)
    hand = hearts.pass_cards(hand, 1, rng.sample(hand.deal[1], 3))
    assert view_of(hand, 0) == before
    hand = hearts.pass_cards(hand, 0, rng.sample(hand.deal[0], 3))
    view = view_of(hand, 0)
    assert view.given == hand.passes[0]
    assert view.received == ()
    hand = pass_randomly(hand, rng)
    assert view_of(hand, 0).received == hand.passes[3]


@given(seeds)
def test_what_others_passed_on_is_never_seen(seed):
    hand = pass_randomly(hearts.new_hand(random_deal(random.Random(seed))), random.Random(seed))
    other = replace(hand, passes=(hand.passes[0], None, None, hand.passes[3]))
    assert view_of(other, 0) == view_of(hand, 0)


def test_what_others_expose_is_hidden_until_all_have():
    hand = gongzhu.new_hand(dealt("QS 2S", "AH"))
    hand = gongzhu.expose_cards(hand, 0, cards("QS"))
    assert view_of(hand, 1).exposed == ((),) * 4
    for seat in (1, 2, 3):
        hand = gongzhu.expose_cards(hand, seat, ())
    assert view_of(hand, 1).exposed == (cards("QS"), (), (), ())


@given(begun_hands())
def test_equal_views_lead_to_equal_choices(begun):
    hand, rng = begun
    state = rng.choice(states_of(hand, rng)[:-1])
    seat = state.to_play
    for level in Level:
        one, other = (
            choose(view_of(each, seat), level, random.Random(3), BUDGET)
            for each in (state, with_others_exchanged(state, seat, rng))
        )
        assert one == other


@given(seeds)
def test_passing_and_exposing_depend_on_the_own_cards_alone(seed):
    rng = random.Random(seed)
    deal = random_deal(rng)
    turned = (deal[0], deal[2], deal[3], deal[1])
    for level in Level:
        one, other = (
            (
                prepare(view_of(hearts.new_hand(each), 0), level, random.Random(3), BUDGET),
                prepare(view_of(gongzhu.new_hand(each), 0), level, random.Random(3), BUDGET),
            )
            for each in (deal, turned)
        )
        assert one == other
