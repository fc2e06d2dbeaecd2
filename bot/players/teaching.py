"""What a strong player tells people: a rule they can learn from, wherever that is as good."""

from dataclasses import replace

from bot.players.choosing import Choice, Decision, advise, advise_prepared
from bot.players.game import TrickGame
from bot.players.view import PlayerView
from bot.rules.tricks import Cards


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
    selection = advise_prepared(view)
    is_better = is_clearly_better(view.game, decision, selection.cards)
    return decision if is_better else replace(selection, expected=decision.expected)


def is_clearly_better(game: TrickGame, decision: Decision, done: Cards) -> bool:
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
    return best is None or worth is None or best - worth >= game.advisor.clearly_better
