"""Prints what computer players decide in many positions of both games: `decisions.py NUMBER`.

A program of its own, so that it is asked which of two builds it runs on by the path that it is given.
"""

import sys
from collections.abc import Iterator
from random import Random

from bot.players import IS_COMPILED, Budget, Level, PlayerView, advise, decide
from bot.rules import gongzhu, hearts
from tests.rules.trick_cases import begin_gongzhu, begin_hearts, random_deal
from tests.support.views import view_of

_DEALS = 24
_TOTALS = [(0, 0, 0, 0), (95, 60, 70, 99)]
_OPTIONS = [
    hearts.Options(),
    hearts.Options(jack_of_diamonds=True),
    hearts.Options(black_maria=True),
    hearts.Options(spot=True, jack_of_diamonds=True),
]


def views(seed: int) -> Iterator[PlayerView]:
    """Yield what seats see that have something to decide: before the play, and somewhere in it."""
    rng = Random(seed)
    options, totals = _OPTIONS[seed % 4], _TOTALS[seed % 3 == 0]
    yield view_of(hearts.new_hand(random_deal(rng), seed % 3 + 1, options), seed % 4, totals)
    teams = gongzhu.Options(teams=seed % 2 == 0)
    yield view_of(gongzhu.new_hand(random_deal(rng), None, teams), seed % 4)
    yield somewhere(begin_hearts(rng, seed, options), rng, totals)
    yield somewhere(begin_gongzhu(rng, None, teams), rng, tuple(-9 * total for total in totals))


def somewhere(hand, rng, totals):
    """Return what the seat to play sees, after some plays by advice and some by chance."""
    rules = view_of(hand, 0).game.rules
    for _ in range(rng.randrange(44)):
        view = view_of(hand, hand.to_play)
        card = advise(view).card if rng.random() < 0.7 else rng.choice(view.legal)
        hand = rules.play_card(hand, hand.to_play, card)
    return view_of(hand, hand.to_play, totals)


def main(number: int) -> None:
    tell("compiled" if IS_COMPILED else "pure Python")
    for seed in range(number):
        for view in views(seed):
            for level in Level:
                decision = decide(view, level, Random(seed), Budget(most_deals=_DEALS))
                tell(*decision.cards, decision.advice, *decision.expected.values())


def tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
