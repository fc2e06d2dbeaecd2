"""The commands of a table of tricks, in addition to the commands of every table."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.players import Level
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from bot.tables.commands import Addressed, Leading, Personal, TableCommand


@dataclass(frozen=True)
class AddComputer(Personal):
    """Give a free seat to a computer player."""


@dataclass(frozen=True)
class ChooseLevel(Leading):
    """Choose how well computer players play, in one seat or in all seats if `seat` is None."""

    level: Level
    seat: int | None = None


@dataclass(frozen=True)
class Start(Leading):
    """Begin a game; computer players take the free seats."""


@dataclass(frozen=True)
class NextHand(Personal):
    """Deal the next hand without waiting any longer."""


@dataclass(frozen=True)
class Prepare(Personal):
    """Pass three cards, or expose any number of cards."""

    cards: Cards


@dataclass(frozen=True)
class PlayCard(Personal):
    """Play a card."""

    card: Card


@dataclass(frozen=True)
class ClaimRest(Personal):
    """Take all remaining tricks at once; what the player has seen must make them certain."""


@dataclass(frozen=True)
class ChooseAfterPlay(Personal):
    """Make a choice after the last card: one of `TrickRules.CHOICES`."""

    chosen: str


@dataclass(frozen=True)
class TakeOver(Personal):
    """Take over a computer player's seat and score in a running game; `part` is as in `Join`."""

    part: str
    seat: int


@dataclass(frozen=True)
class TakeSeatBack(Personal):
    """Take one's seat back from a computer player after an absence."""


@dataclass(frozen=True, kw_only=True)
class ForSeat(Addressed):
    """A command that does not come from a click but from the program itself, for a seat.

    Args:
        round: The round of the table for which it was chosen. In a later round, the command does nothing.
    """

    # Unlike in other commands, it has to be given.
    round: int = field()
    seat: int


@dataclass(frozen=True, kw_only=True)
class PrepareFor(ForSeat):
    """Pass or expose the cards that a computer player has chosen for a seat."""

    cards: Cards


@dataclass(frozen=True, kw_only=True)
class PlayForced(ForSeat):
    """Play the only legal card of a person who prefers that, a moment after their turn has begun.

    Args:
        plays: The number of cards already played in the hand. After more plays, the command does nothing.
    """

    plays: int


@dataclass(frozen=True, kw_only=True)
class PlayFor(ForSeat):
    """Play the card that a computer player has chosen for a seat; `plays` is as in `PlayForced`."""

    plays: int
    card: Card


# The commands about a player's own cards, at a table and in a daily deal.
HandCommand: TypeAlias = Prepare | PlayCard | ClaimRest | ChooseAfterPlay

Command: TypeAlias = (
    TableCommand
    | AddComputer
    | ChooseLevel
    | Start
    | NextHand
    | HandCommand
    | TakeOver
    | TakeSeatBack
    | PrepareFor
    | PlayFor
    | PlayForced
)
