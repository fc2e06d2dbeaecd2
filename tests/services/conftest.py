"""A database in a file of its own, and Gnau tables over it whose time and chance the test holds."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.services import HeldLeases, Services, TableService
from bot.services.settings import SettingsService
from bot.services.steps import LatestSteps
from bot.store import Leases, create_engine
from bot.tables.gnau import GnauMachine, GnauTable
from bot.tables.machine import Chance
from tests.services.kept import GlassDatabase
from tests.services.owners import OURS, THEIRS, BrokenLeases, Listener
from tests.support.clock import FakeClock
from tests.support.databases import lay_out
from tests.support.tables import NoFunds, Seeded, nothing_known, server_settings
from tests.support.texts import shipped_texts


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "gnau.db"


@pytest.fixture
def sqlite_url(file) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
async def database(sqlite_url) -> AsyncIterator[GlassDatabase]:
    """The database, opened."""
    lay_out(sqlite_url)
    database = GlassDatabase(create_engine(sqlite_url))
    await database.open()
    yield database
    await database.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def chance() -> Chance:
    return Seeded(1)


@pytest.fixture
def services(database, clock, chance) -> Services:
    return Services(database, shipped_texts(), clock, chance, server_settings())


@pytest.fixture
def settings(services) -> SettingsService:
    settings: SettingsService = services.settings
    return settings


@pytest.fixture(params=["remembered", "read each time"])
def service(request, database, clock, chance) -> TableService[GnauTable]:
    """Gnau tables; how they stand is at hand, or read each time, as it is beside another process."""
    is_ours = request.param == "remembered" and "other_service" not in request.fixturenames
    latest = LatestSteps(lambda _: is_ours)
    return TableService(GnauMachine(), database, clock, chance, NoFunds(), latest)


@pytest.fixture
async def other_service(database, sqlite_url, clock) -> AsyncIterator[TableService[GnauTable]]:
    """Gnau tables over the same file, as another process would have them."""
    database = GlassDatabase(create_engine(sqlite_url))
    yield TableService(GnauMachine(), database, clock, Seeded(2), NoFunds(), nothing_known())
    await database.close()


@pytest.fixture
def leases(database) -> BrokenLeases:
    return BrokenLeases(database)


@pytest.fixture
def listener() -> Listener:
    """Who is told what becomes of our servers."""
    return Listener()


@pytest.fixture
def ours(leases, clock, listener) -> HeldLeases:
    """The process that a test is about."""
    ours = HeldLeases(leases, OURS, clock)
    ours.subscribe(listener)
    return ours


@pytest.fixture
def theirs(database, clock) -> HeldLeases:
    """Another process over the same database."""
    return HeldLeases(Leases(database), THEIRS, clock)
