"""The parts that the tables of all games share.

People join, cut the deck, leave, are blocked or are gone. A table has a host, follows a chain of seeds, acts
by itself at its deadline, and closes. Each game adds its own seats, its stakes and the play with cards: see
`bot/tables/gnau` and `bot/tables/tricks`.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Protocol, TypeVar

from bot.rules import fair_deal
from bot.rules.errors import RuleError
from bot.tables.commands import (
    Actor,
)
from bot.tables.ids import UserId
from bot.tables.points import PointsMode

IDLE_MS: Final = 15 * 60 * 1000
"""A table without cards on it closes by itself after this time, in which nobody has done anything."""
SLOW_IDLE_MS: Final = 7 * 24 * 60 * 60 * 1000
"""The same for a slow table."""

_HOUR_S: Final = 60 * 60
_DAY_S: Final = 24 * _HOUR_S
SLOW_S: Final = _HOUR_S
"""From this pace on a table is slow: people come by when it is their turn."""
MOST_PACE_S: Final = 3 * _DAY_S
# What a host can choose from.
PACES_S: Final = (
    *(10, 20, 30, 45, 60, 90, 120, 180, 300, 600),
    *(_HOUR_S, 3 * _HOUR_S, 6 * _HOUR_S, 12 * _HOUR_S, _DAY_S, 2 * _DAY_S, MOST_PACE_S),
)
# The most time for a turn or a round, however much extra time a person has asked for.
MOST_EXTENDED_S: Final = 600

# The name of the last phase in every game.
CLOSED: Final = "closed"


class Stakes(Protocol):
    """What the options of every game say about the stake."""

    @property
    def stake_points(self) -> int: ...

    @property
    def rules(self) -> Any: ...

    @property
    def points(self) -> PointsMode: ...


@dataclass(frozen=True, kw_only=True)
class Table(ABC):
    """A table where people sit.

    Args:
        opener_id: The host: the person who opened the table, or who took over when an earlier host left or
            handed it over.
        options: The options of the game, including the stake.
        seed_root: The secret from which all shuffles derive, 32 bytes; empty in the snapshot stored with a
            round.
        round: How many times cards were dealt; 0 before the first deal.
        parts: What each person adds to the shuffles.
        deadline_ms: The instant at which the table acts by itself. It does not count once the table is
            closed.
        since_ms: When the wait until then began, if somebody's clock stands still in it; otherwise None.
        played: The options of the latest round, if they have changed since; otherwise None.
    """

    # The phases in which people hold cards, two error codes: for a round that is over, and for a person
    # who does not lead the table; and the option that says how many seconds people have.
    phases_with_cards: ClassVar[Container[StrEnum]]
    over_code: ClassVar[str]
    leader_code: ClassVar[str]
    speed_option: ClassVar[str]

    opener_id: UserId
    options: Stakes
    seed_root: bytes
    phase: StrEnum
    round: int = 0
    parts: Mapping[UserId, str] = field(default_factory=dict)
    deadline_ms: int | None = None
    since_ms: int | None = None
    played: Stakes | None = None

    @property
    @abstractmethod
    def people(self) -> tuple[UserId, ...]:
        """The people who have a seat, in the order of the seats."""

    @property
    @abstractmethod
    def is_full(self) -> bool:
        """Whether no seat is left for one more person."""

    @property
    @abstractmethod
    def is_forsaken(self) -> bool:
        """Whether the host has left the table while no other person was there to become the host."""

    @property
    @abstractmethod
    def turn_ms(self) -> int:
        """How long the people have who have to act now; of no meaning where there are none."""

    @property
    def is_slow(self) -> bool:
        """Whether people come by when it is their turn, instead of sitting there all the time."""
        return speed_of(self) >= SLOW_S

    @property
    def is_for_seated_alone(self) -> bool:
        """Whether only those who sit here may see what happens, because others still play the same deals."""
        return False

    def may_lead(self, user_id: UserId) -> bool:
        """Return whether a person may begin and close here without Manage Server."""
        return user_id == self.opener_id

    @property
    def is_open(self) -> bool:
        return self.phase != CLOSED

    @property
    def has_cards_out(self) -> bool:
        return self.phase in self.phases_with_cards

    @property
    def is_bankroll(self) -> bool:
        """Whether the table plays for bankrolls, which never fall below zero."""
        return self.options.points is PointsMode.BANKROLL

    @property
    def commitment(self) -> bytes:
        """The published commitment to the next round's seed: its SHA-256, which is the latest round's seed.

        While cards are out, it is still secret, because it is the seed of the running round.
        """
        return fair_deal.seed_of(self.seed_root, self.round)

    @property
    def lock(self) -> tuple[int, bytes]:
        """The running round, or the next one while no cards are out, and the commitment to its seed."""
        if self.has_cards_out:
            return self.round, fair_deal.commitment_to(self.commitment)
        return self.round + 1, self.commitment

    @property
    def next_seed(self) -> bytes:
        """The seed of the round after the latest."""
        return fair_deal.seed_of(self.seed_root, self.round + 1)

    def is_due(self, now_ms: int) -> bool:
        return self.deadline_ms is not None and now_ms >= self.deadline_ms


T = TypeVar("T", bound=Table)


def with_part(table: T, user_id: UserId, part: str) -> T:
    """Return a table with a person's part of the coming shuffles."""
    return replace(table, parts={**table.parts, user_id: part})


def without_part(table: T, user_id: UserId) -> T:
    """Return a table without a person's part of the coming shuffles."""
    return replace(table, parts={who: part for who, part in table.parts.items() if who != user_id})


def with_options(table: T, options: Any) -> T:
    """Return a table with new options from the next deal on.

    The table keeps the earlier options for showing the latest round.
    """
    return replace(table, options=options, played=(table.played or table.options) if table.round else None)


def with_stake(table: T, stake_points: int) -> T:
    """Return a table with another stake from the next deal on.

    Raises:
        RuleError: The table cannot have such a stake.
    """
    options: Any = table.options
    return with_options(table, replace(options, stake_points=stake_points))


def with_rules(table: T, rules: Any) -> T:
    """Return a table with other house rules from the next deal on."""
    options: Any = table.options
    return with_options(table, replace(options, rules=rules))


def with_speed(table: T, seconds: int) -> T:
    """Return a table where people have so many seconds from the next deal on.

    Raises:
        RuleError: The table cannot have such a speed.
    """
    options: Any = table.options
    return with_options(table, replace(options, **{table.speed_option: seconds}))


def speed_of(table: Table) -> int:
    """Return how many seconds people have from the next deal on."""
    seconds: int = getattr(table.options, table.speed_option)
    return seconds


def idle_ms(table: Table) -> int:
    """Return after how long a table without cards on it closes, if nobody does anything."""
    return SLOW_IDLE_MS if table.is_slow else IDLE_MS


def extended_s(seconds: int, times: int, most: int = MOST_EXTENDED_S) -> int:
    """Return a time to think, made so many times longer, but not beyond the most that extra time gives."""
    return max(seconds, min(seconds * times, most))


def verify_current(table: Table, round_number: int | None) -> None:
    """Check that a table is open and still in the round that a button was made for.

    Raises:
        RuleError: `table-closed`, or the table's own code for a round that is over.
    """
    if not table.is_open:
        raise RuleError("table-closed")
    if round_number is not None and round_number != table.round:
        raise RuleError(table.over_code, round=round_number)


def verify_leads(table: Table, actor: Actor) -> None:
    """Check that a person may begin and close here.

    Raises:
        RuleError: The table's own code for a person who does not lead it.
    """
    if not (actor.manages_server or table.may_lead(actor.user_id)):
        raise RuleError(table.leader_code)


def verify_hosts(table: Table, actor: Actor) -> None:
    """Check that a person is the host of a table or has Manage Server.

    Raises:
        RuleError: `only-host`.
    """
    if not (actor.manages_server or actor.user_id == table.opener_id):
        raise RuleError("only-host")


def verify_may_go_on(table: Table, actor: Actor, free_ms: int | None, now_ms: int) -> None:
    """Check that a person may begin what comes next: one who leads, or after a while anyone seated.

    Args:
        free_ms: The instant from which anyone seated may go on; None if only those who lead may.

    Raises:
        RuleError: The table's own code for a person who does not lead it, or `go-on-later`, which says from
            when on.
    """
    if free_ms is None or actor.user_id not in table.people or actor.manages_server:
        verify_leads(table, actor)
    elif now_ms < free_ms and not table.may_lead(actor.user_id):
        raise RuleError("go-on-later", when=f"<t:{-(-free_ms // 1000)}:R>")


def verify_seated(table: Table, user_id: UserId) -> None:
    """Check that a person has a seat.

    Raises:
        RuleError: `not-seated`.
    """
    if user_id not in table.people:
        raise RuleError("not-seated")


def verify_no_cards_out(table: Table) -> None:
    """Check that no person holds cards.

    Raises:
        RuleError: `cards-are-out`.
    """
    if table.has_cards_out:
        raise RuleError("cards-are-out")
