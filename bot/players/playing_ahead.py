"""Looking ahead from a card: what each legal one is expected to bring."""

from collections.abc import Callable, Sequence
from random import Random

from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.players.lookahead import Budget, compare
from bot.players.planning import Plan


def expect_of_plays(context: DecisionContext, rng: Random, budget: Budget) -> dict[int, float]:
    """Return what each choice of `context.choices()` is expected to be worth.

    Args:
        context: The seat at work; it is its turn.
        rng: Deals the unseen cards.
        budget: When to stop.
    """
    situation = context.knowledge.situation
    guesses = Guesses(context, rng)
    choices = context.choices(situation)
    plans = [Plan(context) for _ in choices]

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        hands = guesses.deal()
        for choice in live:
            played = situation.copy()
            played.hands = hands[:]
            played.play(choices[choice] & -choices[choice])
            note(choice, plans[choice].play_out(played))

    comparison = compare(len(choices), try_each, budget, context.advisor.spread)
    return dict(zip(choices, comparison.expected(), strict=True))
