"""The whole stable against itself in one game: which deals are played for it, and what comes of them."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import permutations
from typing import Any, Final

from bot.players import HEARTS, Level
from bot.rules.tricks import SEATS
from tests.bench.players.matches import Plan, Result, Table, Usage, deal_of, evenings, measure
from tests.bench.players.promise import DEALS_A_MOVE, Position, evening
from tests.bench.players.reading import Reading, read

# What is found of a stable: how its schools meet, what four of one let through, how their hands are read, and
# what `strong` promises itself.
KINDS: Final = ("matches", "sweeps", "readings", "promises")
# Of these it is measured how often four of them let somebody take everything.
LET_THROUGH: Final = ("casual-0.1", str(Level.CASUAL))


@dataclass(frozen=True)
class Task:
    """One evening, or one deal, that is played.

    Args:
        kind: What for: one of `KINDS`, a field of `Findings`.
    """

    game: str
    kind: str
    schools: tuple[str, ...]
    work: Callable[[], Any]

    def done(self) -> "tuple[Task, Any]":
        """Play it, and return it with what it has shown."""
        return self, self.work()


@dataclass
class Findings:
    """What was found in one game, evening by evening or deal by deal.

    Args:
        sweeps: Whether somebody took everything, where four of a school played.
        readings: How well `strong` reads the hands of each school.
        promises: What four of `strong` expect of what they do, against what comes.
    """

    matches: dict[tuple[str, ...], list[Result]] = field(default_factory=lambda: defaultdict(list))
    sweeps: dict[tuple[str, ...], list[bool]] = field(default_factory=lambda: defaultdict(list))
    readings: dict[tuple[str, ...], list[Reading]] = field(default_factory=lambda: defaultdict(list))
    promises: dict[tuple[str, ...], list[list[Position]]] = field(default_factory=lambda: defaultdict(list))

    def add(self, task: Task, shown: Any) -> None:
        """Add what a task has shown."""
        getattr(self, task.kind)[task.schools].append(shown)

    def usage(self) -> dict[str, Usage]:
        """Return what the moves of each school took in all matches."""
        total: defaultdict[str, Usage] = defaultdict(Usage)
        for results in self.matches.values():
            for result in results:
                for school, used in result.usage.items():
                    total[school].add(used)
        return dict(total)


def tasks_of(plan: Plan, schools: Sequence[str], hands: int) -> Iterator[Task]:
    """Return what is to be played."""
    game = str(plan.game)
    for first, second in permutations(schools, 2):
        # In Gong Zhu it is the same match the other way round.
        if plan.game is HEARTS or schools.index(first) < schools.index(second):
            match = replace(plan, first=first, second=second)
            for numbers in evenings(hands):
                yield Task(game, "matches", (first, second), partial(measure, match, numbers))
    for number in range(1, hands + 1):
        for school in schools:
            four = replace(plan, first=school, second=school)
            if school in LET_THROUGH:
                yield Task(game, "sweeps", (school,), partial(is_swept, four, number))
            yield Task(game, "readings", (school,), partial(read, four, number))
    if str(Level.STRONG) in schools:
        deals = plan.deals_a_move or DEALS_A_MOVE
        for numbers in evenings(hands):
            promises = partial(evening, plan.game, deals, plan.seed, numbers)
            yield Task(game, "promises", (str(Level.STRONG),), promises)


def is_swept(plan: Plan, number: int) -> bool:
    """Whether somebody takes everything in a deal that four of the plan's first school play."""
    hand = Table(plan, [plan.first] * SEATS, number).play(deal_of(plan.seed, number))
    return plan.game.rules.took_everything(hand) is not None
