"""OpenSpiel's ISMCTS as a chooser of cards in Hearts. Our own referee deals, and knows the rules.

What is different there (2.0.2):

* Q♠ breaks hearts unless it is told not to; it is. J♦ does not count. All other rules of the play, the
  first trick and the moon included, are ours; a test compares what is legal.
* Its guesses at the hidden cards do not know who could not follow suit, and that it passed some of them.
* It crashes when it is asked to pass. It is given a hand without passing, as it is once all have passed.

It thinks in numbers of simulations. So that it takes processor time, as everybody here, a few are timed
first at every move.
"""

import importlib
import importlib.util
from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

from bot.players import PlayerView
from bot.rules.cards import Card, build_deck
from bot.rules.tricks import CARDS_EACH, SEATS, Cards, Trick

_GAME: Final = "hearts(pass_cards=False,qs_breaks_hearts=False)"
_SUITS: Final = "CDHS"
# How much of what was hardly tried is hoped for, in points of one hand.
_CURIOSITY: Final = 15.0
_TIMED: Final = 64
# With a single one it chooses from nothing.
_FEWEST: Final = 2


def is_installed() -> bool:
    """Whether there is OpenSpiel."""
    return importlib.util.find_spec("pyspiel") is not None


def choose(view: PlayerView, rng: Random, think_s: float, simulations: int | None) -> tuple[Card, int]:
    """Return the card it plays, and how many simulations that took.

    Args:
        view: What a seat sees of a hand of Hearts without J♦; it is its turn.
        simulations: How many simulations it makes instead; None for time.
    """
    spiel, began_s = _spiel(), process_time()
    state = state_of(view, rng)
    if simulations is None:
        _searched(spiel, state, rng, _TIMED)
        # What the timed ones have taken is gone.
        used_s = process_time() - began_s
        simulations = int(_TIMED * (think_s - used_s) / used_s)
    return card_of(_searched(spiel, state, rng, max(_FEWEST, simulations))), simulations


def _searched(spiel: Any, state: Any, rng: Random, simulations: int) -> int:
    evaluator = spiel.RandomRolloutEvaluator(1, rng.getrandbits(31))
    most_visited = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(rng.getrandbits(31), evaluator, _CURIOSITY, simulations, -1, most_visited)
    return int(bot.step(state))


def state_of(view: PlayerView, rng: Random) -> Any:
    """Return a hand as a seat sees it. What is hidden is anywhere: the search guesses it anew each time."""
    played: list[list[Card]] = [[] for _ in range(SEATS)]
    for trick in view.tricks:
        for seat, card in _plays(trick):
            played[seat].append(card)
    seen = {*view.held, *(card for cards in played for card in cards)}
    hidden = [card for card in build_deck() if card not in seen]
    rng.shuffle(hidden)
    hands = [
        [*cards, *(view.held if seat == view.seat else _taken(hidden, CARDS_EACH - len(cards)))]
        for seat, cards in enumerate(played)
    ]
    state = _spiel().load_game(_GAME).new_initial_state()
    # Nobody passes.
    state.apply_action(0)
    for place in range(CARDS_EACH):
        for hand in hands:
            state.apply_action(action_of(hand[place]))
    for trick in view.tricks:
        for card in trick.cards:
            state.apply_action(action_of(card))
    return state


def _plays(trick: Trick) -> list[tuple[int, Card]]:
    return [((trick.leader + place) % SEATS, card) for place, card in enumerate(trick.cards)]


def _taken(cards: list[Card], count: int) -> Cards:
    taken = tuple(cards[:count])
    del cards[:count]
    return taken


@cache
def _spiel() -> Any:
    return importlib.import_module("pyspiel")


@cache
def _cards() -> dict[int, Card]:
    return {action_of(card): card for card in build_deck()}


def card_of(action: int) -> Card:
    """Return the card of one of OpenSpiel's actions."""
    return _cards()[action]


def action_of(card: Card) -> int:
    """Return a card as OpenSpiel's action: 2♣ 2♦ 2♥ 2♠ 3♣ and so on."""
    return (card.rank - 2) % CARDS_EACH * len(_SUITS) + _SUITS.index(card.suit)
