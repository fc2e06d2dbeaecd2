"""Many seeds on several cores."""

import multiprocessing
from collections.abc import Generator, Sequence
from contextlib import ExitStack
from multiprocessing.util import Finalize

from tests.simulation.bugs import Bug
from tests.simulation.plan import plan_of
from tests.simulation.run import Outcome
from tests.simulation.workshop import Workshop, workshop

Job = tuple[int, int, Bug | None]

# The workshop of this worker process, open as long as it lives.
_shops: list[Workshop] = []


def outcomes_of(jobs: Sequence[Job], processes: int) -> Generator[Outcome]:
    """Yield what becomes of each seed, in order.

    Args:
        jobs: Seeds, their steps, and the bug to put in.
        processes: How many at a time.
    """
    if processes == 1:
        with workshop() as shop:
            for seed, steps, bug in jobs:
                yield shop.run(plan_of(seed, steps), bug)
        return
    # Fresh interpreters: the workers share nothing with this one, and nothing with each other.
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes, initializer=_open_shop) as pool:
        yield from pool.imap(_work, jobs)
        pool.close()
        pool.join()


def _open_shop() -> None:
    stack = ExitStack()
    _shops.append(stack.enter_context(workshop()))
    Finalize(stack, stack.close, exitpriority=1)


def _work(job: Job) -> Outcome:
    seed, steps, bug = job
    return _shops[0].run(plan_of(seed, steps), bug)
