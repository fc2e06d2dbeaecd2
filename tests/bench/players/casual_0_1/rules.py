"""Rules in the order they are tried, as they were when `casual` was frozen."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tests.bench.players.casual_0_1.situation import Situation

SituationT = TypeVar("SituationT", bound=Situation)


@dataclass(frozen=True, slots=True)
class Rules(Generic[SituationT]):
    """How one game is played. A rule returns the card it wants, or no card; the last of each list speaks.

    Args:
        leading: Rules for leading a trick.
        following: Rules for following suit.
        discarding: Rules for what to play where one cannot follow suit.
    """

    leading: tuple[Callable[[SituationT], int], ...]
    following: tuple[Callable[[SituationT], int], ...]
    discarding: tuple[Callable[[SituationT], int], ...]

    def decide(self, situation: SituationT) -> int:
        """Return the card of the first rule that speaks."""
        if not situation.led:
            rules = self.leading
        else:
            rules = self.following if situation.legal & situation.led else self.discarding
        return next(filter(None, (rule(situation) for rule in rules)))
