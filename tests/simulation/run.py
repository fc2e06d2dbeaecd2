"""One seed from its beginning to its end."""

import gc
import logging
import sqlite3
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.simulation.acts import beginnings_of, commands_of, slowed
from tests.simulation.applications import Applications
from tests.simulation.books import Books
from tests.simulation.bugs import Bug, put_in
from tests.simulation.choosing import Chosen
from tests.simulation.damage import Damage
from tests.simulation.discord_side import DiscordSide
from tests.simulation.disk import is_of_database
from tests.simulation.earned.acts import generous
from tests.simulation.earned.months import MONTH_END_MS
from tests.simulation.ending import Ending
from tests.simulation.faults import NO_FAULTS, Faults
from tests.simulation.inviting.acts import Inviters
from tests.simulation.loop import ProcessLoop
from tests.simulation.mischief import Mischief
from tests.simulation.outcome import Outcome
from tests.simulation.outside.acts import Outsiders
from tests.simulation.people import Crowd
from tests.simulation.plan import Plan, choice_rows, settings_rows
from tests.simulation.process import MachineClock, Process
from tests.simulation.referees import referees
from tests.simulation.schedule import EndlessLoopError, Schedule
from tests.simulation.stage import errors_noted, in_silence, staged
from tests.simulation.tournaments.acts import Rallies
from tests.simulation.trace import Trace
from tests.simulation.watching import Watcher

START_LIMIT_S: Final = 120.0
STOP_LIMIT_S: Final = 60.0
PAUSES_S: Final = (0.0, 0.05, 0.3, 1.0, 1.0, 2.5, 2.5, 6.0, 25.0, 70.0)
# Longer than anything that was begun before.
CALM_S: Final = 45.0
CLICKS: Final = 12
STOPPED_AFTER_S: Final = (0.03, 0.1, 0.15, 0.2, 0.3, 0.5)
LONG_PAUSES_S: Final = (400.0, 1000.0, 4000.0)


class ViolationError(Exception):
    """Something that must always be so is not."""


class Simulation:
    """A world that a plan describes."""

    def __init__(self, plan: Plan, file: Path, show: Callable[[str], None] | None = None) -> None:
        self.plan = plan
        self.violations: list[str] = []
        self.chance = Random(f"simulation {plan.seed}")
        self.stops = Random(f"stops {plan.seed}")
        self.schedule = Schedule(Random(f"order {plan.seed}"))
        self.schedule.on_point = self._at_point
        self.trace = Trace(lambda: self.schedule.now_s, show)
        self.faults = Faults(Random(f"faults {plan.seed}"), NO_FAULTS)
        self.clock = MachineClock(self.schedule)
        self.side = DiscordSide(self.schedule, self.trace)
        if plan.month_ends_s is not None:
            self.clock.offset_ms = self.side.start_ms = MONTH_END_MS - int(plan.month_ends_s * 1000)
        self._file = file
        for channels in plan.channels:
            self.side.add_server(plan.people, channels)
        self.dies_at: int | None = None
        self.deaths = 0
        self._started = 0
        self._keep_settings()
        self.books = Books(file)
        chosen = Chosen(self.side, dict(zip(self.side.people, plan.choices, strict=False)))
        self.referees = referees(self.side, self.books, chosen)
        self.applications = Applications(self.side, self.books)
        self.watcher = Watcher(self.side, self.referees, self._violated)
        self.side.on_shown = self.watcher.look
        self.side.on_taken_back = self.watcher.forget
        typed = commands_of(plan.games, earns=plan.month_ends_s is not None)
        begun = beginnings_of(plan.games)
        if plan.rests:
            typed, begun = slowed(typed), slowed(begun)
        self.crowd = Crowd(self.side, self.chance, (typed, begun), plan.odd_interactions)
        self.mischief = Mischief(self.side, self.clock, Random(f"mischief {plan.seed}"))
        self.rallies = Rallies(self.side, self.crowd, Random(f"rallies {plan.seed}"), plan.rallied)
        inviters = Inviters(self.side, self.crowd, Random(f"inviters {plan.seed}"))
        self.outsiders = Outsiders(self.side, self.crowd, Random(f"outsiders {plan.seed}"), self.books)
        # What people do besides at each step: by which chance, how likely, and what.
        self._besides: tuple[tuple[Random, float, Callable[[], None]], ...] = (
            (Random(f"rest {plan.seed}"), plan.rests, self.crowd.rest_later),
            (Random(f"rallying {plan.seed}"), plan.rallies, self.rallies.act),
            (Random(f"to invite {plan.seed}"), plan.invites, inviters.act),
            (Random(f"to go out {plan.seed}"), plan.outside, self.outsiders.act),
        )
        self._decay = Random(f"decay {plan.seed}")
        self.damage = Damage(file, self.books, self._decay, self.faults, self.trace)

    def play(self, script: Callable[[], None]) -> None:
        """Do something from beginning to end; what goes wrong is among the violations then."""
        try:
            script()
        except ViolationError:
            return
        except EndlessLoopError:
            self._violated("a process never waits")
        except Exception:  # noqa: BLE001 - told as what it is, with the seed that leads to it
            self._violated(f"the simulation itself failed: {traceback.format_exc()}")

    def go(self) -> None:
        """Do what the plan says."""
        if self.plan.outside:
            self.outsiders.settle()
        self.wait_for_start()
        self.faults.rates = self.plan.rates
        for _ in range(self.plan.steps):
            self.step()
        Ending(self).play()

    def start(self) -> None:
        """Start a process."""
        self._started += 1
        url = f"sqlite:///{self._file}"
        host = 2 if any(each.host == 1 for each in self.living) else 1
        parts = (self.schedule, self.side, self.faults, self.trace, self.clock)
        self.side.processes.append(Process(self._started, host, *parts, url))

    @property
    def living(self) -> list[Process]:
        """The processes that run."""
        return [each for each in self.side.processes if not each.is_dead]

    def wait_for_start(self) -> None:
        """Let time pass until a process is connected, which may take several starts."""
        for _ in range(20):
            if not self.living:
                self.start()
            newest = self.living[-1]
            self.schedule.run_until(partial(_has_begun, newest), START_LIMIT_S)
            if newest.is_connected:
                return
            self.bury_failed()
            if not newest.is_dead:
                self._violated(f"process {newest.number} is not connected after {START_LIMIT_S:.0f} s")
                newest.die()
        self._violated("the bot does not start")
        raise ViolationError

    def step(self) -> None:
        """Let somebody do something, let time pass, and look whether all is as it should be."""
        plan, chance = self.plan, self.chance
        if not self.living and chance.random() < 0.6:
            self.start()
        if chance.random() < plan.restarts and self.living:
            self._restart(chance.choice(self.living))
            self.faults.count("restart")
        if chance.random() < plan.clock_jumps:
            self.mischief.set_clock()
        if chance.random() < plan.breakages:
            self.mischief.act()
        if self._decay.random() < plan.damage and self.damage.act():
            self._lose_power()
        if plan.rivals and chance.random() < 0.05 and len(self.living) == 1:
            self.faults.count("rival")
            self.start()
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            self.crowd.act()
        pauses_s = LONG_PAUSES_S if chance.random() < 0.03 else PAUSES_S
        for besides, likelihood, act in self._besides:
            if besides.random() < likelihood:
                act()
        self.schedule.run_for(chance.choice(pauses_s))
        self.bury_failed()
        self.check()

    def _lose_power(self) -> None:
        """Have all processes end at once: one that goes on would write over what is spoilt at its tables."""
        for process in self.living:
            process.die()
            self.deaths += 1

    def bury_failed(self) -> None:
        """Count a process that could not start as dead; nothing but a failing disk may be the reason."""
        for process in self.living:
            if process.failure is not None:
                process.note(f"could not start: {process.failure!r}")
                if not self._is_excused(process.failure):
                    self._violated(f"process {process.number} could not start: {process.failure!r}")
                process.die()

    def stop(self, process: Process) -> None:
        """Have a process end in an orderly way; nothing but a failing disk may keep it from that."""
        process.stop()
        self.schedule.run_until(partial(_has_ended, process), STOP_LIMIT_S)
        failure = process.failure_to_end
        if not process.is_dead and not self._is_excused(failure):
            why = repr(failure) if failure else f"it is still at work after {STOP_LIMIT_S:.0f} s"
            self._violated(f"process {process.number} does not end when it is asked to: {why}")
        process.die()

    def stop_under_clicks(self, process: Process, act: Callable[[], None], after_s: float) -> None:
        """Have people do something and a process end in the midst of it.

        Whatever it has begun with by then must be carried out and answered.

        Args:
            act: What people do. Meanwhile nothing fails, and nothing is slow.
        """
        rates, self.faults.rates = self.faults.rates, NO_FAULTS
        self.schedule.run_for(CALM_S)
        known = set(self.side.interactions)
        act()
        self.schedule.run_for(after_s)
        handlers = process.handlers()
        self.stop(process)
        self.faults.rates = rates
        self.faults.count("stop-under-clicks")
        for task in handlers:
            if not task.done() or task.cancelled():
                self._violated(f"process {process.number} ends in the midst of an answer: {task.get_name()}")
        for number in self.side.interactions.keys() - known:
            made = self.side.interactions[number]
            # What another process has begun, that one may still answer.
            if made.is_loading and made.answered_by is process:
                self._violated(f"what was asked for is never answered: {made.what}")

    def _restart(self, process: Process) -> None:
        if process.is_connected and self.stops.random() < 0.5:
            self.stop_under_clicks(process, self._click_much, self.stops.choice(STOPPED_AFTER_S))
        else:
            self.stop(process)

    def _click_much(self) -> None:
        for _ in range(CLICKS):
            self.crowd.act()

    def check(self) -> None:
        """Look whether all is as it should be.

        Raises:
            ViolationError: It is not.
        """
        self.violations.extend(self.books.faults())
        self.violations.extend(self.applications.faults())
        for referee in self.referees:
            referee.note()
            self.violations.extend(referee.faults())
        for made in self.side.interactions.values():
            if made.is_contested:
                self._violated(
                    f"interaction {made.interaction_id} is answered by two living processes: {made.what}"
                )
        if self.violations:
            raise ViolationError

    def note_error(self, record: logging.LogRecord) -> None:
        """Look at an ERROR log record: a disk that fails may lead to some, nothing else."""
        error = record.exc_info[1] if record.exc_info else None
        said = record.getMessage() + (f": {error!r}" if error is not None else "")
        self.trace.note(f"ERROR {record.name}: {said}")
        if not self._is_excused(error):
            self._violated(f"ERROR log record of {record.name}: {said}")

    def _is_excused(self, error: BaseException | None) -> bool:
        """Tell whether an error is what a failing disk may lead to."""
        return self.faults.has_failing_disk and is_of_database(error)

    def _at_point(self, loop: ProcessLoop) -> None:
        is_hit = self.schedule.points == self.dies_at or self.faults.dies()
        if is_hit and not loop.process.is_dead:
            loop.process.die()
            self.deaths += 1

    def _violated(self, what: str) -> None:
        self.trace.note(f"VIOLATION {what}")
        self.violations.append(what)

    def _keep_settings(self) -> None:
        rows = settings_rows(self.plan, list(self.side.servers))
        connection = sqlite3.connect(self._file)
        with connection:
            connection.executemany("INSERT INTO guild_settings VALUES (?, ?, ?, ?)", rows)
            chosen = choice_rows(self.plan, list(self.side.people))
            connection.executemany("INSERT INTO preferences VALUES (?, ?, 1, NULL)", chosen)
            told = connection.execute("SELECT value FROM facts WHERE name = 'commands'")
            self.side.commands_known = {int(value.split(":")[0]) for (value,) in told}
        connection.close()

    def bury(self) -> None:
        """Let go of everything; nothing of it may be used afterwards."""
        self.books.close()
        with in_silence():
            for process in self.side.processes:
                process.bury()
            self.side.processes.clear()
            self.schedule.clear()
            # What is cleaned up may leave something to clean up.
            while gc.collect():
                pass

    def outcome(self) -> Outcome:
        """Return what has become of it."""
        counts = self.faults.counts + Counter(deaths=self.deaths, odd=self.crowd.odd)
        counts += sum((referee.counts for referee in self.referees), Counter[str]())
        counts += Counter(self.books.counted()) + Counter(interactions=len(self.side.interactions))
        return Outcome(
            self.plan.seed,
            list(dict.fromkeys(self.violations)),
            self.trace.digest,
            list(self.trace.tail),
            counts,
            self.schedule.points,
        )


def _has_begun(process: Process) -> bool:
    return process.is_connected or process.failure is not None


def _has_ended(process: Process) -> bool:
    return process.is_dead or process.failure_to_end is not None


@contextmanager
def on_stage(simulation: Simulation, bug: Bug | None = None) -> Iterator[None]:
    """Replace what has to be replaced while a simulation runs; end everything afterwards."""
    chance = Random(f"machine {simulation.plan.seed}")
    schedule = simulation.schedule
    now_ms, now_s = simulation.clock.now_ms, lambda: schedule.now_s
    easily = nullcontext() if simulation.plan.month_ends_s is None else generous()
    with staged(chance, now_ms, now_s), easily, put_in(bug):
        try:
            with errors_noted(simulation.note_error):
                yield
        finally:
            simulation.bury()


def run(plan: Plan, file: Path, bug: Bug | None = None, show: Callable[[str], None] | None = None) -> Outcome:
    """Run a plan."""
    simulation = Simulation(plan, file, show)
    with on_stage(simulation, bug):
        simulation.play(simulation.go)
        return simulation.outcome()
