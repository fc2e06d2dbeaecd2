"""What people, computer players and time ask of a table of Hearts or Gong Zhu."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.rules.cards import Card
from bot.rules.hearts import Moon
from bot.rules.tricks import Cards
from bot.tables.commands import Actor, Addressed, Close, CutDeck, Join, Leave, LosePlace, RecordGone, Wake
from bot.tables.ids import UserId


@dataclass(frozen=True)
class AddComputer(Addressed):
    """Have a computer player take a free seat."""

    user_id: UserId


@dataclass(frozen=True)
class Start(Addressed):
    """Begin a game; computer players take the free seats."""

    actor: Actor


@dataclass(frozen=True)
class NextHand(Addressed):
    """Deal the next hand without waiting any longer."""

    user_id: UserId


@dataclass(frozen=True)
class Prepare(Addressed):
    """Pass three cards, or expose any.

    Args:
        user_id: Who.
        cards: Which.
    """

    user_id: UserId
    cards: Cards


@dataclass(frozen=True)
class PlayCard(Addressed):
    """Play a card."""

    user_id: UserId
    card: Card


@dataclass(frozen=True)
class ChooseMoon(Addressed):
    """Pick what it does that one has shot the moon."""

    user_id: UserId
    moon: Moon


@dataclass(frozen=True)
class TakeSeatBack(Addressed):
    """Play oneself again after an absence."""

    user_id: UserId


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


# What belongs to one's own cards, wherever they are played.
HandCommand: TypeAlias = Prepare | PlayCard | ChooseMoon

Command: TypeAlias = (
    Join
    | Leave
    | AddComputer
    | CutDeck
    | Start
    | NextHand
    | Prepare
    | PlayCard
    | ChooseMoon
    | TakeSeatBack
    | PrepareFor
    | PlayFor
    | Close
    | RecordGone
    | LosePlace
    | Wake
)
