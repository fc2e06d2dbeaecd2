"""Ranked lists of people: what they are ranked by, and how the lists are read in slices."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.tables.ids import GuildId, UserId

# How many lines are read at once. One request to Discord can tell which of up to this many people are still
# members.
SLICE: Final = 100


class Ranking(StrEnum):
    """What the people of a server are ranked by, on leaderboards that begin anew each month."""

    POINTS = "points"
    ROUNDS = "rounds"
    BEST_HAND = "best-hand"
    DRILL = "drill"


class Rankable(Protocol):
    """One line of a ranked list."""

    @property
    def user_id(self) -> UserId: ...

    @property
    def score(self) -> Any: ...


RankableT = TypeVar("RankableT", bound=Rankable)


@dataclass(frozen=True)
class RankRequest:
    """The part of a ranked list that a person wants to see.

    Args:
        reader_id: The person. Their own line is read too.
        first: How many lines to skip before the slice.
    """

    guild_id: GuildId
    reader_id: UserId
    first: int = 0


@dataclass(frozen=True)
class RankSlice(Generic[RankableT]):
    """Consecutive lines of a ranked list.

    Args:
        lines: The lines, the best first.
        first: How many lines come before them.
        first_rank: The rank of the first of these lines, from 1; equal scores share the better rank.
        own: The reader's line; None if they have none.
        own_rank: The rank of the reader's line; 0 if they have none.
    """

    lines: Sequence[RankableT]
    first: int = 0
    first_rank: int = 1
    people: int = 0
    own: RankableT | None = None
    own_rank: int = 0

    @property
    def is_last(self) -> bool:
        return self.first + len(self.lines) >= self.people
