"""Leaderboards of a server: rankings, periods and stretches of lines.

A ranking by points covers all games together, and counts all rounds that moved points of that kind. Every
other ranking covers one game. A leaderboard lists exactly the people who have played a round that counts.
Days are counted from 1970-01-01 UTC.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.tables.ids import GuildId, TableId, UserId

# How many lines are read at once. One request to Discord can tell which of up to this many people are still
# members.
STRETCH: Final = 100


class Ranking(StrEnum):
    """What people are ranked by."""

    POINTS = "points"
    ROUNDS = "rounds"
    BEST_HAND = "best-hand"
    DRILL = "drill"


class Period(StrEnum):
    """The rounds that count: since midnight, since Monday, since the first of the month (all UTC), or all."""

    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    ALL = "all"


class Rankable(Protocol):
    """One line of a ranked list."""

    @property
    def user_id(self) -> UserId:
        """The person that the line is about."""
        ...

    @property
    def score(self) -> Any:
        """The number that people are ranked by."""
        ...


Line = TypeVar("Line", bound=Rankable)


@dataclass(frozen=True)
class Standing:
    """One person's line in a server's leaderboard.

    Args:
        score: What people are ranked by: points, rounds, the rank of a hand, or hands split right.
        rounds: How many settled rounds the person took part in; in the drill, how many hands they answered.
        best_round: The table and the round of the person's best hand; None on other leaderboards.
    """

    user_id: UserId
    score: int
    rounds: int
    best_round: tuple[TableId, int] | None = None


@dataclass(frozen=True)
class Look:
    """The part of a ranked list that a person wants to see.

    Args:
        reader_id: The person. Their own line is read too.
        first: How many lines to skip before the stretch.
    """

    guild_id: GuildId
    reader_id: UserId
    first: int = 0


@dataclass(frozen=True)
class Stretch(Generic[Line]):
    """Consecutive lines of a ranked list.

    Args:
        lines: The lines, the best first.
        first: How many lines come before them.
        first_rank: The rank of the first of these lines, from 1; equal scores share the better rank.
        people: How many lines the whole list has.
        own: The reader's line; None if they have none.
        own_rank: The rank of the reader's line; 0 if they have none.
    """

    lines: Sequence[Line]
    first: int = 0
    first_rank: int = 1
    people: int = 0
    own: Line | None = None
    own_rank: int = 0

    @property
    def is_last(self) -> bool:
        """Whether no lines follow."""
        return self.first + len(self.lines) >= self.people
