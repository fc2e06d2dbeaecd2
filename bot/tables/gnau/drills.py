"""The drill as it is kept: what people answered, and what that comes to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.rules.gnau.practice import DAILY_HANDS

# Kept as the day of hands that belong to no daily set. No set was ever dealt on that day, in 1970.
FREE_DAY: Final = 0


@dataclass(frozen=True)
class Question:
    """One hand somebody is asked about.

    Args:
        day: The day of its set; `FREE_DAY` in free practice.
        number: Which hand of the day's set, from 1; in free practice the seed it is dealt from.
    """

    day: int
    number: int

    @property
    def is_daily(self) -> bool:
        """Whether it belongs to a daily set."""
        return self.day != FREE_DAY


@dataclass(frozen=True)
class DrillAnswer:
    """What somebody answered, for good.

    Args:
        positions: The three pressed cards in the order of the deal; empty for No Ox.
        is_right: Whether nothing better was possible.
    """

    positions: tuple[int, ...]
    is_right: bool


@dataclass(frozen=True)
class DayResult:
    """What somebody's answers to a day's set come to.

    Args:
        rank: Their rank among those who took part; equally many right answers share the better one.
        people: How many took part.
        days: How many days in a row they completed the set, up to that one; 0 where they did not.
    """

    rank: int
    people: int
    days: int


def is_complete(answers: Mapping[int, DrillAnswer]) -> bool:
    """Whether a day's set has been answered whole."""
    return len(answers) == DAILY_HANDS
