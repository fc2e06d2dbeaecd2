"""A database in a file of its own, and Gnau tables over it whose time and chance the test holds."""

import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.services import TableService
from bot.store import create_engine
from bot.tables.gnau import GnauMachine, GnauTable
from bot.tables.machine import Chance
from tests.services.kept import FaultyDatabase
from tests.support.clock import FakeClock


@pytest.fixture
def url(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/gnau.db"


@pytest.fixture
async def engine(url) -> AsyncIterator[AsyncEngine]:
    engine = create_engine(url)
    yield engine
    await engine.dispose()


@pytest.fixture
async def database(engine) -> FaultyDatabase:
    """The database, opened; closed with its engine."""
    database = FaultyDatabase(engine)
    await database.open()
    return database


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def chance() -> Chance:
    return random.Random(1)


@pytest.fixture
def service(database, clock, chance) -> TableService[GnauTable]:
    return TableService(GnauMachine(), database, clock, chance)


@pytest.fixture
async def other_service(database, url, clock) -> AsyncIterator[TableService[GnauTable]]:
    """Gnau tables over the same file, as another process would have them."""
    engine = create_engine(url)
    yield TableService(GnauMachine(), FaultyDatabase(engine), clock, random.Random(2))
    await engine.dispose()
