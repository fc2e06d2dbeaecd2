"""Computer players of a game that only the tests have, in the process in which they think as well."""

import pickle
from random import Random

import pytest

from bot.players import Budget, Choice, Level, PlayerView, Selection, decide, follow_advice, taught
from bot.rules.cards import build_deck
from bot.rules.tricks import SEATS, deal_out
from bot.services.queues import Asker
from bot.services.thinking import Thinking
from tests.black_lady.game import BLACK_LADY
from tests.black_lady.rules import Hand, Options, begin_hand, legal_plays, play_card, prepare
from tests.support.hanging import HANGS_S
from tests.support.tables import ANN, GUILD


def dealt(seed: int = 1) -> Hand:
    deck = build_deck()
    return begin_hand(deal_out(Random(seed).sample(deck, len(deck))), 1, None, Options())


def begun(seed: int = 1) -> Hand:
    hand = dealt(seed)
    for seat in range(SEATS):
        hand = prepare(hand, seat, follow_advice(BLACK_LADY.view_of(hand, seat)).cards)
    return hand


def view_in_play(seed: int = 1) -> PlayerView:
    hand = begun(seed)
    assert hand.to_play is not None
    return BLACK_LADY.view_of(hand, hand.to_play)


@pytest.mark.parametrize("level", Level)
def test_computers_play_a_hand_of_black_lady_by_its_rules(level):
    hand, rng, budget = dealt(), Random(1), Budget(most_deals=4)
    for seat in range(SEATS):
        selection = decide(BLACK_LADY.view_of(hand, seat), level, rng, budget)
        assert isinstance(selection, Selection)
        hand = prepare(hand, seat, selection.cards)
    while (player := hand.to_play) is not None:
        choice = decide(BLACK_LADY.view_of(hand, player), level, rng, budget)
        assert isinstance(choice, Choice)
        assert choice.card in legal_plays(hand)
        hand = play_card(hand, player, choice.card)
    assert hand.is_finished


def test_what_is_taught_is_the_advice_or_clearly_better():
    view = view_in_play()
    strong = decide(view, Level.STRONG, Random(2), Budget(most_deals=20))
    assert taught(view, strong).cards in (follow_advice(view).cards, strong.cards)


def test_a_view_names_its_game_wherever_it_is_sent():
    view = BLACK_LADY.view_of(begun(), 2)
    sent = pickle.loads(pickle.dumps(view))
    assert sent == view
    assert sent.game is BLACK_LADY


async def test_a_strong_player_of_it_thinks_in_the_process():
    thinking, view = Thinking(wait_s=HANGS_S), view_in_play()
    try:
        decision = await thinking.consider(view, "seed", 5, Asker(GUILD, ANN))
    finally:
        await thinking.close()
    assert decision is not None
    assert decision.cards[0] in view.legal
    assert isinstance(decision, Choice)
    assert set(decision.expected) == set(view.legal)
