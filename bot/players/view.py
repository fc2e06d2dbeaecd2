"""What one seat may see of a hand: all that a computer player ever gets to know."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.rules.tricks import SEATS, BySeat, Cards, Trick
from bot.rules.tricks.options import TrickOptions

if TYPE_CHECKING:
    from bot.players.game import TrickGame

# How likely it is that somebody strays from the advice to each of some degrees, see `habits`.
Habit: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A hand as one seat sees it.

    Args:
        game: Which game.
        options: Its house rules.
        seat: Whose view it is.
        held: What the seat holds.
        legal: What it may play now; nothing where it is not its turn.
        totals: The scores of the game before this hand.
        tricks: All tricks in which a card was played, in order; the last may not be full.
        number: Which hand of the game, from 1, where that decides anything.
        given: What the seat has passed, where cards are passed.
        received: What it was passed, once all have passed.
        exposed: What each seat has exposed, where cards are exposed, once all have chosen.
        leader: Who leads the first trick; before the play only where the hand before has decided it.
        habits: How each seat has played in earlier hands; None for one of which nothing is known.
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
