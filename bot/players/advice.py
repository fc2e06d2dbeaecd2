"""The advice of a game, rule by rule."""

from collections.abc import Callable
from typing import Generic, TypeAlias

from bot.players.situation import SituationT

# A piece of advice: the card that is wanted, or no card.
Rule: TypeAlias = Callable[[SituationT], int]


class Advice(Generic[SituationT]):
    """The advice of one game, in the order it is tried. The last rule of each list always speaks.

    Args:
        leading: Rules for leading a trick.
        following: Rules for following suit.
        discarding: Rules for what to play where one cannot follow suit.
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
        """Return the card of the first rule that speaks."""
        for rule in self.rules_for(situation):
            card = rule(situation)
            if card:
                return card
        raise AssertionError("the last rule always speaks")

    def rules_for(self, situation: SituationT) -> tuple[Rule[SituationT], ...]:
        """Return the rules that are asked in a situation, in their order."""
        if not situation.led:
            return self.leading
        return self.following if situation.legal & situation.led else self.discarding
