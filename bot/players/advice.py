"""The advice of a game: lists of rules, each of which picks a card and says why a card is good.

A rule picks thousands of times a second while a player looks ahead: it reads a situation in plain integers.
Its reason is for people. It is told once a decision is made, and has to be true: it uses only what the seat
knows for certain, see `play`.

The name of a function that picks is an order, such as `cash_the_jack`. The name of a function that tells
whether a reason holds is a statement about the card, such as `wins_the_jack`.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, Final, Generic, TypeVar

from bot.players.situation import Situation, SituationT

StateT_contra = TypeVar("StateT_contra", contravariant=True)
SubjectT_contra = TypeVar("SubjectT_contra", contravariant=True)

# The id for a card without a reason, which only looking ahead finds.
LOOKING_AHEAD: Final = "looking-ahead"

_LEADING: Final = 0
_FOLLOWING: Final = 1
_DISCARDING: Final = 2


class Plan(StrEnum):
    """A plan for the whole hand that explains a card. All plans are about sweeps, see `sweeping`."""

    # The seat has taken all cards of the sweep so far, and wants the rest.
    FINISH = "finish"
    # No other seat has taken a card of the sweep, and the seat tries to win them all.
    TRY = "try"
    # Another seat has taken all cards of the sweep so far, and has to be stopped.
    STOP = "stop"


class Rule(Generic[StateT_contra, SubjectT_contra]):
    """One piece of advice: which card it picks, and of which cards its reason is true.

    Args:
        name: The id of the sentence that tells the reason.
        picks: Returns the card that the rule wants, or no card if it does not apply. None if the rule never
            decides: it only explains cards that looking ahead or another rule has chosen.
        holds: Returns whether the reason is true of a card, no matter how the card was chosen. None if the
            rule has no sentence: other rules explain the cards that it picks.
        plan: The plan for the whole hand that the picked card follows.
    """

    def __init__(
        self,
        name: str,
        picks: Callable[[StateT_contra], int] | None = None,
        holds: Callable[[SubjectT_contra], bool] | None = None,
        plan: Plan | None = None,
    ) -> None:
        self.name = name
        self.picks = picks
        self.holds = holds
        self.plan = plan


def reason_for(rules: Iterable[Rule[Any, SubjectT_contra]], subject: SubjectT_contra) -> str:
    """Return the name of the first rule whose reason is true of a card, or `LOOKING_AHEAD` if none is."""
    return next((rule.name for rule in rules if rule.holds and rule.holds(subject)), LOOKING_AHEAD)


class Advice(Generic[SituationT]):
    """The rules of one game for the play. In each list, the most important rule is first.

    The order counts twice: the first rule that applies picks the card, and the first rule whose reason is
    true of a card explains it. Some rule of each list always picks a card.

    Args:
        discarding: Rules for a seat that cannot follow suit.
    """

    def __init__(
        self,
        *,
        leading: tuple[Rule[SituationT, Any], ...],
        following: tuple[Rule[SituationT, Any], ...],
        discarding: tuple[Rule[SituationT, Any], ...],
    ) -> None:
        self.rules = leading, following, discarding
        self._picks = tuple(tuple(rule.picks for rule in rules if rule.picks) for rules in self.rules)

    def decide(self, situation: SituationT) -> int:
        """Return the card of the first rule that applies."""
        for picks in self._picks[_kind_of(situation)]:
            card = picks(situation)
            if card:
                return card
        raise AssertionError("some rule always picks")

    def rules_for(self, situation: SituationT) -> tuple[Rule[SituationT, Any], ...]:
        """Return the rules for a situation, in the order in which they are tried."""
        return self.rules[_kind_of(situation)]

    def plan_for(self, situation: SituationT) -> Plan | None:
        """Return the plan that the card of `decide` follows."""
        return next(rule.plan for rule in self.rules_for(situation) if rule.picks and rule.picks(situation))


def _kind_of(situation: Situation) -> int:
    """Return the place of the rules for a situation in `Advice.rules`: leading, following or discarding."""
    if not situation.led:
        return _LEADING
    return _FOLLOWING if situation.legal & situation.led else _DISCARDING
