"""The house rules of Gong Zhu."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.rules.tricks.options import TrickOptions

DEFAULT_TARGET: Final = 1000


class PigFlips(StrEnum):
    """Whether capturing all the hearts makes the pig count in its taker's favour."""

    ALL_HEARTS = "all_hearts"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Options(TrickOptions):
    """The options in which tables of Gong Zhu differ.

    Source: a public rule-and-strategy description of Gong Zhu.

    Args:
        pig_flips: Whether the pig counts +100 for a seat that has taken it and all the hearts.
        target: The game ends with the hand in which a score reaches minus this many points. A whole number
            from 1 to 10,000.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    pig_flips: PigFlips = PigFlips.ALL_HEARTS
    target: int = DEFAULT_TARGET
