"""The two ends of a copy: the database that is read, in one checked state, and the one that is written."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import bindparam, inspect, literal, select, table, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import faults
from bot.store.engine import (
    PRIVATE_MODE,
    StoreUnavailable,
    companions,
    file_engine,
    is_postgresql,
    is_server,
    printable,
    private_mode,
    read_only,
    require_file,
)
from bot.store.guarded import is_number
from bot.store.migrate import state_of, table_names, wait_turn
from bot.store.schema import guild_leases, metadata
from bot.store.timeouts import lift
from bot.tables.ports import Clock


@dataclass(frozen=True)
class Snapshot:
    """One state of a database, which does not change while others write.

    Args:
        connection: Sees that state and changes nothing.
    """

    connection: AsyncConnection
    revision: str


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[Snapshot]:
    """Open the database that is copied.

    Raises:
        StoreUnavailable: There is none, it is damaged or not this program's, or its schema is unknown.
    """
    if not is_server(engine.url):
        _try_out(Path(engine.url.database or ""))
    with readable(engine):
        async with read_only(engine).connect() as connection:
            if is_server(engine.url):
                options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
                await connection.execution_options(**options)
            else:
                await check_file(connection)
            await lift(connection)
            state = await state_of(connection)
            if state.current is None:
                raise StoreUnavailable("copy-source-empty", database=printable(engine.url))
            yield Snapshot(connection, state.current)


@contextmanager
def readable(engine: AsyncEngine) -> Iterator[None]:
    """Turn any error of reading a database into the reason why it cannot be copied."""
    try:
        with faults.named(engine):
            yield
    except DBAPIError as error:
        raise unusable(engine) from error
    except StoreUnavailable as error:
        if error.reason != "database-damaged":
            raise
        raise unusable(engine) from error


def unusable(engine: AsyncEngine) -> StoreUnavailable:
    """Return the error for a database that is damaged, or was never this program's."""
    return StoreUnavailable("copy-source-unusable", database=printable(engine.url))


async def check_file(connection: AsyncConnection) -> None:
    """Check a whole SQLite file.

    Raises:
        StoreUnavailable: The file is damaged.
    """
    # Damaged values are copied unchanged; this checks only the structure of the file.
    await connection.execute(text("PRAGMA ignore_check_constraints = ON"))
    verdict = (await connection.execute(text("PRAGMA integrity_check(1)"))).scalar_one()
    strays = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
    if verdict != "ok" or strays is not None:
        raise StoreUnavailable("database-damaged", database=printable(connection.engine.url))


def _try_out(file: Path) -> None:
    # SQLite would create a missing file.
    try:
        require_file(file)
        with file.open("rb"):
            pass
    except FileNotFoundError as error:
        raise StoreUnavailable("copy-source-missing", database=str(file)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreUnavailable("copy-source-unreadable", database=str(file), why=why) from error


# These tables have rows in every database that was ever opened, or say nothing about what was played.
_NEVER_EMPTY: Final = frozenset({"alembic_version", "zero", "guild_leases"})
_FUNCTIONS: Final = text(
    "SELECT DISTINCT CAST(CAST(tgfoid AS regprocedure) AS text) FROM pg_trigger "
    "WHERE NOT tgisinternal AND CAST(CAST(tgrelid AS regclass) AS text) IN :tables"
).bindparams(bindparam("tables", expanding=True))


async def require_free(engine: AsyncEngine, clock: Clock, *, replace: bool) -> None:
    """Check that a file may be written.

    Args:
        engine: Its file may be missing.
        replace: Whether the file's data may be deleted. A file that a bot is running on is always refused.

    Raises:
        StoreUnavailable: The file may not be written.
    """
    file = Path(engine.url.database or "")
    if not is_there(file):
        return
    # If only companions of a lost file are there, SQLite would delete them, so they count as data.
    is_taken = not is_there(file, alone=True) or await _file_holds_data(engine, clock)
    _require_free(engine, is_taken=is_taken and not replace)


async def _file_holds_data(engine: AsyncEngine, clock: Clock) -> bool:
    try:
        with writable(engine):
            async with read_only(engine).connect() as connection:
                return await _holds_data(connection, clock)
    except StoreUnavailable as error:
        if error.reason != "database-damaged":
            raise
        return True


def _require_free(engine: AsyncEngine, *, is_taken: bool) -> None:
    if is_taken:
        raise StoreUnavailable("copy-target-not-empty", database=printable(engine.url))


async def _holds_data(connection: AsyncConnection, clock: Clock) -> bool:
    await refuse_running(connection, clock)
    names = await table_names(connection)
    if is_postgresql(connection):
        # Tables of other programs stay.
        names &= _ours()
    return any([await _has_rows(connection, name) for name in names - _NEVER_EMPTY])


def _ours() -> set[str]:
    return {*metadata.tables, "alembic_version"}


async def _has_rows(connection: AsyncConnection, name: str) -> bool:
    query = select(literal(1)).select_from(table(name)).limit(1)
    return (await connection.execute(query)).first() is not None


@contextmanager
def writable(engine: AsyncEngine) -> Iterator[None]:
    """Turn any error of writing a database into the reason why it cannot be written."""
    try:
        with faults.named(engine):
            yield
    except DBAPIError as error:
        raise StoreUnavailable("copy-refused", database=printable(engine.url), why=_words(error)) from error


def _words(error: DBAPIError) -> str:
    # A database's own message is safe to show. A driver's message quotes the value, perhaps a player's cards.
    is_own = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", None)
    return str(error.orig).splitlines()[0] if is_own else type(error.orig).__name__


@asynccontextmanager
async def emptied_server(
    engine: AsyncEngine, clock: Clock, *, replace: bool
) -> AsyncIterator[AsyncConnection]:
    """Begin a transaction on a server, and drop this program's tables in it. A bot that starts waits.

    Args:
        replace: Whether the server's data may be deleted. A database that a bot is running on is refused.

    Raises:
        StoreUnavailable: It may not be written, or its schema, and so its tables, are unknown.
    """
    async with engine.begin() as connection:
        await lift(connection)
        await wait_turn(connection)
        await _refuse_newer(connection)
        is_taken = await _holds_data(connection, clock)
        _require_free(engine, is_taken=is_taken and not replace)
        await _drop_ours(connection)
        yield connection


async def _refuse_newer(connection: AsyncConnection) -> None:
    try:
        await state_of(connection)
    except StoreUnavailable as error:
        # A damaged database may be replaced: that is what a backup is for.
        if error.reason != "database-damaged":
            raise


async def _drop_ours(connection: AsyncConnection) -> None:
    found = (await table_names(connection)) & _ours()
    if not found:
        return
    functions = (await connection.execute(_FUNCTIONS, {"tables": sorted(found)})).scalars().all()
    await _drop(connection, "TABLE", found)
    await _drop(connection, "FUNCTION", functions)


async def _drop(connection: AsyncConnection, kind: str, names: Any) -> None:
    if names:
        await connection.exec_driver_sql(f"DROP {kind} {', '.join(sorted(names))}")


async def refuse_running(connection: AsyncConnection, clock: Clock) -> None:
    """Check that no process answers for a server.

    Raises:
        StoreUnavailable: According to its leases, a process does.
    """
    if not await connection.run_sync(lambda sync: inspect(sync).has_table(guild_leases.name)):
        return
    columns, now_ms = guild_leases.c, clock.now_ms()
    query = (
        select(columns.holder_name, columns.expires_ms)
        .where(columns.expires_ms > now_ms, is_number(columns.expires_ms))
        .order_by(columns.expires_ms.desc())
        .limit(1)
    )
    lease = (await connection.execute(query)).first()
    if lease is not None:
        left_s = -(-(lease.expires_ms - now_ms) // 1000)
        place = printable(connection.engine.url)
        raise StoreUnavailable("copy-in-use", database=place, holder=lease.holder_name, left_s=left_s)


def is_there(file: Path, *, alone: bool = False) -> bool:
    """Return whether a file or one of its companions is not empty; with `alone`, only the file counts.

    Raises:
        StoreUnavailable: It is a folder or a device, or may not be inspected.
    """
    with _in_words(file):
        require_file(file)
        return any(_size(each) for each in (file, *([] if alone else companions(file))))


@asynccontextmanager
async def beside(file: Path) -> AsyncIterator[AsyncEngine]:
    """Create a new file in the folder of another one, and yield its engine; the file is deleted at the end.

    A missing folder is created. A file that was put in place by then is not deleted.

    Raises:
        StoreUnavailable: The file cannot be created.
    """
    partial = file.with_name(f"{file.name}.{token_hex(4)}.partial")
    engine = file_engine(partial, may_create=False)
    missing = [folder for folder in file.parents if not folder.exists()]
    try:
        with _in_words(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            partial.touch(PRIVATE_MODE, exist_ok=False)
        yield engine
    finally:
        await engine.dispose()
        _clear_away(partial, missing)


def _clear_away(partial: Path, made: Sequence[Path]) -> None:
    for file in (partial, *companions(partial)):
        with suppress(OSError):
            file.unlink()
    for folder in made:
        # Folders that hold a file that was put in place are not empty, and stay.
        with suppress(OSError):
            folder.rmdir()


def put_in_place(partial: Path, file: Path) -> None:
    """Let a file that no process has open take the place of another file, which may be missing.

    A reader finds either the old or the new file, even after a power failure.

    Raises:
        StoreUnavailable: The old file is in use, or it cannot be replaced.
    """
    with _in_words(file):
        _sync(partial)
        if file.exists():
            _look_alike(partial, file)
            _settle(file)
        # The companions of the old file would damage the new one.
        for each in companions(file):
            each.unlink(missing_ok=True)
        partial.replace(file)
        _sync(file.parent)


def _settle(file: Path) -> None:
    """Let SQLite write the companions' data into the file. No other process may have the file open."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreUnavailable("database-busy", database=str(file)) from error
    except sqlite3.DatabaseError:
        # The file is damaged, or never was a database: there is nothing to save.
        return


def _look_alike(partial: Path, file: Path) -> None:
    # Users who could read or write the old file can do so with the new one, unless all users could.
    partial.chmod(private_mode(file))
    with suppress(PermissionError, AttributeError):
        kept = file.stat()
        os.chown(partial, kept.st_uid, kept.st_gid)


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _sync(path: Path) -> None:
    # Windows cannot open folders.
    if path.is_dir() and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _in_words(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreUnavailable("copy-unwritable", database=str(file), why=why) from error
