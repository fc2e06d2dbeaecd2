"""Databases of one's own for tests, of one kind or of each: empty ones, and new ones that have the schema."""

import asyncio
import itertools
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Database, create_engine
from bot.store.schema import metadata
from tests.support.postgres import PostgresMissing, throwaway_cluster

# Something that fills an open database.
Play: TypeAlias = Callable[[Database], Awaitable[None]]

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
async def postgres_url(request, postgres_server) -> AsyncIterator[str]:
    tiers = [request.node.get_closest_marker(tier) for tier in ("thorough", "fast")]
    assert any(tiers), "what needs a server is of the thorough tier: mark it"
    async with new_postgres(postgres_server) as url:
        yield url


@pytest.fixture
async def other_postgres_url(postgres_server) -> AsyncIterator[str]:
    async with new_postgres(postgres_server) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/var/gnau.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request) -> str:
    """The address of an empty database: every test that uses it runs once for each kind."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


async def nothing(_: Database) -> None:
    """Play nothing in a new database."""


def lay_out(url: str, play: Play = nothing) -> None:
    """Give a new database the schema and what was played in it, which take longer than most tests.

    Args:
        url: Its address. A file that is there already, and a server's database that is not empty, stay as
            they are.
        play: What was played in it; it is really played once, and then copied.
    """
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        _lay_out_file(Path(address.database or ""), play)
    else:
        _run_beside(_lay_out_on_server(url, play))


def _lay_out_file(file: Path, play: Play) -> None:
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        # A test may know of one more table for a while.
        file.write_bytes(_new_file(play, tuple(metadata.tables)))


@cache
def _new_file(play: Play, _tables: tuple[str, ...]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new.sqlite3"
        _run_beside(_make(f"sqlite:///{file}", play))
        return file.read_bytes()


async def _lay_out_on_server(url: str, play: Play) -> None:
    server, _, name = url.rpartition("/")
    template = f"after_{play.__name__}"
    if not await _is_empty(url):
        return
    async with _administration(server) as connection:
        if not await connection.scalar(sa.text(f"SELECT 1 FROM pg_database WHERE datname = '{template}'")):
            await connection.execute(sa.text(f"CREATE DATABASE {template}"))
            await _make(f"{server}/{template}", play)
        await connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
        # Copying files is twice as fast as what newer servers do when they are not told.
        version = connection.dialect.server_version_info
        way = "STRATEGY FILE_COPY" if version and version >= (15, 0) else ""
        await connection.execute(sa.text(f"CREATE DATABASE {name} TEMPLATE {template} {way}"))


async def _is_empty(url: str) -> bool:
    engine = create_engine(url)
    async with engine.connect() as connection:
        tables: int | None = await connection.scalar(
            sa.text("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
        )
    await engine.dispose()
    return not tables


def _run_beside(work: Coroutine[None, None, None]) -> None:
    """Run something to its end in a loop of its own: the test's may be running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def _make(url: str, play: Play) -> None:
    database = Database(create_engine(url))
    await database.open()
    await play(database)
    await database.close()


@asynccontextmanager
async def new_postgres(postgres_server: str) -> AsyncIterator[str]:
    """Create an empty database on a server, and drop it in the end: hundreds of them would fill a disk.

    Yields:
        Its address.
    """
    server, name = postgres_server.rpartition("/")[0], f"test_{next(_numbers)}"
    async with _administration(server) as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    try:
        yield f"{server}/{name}"
    finally:
        async with _administration(server) as connection:
            await connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))


@asynccontextmanager
async def _administration(server: str) -> AsyncIterator[AsyncConnection]:
    """Connect to a server to create and drop databases."""
    engine = create_engine(f"{server}/postgres")
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        yield connection
    await engine.dispose()
