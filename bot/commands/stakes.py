"""Whether a bankroll table that is about to be opened could be played at, and for what stake if not."""

from dataclasses import dataclass

from bot.rules.errors import RuleError
from bot.services.bankroll import Purses
from bot.tables.accounts import account_too_new


@dataclass(frozen=True)
class Wanted:
    """A table that somebody wants to open, where bankrolls are played for.

    Args:
        game: Which game.
        unit: What is settled at once: a `round`, or a `game`.
        stake: The stake.
        cost_points: What a unit can cost somebody who plays.
        choices: Whatever else was chosen for it, in the form in which a button carries it.
    """

    game: str
    unit: str
    stake: int
    cost_points: int
    choices: str


def refusal(wanted: Wanted, purses: Purses, affordable: int) -> RuleError:
    """Return why a table is not opened, with what the button needs that opens one for less.

    Args:
        wanted: The table.
        purses: What whoever opens it has, and what the others have.
        affordable: The highest stake that they could open it with; 0 for none.
    """
    if purses.limit is not None and purses.to_lose < wanted.cost_points <= min(purses.own, purses.others):
        error = account_too_new(wanted.unit, wanted.cost_points, purses.limit, affordable)
        return RuleError(
            error.code, **error.params, affordable=affordable, game=wanted.game, choices=wanted.choices
        )
    is_for_all = purses.others < wanted.cost_points
    who = "you" if not is_for_all else "others" if purses.own >= wanted.cost_points else "all"
    return RuleError(
        "stake-too-high",
        who=who,
        unit=wanted.unit,
        stake=wanted.stake,
        need=wanted.cost_points,
        balance=purses.own,
        affordable=affordable,
        game=wanted.game,
        choices=wanted.choices,
    )
