"""A database in a file of its own, and Gnau tables over it whose time and chance the test holds."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.services import TableService
from bot.store import create_engine
from bot.tables.gnau import GnauMachine, GnauTable
from bot.tables.machine import Chance
from tests.services.kept import GlassDatabase
from tests.support.clock import FakeClock
from tests.support.tables import NoFunds, Seeded


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "gnau.db"


@pytest.fixture
def url(file) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
async def database(url) -> AsyncIterator[GlassDatabase]:
    """The database, opened."""
    database = GlassDatabase(create_engine(url))
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
def service(database, clock, chance) -> TableService[GnauTable]:
    return TableService(GnauMachine(), database, clock, chance, NoFunds())


@pytest.fixture
async def other_service(database, url, clock) -> AsyncIterator[TableService[GnauTable]]:
    """Gnau tables over the same file, as another process would have them."""
    database = GlassDatabase(create_engine(url))
    yield TableService(GnauMachine(), database, clock, Seeded(2), NoFunds())
    await database.close()
