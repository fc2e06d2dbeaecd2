"""Hands of Gnau: how strong they are, their best split, and a hundred thousand of them in the terminal."""

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from bot.rules.cards import Card, build_deck, format_cards, packs_for
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.settlement import settle
from bot.rules.gnau.splits import all_splits, optimal_split, strength_under
from tests.bench.measuring import Contender, Race, busy, each, process

_HANDS: Final = 20_000
_RULES: Final = PRESETS["kopitiam"]
_LINES: Final = 100_000

Hands = Sequence[tuple[Card, ...]]


def races() -> Iterator[Race]:
    """Yield what is measured of hands."""
    hands = random_hands(_HANDS)
    peers, missing = _peers(hands)
    ours = Contender("strength_under, house rules applied", each(strength_under(_RULES), hands))
    yield Race("How strong five cards are; peers: poker, no house rules", "µs", [ours, *peers], missing)
    yield Race(
        "A hand with its cards",
        "µs",
        [
            Contender("optimal_split", each(lambda hand: optimal_split(hand, _RULES), hands)),
            Contender("all_splits", each(lambda hand: all_splits(hand, _RULES), hands)),
        ],
    )
    yield Race("A round of the largest table", "µs", [Contender("settle, 19 players", _settling())])
    lines = "".join(f"{format_cards(hand)}\n" for hand in random_hands(_LINES))
    solve = process([sys.executable, "-m", "bot", "solve", "-"], lines)
    yield Race("A whole process", "s", [Contender("solve -, 100,000 hands", solve)], rounds=3)


def random_hands(count: int) -> Hands:
    """Return that many random hands of five, the same in every run."""
    rng, deck = random.Random(11), build_deck()
    return [tuple(rng.sample(deck, 5)) for _ in range(count)]


def _settling() -> Callable[[], float]:
    deck = list(build_deck(packs_for(20)))
    random.Random(11).shuffle(deck)
    hands = [tuple(deck[place : place + 5]) for place in range(0, 100, 5)]
    players = dict(enumerate(hands[1:]))
    return busy(lambda: [settle(hands[0], players, _RULES, 1) for _ in range(100)], 100)


def _peers(hands: Hands) -> tuple[list[Contender], list[str]]:
    """Return the evaluators of poker that are here, each given the same hands as it likes its cards."""
    found, missing = [], []
    for name, begin in _PEERS.items():
        try:
            evaluate = begin(import_module(name), hands)
        except ImportError:
            missing.append(f"{name} not found: pip install -e '.[bench]'")
        else:
            found.append(Contender(name, evaluate, is_peer=True))
    return found, missing


def _treys(treys: ModuleType, hands: Hands) -> Callable[[], float]:
    evaluate = treys.Evaluator().evaluate
    theirs = [[treys.Card.new(_poker(card)) for card in hand] for hand in hands]
    return each(lambda hand: evaluate(hand, []), theirs)


def _eval7(eval7: ModuleType, hands: Hands) -> Callable[[], float]:
    theirs = [[eval7.Card(_poker(card)) for card in hand] for hand in hands]
    return each(eval7.evaluate, theirs)


def _phevaluator(phevaluator: ModuleType, hands: Hands) -> Callable[[], float]:
    theirs = [[phevaluator.Card(_poker(card)) for card in hand] for hand in hands]
    return each(lambda hand: phevaluator.evaluate_cards(*hand), theirs)


def _pokerkit(pokerkit: ModuleType, hands: Hands) -> Callable[[], float]:
    lookup = pokerkit.StandardLookup()
    theirs = [tuple(pokerkit.Card.parse("".join(map(_poker, hand)))) for hand in hands]
    return each(lambda hand: lookup.get_entry(hand).index, theirs)


_PEERS: Final = {"treys": _treys, "eval7": _eval7, "phevaluator": _phevaluator, "pokerkit": _pokerkit}


def _poker(card: Card) -> str:
    return "-A23456789TJQK"[card.rank] + card.suit.lower()
