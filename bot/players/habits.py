"""How often a player strays from the advice, as their plays show.

The plays of a player who follows good advice tell much about their cards. The plays of a player who strays
tell nothing. Which kind a player is has to be learnt during a hand, together with their cards. After a hand
all cards are known, and what it has shown helps to read the next one.
"""

from collections.abc import Callable, Iterable
from operator import mul
from typing import Final

from bot.players.cardset import NO_CARDS
from bot.players.context import DecisionContext
from bot.players.situation import Situation
from bot.players.view import Habit, PlayerView
from bot.rules.tricks import CARDS_EACH

# The degrees of straying: how often a player plays any legal card instead of the advised one.
DEGREES: Final = (0.05, 0.2, 0.5, 1.0)
# The probability of each degree for an unknown player. Doubt comes first: a player who thinks ahead plays the
# advised card hardly more often than chance. Reading advice into such plays is worse than not reading them.
STRANGER: Final[Habit] = (0.1, 0.05, 0.05, 0.8)
# The share of what was learnt that is carried to the next hand. It is below 1 because people change.
_KEPT: Final = 0.9


def _likelihoods(chance: float, legal: int) -> tuple[float, ...]:
    """Return how likely a play is for each degree.

    Args:
        chance: How likely the play is for a player who never strays.
        legal: The number of legal cards.
    """
    return tuple((1 - degree) * chance + degree / legal for degree in DEGREES)


# Indexed by the number of legal cards.
_FOLLOWS: Final = ((), *(_likelihoods(1.0, legal) for legal in range(1, CARDS_EACH + 1)))
_STRAYS: Final = ((), *(_likelihoods(0.0, legal) for legal in range(1, CARDS_EACH + 1)))


class Observation:
    """A play that all players have seen, and how likely it is given what its player held.

    Args:
        decide: Returns the card that the advice would play.
    """

    def __init__(self, situation: Situation, card: int, decide: Callable[[Situation], int]) -> None:
        self.card = card
        self._situation = situation
        self._decide = decide
        self._matters = situation.matters()
        self._counted: dict[int, tuple[float, ...]] = {}

    def likelihoods(self, held: int) -> tuple[float, ...]:
        """Return how likely the play is for each degree of straying; empty if no other card was legal.

        The result is computed once for all hands that differ only in cards that do not matter.

        Args:
            held: What the player held, including the card that was played.
        """
        seen = held & self._matters or held
        if seen not in self._counted:
            self._counted[seen] = self._count(held)
        return self._counted[seen]

    def _count(self, held: int) -> tuple[float, ...]:
        legal = self._situation.look(held)
        if not legal & (legal - 1):
            return ()
        by_degree = _FOLLOWS if self._decide(self._situation) == self.card else _STRAYS
        return by_degree[legal.bit_count()]


def observed(context: DecisionContext, seat: int) -> list[Observation]:
    """Return the plays of a seat, the latest first."""
    decide = context.advice.decide
    plays = context.knowledge.plays[seat]
    return [Observation(situation, card, decide) for situation, card in plays[::-1]]


def weighed(habit: Habit, plays: Iterable[Observation], held: int) -> list[float]:
    """Return the probability of each degree of straying together with all plays, up to a common factor.

    Args:
        habit: The probability of each degree before the plays.
        plays: The plays of a seat, the latest first.
        held: What the seat holds after the plays.
    """
    weights = list(habit)
    for play in plays:
        held |= play.card
        likelihoods = play.likelihoods(held)
        if likelihoods:
            weights = list(map(mul, weights, likelihoods))
    return weights


def habit_after(habit: Habit | None, view: PlayerView) -> Habit:
    """Return what is known about a player's habit after one more hand.

    Args:
        habit: What was known before; None if nothing was.
        view: What the player's own seat has seen of the finished hand.
    """
    plays = observed(DecisionContext(view), view.seat)
    weights = weighed(habit or STRANGER, plays, NO_CARDS)
    total = sum(weights)
    mixed = zip(weights, STRANGER, strict=True)
    return tuple(_KEPT * weight / total + (1 - _KEPT) * usual for weight, usual in mixed)
