"""A database of each kind, empty, for every test that asks for one."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import Database, create_engine


@pytest.fixture
def sqlite_url(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/var/gnau.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request) -> str:
    """The address of an empty database: every test that uses it runs once for each kind."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture
async def engine(url) -> AsyncIterator[AsyncEngine]:
    """An engine for the empty database."""
    engine = create_engine(url)
    yield engine
    await engine.dispose()


@pytest.fixture
async def database(engine) -> Database:
    """The database, opened; closed with the engine."""
    database = Database(engine)
    await database.open()
    return database
