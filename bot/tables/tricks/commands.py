"""What is asked of a table of tricks, beside what is asked of every table."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.players import Level
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from bot.tables.commands import Leading, Personal, TableCommand


@dataclass(frozen=True)
class AddComputer(Personal):
    """Have a computer player take a free seat."""


@dataclass(frozen=True)
class ChooseLevel(Leading):
    """Choose how well computer players play.

    Args:
        level: How well.
        seat: In which seat; None for all of them.
    """

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
    """Pass three cards, or expose any."""

    cards: Cards


@dataclass(frozen=True)
class PlayCard(Personal):
    """Play a card."""

    card: Card


@dataclass(frozen=True)
class ClaimRest(Personal):
    """Take all remaining tricks at once, which are certain by what the claimer has seen."""


@dataclass(frozen=True)
class ChooseAfterPlay(Personal):
    """Choose what there is to choose after the last card: one of `TrickRules.CHOICES`."""

    chosen: str


@dataclass(frozen=True)
class TakeOver(Personal):
    """Take a computer player's seat in a running game, with the score that it has.

    Args:
        part: What they add to the shuffles, as whoever joins.
        seat: Which seat.
    """

    part: str
    seat: int


@dataclass(frozen=True)
class TakeSeatBack(Personal):
    """Play oneself again after an absence."""


@dataclass(frozen=True, kw_only=True)
class PrepareFor:
    """A computer player has thought about what to pass or to expose.

    Args:
        round: In which hand.
        seat: For which seat.
        cards: Which.
    """

    round: int
    seat: int
    cards: Cards


@dataclass(frozen=True, kw_only=True)
class PlayFor:
    """A computer player has thought about what to play.

    Args:
        round: In which hand.
        plays: After how many cards of it.
        seat: For which seat.
        card: Which.
    """

    round: int
    plays: int
    seat: int
    card: Card


@dataclass(frozen=True, kw_only=True)
class PlayForced:
    """Somebody who wants that has had a moment, and their only legal card is to be played for them.

    Args:
        round: In which hand.
        plays: After how many cards of it.
        seat: For which seat.
    """

    round: int
    plays: int
    seat: int


# What belongs to one's own cards, wherever they are played.
HandCommand: TypeAlias = Prepare | PlayCard | ClaimRest | ChooseAfterPlay

Command: TypeAlias = (
    TableCommand
    | AddComputer
    | ChooseLevel
    | Start
    | NextHand
    | Prepare
    | PlayCard
    | ClaimRest
    | ChooseAfterPlay
    | TakeOver
    | TakeSeatBack
    | PrepareFor
    | PlayFor
    | PlayForced
)
