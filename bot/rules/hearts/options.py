"""The house rules of Hearts."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.rules.tricks.options import TrickOptions

DEFAULT_TARGET: Final = 100


class Moon(StrEnum):
    """The effect of shooting the moon: 26 for each other seat, −26 for the shooter, or a choice."""

    ADD_TO_OTHERS = "add_to_others"
    TAKE_FROM_SELF = "take_from_self"
    CHOOSE = "choose"


@dataclass(frozen=True, slots=True)
class Options(TrickOptions):
    """The options in which tables of Hearts differ.

    Source: a public rule-and-strategy description of Hearts.

    Args:
        jack_of_diamonds: Whether J♦ is worth −10 to its taker (Omnibus). It may not be played to the first
            trick, and the moon requires capturing it as well.
        target: The game ends with the hand in which a score exceeds it. A whole number from 1 to 10,000.
        queen_breaks_hearts: Whether playing Q♠ breaks hearts.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    jack_of_diamonds: bool = False
    moon: Moon = Moon.ADD_TO_OTHERS
    target: int = DEFAULT_TARGET
    queen_breaks_hearts: bool = False
