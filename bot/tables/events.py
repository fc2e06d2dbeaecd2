"""Events that happen at the tables of every game.

An event is stored under the name of its class, with its fields, so neither is ever renamed. The machine of a
game lists the exceptions.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from bot.tables.ids import UserId
from bot.tables.ports import StoredEvent


class Cause(StrEnum):
    """The reason why a round was revealed or a table closed."""

    ASKED = "asked"
    AGREED = "agreed"
    ALL_READY = "all_ready"
    TIME = "time"
    EMPTY = "empty"
    CHANNEL_LOST = "place_lost"
    PLAYED = "played"


@dataclass(frozen=True)
class PlayerJoined:
    """A player took a seat.

    Args:
        part: What the player adds to the shuffles.
        seat: The seat's number, from 0, in games that number their seats.
    """

    user_id: UserId
    part: str
    seat: int = 0


@dataclass(frozen=True)
class PlayerLeft:
    """A player gave up their seat.

    Args:
        seat: The seat's number, from 0, in games that number their seats.
    """

    user_id: UserId
    seat: int = 0


@dataclass(frozen=True)
class PlayerSatOut:
    """A player had too few points for what begins, and gave up their seat.

    Args:
        stake_points: The highest stake that the player could have played for; 0 if there is none.
    """

    user_id: UserId
    stake_points: int


@dataclass(frozen=True)
class DeckCut:
    """A player added their own word to the shuffles."""

    user_id: UserId
    part: str


@dataclass(frozen=True)
class DeadlineMoved:
    """A deadline is another one, because the clock of somebody who has to act stands still for a time.

    Args:
        since_ms: When the wait began.
    """

    deadline_ms: int
    since_ms: int


@dataclass(frozen=True)
class TableHandedOver:
    """Another person is the host from now on."""

    user_id: UserId


@dataclass(frozen=True)
class PlayerRemoved:
    """The host or a server manager removes a person, whose leaving is the next event."""

    guest_id: UserId
    by_id: UserId


@dataclass(frozen=True)
class StakeChanged:
    """The host or a server manager changed the stake from the next deal on."""

    stake_points: int
    by_id: UserId


@dataclass(frozen=True)
class RulesChanged:
    """The host or a server manager changed the house rules from the next deal on."""

    rules: Any
    by_id: UserId


@dataclass(frozen=True)
class SpeedChanged:
    """The host or a server manager changed from the next deal on how many seconds people have."""

    seconds: int
    by_id: UserId


@dataclass(frozen=True)
class TableClosed:
    """The table ended. A game that was running is called off without wins or losses.

    Args:
        user_id: The person who closed the table: its host, or a member with Manage Server. None if no person
            did, and in events from before this was stored.
    """

    cause: Cause
    user_id: UserId | None = None


TableEvent: TypeAlias = (
    PlayerJoined
    | PlayerLeft
    | PlayerSatOut
    | DeckCut
    | DeadlineMoved
    | TableHandedOver
    | PlayerRemoved
    | StakeChanged
    | RulesChanged
    | SpeedChanged
    | TableClosed
)
"""What can happen at every table."""


def dump_closed(event: TableClosed) -> StoredEvent:
    """Return the stored form of a table's end. The person is left out if no person closed the table."""
    by = {} if event.user_id is None else {"user_id": event.user_id}
    return StoredEvent("TableClosed", {"cause": event.cause.value, **by})
