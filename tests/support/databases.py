"""Databases of one's own for tests, of one kind or of each: empty ones, and new ones that have the schema."""

import asyncio
import itertools
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa

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


def lay_out(url: str) -> None:
    """Give a new SQLite database the schema, as all the migrations would, which take longer than most tests.

    Args:
        url: Its address. A file that is there already, and any other kind of database, stays as it is.
    """
    address = sa.make_url(url)
    file = Path(address.database or "")
    if address.get_backend_name() == "sqlite" and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_new_file())


@cache
def _new_file() -> bytes:
    """Return a database in which nothing has happened yet, made by all the migrations."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "new.sqlite3"
        # A loop of its own: the test's may be running.
        thread.submit(asyncio.run, _create(f"sqlite:///{file}")).result()
        return file.read_bytes()


async def _create(url: str) -> None:
    database = Database(create_engine(url))
    await database.open()
    await database.close()


async def new_postgres_url(postgres_server: str) -> str:
    """Create an empty database on a server and return its address."""
    name = f"test_{next(_numbers)}"
    engine = create_engine(postgres_server)
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return f"{postgres_server.rpartition('/')[0]}/{name}"
