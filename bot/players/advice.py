"""The advice of a game, as ordered lists of rules."""

from collections.abc import Callable
from typing import Generic, TypeAlias

from bot.players.situation import SituationT

# A rule returns the card it wants, or no card if it does not apply.
Rule: TypeAlias = Callable[[SituationT], int]


class Advice(Generic[SituationT]):
    """The advice of one game. Rules are tried in order, and the last rule of each list always applies.

    Args:
        discarding: Rules for a seat that cannot follow suit.
    """

    def __init__(
        self,
        *,
        leading: tuple[Rule[SituationT], ...],
        following: tuple[Rule[SituationT], ...],
        discarding: tuple[Rule[SituationT], ...],
    ) -> None:
        self.leading = leading
        self.following = following
        self.discarding = discarding

    def decide(self, situation: SituationT) -> int:
        """Return the card of the first rule that applies."""
        for rule in self.rules_for(situation):
            card = rule(situation)
            if card:
                return card
        raise AssertionError("the last rule always speaks")

    def rules_for(self, situation: SituationT) -> tuple[Rule[SituationT], ...]:
        """Return the rules for a situation, in the order in which they are tried."""
        if not situation.led:
            return self.leading
        return self.following if situation.legal & situation.led else self.discarding
