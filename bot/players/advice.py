"""Named advice: rules tried in order, of which the first that speaks decides."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from bot.players.situation import Situation

SituationT = TypeVar("SituationT", bound=Situation)
Rule: TypeAlias = Callable[[SituationT], int]


def advice_id(rule: Callable[..., object]) -> str:
    """Return the id of a piece of advice: its function's name, with hyphens."""
    return rule.__name__.replace("_", "-")
