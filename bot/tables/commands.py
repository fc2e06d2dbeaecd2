"""Commands that tables of every game understand, from people, from the clock and from Discord."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.tables.ids import UserId


@dataclass(frozen=True)
class Actor:
    """A member who acts for the whole table.

    Args:
        manages_server: Whether the member has Manage Server.
    """

    user_id: UserId
    manages_server: bool = False


@dataclass(frozen=True, kw_only=True)
class Addressed:
    """A command that may name the round it was meant for.

    Args:
        round: The round on the clicked button; None for a typed command. A button of an older round must do
            nothing.
    """

    round: int | None = None


@dataclass(frozen=True)
class Personal(Addressed):
    """A command that a player gives for themselves."""

    user_id: UserId

    @property
    def asker_id(self) -> UserId:
        return self.user_id


@dataclass(frozen=True)
class Leading(Addressed):
    """A command for the whole table."""

    actor: Actor

    @property
    def asker_id(self) -> UserId:
        return self.actor.user_id


@dataclass(frozen=True)
class Join(Personal):
    """Take a seat.

    Args:
        part: What the player adds to the shuffle until they cut the deck: the id of their click, which nobody
            chose.
    """

    part: str


@dataclass(frozen=True)
class Leave(Personal):
    """Give up the seat."""


@dataclass(frozen=True)
class CutDeck(Personal):
    """Add the player's own word to the shuffle."""

    word: str


@dataclass(frozen=True)
class Close(Leading):
    """Close the table."""


@dataclass(frozen=True)
class HandOver(Leading):
    """Make another seated person the host."""

    heir_id: UserId


@dataclass(frozen=True)
class Remove(Leading):
    """Make a person leave their seat."""

    guest_id: UserId


@dataclass(frozen=True)
class ChangeStake(Leading):
    """Change the stake from the next deal on."""

    stake_points: int


@dataclass(frozen=True)
class ChangeRules(Leading):
    """Change the house rules from the next deal on.

    Args:
        rules: House rules of the table's game.
    """

    rules: Any


@dataclass(frozen=True)
class ChangeSpeed(Leading):
    """Change from the next deal on how many seconds people have."""

    seconds: int


@dataclass(frozen=True)
class RecordGone(Addressed):
    """Record people who turned out to have left the server."""

    people: frozenset[UserId]


@dataclass(frozen=True)
class LoseChannel(Addressed):
    """Note that the table's channel or server is gone, so that nobody can see the table any more."""


@dataclass(frozen=True)
class NoteVacation(Addressed):
    """Note that a person's vacation has begun, or ended early. It moves a deadline that waits for them."""

    user_id: UserId


@dataclass(frozen=True)
class Wake(Addressed):
    """Tell the table that its deadline seems to have come. The table checks the time itself."""


TableCommand: TypeAlias = (
    Join
    | Leave
    | CutDeck
    | HandOver
    | Remove
    | ChangeStake
    | ChangeRules
    | ChangeSpeed
    | Close
    | RecordGone
    | LoseChannel
    | NoteVacation
    | Wake
)
"""What is asked of every table."""
