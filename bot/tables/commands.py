"""What people, time and Discord ask of a table of whichever game."""

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
class Personal(Addressed):
    """A command that is about its asker.

    Args:
        user_id: Who asks.
    """

    user_id: UserId

    @property
    def asker_id(self) -> UserId:
        """Who asks."""
        return self.user_id


@dataclass(frozen=True)
class Leading(Addressed):
    """A command for the whole table.

    Args:
        actor: Who asks.
    """

    actor: Actor

    @property
    def asker_id(self) -> UserId:
        return self.actor.user_id


@dataclass(frozen=True)
class Join(Personal):
    """Take a seat.

    Args:
        part: What they add to the shuffle until they cut the deck: the id of their click, which nobody chose.
    """

    part: str


@dataclass(frozen=True)
class Leave(Personal):
    """Give the seat up."""


@dataclass(frozen=True)
class CutDeck(Personal):
    """Add a word of one's own to the shuffle."""

    word: str


@dataclass(frozen=True)
class Close(Leading):
    """End the table."""


@dataclass(frozen=True)
class HandOver(Leading):
    """Have somebody else lead the table from now on.

    Args:
        heir_id: Who; they have a seat.
    """

    heir_id: UserId


@dataclass(frozen=True)
class Remove(Leading):
    """Have somebody give their seat up.

    Args:
        guest_id: Who.
    """

    guest_id: UserId


@dataclass(frozen=True)
class ChangeStake(Leading):
    """Play for another stake from the next deal on."""

    stake_points: int


@dataclass(frozen=True)
class RecordGone(Addressed):
    """Note who turned out to have left the server."""

    people: frozenset[UserId]


@dataclass(frozen=True)
class LoseChannel(Addressed):
    """The table's channel or server is gone: nobody can see it any more."""


@dataclass(frozen=True)
class Wake(Addressed):
    """The deadline has come, or so it seems: the table looks for itself."""


TableCommand: TypeAlias = (
    Join | Leave | CutDeck | HandOver | Remove | ChangeStake | Close | RecordGone | LoseChannel | Wake
)
"""What is asked of every table."""
