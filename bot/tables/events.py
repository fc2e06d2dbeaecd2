"""What happens at the tables of every game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

from bot.tables.ids import UserId
from bot.tables.ports import Json


class Cause(StrEnum):
    """Why a round was revealed or a table closed."""

    ASKED = "asked"
    AGREED = "agreed"
    ALL_READY = "all_ready"
    TIME = "time"
    EMPTY = "empty"
    CHANNEL_LOST = "place_lost"


@dataclass(frozen=True)
class PlayerJoined:
    """Somebody took a seat.

    Args:
        user_id: Who.
        part: What they add to the shuffles.
        seat: Which seat, from 0, where seats are numbered.
    """

    user_id: UserId
    part: str
    seat: int = 0


@dataclass(frozen=True)
class PlayerLeft:
    """Somebody gave their seat up.

    Args:
        user_id: Who.
        seat: Which seat, from 0, where seats are numbered.
    """

    user_id: UserId
    seat: int = 0


@dataclass(frozen=True)
class PlayerSatOut:
    """Somebody had too little for what begins, and gave their seat up.

    Args:
        user_id: Who.
        stake_points: For which stake they could have played; 0 for none.
    """

    user_id: UserId
    stake_points: int


@dataclass(frozen=True)
class DeckCut:
    """Somebody added a word of their own to the shuffles."""

    user_id: UserId
    part: str


@dataclass(frozen=True)
class TableHandedOver:
    """Somebody else is the host from now on."""

    user_id: UserId


@dataclass(frozen=True)
class PlayerRemoved:
    """The host, or a server manager, has somebody leave, who does so next."""

    guest_id: UserId
    by_id: UserId


@dataclass(frozen=True)
class StakeChanged:
    """Somebody who may has changed what is played for from the next deal on."""

    stake_points: int
    by_id: UserId


@dataclass(frozen=True)
class TableClosed:
    """The table ended; a game that was running is called off, and nothing is lost or won in it.

    Args:
        cause: Why.
        user_id: Who has asked for it, where one person has: its host, or somebody with Manage Server. Before
            this was kept nobody is named.
    """

    cause: Cause
    user_id: UserId | None = None


# Under which name an event is stored, and how its facts are told.
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
