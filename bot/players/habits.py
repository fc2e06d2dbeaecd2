"""How often somebody strays from the advice, as their plays show.

What somebody plays who does what good advice says tells much of their cards; what somebody plays who does
otherwise tells nothing. Which of the two they are is learnt within a hand, together with their cards. Once a
hand is over all cards are known, and what it has shown helps to read the next.
"""

from collections.abc import Callable, Iterable
from operator import mul
from typing import Final

from bot.players.cardset import NO_CARDS
from bot.players.context import DecisionContext
from bot.players.situation import Situation
from bot.players.view import Habit, PlayerView
from bot.rules.tricks import CARDS_EACH

# How often somebody may play any legal card instead of the advised one.
DEGREES: Final = (0.05, 0.2, 0.5, 1.0)
# How likely each degree is of a stranger. Doubt comes first: who searches plays what is advised hardly more
# often than chance does, and to read advice into that is worse than not to read at all.
STRANGER: Final[Habit] = (0.1, 0.05, 0.05, 0.8)
# How much of what was learnt is carried to the next hand. It is never certain: people change.
_KEPT: Final = 0.9


def _likelihoods(chance: float, legal: int) -> tuple[float, ...]:
    """Return for each degree how likely a play is.

    Args:
        chance: How likely it is for somebody who never strays.
        legal: How many cards are legal.
    """
    return tuple((1 - degree) * chance + degree / legal for degree in DEGREES)


# By how many cards are legal.
_FOLLOWS: Final = ((), *(_likelihoods(1.0, legal) for legal in range(1, CARDS_EACH + 1)))
_STRAYS: Final = ((), *(_likelihoods(0.0, legal) for legal in range(1, CARDS_EACH + 1)))


class Observation:
    """A play that everybody has seen, and how likely it is by what its player held.

    Args:
        situation: Where the hand stood.
        card: What was played.
        decide: What the advice would have played.
    """

    def __init__(self, situation: Situation, card: int, decide: Callable[[Situation], int]) -> None:
        self.card = card
        self._situation = situation
        self._decide = decide
        self._matters = situation.matters()
        self._counted: dict[int, tuple[float, ...]] = {}

    def likelihoods(self, held: int) -> tuple[float, ...]:
        """Return for each degree of straying how likely the play is; nothing where no other was legal.

        Two hands that differ only in cards that do not matter are counted once.

        Args:
            held: What the player held.
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
    """Return the plays of a seat, the latest first.

    Args:
        context: A seat that has seen them.
        seat: Whose plays.
    """
    decide = context.advisor.advice.decide
    plays = context.knowledge.plays[seat]
    return [Observation(situation, card, decide) for situation, card in plays[::-1]]


def weighed(habit: Habit, plays: Iterable[Observation], held: int) -> list[float]:
    """Return for each degree of straying how likely it is, and all plays with it, but for a common factor.

    Args:
        habit: How likely each was before.
        plays: The plays of a seat, the latest first.
        held: What it holds after them.
    """
    weights = list(habit)
    for play in plays:
        held |= play.card
        likelihoods = play.likelihoods(held)
        if likelihoods:
            weights = list(map(mul, weights, likelihoods))
    return weights


def habit_after(habit: Habit | None, view: PlayerView) -> Habit:
    """Return what is known of somebody's habit after one more hand.

    Args:
        habit: What was known before, if anything.
        view: What their own seat has seen of the hand, which is over.
    """
    plays = observed(DecisionContext(view), view.seat)
    weights = weighed(habit or STRANGER, plays, NO_CARDS)
    total = sum(weights)
    mixed = zip(weights, STRANGER, strict=True)
    return tuple(_KEPT * weight / total + (1 - _KEPT) * usual for weight, usual in mixed)
