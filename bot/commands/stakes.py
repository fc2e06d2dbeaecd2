"""Explains why a bankroll table cannot be opened for a stake, and for which lower stake it could be."""

from dataclasses import dataclass

from bot.rules.errors import RuleError
from bot.services.bankroll import Purses
from bot.tables.accounts import account_too_new


@dataclass(frozen=True)
class Wanted:
    """A bankroll table that a member wants to open.

    Args:
        unit: What is settled at once: a `round` or a `game`.
        cost_points: The most that a unit can cost a player.
        choices: The other options, in the form in which a button carries them.
    """

    game: str
    unit: str
    stake: int
    cost_points: int
    choices: str


def refusal(wanted: Wanted, purses: Purses, affordable: int) -> RuleError:
    """Return why a table is not opened, with the parameters of the button that opens one for a lower stake.

    Args:
        affordable: The highest stake that the opener could open the table with; 0 if there is none.
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
