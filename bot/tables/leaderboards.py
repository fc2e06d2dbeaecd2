"""Who leads in a server, by what, and since when.

Points are of all games together, and so are the rounds beside them, which are those that moved points of this
kind; any other ranking is of one game. Anyone who has played such a round is listed, and nobody else.
Days are counted from 1970-01-01 UTC.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.tables.ids import GuildId, TableId, UserId

# How many lines are read at once: Discord says at one request which of as many people are still there.
STRETCH: Final = 100


class Ranking(StrEnum):
    """What people are ranked by."""

    POINTS = "points"
    ROUNDS = "rounds"
    BEST_HAND = "best-hand"
    DRILL = "drill"


class Period(StrEnum):
    """Which rounds count: since midnight, since Monday, since the first of the month (all UTC), or all."""

    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    ALL = "all"


class Rankable(Protocol):
    """What somebody's rank is for."""

    @property
    def user_id(self) -> UserId:
        """Whose it is."""
        ...

    @property
    def score(self) -> Any:
        """What they are ranked by."""
        ...


Line = TypeVar("Line", bound=Rankable)


@dataclass(frozen=True)
class Standing:
    """One person's line in a server's leaderboard.

    Args:
        user_id: The person.
        score: What they are ranked by: points, rounds, the rank of a hand, or hands split right.
        rounds: How many settled rounds they took part in; in the drill, how many hands they were given.
        best_round: Where they had their best hand: the table and the round; None on other leaderboards.
    """

    user_id: UserId
    score: int
    rounds: int
    best_round: tuple[TableId, int] | None = None


@dataclass(frozen=True)
class Look:
    """What somebody wants to see of a ranked list.

    Args:
        guild_id: Of which server.
        reader_id: Who; their own line is told, too.
        first: How many lines to leave out before the stretch.
    """

    guild_id: GuildId
    reader_id: UserId
    first: int = 0


@dataclass(frozen=True)
class Stretch(Generic[Line]):
    """Some lines of a ranked list, one after another.

    Args:
        lines: The lines, the best first.
        first: How many lines there are before them.
        first_rank: The rank of the first of them, from 1; equal scores share the better rank.
        people: How many lines the whole list has.
        own: The line of who asked; None when they have none.
        own_rank: Its rank.
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
