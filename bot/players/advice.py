"""Named advice: rules tried in order, of which the first that speaks decides."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias

from bot.players.situation import SituationT

Rule: TypeAlias = Callable[[SituationT], int]

# The id for a card that no rule wants and only looking ahead finds.
LOOKING_AHEAD: Final = "looking-ahead"


@dataclass(frozen=True, slots=True)
class Advice(Generic[SituationT]):
    """The advice of one game, in the order it is tried. The last rule of each list always speaks.

    Args:
        leading: Rules for leading a trick.
        following: Rules for following suit.
        discarding: Rules for what to play where one cannot follow suit.
    """

    leading: tuple[Rule[SituationT], ...]
    following: tuple[Rule[SituationT], ...]
    discarding: tuple[Rule[SituationT], ...]

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

    def name_for(self, situation: SituationT, card: int) -> str:
        """Return the id of the first rule that wants a card; `LOOKING_AHEAD` if none does."""
        wanting = (rule for rule in self._rules_for(situation) if rule(situation) == card)
        return next(map(advice_id, wanting), LOOKING_AHEAD)

    def ids(self) -> Iterator[str]:
        """Return the ids of all rules."""
        return map(advice_id, (*self.leading, *self.following, *self.discarding))

    def _rules_for(self, situation: SituationT) -> tuple[Rule[SituationT], ...]:
        if not situation.led:
            return self.leading
        return self.following if situation.legal & situation.led else self.discarding


def advice_id(rule: Callable[..., object]) -> str:
    """Return the id of a piece of advice: its function's name, with hyphens.

    Example:
        >>> advice_id(advice_id)
        'advice-id'
    """
    return rule.__name__.replace("_", "-")
