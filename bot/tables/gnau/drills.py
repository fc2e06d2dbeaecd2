"""The drill as it is kept: what people answered, and who leads."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.rules.gnau.practice import DAILY_HANDS
from bot.tables.ids import UserId

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
class DrillStanding:
    """One person's line among those who took part in a day's set.

    Args:
        user_id: The person.
        right: How many hands of it they answered right.
        answered: How many they answered at all.
    """

    user_id: UserId
    right: int
    answered: int


def days_in_a_row(completed: Iterable[int], today: int) -> int:
    """Return how many days in a row somebody completed the set, up to today.

    A set that is not completed yet today breaks nothing: the day is not over.

    Args:
        completed: The days whose sets they completed.
        today: The day it is.

    Example:
        >>> days_in_a_row([19, 18, 16], today=20), days_in_a_row([19, 18, 16], today=21)
        (2, 0)
    """
    days = set(completed)
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count


def rank_in(standings: Iterable[DrillStanding], user_id: UserId) -> int:
    """Return somebody's rank among people who took part; equally many right answers share the better one."""
    rights = {line.user_id: line.right for line in standings}
    return 1 + sum(right > rights[user_id] for right in rights.values())


def is_complete(answers: Mapping[int, DrillAnswer]) -> bool:
    """Whether a day's set has been answered whole."""
    return len(answers) == DAILY_HANDS
