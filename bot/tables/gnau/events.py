"""What has happened at a Gnau table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.tables.gnau.state import Hands
from bot.tables.ids import UserId


class Cause(StrEnum):
    """Why a round was revealed or a table closed."""

    ASKED = "asked"
    ALL_READY = "all_ready"
    TIME = "time"


@dataclass(frozen=True)
class PlayerJoined:
    """Somebody took a seat."""

    user_id: UserId


@dataclass(frozen=True)
class PlayerLeft:
    """Somebody gave their seat up."""

    user_id: UserId


@dataclass(frozen=True)
class CardsDealt:
    """A round began."""

    round: int
    hands: Hands
    reveal_at_ms: int


@dataclass(frozen=True)
class HandsDelivered:
    """Everybody who could be reached has their cards."""

    undelivered: frozenset[UserId]


@dataclass(frozen=True)
class PlayerReady:
    """Somebody has seen their cards."""

    user_id: UserId


@dataclass(frozen=True)
class RoundRevealed:
    """All cards are open and the round is settled."""

    round: int
    cause: Cause


@dataclass(frozen=True)
class TableClosed:
    """The table ended."""

    cause: Cause


Event: TypeAlias = (
    PlayerJoined | PlayerLeft | CardsDealt | HandsDelivered | PlayerReady | RoundRevealed | TableClosed
)
