"""What is asked of a Gnau table."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.commands import Actor, Addressed, Close, CutDeck, Join, Leave, LosePlace, RecordGone, Wake
from bot.tables.ids import UserId


@dataclass(frozen=True)
class TakeBank(Addressed):
    """Deal from now on, instead of the bot; `part` as when joining."""

    user_id: UserId
    part: str


@dataclass(frozen=True)
class PassBank(Addressed):
    """Stop dealing."""

    user_id: UserId


@dataclass(frozen=True)
class Deal(Addressed):
    """Shuffle and deal the next round."""

    actor: Actor


@dataclass(frozen=True)
class MarkReady(Addressed):
    """Say that one has seen one's cards."""

    user_id: UserId


@dataclass(frozen=True)
class ChooseSplit(Addressed):
    """Say which three cards are one's ox.

    Args:
        user_id: Who.
        places: The three's places in the hand as dealt, 0 to 4; none for No Ox.
    """

    user_id: UserId
    places: tuple[int, ...]


@dataclass(frozen=True)
class Reveal(Addressed):
    """Show all cards and settle."""

    actor: Actor


@dataclass(frozen=True)
class RecordDelivery(Addressed):
    """Note that the round's cards were sent, and to whom they could not be."""

    undelivered: frozenset[UserId]


Command: TypeAlias = (
    Join
    | Leave
    | TakeBank
    | PassBank
    | CutDeck
    | Deal
    | MarkReady
    | ChooseSplit
    | Reveal
    | Close
    | RecordDelivery
    | RecordGone
    | LosePlace
    | Wake
)
