"""Addresses that work, and one clear reason for each that does not."""

import asyncio
import importlib.util
import os
import sys
import threading

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import ProgrammingError

from bot.store import Database, StoreUnavailable, create_engine, revision_state
from bot.store.engine import file_engine

_PASSWORD = "hunter2"


async def _reason(url) -> str:
    engine = create_engine(url)
    with pytest.raises(StoreUnavailable) as caught:
        await Database(engine).open()
    assert _PASSWORD not in f"{caught.value!r} {caught.value} {caught.value.params}"
    return caught.value.reason


def _refusal(url) -> StoreUnavailable:
    with pytest.raises(StoreUnavailable) as caught:
        create_engine(url)
    assert _PASSWORD not in f"{caught.value!r} {caught.value.params} {caught.value.__cause__!r}"
    return caught.value


@pytest.mark.parametrize(
    "url",
    [
        "",
        "gnau.db",
        "mysql://u:hunter2@host/db",
        "postgresql://u:hunter2@host:port/db",
        "postgresql://u:hunter2@host",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite+pysqlite:///gnau.db",
        "postgresql+psycopg://u:hunter2@host/db",
        "postgresql://u:hunter2@host:99999/db",
        "postgresql://u:hunter2@host/db?port=99999",
        "postgresql://u:hunter2@host/db?port=five",
        "postgresql://u:hunter2@host/db?sslmode=perhaps",
    ],
)
def test_an_address_that_makes_no_sense(url):
    assert _refusal(url).reason == "database-url-invalid"


@pytest.mark.parametrize(
    "url", ["sqlite:///gnau.db?mode=ro", "postgresql://u:hunter2@host/db?ssl=require&mode=ro"]
)
def test_an_option_nobody_knows(url):
    error = _refusal(url)
    assert (error.reason, error.params) == ("database-url-option", {"option": "mode"})


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
def test_sqlite_addresses(scheme):
    assert create_engine(f"{scheme}:///a/b.db").url.render_as_string() == "sqlite+aiosqlite:///a/b.db"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_addresses(scheme):
    pytest.importorskip("asyncpg", reason="asyncpg not found: pip install asyncpg")
    url = create_engine(f"{scheme}://u:p@host/db?sslmode=require").url
    assert url.render_as_string(hide_password=False) == "postgresql+asyncpg://u:p@host/db?ssl=require"


def test_a_missing_driver(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    error = _refusal("postgresql://u:hunter2@host/db")
    assert (error.reason, error.params) == ("database-driver-missing", {"driver": "asyncpg"})


def test_importing_the_store_needs_no_server_driver():
    assert importlib.util.find_spec("bot.store") is not None
    assert "asyncpg" not in vars(sys.modules["bot.store.engine"])


async def test_a_folder_in_place_of_the_file(tmp_path):
    assert await _reason(f"sqlite:///{tmp_path}") == "database-unwritable"


async def test_a_file_in_place_of_the_folder(tmp_path):
    (tmp_path / "file").touch()
    assert await _reason(f"sqlite:///{tmp_path}/file/deeper/gnau.db") == "database-unwritable"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere: run as another user")
async def test_a_folder_without_permission(tmp_path):
    tmp_path.chmod(0o500)
    assert await _reason(f"sqlite:///{tmp_path}/gnau.db") == "database-unwritable"


async def test_a_file_that_is_no_database(tmp_path):
    file = tmp_path / "gnau.db"
    file.write_text("points: 5\n" * 400)
    assert await _reason(f"sqlite:///{file}") == "database-damaged"
    engine = create_engine(f"sqlite:///{file}")
    with pytest.raises(StoreUnavailable):
        await revision_state(engine)
    await engine.dispose()


async def test_a_file_somebody_else_holds(sqlite_url, monkeypatch):
    monkeypatch.setattr("bot.store.engine._BUSY_TIMEOUT_MS", 50)
    engine = create_engine(sqlite_url)
    await Database(engine).open()
    async with engine.begin() as connection:
        await connection.execute(sa.text("SELECT 1"))
        assert await _reason(sqlite_url) == "database-busy"
    await engine.dispose()


async def test_a_server_that_is_not_there():
    pytest.importorskip("asyncpg", reason="asyncpg not found: pip install asyncpg")
    assert await _reason(f"postgresql://u:{_PASSWORD}@127.0.0.1:1/db") == "database-unreachable"


async def test_a_host_that_does_not_exist():
    pytest.importorskip("asyncpg", reason="asyncpg not found: pip install asyncpg")
    assert await _reason(f"postgresql://u:{_PASSWORD}@host.invalid/db") == "database-unreachable"


async def test_a_server_that_refuses(postgres_server):
    other_database = postgres_server.rpartition("/")[0] + "/nowhere"
    assert await _reason(other_database) == "database-refused"
    assert await _reason(postgres_server.replace("gnau@", f"nobody:{_PASSWORD}@")) == "database-refused"


async def test_a_role_that_may_not_create(postgres_url):
    engine = create_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(sa.text("DROP ROLE IF EXISTS reader"))
        await connection.execute(sa.text("CREATE ROLE reader LOGIN"))
    await engine.dispose()
    assert await _reason(postgres_url.replace("gnau@", f"reader:{_PASSWORD}@")) == "database-refused"


async def test_errors_of_this_program_keep_their_name(engine, monkeypatch):
    monkeypatch.setattr("bot.store.migrate._run", lambda connection, *_: connection.exec_driver_sql("SELEKT"))
    with pytest.raises(sa.exc.DBAPIError) as caught:
        await Database(engine).open()
    assert isinstance(caught.value, ProgrammingError | sa.exc.OperationalError)


async def test_the_parameters_name_the_place_without_secrets(tmp_path):
    with pytest.raises(StoreUnavailable) as caught:
        await Database(create_engine(f"sqlite:///{tmp_path}")).open()
    assert caught.value.params == {"database": str(tmp_path)}
    with pytest.raises(StoreUnavailable) as caught:
        await Database(create_engine("postgresql://u:hunter2@127.0.0.1:1/db?ssl=disable")).open()
    assert caught.value.params == {"database": "postgresql+asyncpg://u:***@127.0.0.1:1/db"}


async def test_sqlite_is_set_up_for_good_company(sqlite_url):
    engine = create_engine(sqlite_url)
    await Database(engine).open()
    async with engine.connect() as connection:
        pragmas = {}
        for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout"):
            pragmas[name] = (await connection.execute(sa.text(f"PRAGMA {name}"))).scalar_one()
    await engine.dispose()
    assert pragmas == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2, "busy_timeout": 5000}


@pytest.fixture
def umask():
    """Everybody may read whatever does not say otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


unix_only = pytest.mark.skipif(os.name == "nt", reason="modes as of Unix: run the tests there")


@unix_only
async def test_nobody_else_can_open_a_database(tmp_path, umask):
    database = Database(create_engine(f"sqlite:///{tmp_path}/gnau.db"))
    await database.open()
    await database.set_fact("a", "b")
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    await database.close()
    assert modes == dict.fromkeys(("gnau.db", "gnau.db-wal", "gnau.db-shm"), 0o600)


@unix_only
@pytest.mark.parametrize(
    ("before", "after"), [(0o644, 0o600), (0o666, 0o600), (0o640, 0o640), (0o600, 0o600)]
)
async def test_a_database_that_everybody_could_open_is_closed_to_them(tmp_path, before, after):
    file = tmp_path / "gnau.db"
    await _opened_and_closed(file)
    file.chmod(before)
    await _opened_and_closed(file)
    assert file.stat().st_mode & 0o777 == after


@unix_only
async def test_a_pipe_is_no_database(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert await _reason(f"sqlite:///{tmp_path}/pipe") == "database-unwritable"


@pytest.mark.parametrize(
    "damage", ["INSERT INTO alembic_version VALUES ('0001')", "DELETE FROM alembic_version"]
)
async def test_a_database_that_does_not_say_how_far_it_is(tmp_path, damage):
    file = tmp_path / "gnau.db"
    await _opened_and_closed(file)
    engine = create_engine(f"sqlite:///{file}")
    async with engine.begin() as connection:
        await connection.execute(sa.text(damage))
    await engine.dispose()
    assert await _reason(f"sqlite:///{file}") == "database-damaged"


async def _opened_and_closed(file):
    database = Database(create_engine(f"sqlite:///{file}"))
    await database.open()
    await database.close()


async def test_a_file_that_is_to_be_there_is_not_made_again(tmp_path):
    others = threading.enumerate()
    engine = file_engine(tmp_path / "taken.away", may_create=False)
    with pytest.raises(sa.exc.OperationalError):
        async with engine.connect():
            pass
    assert list(tmp_path.iterdir()) == []
    # The driver's thread has yet to tell the event loop that it ends.
    for thread in threading.enumerate():
        if thread not in others and thread.name.endswith("(_connection_worker_thread)"):
            await asyncio.to_thread(thread.join)
