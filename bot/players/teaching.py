"""What a strong player tells people: a rule they can learn from, wherever that is as good."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.players.choosing import Choice, Decision, advise, advise_exposed, advise_pass
from bot.players.view import Game, PlayerView
from bot.rules.tricks import Cards

# By how many points one thing has to be better than another to be called so. What is expected is guessed,
# and of its own forty decisions in a hand a strong player finds one so much worse over other guesses.
_CLEARLY: Final[Mapping[Game, float]] = {Game.HEARTS: 0.5, Game.GONGZHU: 10.0}


def taught(view: PlayerView, decision: Decision) -> Decision:
    """Return what a strong player tells somebody: the plain advice, or what is clearly better.

    Args:
        view: What the seat sees that has to decide.
        decision: What the strong player would do, having looked ahead.
    """
    if isinstance(decision, Choice):
        choice = advise(view)
        is_better = is_clearly_better(view.game, decision, choice.cards)
        return decision if is_better else replace(choice, expected=decision.expected)
    selection = advise_pass(view) if view.game is Game.HEARTS else advise_exposed(view)
    is_better = is_clearly_better(view.game, decision, selection.cards)
    return decision if is_better else replace(selection, expected=decision.expected)


def is_clearly_better(game: Game, decision: Decision, done: Cards) -> bool:
    """Say whether a decision is clearly better than something else that was, or could be, done.

    What a strong player did not even look at counts as worse.

    Args:
        game: The game.
        decision: The decision.
        done: The card that was played instead, or the cards.
    """
    if set(decision.cards) == set(done):
        return False
    best, worth = decision.worth_of(decision.cards), decision.worth_of(done)
    return best is None or worth is None or best - worth >= _CLEARLY[game]
