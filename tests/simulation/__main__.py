"""`python -m tests.simulation`: many seeds, or one of them step by step."""

import argparse
import contextlib
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tqdm import tqdm

from tests.simulation.bugs import Bug, plan_with
from tests.simulation.many import outcomes_of
from tests.simulation.outcome import Outcome, replay
from tests.simulation.scripted import replay_point
from tests.simulation.workshop import workshop

ALL: Final = 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the arguments say; return 1 when something was violated."""
    chosen = _parser().parse_args(arguments)
    bug = Bug(chosen.bug) if chosen.bug else None
    if chosen.seed is not None:
        return _run_one(chosen.seed, chosen.steps, bug, trace=chosen.trace)
    if chosen.every_point is not None:
        return _run_points(chosen.every_point)
    seeds = range(chosen.first_seed, chosen.first_seed + chosen.seeds)
    jobs = [(seed, chosen.steps, bug) for seed in seeds]
    total: Counter[str] = Counter()
    failed = []
    with contextlib.closing(outcomes_of(jobs, chosen.processes)) as outcomes:
        for outcome in tqdm(outcomes, total=len(jobs), unit="seed", disable=None):
            total += outcome.counts
            if outcome.violations:
                failed.append(outcome.seed)
                tqdm.write(_failure(outcome, chosen.steps, bug))
    print(_summary(len(jobs), chosen.steps, total, failed))
    return 1 if failed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation",
        description="Plays many evenings of cards with the real bot while network, disk, clocks and "
        "processes fail, and checks after every step that no point is lost and no card is seen too early.",
    )
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds to run (default: 100)")
    parser.add_argument("--first-seed", type=int, default=1, help="the first of them (default: 1)")
    parser.add_argument("--steps", type=int, default=60, help="steps of each seed (default: 60)")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="how many at a time (default: all cores)"
    )
    parser.add_argument("--seed", type=int, help="run this seed alone and show the end of its trace")
    parser.add_argument("--trace", action="store_true", help="with --seed: show the whole trace")
    parser.add_argument("--bug", choices=[bug.value for bug in Bug], help="put a bug in on purpose")
    parser.add_argument(
        "--every-point",
        nargs="?",
        const=ALL,
        type=int,
        metavar="POINT",
        help="play one short evening with a death at each await point, or at this one alone",
    )
    return parser


def _run_points(chosen: int) -> int:
    failed = []
    with workshop() as shop:
        points = range(1, shop.evening().points + 1) if chosen == ALL else [chosen]
        for point in tqdm(points, unit="death", disable=None):
            outcome = shop.evening(dies_at=point)
            if outcome.violations:
                failed.append(point)
                tqdm.write(_told(outcome, f"death at point {point}", replay_point(point)))
    print(f"points with violations: {', '.join(map(str, failed)) or 'none'}")
    return 1 if failed else 0


def _run_one(seed: int, steps: int, bug: Bug | None, *, trace: bool) -> int:
    with workshop() as shop:
        outcome = shop.run(plan_with(bug, seed, steps), bug, print if trace else None)
    if outcome.violations:
        print(_failure(outcome, steps, bug, with_tail=not trace))
    print(_summary(1, steps, outcome.counts, [seed] if outcome.violations else []))
    print(f"trace {outcome.digest}")
    return 1 if outcome.violations else 0


def _failure(outcome: Outcome, steps: int, bug: Bug | None, *, with_tail: bool = True) -> str:
    return _told(outcome, f"seed {outcome.seed}", replay(outcome.seed, steps, bug), with_tail=with_tail)


def _told(outcome: Outcome, which: str, again: str, *, with_tail: bool = True) -> str:
    lines = [*(outcome.tail if with_tail else ()), f"{which}:"]
    lines += [f"  {violation}" for violation in outcome.violations]
    return "\n".join([*lines, f"  again: {again}"])


def _summary(seeds: int, steps: int, total: Counter[str], failed: Iterable[int]) -> str:
    counted = ", ".join(f"{kind} {count}" for kind, count in sorted(total.items()))
    broken = ", ".join(map(str, failed)) or "none"
    return f"{seeds} seeds of {steps} steps: {counted}\nseeds with violations: {broken}"


if __name__ == "__main__":
    sys.exit(main())
