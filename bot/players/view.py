"""What one seat may see of a hand. A computer player never learns more than this."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.rules.tricks import SEATS, BySeat, Cards, Trick
from bot.rules.tricks.rules import TrickOptions

if TYPE_CHECKING:
    from bot.players.game import TrickGame

# The probability of each degree of straying from the advice, see `habits`.
Habit: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A hand as one seat sees it.

    Args:
        legal: What the seat may play now; empty if it is not its turn.
        totals: The scores of all seats before this hand.
        tricks: All tricks in which a card was played, in order; the last one may not be full.
        number: The number of the hand in the game, from 1.
        given: What the seat has passed, in games with passing.
        received: What was passed to the seat; empty until all seats have passed.
        exposed: What each seat has exposed, in games with exposing; empty until all seats have chosen.
        leader: The seat that leads the first trick; None before the play unless the last hand decides it.
        habits: How each seat has played in earlier hands; None for a seat without known habits.
    """

    game: "TrickGame"
    options: TrickOptions
    seat: int
    held: Cards
    legal: Cards = ()
    totals: tuple[int, ...] = (0,) * SEATS
    tricks: tuple[Trick, ...] = ()
    number: int = 1
    given: Cards = ()
    received: Cards = ()
    exposed: BySeat = ((),) * SEATS
    leader: int | None = None
    habits: tuple[Habit | None, ...] = (None,) * SEATS
