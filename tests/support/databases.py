"""Fixtures for tests that want an empty database of their own, of one kind or of each."""

import itertools
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from bot.store import create_engine
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
    return await new_postgres_url(postgres_server)


@pytest.fixture
async def other_postgres_url(postgres_server) -> str:
    return await new_postgres_url(postgres_server)


@pytest.fixture
def sqlite_url(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/var/gnau.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request) -> str:
    """The address of an empty database: every test that uses it runs once for each kind."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


async def new_postgres_url(postgres_server: str) -> str:
    """Create an empty database on a server and return its address."""
    name = f"test_{next(_numbers)}"
    engine = create_engine(postgres_server)
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return f"{postgres_server.rpartition('/')[0]}/{name}"
