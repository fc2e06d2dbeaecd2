"""Measuring things beside one another: in turns, so that a busy machine is as unfair to each."""

import resource
import subprocess
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, sqrt
from multiprocessing import active_children
from statistics import NormalDist, median
from time import clock_gettime, process_time
from typing import Any, Final, TypeVar

from tqdm import tqdm

GivenT = TypeVar("GivenT")

_PROCESSOR_CLOCK: Final = 2
_UNITS: Final = {"s": 1.0, "ms": 1e3, "µs": 1e6}


@dataclass(frozen=True)
class Contender:
    """Something that is measured.

    Args:
        once: Does it once, and returns the seconds of processor time for one of its things.
        is_peer: Whether it is somebody else's.
    """

    name: str
    once: Callable[[], float]
    is_peer: bool = False
    note: str = ""


@dataclass(frozen=True)
class Race:
    """Contenders that do the same; what they take is told apart by how often ours takes a peer's.

    Args:
        unit: In which unit of time that is told: s, ms or µs.
    """

    title: str
    unit: str
    contenders: Sequence[Contender]
    missing: Sequence[str] = ()
    rounds: int = 15
    taken_s: dict[str, list[float]] = field(default_factory=dict)

    def run(self, bar: "tqdm[Any]") -> None:
        """Measure all of them, round after round. The first round counts for nobody: caches fill."""
        for number in range(self.rounds + 1):
            for contender in self.contenders:
                took_s = contender.once()
                if number:
                    self.taken_s.setdefault(contender.name, []).append(took_s)
                bar.update()

    def lines(self) -> list[str]:
        """Return a line for each contender: its median, fastest and slowest, and ours beside a peer."""
        rows = [self._row(contender) for contender in self.contenders]
        left_out = [f"  left out: {reason}" for reason in self.missing]
        return [self.title, *rows, *left_out]

    def _row(self, contender: Contender) -> str:
        taken = self.taken_s[contender.name]
        times = _UNITS[self.unit]
        row = (
            f"  {contender.name:<44} {median(taken) * times:9.3f} {self.unit}"
            f"  ({min(taken) * times:.3f} to {max(taken) * times:.3f})"
        )
        return "  ".join(filter(None, [row, contender.note, self._beside(contender)]))

    def _beside(self, peer: Contender) -> str:
        ours = [each for each in self.contenders if not each.is_peer]
        if not peer.is_peer or not ours:
            return ""
        ratio = median(
            mine / theirs
            for mine, theirs in zip(self.taken_s[ours[0].name], self.taken_s[peer.name], strict=True)
        )
        return f"ours is {ratio:.2f} of it"


def busy(work: Callable[[], object], things: int = 1) -> Callable[[], float]:
    """Return what measures some work in this process."""

    def once() -> float:
        began_s = process_time()
        work()
        return (process_time() - began_s) / things

    return once


def each(work: Callable[[GivenT], object], given: Sequence[GivenT]) -> Callable[[], float]:
    """Return what measures some work on each of some things. What comes of it is dropped at once."""
    return busy(lambda: deque(map(work, given), maxlen=0), len(given))


def process(words: Sequence[str], stdin: str = "", env: dict[str, str] | None = None) -> Callable[[], float]:
    """Return what measures a whole process, from its start to its end.

    Args:
        env: Its environment; this process's where not given.
    """

    def once() -> float:
        before_s = _children_s()
        subprocess.run(words, input=stdin.encode(), stdout=subprocess.DEVNULL, check=True, env=env)
        return _children_s() - before_s

    return once


def processor_s() -> float:
    """Return the seconds that this process and those that `multiprocessing` started have been computing.

    Source: clock_getcpuclockid(3) of Linux, for the clock of another process.
    """
    children = [child.pid for child in active_children() if child.pid is not None]
    return process_time() + sum(clock_gettime(~pid << 3 | _PROCESSOR_CLOCK) for pid in children)


def interval(figures: Sequence[float]) -> tuple[float, float]:
    """Return between which two of some figures their true median lies, in 95 of 100 cases.

    Source: the interval of a median from ranks, W. J. Conover, Practical Nonparametric Statistics, 3.2.
    """
    ordered, middle = sorted(figures), len(figures) / 2
    reach = NormalDist().inv_cdf(0.975) * sqrt(len(figures)) / 2
    low, high = floor(middle - reach), ceil(middle + reach)
    return ordered[max(low, 0)], ordered[min(high, len(ordered) - 1)]


def measured(races: Iterable[Race]) -> list[str]:
    """Run races one after the other, and return what came of them, line by line."""
    lines = []
    for race in races:
        turns = len(race.contenders) * (race.rounds + 1)
        with tqdm(total=turns, desc=race.title, unit="turn", leave=False) as bar:
            race.run(bar)
        lines += [*race.lines(), ""]
    return lines


def _children_s() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime
