"""The drill as it is kept: what people answered, and who leads."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import DAILY_HANDS
from bot.tables.ids import GuildId, UserId

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
    """One person's line in a server's drill leaderboard; free practice does not count in it.

    Args:
        user_id: The person.
        right: How many hands of daily sets they answered right.
        answered: How many they answered at all.
        sets: How many sets they completed.
    """

    user_id: UserId
    right: int
    answered: int
    sets: int


class DrillStore(Protocol):
    """What is kept of the drill."""

    async def fix_rules(self, guild_id: GuildId, day: int, rules: HouseRules) -> HouseRules:
        """Return the house rules of a day's set: these, or those that were fixed for it before."""
        ...

    async def keep(
        self, guild_id: GuildId, user_id: UserId, question: Question, answer: DrillAnswer, *, now_ms: int
    ) -> DrillAnswer:
        """Keep an answer.

        Returns:
            The answer that counts: this one, or the one given before.
        """
        ...

    async def answers(self, guild_id: GuildId, user_id: UserId, day: int) -> dict[int, DrillAnswer]:
        """Return what somebody answered to a day's set, by the number of the hand."""
        ...

    async def streak(self, guild_id: GuildId, user_id: UserId) -> int:
        """Return how many hands somebody has answered right in a row by now, of sets and of free practice."""
        ...

    async def completed_days(self, guild_id: GuildId, user_id: UserId) -> list[int]:
        """Return the days whose sets somebody has answered whole, the latest first."""
        ...

    async def claim_share(self, guild_id: GuildId, user_id: UserId, day: int, *, now_ms: int) -> bool:
        """Note that somebody shows their result of a day to everybody; False where they already have."""
        ...

    async def has_shared(self, guild_id: GuildId, user_id: UserId, day: int) -> bool:
        """Whether somebody has shown their result of a day to everybody."""
        ...

    async def standings(self, guild_id: GuildId, since_day: int | None = None) -> list[DrillStanding]:
        """Return who took part in a server's daily sets since a day, or ever.

        Most right answers first, then by fewer answers in all, then by lower id.
        """
        ...

    async def day_standings(self, guild_id: GuildId, day: int) -> list[DrillStanding]:
        """Return who took part in one day's set, in the same order."""
        ...


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
