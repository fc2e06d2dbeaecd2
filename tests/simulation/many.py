"""Many seeds on several cores."""

import multiprocessing
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import mkdtemp

from tests.simulation.bugs import Bug, plan_with
from tests.simulation.outcome import Outcome
from tests.simulation.workshop import Workshop, ground, workshop

Job = tuple[int, int, Bug | None]

# The workshop of this worker process.
_shops: list[Workshop] = []


def outcomes_of(jobs: Sequence[Job], processes: int) -> Generator[Outcome]:
    """Yield what becomes of each seed, in order.

    Raises:
        BrokenProcessPool: A worker could not start, or was killed.
    """
    if processes == 1:
        with workshop() as shop:
            for seed, steps, bug in jobs:
                yield shop.run(plan_with(bug, seed, steps), bug)
        return
    # Fresh interpreters: the workers share nothing with this one, and nothing with each other.
    context = multiprocessing.get_context("spawn")
    with ground() as folder, ProcessPoolExecutor(processes, context, _open_shop, (folder,)) as pool:
        # Closing this generator closes that one, which calls off what has not begun.
        yield from pool.map(_work, jobs)


def _open_shop(folder: Path) -> None:
    _shops.append(Workshop(Path(mkdtemp(dir=folder))))


def _work(job: Job) -> Outcome:
    seed, steps, bug = job
    return _shops[0].run(plan_with(bug, seed, steps), bug)
