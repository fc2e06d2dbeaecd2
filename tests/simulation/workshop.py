"""Where simulations run: a folder in memory, with a fresh database for each."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.simulation.bugs import Bug
from tests.simulation.outcome import Outcome
from tests.simulation.plan import Plan, plan_of
from tests.simulation.run import Simulation, ViolationError, on_stage, run
from tests.simulation.scripted import evening
from tests.support.memory import memory_folder


class Workshop:
    """Runs simulations one after the other.

    Args:
        folder: An empty folder.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._template = folder / "template.sqlite3"
        self._number = 0

    def run(self, plan: Plan, bug: Bug | None = None, show: Callable[[str], None] | None = None) -> Outcome:
        """Run a plan."""
        with self.database() as file:
            return run(plan, file, bug, show)

    def evening(self, dies_at: int | None = None) -> Outcome:
        """Play the short evening, with a death at this await point, if any."""
        with self.database() as file:
            return evening(file, dies_at)

    @contextmanager
    def database(self) -> Iterator[Path]:
        """Give out a database that a bot has created and nobody has used."""
        if not self._template.exists():
            self._make_template()
        self._number += 1
        file = self._folder / f"{self._number}.sqlite3"
        shutil.copyfile(self._template, file)
        try:
            yield file
        finally:
            for left in self._folder.glob(f"{file.name}*"):
                left.unlink()

    def _make_template(self) -> None:
        fresh = self._folder / "fresh.sqlite3"
        _create(fresh)
        fresh.rename(self._template)


def _create(file: Path) -> None:
    """Have a bot create its database: starting on one that is there is much faster."""
    simulation = _Creation(plan_of(0, 0), file)
    with on_stage(simulation):
        simulation.play(simulation.create)
    if simulation.violations:
        raise ViolationError("\n".join(simulation.violations))


class _Creation(Simulation):
    """A simulation in which nothing is there yet."""

    def create(self) -> None:
        self.wait_for_start()
        [process] = self.living
        self.stop(process)

    def _keep_settings(self) -> None:
        pass


@contextmanager
def ground() -> Iterator[Path]:
    """Give out an empty folder for workshops, in memory where the machine has such a place."""
    with tempfile.TemporaryDirectory(prefix="gnau-simulation-", dir=memory_folder()) as folder:
        yield Path(folder)


@contextmanager
def workshop() -> Iterator[Workshop]:
    """Open a workshop."""
    with ground() as folder:
        yield Workshop(folder)
