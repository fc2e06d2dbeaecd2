"""The stored data of the drill: questions, answers and the results of a day."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.rules.gnau.practice import DAILY_HANDS
from bot.tables.ids import UserId

# The stored day of hands that belong to no daily set. It is a day in 1970, which never had a set.
FREE_DAY: Final = 0
# The three hands after a lesson have these days instead, one after the other. Their answers are not stored.
LESSON_DAYS: Final = range(1, 4)


@dataclass(frozen=True)
class Question:
    """One hand that a member has to split.

    Args:
        day: The day of its set; `FREE_DAY` in free practice, one of `LESSON_DAYS` after a lesson.
        number: The position in the day's set, from 1; without a set the seed that the hand is dealt from.
    """

    day: int
    number: int

    @property
    def is_daily(self) -> bool:
        """Whether the hand belongs to a daily set."""
        return self.day != FREE_DAY and not self.is_of_lesson

    @property
    def is_of_lesson(self) -> bool:
        """Whether it is one of the hands after a lesson."""
        return self.day in LESSON_DAYS


@dataclass(frozen=True)
class DrillAnswer:
    """A member's final answer to a question.

    Args:
        positions: The positions of the three chosen cards in the deal, 0 to 4, ascending; empty for No Ox.
        is_right: Whether no better split was possible.
    """

    positions: tuple[int, ...]
    is_right: bool


@dataclass(frozen=True)
class DayResult:
    """A member's result in a day's set.

    Args:
        rank: The rank among all participants; members with equally many right answers share the better rank.
        people: The number of participants.
        days: The number of days in a row with a completed set, counted back from this day; 0 if this
            day's set is not completed.
    """

    rank: int
    people: int
    days: int


@dataclass(frozen=True)
class DrillStanding:
    """How many hands of a day's set a member split right; the set is completed."""

    user_id: UserId
    score: int


def is_complete(answers: Mapping[int, DrillAnswer]) -> bool:
    """Whether all hands of a day's set have been answered."""
    return len(answers) == DAILY_HANDS
