"""A bot that cannot start or will not end is found, whatever its books look like."""

import asyncio
import itertools
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator

import pytest

from bot.app import CardsBot
from bot.store import StoreUnavailable
from tests.simulation.faults import DiskFault
from tests.simulation.outcome import Outcome
from tests.simulation.plan import Plan
from tests.simulation.run import Simulation
from tests.simulation.workshop import Workshop

# Nothing fails, and the bot is started again all the time.
RESTARTED = Plan(seed=1, steps=4, channels=(1,), people=3, settings=({"reveal_s": 20},), restarts=1.0)

pytestmark = pytest.mark.logs_errors


@pytest.fixture(autouse=True)
def _healthy_before(shop: Workshop) -> None:
    """Have the database made by a bot that is well."""
    outcome = shop.run(RESTARTED)
    assert outcome.violations == []
    assert outcome.counts["restart"] > 0


def violated(outcome: Outcome | Simulation, *parts: str) -> bool:
    return any(all(part in violation for part in parts) for violation in outcome.violations)


def caused(error: Exception, by: Exception) -> Exception:
    error.__cause__ = by
    return error


def error_record(error: Exception | None) -> logging.LogRecord:
    """Return the log record of an ERROR."""
    exc_info = (type(error), error, None) if error else None
    return logging.LogRecord("bot", logging.ERROR, __file__, 1, "it failed", None, exc_info)


async def fail() -> None:
    raise RuntimeError("planted")


async def wait_for_ever() -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize(("instead", "why"), [(fail, "planted"), (wait_for_ever, "still at work")])
def test_a_bot_that_does_not_end(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch, instead: Callable[[], Awaitable[None]], why: str
):
    monkeypatch.setattr(CardsBot, "close", lambda bot: instead())
    assert violated(shop.run(RESTARTED), "does not end when it is asked to", why)


@pytest.mark.parametrize("good", [0, 1])
@pytest.mark.parametrize(
    ("instead", "said"),
    [(fail, "could not start: RuntimeError('planted')"), (wait_for_ever, "not connected")],
)
def test_a_bot_that_starts_only_every_other_time(
    shop: Workshop,
    monkeypatch: pytest.MonkeyPatch,
    instead: Callable[[], Awaitable[None]],
    said: str,
    good: int,
):
    set_up, attempts = CardsBot.setup_hook, itertools.count()

    async def setup_hook(bot: CardsBot) -> None:
        await (set_up(bot) if next(attempts) % 2 == good else instead())

    monkeypatch.setattr(CardsBot, "setup_hook", setup_hook)
    assert violated(shop.run(RESTARTED), said)


@pytest.fixture
def simulation(shop: Workshop) -> Iterator[Simulation]:
    """A simulation in which nothing has happened yet, but the disk has failed."""
    with shop.database() as file:
        simulation = Simulation(RESTARTED, file)
        simulation.faults.count(DiskFault.FULL)
        yield simulation
        simulation.bury()


@pytest.mark.parametrize(
    "error",
    [
        sqlite3.OperationalError("disk I/O error"),
        StoreUnavailable("database-full"),
        caused(RuntimeError("no table"), by=sqlite3.OperationalError("disk I/O error")),
    ],
)
def test_a_failing_disk_excuses_what_comes_of_it(simulation: Simulation, error: Exception):
    simulation.note_error(error_record(error))
    assert simulation.violations == []


@pytest.mark.parametrize(
    "error", [None, RuntimeError("planted"), caused(RuntimeError("planted"), by=KeyError("planted"))]
)
def test_a_failing_disk_excuses_nothing_else(simulation: Simulation, error: Exception | None):
    simulation.note_error(error_record(error))
    assert violated(simulation, "ERROR log record of bot: it failed")


def test_an_error_of_a_disk_that_has_not_failed(simulation: Simulation):
    simulation.faults.counts.clear()
    simulation.note_error(error_record(sqlite3.OperationalError("disk I/O error")))
    assert violated(simulation, "disk I/O error")


def test_the_dead_do_not_die_again(simulation: Simulation):
    simulation.start()
    [process] = simulation.living
    process.die()
    simulation.dies_at = simulation.schedule.points
    simulation._at_point(process.loop)
    assert simulation.deaths == 0
