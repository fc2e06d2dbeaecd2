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
        if not situation.led:
            rules = self.leading
        else:
            rules = self.following if situation.legal & situation.led else self.discarding
        for rule in rules:
            card = rule(situation)
            if card:
                return card
        raise AssertionError("the last rule always speaks")
