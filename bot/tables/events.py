"""Events that happen at the tables of every game, and how they are stored."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

from bot.tables.ids import UserId
from bot.tables.ports import Json


class Cause(StrEnum):
    """The reason why a round was revealed or a table closed."""

    ASKED = "asked"
    AGREED = "agreed"
    ALL_READY = "all_ready"
    TIME = "time"
    EMPTY = "empty"
    CHANNEL_LOST = "place_lost"


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
class TableClosed:
    """The table ended. A game that was running is called off without wins or losses.

    Args:
        user_id: The person who closed the table: its host, or a member with Manage Server. None if no person
            did, and in events from before this was stored.
    """

    cause: Cause
    user_id: UserId | None = None


# The stored name of an event, and a function that returns its facts.
StoredForm: TypeAlias = tuple[str, Callable[[Any], Json]]


def _dump_closed(event: TableClosed) -> Json:
    by = {} if event.user_id is None else {"user_id": event.user_id}
    return {"cause": event.cause.value, **by}


STORED_EVENTS: Final[Mapping[type[Any], StoredForm]] = {
    PlayerSatOut: (
        "PlayerSatOut",
        lambda event: {"user_id": event.user_id, "stake_points": event.stake_points},
    ),
    DeckCut: ("DeckCut", lambda event: {"user_id": event.user_id, "part": event.part}),
    TableHandedOver: ("TableHandedOver", lambda event: {"user_id": event.user_id}),
    PlayerRemoved: (
        "PlayerRemoved",
        lambda event: {"guest_id": event.guest_id, "by_id": event.by_id},
    ),
    StakeChanged: (
        "StakeChanged",
        lambda event: {"stake_points": event.stake_points, "by_id": event.by_id},
    ),
    TableClosed: ("TableClosed", _dump_closed),
}
"""How the events are stored that are the same in every game, whatever their classes are called."""
