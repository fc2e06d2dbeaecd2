"""What happens at a Gnau table, beside what happens at every table."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.events import Cause, DeckCut, PlayerJoined, PlayerLeft, TableClosed
from bot.tables.gnau.state import Hands
from bot.tables.ids import UserId


@dataclass(frozen=True)
class BankMoved:
    """Somebody else deals from now on: a person, or the bot when None."""

    banker_id: UserId | None


@dataclass(frozen=True)
class CardsDealt:
    """A round began."""

    round: int
    hands: Hands
    reveal_at_ms: int


@dataclass(frozen=True)
class PlayerSatOut:
    """Somebody had too little to be dealt to, and gave their seat up; their points cover this stake."""

    user_id: UserId
    stake_points: int


@dataclass(frozen=True)
class HandsDelivered:
    """Everybody who could be reached has their cards."""

    undelivered: frozenset[UserId]


@dataclass(frozen=True)
class PlayerGone:
    """Somebody has left the server: their seat is free, after the round in which they have cards."""

    user_id: UserId


@dataclass(frozen=True)
class PlayerReady:
    """Somebody has seen their cards."""

    user_id: UserId


@dataclass(frozen=True)
class SplitChosen:
    """Somebody has chosen the positions of their three cards; none for No Ox."""

    user_id: UserId
    positions: tuple[int, ...]


@dataclass(frozen=True)
class RoundRevealed:
    """All cards are open and the round is settled."""

    round: int
    cause: Cause


Event: TypeAlias = (
    PlayerJoined
    | PlayerLeft
    | BankMoved
    | DeckCut
    | CardsDealt
    | PlayerSatOut
    | HandsDelivered
    | PlayerGone
    | PlayerReady
    | SplitChosen
    | RoundRevealed
    | TableClosed
)
