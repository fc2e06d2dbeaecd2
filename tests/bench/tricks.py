"""Hands of Hearts and Gong Zhu: played at random from the first card to the scores, and what is legal."""

import random
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from bot.rules import gongzhu, hearts
from bot.rules.cards import build_deck
from bot.rules.tricks import SEATS, BySeat, deal_out
from tests.bench.measuring import Contender, Race, each

_DEALS: Final = 20
# One of four hands of Hearts has no passing: what everybody plays here.
_NO_PASSING: Final = 4


def races() -> Iterator[Race]:
    """Yield what is measured of tricks."""
    seeds = range(_DEALS)
    played = [
        Contender("Hearts", each(_play_hearts, seeds)),
        *(peers := _openspiel(seeds)),
        Contender("Gong Zhu", each(_play_gongzhu, seeds)),
    ]
    missing = [] if peers else ["open_spiel not found: pip install -e '.[bench]'"]
    yield Race("A random hand, dealt and played to its scores", "ms", played, missing)
    deals = [_deal(random.Random(number)) for number in seeds]
    of_hearts = [stand for number, deal in enumerate(deals) for stand in _stands(hearts, deal, number)]
    of_gongzhu = [stand for number, deal in enumerate(deals) for stand in _stands(gongzhu, deal, number)]
    yield Race(
        "What the seat to play may play",
        "µs",
        [
            Contender("Hearts: legal_plays", each(hearts.legal_plays, of_hearts)),
            Contender("Gong Zhu: legal_plays", each(gongzhu.legal_plays, of_gongzhu)),
        ],
    )


def _deal(rng: random.Random) -> BySeat:
    deck = list(build_deck())
    rng.shuffle(deck)
    return deal_out(deck)


def _play_hearts(seed: int) -> object:
    rng = random.Random(seed)
    hand = hearts.new_hand(_deal(rng), _NO_PASSING)
    while (seat := hand.to_play) is not None:
        hand = hearts.play_card(hand, seat, rng.choice(hearts.legal_plays(hand)))
    return hearts.hand_scores(hand)


def _play_gongzhu(seed: int) -> object:
    rng = random.Random(seed)
    hand = _nothing_exposed(_deal(rng))
    while (seat := hand.to_play) is not None:
        hand = gongzhu.play_card(hand, seat, rng.choice(gongzhu.legal_plays(hand)))
    return gongzhu.hand_scores(hand)


def _nothing_exposed(deal: BySeat) -> gongzhu.Hand:
    hand = gongzhu.new_hand(deal)
    for seat in range(SEATS):
        hand = gongzhu.expose_cards(hand, seat, ())
    return hand


def _stands(game: Any, deal: BySeat, number: int) -> list[Any]:
    """Return how a hand stands before each of its cards, in random play."""
    rng = random.Random(number)
    hand = _nothing_exposed(deal) if game is gongzhu else hearts.new_hand(deal, _NO_PASSING)
    stands = []
    while hand.to_play is not None:
        stands.append(hand)
        hand = game.play_card(hand, hand.to_play, rng.choice(game.legal_plays(hand)))
    return stands


def _openspiel(seeds: Sequence[int]) -> list[Contender]:
    """Return OpenSpiel's Hearts twice: with the loop of its documentation, and with the shortest there is."""
    try:
        game = import_module("pyspiel").load_game("hearts(pass_cards=False)")
    except ImportError:
        return []

    def as_documented(seed: int) -> object:
        state, rng = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return state.returns()

    def shortest(seed: int) -> object:
        state, rng = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return state.returns()

    return [
        Contender("OpenSpiel's Hearts, by its documentation", each(as_documented, seeds), is_peer=True),
        Contender("OpenSpiel's Hearts, the shortest loop", each(shortest, seeds), is_peer=True),
    ]
