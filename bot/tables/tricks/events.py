"""What happens at a table of tricks, beside what happens at every table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.rules.cards import Card
from bot.rules.tricks import BySeat, Cards
from bot.tables.events import DeckCut, PlayerJoined, PlayerLeft, TableClosed
from bot.tables.ids import UserId
from bot.tables.tricks.state import Shuffle


@dataclass(frozen=True)
class ComputerJoined:
    """A computer player took a free seat."""

    seat: int


@dataclass(frozen=True)
class GameStarted:
    """A game began: all scores are zero, and what is at stake is that of those who sit there now."""

    number: int


@dataclass(frozen=True)
class HandDealt:
    """A hand began.

    Args:
        round: Which hand of the table.
        number: Which hand of the game.
        deal: Thirteen cards for each seat.
        shuffle: Where they come from.
        people: Who sits in each seat; None for computer players.
    """

    round: int
    number: int
    deal: BySeat
    shuffle: Shuffle
    people: tuple[UserId | None, ...]


@dataclass(frozen=True)
class CardsPrepared:
    """A seat has chosen what it passes or exposes, in secret."""

    seat: int
    cards: Cards


@dataclass(frozen=True)
class CardPlayed:
    """A seat has played a card."""

    seat: int
    card: Card


@dataclass(frozen=True)
class ChosenAfterPlay:
    """Whoever had something to choose after the last card has chosen it."""

    seat: int
    chosen: StrEnum


@dataclass(frozen=True)
class HandScored:
    """All cards of a hand were played: what each seat's score changes by, and whether the game is over."""

    round: int
    scores: tuple[int, ...]
    is_last: bool


@dataclass(frozen=True)
class PlayerAway:
    """Somebody let their time run out: a computer player plays for them until they are back."""

    user_id: UserId
    seat: int


@dataclass(frozen=True)
class PlayerBack:
    """Somebody plays themselves again."""

    user_id: UserId
    seat: int


@dataclass(frozen=True)
class CallingOffAsked:
    """Somebody wants the running game to be called off, for which all who sit there have to agree."""

    user_id: UserId


Event: TypeAlias = (
    PlayerJoined
    | PlayerLeft
    | ComputerJoined
    | DeckCut
    | GameStarted
    | HandDealt
    | CardsPrepared
    | CardPlayed
    | ChosenAfterPlay
    | HandScored
    | PlayerAway
    | PlayerBack
    | CallingOffAsked
    | TableClosed
)
