"""Looking ahead: what each of several choices brings, played out over the same guessed deals.

Determinised Monte-Carlo: the unseen cards are dealt at random as all that is known allows, every choice is
played out on each deal, and the one that brings the most on average is the best. Sharing the deals makes the
difference between two choices far less a matter of luck than what each brings by itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

_FIRST_LOOK: Final = 16
# A choice is given up once it is behind the best by this many standard errors.
_CLEARLY: Final = 3.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How long somebody may think.

    Args:
        may_think: Asked after each deal whether to go on; the clock is with whoever gives this.
        most_deals: After how many deals to stop anyhow.
    """

    may_think: Callable[[], bool] = lambda: True
    most_deals: int = 200


class Comparison:
    """What choices have brought so far on the same deals.

    Args:
        choices: How many there are.
    """

    def __init__(self, choices: int) -> None:
        self._results: list[list[float]] = [[] for _ in range(choices)]
        self.live = list(range(choices))

    def add(self, choice: int, result: float) -> None:
        """Note what a choice has brought on the latest deal."""
        self._results[choice].append(result)

    def give_up_the_worse(self) -> None:
        """Stop looking at choices that are clearly worse than the best one."""
        best = self.best
        self.live = [choice for choice in self.live if choice == best or not self._is_behind(choice, best)]

    @property
    def best(self) -> int:
        """The choice that has brought the most; the first of equals."""
        return max(self.live, key=lambda choice: sum(self._results[choice]))

    def expected(self) -> list[float]:
        """Return what each choice brings on average.

        One that was given up was seen on fewer deals: it stays as far behind the best as it was on those.
        """
        best = self._results[self.best]
        mean = sum(best) / len(best)
        return [mean - _mean_difference(best, results) for results in self._results]

    def _is_behind(self, choice: int, best: int) -> bool:
        theirs, own = self._results[best], self._results[choice]
        gap = _mean_difference(theirs, own)
        squares = sum((a - b - gap) ** 2 for a, b in zip(theirs, own, strict=False))
        return gap > _CLEARLY * sqrt(squares) / len(own)


def compare(
    choices: int, try_all: Callable[[Sequence[int], Callable[[int, float], None]], None], budget: Budget
) -> Comparison:
    """Compare choices over one deal after the other.

    Args:
        choices: How many there are, at least one.
        try_all: Deals the unseen cards and reports what each of the given choices brings.
        budget: When to stop; there is always at least one deal.
    """
    comparison = Comparison(choices)
    for number in range(1, budget.most_deals + 1):
        try_all(comparison.live, comparison.add)
        if number >= _FIRST_LOOK and not number % 8:
            comparison.give_up_the_worse()
        if len(comparison.live) == 1 or not budget.may_think():
            break
    return comparison


def _mean_difference(ahead: Sequence[float], behind: Sequence[float]) -> float:
    return sum(a - b for a, b in zip(ahead, behind, strict=False)) / len(behind)
