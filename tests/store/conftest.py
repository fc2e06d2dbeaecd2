"""A database of each kind, empty, for every test that asks for one."""

import itertools
from collections.abc import AsyncIterator, Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import Database, create_engine
from tests.support.postgres import PostgresMissing, throwaway_cluster

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a private PostgreSQL server; it is started by the first test that needs one."""
    pytest.importorskip("asyncpg", reason="asyncpg not found: pip install 'gnau[postgres]'")
    try:
        with throwaway_cluster() as address:
            yield address
    except PostgresMissing as missing:
        pytest.skip(str(missing))


@pytest.fixture
async def postgres_url(postgres_server) -> str:
    name = f"test_{next(_numbers)}"
    engine = create_engine(postgres_server)
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return f"{postgres_server.rpartition('/')[0]}/{name}"


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
