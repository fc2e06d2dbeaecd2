"""What people, and time, ask of a Gnau table."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.ids import UserId


@dataclass(frozen=True)
class Actor:
    """Somebody who does something for the whole table.

    Args:
        user_id: Who.
        manages_server: Whether they have Manage Server.
    """

    user_id: UserId
    manages_server: bool = False


@dataclass(frozen=True, kw_only=True)
class Addressed:
    """A command that may name the round it was meant for.

    Args:
        round: The round on the button that was clicked; None when typed. A button of an older round
            must never do anything.
    """

    round: int | None = None


@dataclass(frozen=True)
class Join(Addressed):
    """Take a seat."""

    user_id: UserId


@dataclass(frozen=True)
class Leave(Addressed):
    """Give the seat up."""

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
class Reveal(Addressed):
    """Show all cards and settle."""

    actor: Actor


@dataclass(frozen=True)
class Close(Addressed):
    """End the table."""

    actor: Actor


@dataclass(frozen=True)
class RecordDelivery(Addressed):
    """Note that the round's cards were sent, and to whom they could not be."""

    undelivered: frozenset[UserId]


@dataclass(frozen=True)
class Wake(Addressed):
    """The deadline has come, or so it seems: the table looks for itself."""


Command: TypeAlias = Join | Leave | Deal | MarkReady | Reveal | Close | RecordDelivery | Wake
