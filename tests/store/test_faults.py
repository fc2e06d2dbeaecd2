"""Which errors mean that the database is away for a while, and which that the program is wrong."""

import sqlite3

import pytest
import sqlalchemy as sa

from bot.store import Database, DatabaseAway, create_engine, is_away


async def failure(engine, *statements):
    """Return what the last of these statements fails with."""
    async with engine.connect() as connection:
        for statement in statements[:-1]:
            await connection.exec_driver_sql(statement)
        with pytest.raises(Exception) as caught:  # noqa: PT011 - whichever it is
            await connection.exec_driver_sql(statements[-1])
    await engine.dispose()
    return caught.value


async def test_a_file_that_somebody_else_has_locked(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.store.engine._BUSY_TIMEOUT_MS", 0)
    url = f"sqlite:///{tmp_path}/x.sqlite3"
    with sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        engine = create_engine(url)
        with pytest.raises(sa.exc.OperationalError, match="locked") as caught:
            await failure(engine, "SELECT 1")
    assert is_away(caught.value)
    other.close()


async def test_a_disk_that_is_full(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite3")
    statements = ("PRAGMA max_page_count = 2", "CREATE TABLE x (y)", "CREATE TABLE z (y)")
    assert is_away(await failure(engine, *statements))


async def test_a_server_that_is_not_there():
    pytest.importorskip("asyncpg", reason="asyncpg not found: pip install -e '.[dev]'")
    database = Database(create_engine("postgresql://gnau@127.0.0.1:1/gnau"))
    with pytest.raises(DatabaseAway) as caught:
        await database.fact("commands")
    assert is_away(caught.value)
    assert isinstance(caught.value.__cause__, OSError)


@pytest.mark.parametrize(
    "statements",
    [
        ["SELECT pg_terminate_backend(pg_backend_pid())"],
        ["SET statement_timeout = 1", "SELECT pg_sleep(5)"],
    ],
)
async def test_a_server_that_ends_what_goes_on(postgres_url, statements):
    assert is_away(await failure(create_engine(postgres_url), *statements))


@pytest.mark.parametrize(
    "statements",
    [
        ["SELECT * FROM missing"],
        ["SELEC"],
        ["CREATE TABLE x (y int PRIMARY KEY)", "INSERT INTO x VALUES (1)", "INSERT INTO x VALUES (1)"],
    ],
)
async def test_a_mistake_of_the_program(tmp_path, url, statements):
    (tmp_path / "var").mkdir()
    assert not is_away(await failure(create_engine(url), *statements))


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (DatabaseAway("TimeoutError"), True),
        # Of whose network, the store says.
        (TimeoutError(), False),
        (ConnectionResetError(104, "Connection reset by peer"), False),
        (sa.exc.TimeoutError("QueuePool limit"), True),
        (FileNotFoundError(2, "No such file or directory", "font.ttf"), False),
        (sqlite3.DatabaseError("file is not a database"), False),
        (KeyError("table"), False),
    ],
)
def test_other_errors(error, expected):
    assert is_away(error) is expected
    wrapped = RuntimeError("no table")
    wrapped.__cause__ = error
    assert is_away(wrapped) is expected
