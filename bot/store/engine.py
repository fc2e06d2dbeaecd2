"""Connections to the database, set up as this project needs them, and the errors of opening it."""

import asyncio
import errno
import json
import os
import stat
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, cast

from sqlalchemy import URL, Connection, Table, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store import sqlite_cursor

Param: TypeAlias = str | int


class StoreUnavailable(Exception):
    """The database cannot be opened or copied.

    Neither the message nor the parameters ever hold a password.

    Args:
        reason: `database-url-invalid`, `database-url-option`, `database-driver-missing`,
            `database-unreachable`, `database-refused`, `database-unwritable`, `database-damaged`,
            `database-busy`, `database-full`, `database-too-old` or `database-too-new`; for copies, a reason
            that begins with `copy-`.
        params: Values for an error message: `database` (the file, or the address of the server), `option`
            (the unknown option of the address), `driver` (the missing package) or `revision` (the unknown
            revision); for copies also `holder` (the running process), `left_s` (seconds until its lease
            ends), `tables` (the tables that differ), `table`, `key` and `column` (of a damaged row) or `why`
            (the message of the system or the database).
    """

    def __init__(self, reason: str, **params: Param) -> None:
        self.reason = reason
        self.params = params
        named = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{reason.replace('-', ' ')}: {named}" if named else reason.replace("-", " "))


# The schemes that are allowed before `://`, with the drivers that they select.
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

# The options that are allowed after `?`. Any other would be a TypeError deep inside the driver.
_SERVER_OPTIONS = frozenset({"host", "port", "ssl", "passfile"})
_SSL_MODES = frozenset({"disable", "allow", "prefer", "require", "verify-ca", "verify-full"})
_HIGHEST_PORT = 65_535

# SQLite keeps these files beside a database, with its mode. They hold data that is not yet written into it.
_COMPANIONS = ("-wal", "-shm", "-journal")
# Only the owner may read the file, because it holds hidden cards and the secrets of shuffles.
PRIVATE_MODE = 0o600

_READ_ONLY_OPTION = "gnau_read_only"
_CONNECT_TIMEOUT_S = 5

# How many connections a process may have, and how many of them stay open when they are idle.
CONNECTIONS = 15
_KEPT_CONNECTIONS = 5
_POOL = {"pool_size": _KEPT_CONNECTIONS, "max_overflow": CONNECTIONS - _KEPT_CONNECTIONS}

# How long to wait for the write lock of another process.
_BUSY_TIMEOUT_MS = 5000


def create_engine(url: str) -> AsyncEngine:
    """Return the engine for a database. Nothing is connected or created yet.

    Args:
        url: `sqlite:///folder/file.db` or `postgresql://user:password@host/name`; the async drivers
            may be named (`sqlite+aiosqlite`, `postgresql+asyncpg`).

    Raises:
        StoreUnavailable: The address is invalid, or its driver is not installed.
    """
    address = _parse(url)
    try:
        return _create_postgresql(address) if is_server(address) else _create_sqlite(address)
    except ModuleNotFoundError as error:
        raise StoreUnavailable("database-driver-missing", driver=error.name or "") from error


def file_engine(file: Path, *, may_create: bool = True) -> AsyncEngine:
    """Return the engine for an SQLite file, with any characters in its name.

    Args:
        may_create: False for an existing file: if it is removed just before it is opened, it is not created
            again.
    """
    url = URL.create(_DRIVERS["sqlite"], database=str(file))
    return _create_sqlite(url, None if may_create else f"{file.absolute().as_uri()}?mode=rw")


def read_only(engine: AsyncEngine) -> AsyncEngine:
    """Return a view of the engine whose SQLite transactions do not queue with the writers."""
    return engine.execution_options(**{_READ_ONLY_OPTION: True})


def is_server(url: URL) -> bool:
    """Return whether the address is a server's; otherwise it is an SQLite file's."""
    return url.get_backend_name() == "postgresql"


def printable(url: URL) -> str:
    """Return the address in a form that is safe to show.

    Options are left out: some of them are secrets too.
    """
    if not is_server(url):
        return url.database or ""
    return url.set(query={}).render_as_string(hide_password=True)


def companions(file: Path) -> list[Path]:
    """Return the paths of the files that SQLite may keep beside a database."""
    return [file.with_name(file.name + ending) for ending in _COMPANIONS]


def create_private(file: Path) -> None:
    """Create an empty file that only its owner can read, or leave an existing file unchanged.

    Raises:
        OSError: The file can be neither created nor opened.
    """
    require_file(file)
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE_MODE))


def require_file(file: Path) -> None:
    """Check that a path leads to a regular file, or to nothing yet.

    Raises:
        OSError: It is a folder or a device. Opening a pipe would wait for a process at its other end.
    """
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if file.exists() and not file.is_file():
        raise OSError(errno.EINVAL, "Not a regular file")


def private_mode(file: Path) -> int:
    """Return the mode that a file is to have: its own, or `PRIVATE_MODE` if all users may open it."""
    mode = stat.S_IMODE(file.stat().st_mode)
    return PRIVATE_MODE if mode & stat.S_IRWXO else mode


def is_open_to_all(file: Path) -> bool:
    """Return whether all users of this machine may open a file; Windows' own rights are not checked."""
    return os.name != "nt" and stat.S_IMODE(file.stat().st_mode) != private_mode(file)


def _parse(text: str) -> URL:
    try:
        url = make_url(text.strip())
    except (ArgumentError, ValueError):
        # Not chained: the cause may quote the text, and with it a password.
        raise StoreUnavailable("database-url-invalid") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None or not _names_a_database(url):
        raise StoreUnavailable("database-url-invalid")
    return url.set(drivername=driver)


def _names_a_database(url: URL) -> bool:
    # SQLite without a file lives in memory, on one connection that all transactions would have to share.
    return bool(url.database) and ":memory:" not in str(url.database)


def _create_postgresql(url: URL) -> AsyncEngine:
    # Providers' addresses say `sslmode`; asyncpg calls it `ssl`.
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    _refuse_options(query.keys() - _SERVER_OPTIONS)
    _require_values(url, query)
    arguments = {"timeout": _CONNECT_TIMEOUT_S}
    engine = create_async_engine(
        url.set(query=query), connect_args=arguments, hide_parameters=True, json_serializer=_json, **_POOL
    )
    event.listen(engine.sync_engine, "close", _hang_up)
    return engine


def _json(value: Any) -> str:
    # With the default separators, a tenth of the kept data would be spaces.
    return json.dumps(value, separators=(",", ":"))


def _hang_up(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    # The driver's own way to close waits for an answer, which a silent connection never gives.
    connection.driver_connection.terminate()


def _require_values(url: URL, query: Mapping[str, Any]) -> None:
    ports = [str(url.port or 1), *str(query.get("port", 1)).split(",")]
    if not all(port.isdecimal() and 0 < int(port) <= _HIGHEST_PORT for port in ports):
        raise StoreUnavailable("database-url-invalid")
    if query.get("ssl", "prefer") not in _SSL_MODES:
        raise StoreUnavailable("database-url-invalid")


def _refuse_options(names: Collection[str]) -> None:
    if names:
        raise StoreUnavailable("database-url-option", option=min(names))


def _create_sqlite(url: URL, existing: str | None = None) -> AsyncEngine:
    _refuse_options(url.query.keys())
    # Parameters stay out of error messages, which are logged: a snapshot holds all players' cards.
    engine = create_async_engine(url, hide_parameters=True, json_serializer=_json, **_POOL)
    if existing is not None:
        event.listen(engine.sync_engine, "do_connect", partial(_open_existing, existing))
    event.listen(engine.sync_engine, "do_connect", sqlite_cursor.connect)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    event.listen(engine.sync_engine, "invalidate", _let_go_of_sqlite)
    return engine


def _open_existing(
    address: str,
    _dialect: Dialect,
    _record: ConnectionPoolEntry,
    arguments: list[Any],
    options: dict[str, Any],
) -> None:
    arguments[0] = address
    options["uri"] = True


def _prepare_sqlite(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    # By default, the driver begins transactions, late and deferred; `_begin_sqlite` does so instead.
    connection.isolation_level = None
    # By default, a single byte that is not valid text makes the whole query fail.
    connection.driver_connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_TIMEOUT_MS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    # With a write-ahead log, NORMAL survives a crash of the process, and FULL also one of the machine. FULL
    # costs each write a millisecond or two, but points that members have already seen must not get lost.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A write that starts as a read cannot wait for another writer: SQLite fails it at once. So a transaction
    # that may write takes the write lock at the beginning, where the busy timeout applies.
    reads = connection.get_execution_options().get(_READ_ONLY_OPTION, False)
    quick = cast(sqlite_cursor.QuickConnection, connection.connection.dbapi_connection)
    quick.begin_with_next("BEGIN" if reads else "BEGIN IMMEDIATE")


def _let_go_of_sqlite(
    connection: DBAPIConnection, _record: ConnectionPoolEntry, _error: BaseException | None
) -> None:
    # If a task is cancelled in the middle of a write, SQLAlchemy closes its connection. But SQLite keeps a
    # connection with an unfinished statement alive, and with it the write lock, until Python happens to drop
    # the cursor. Rolling back first frees the lock at once.
    with suppress(Exception, asyncio.CancelledError):
        connection.rollback()


Insert: TypeAlias = postgresql.Insert | sqlite.Insert


def is_postgresql(connection: AsyncConnection) -> bool:
    """Return whether a connection goes to PostgreSQL; otherwise it goes to SQLite."""
    return connection.dialect.name == "postgresql"


def insert_into(connection: AsyncConnection, table: Table) -> Insert:
    """Return an INSERT in the connection's dialect, which supports ON CONFLICT."""
    return insert_on(connection.dialect.name, table)


def insert_on(dialect: str, table: Table) -> Insert:
    """Return an INSERT in a dialect, given its name."""
    return postgresql.insert(table) if dialect == postgresql.dialect.name else sqlite.insert(table)


def insert_or_skip(connection: AsyncConnection, table: Table) -> Insert:
    """Return an INSERT that does nothing where a unique key is taken.

    With `RETURNING`, the two cases can be told apart without an error.
    """
    return insert_into(connection, table).on_conflict_do_nothing()


def insert_or_replace(connection: AsyncConnection, table: Table) -> Insert:
    """Return an INSERT that overwrites an existing row with the same primary key."""
    insert = insert_into(connection, table)
    changed = {column.name: insert.excluded[column.name] for column in table.c if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=changed)


def _present_task() -> asyncio.Task[Any] | None:
    """Return the running task; None in the thread of a connection, where only a transaction is at work."""
    try:
        return asyncio.current_task()
    except RuntimeError:
        return None


class WriteTurn:
    """A lock that is granted in the order of arrival: `async with turn.taken(first=False):` holds it.

    SQLite's own way to wait is to try again every few milliseconds, in no order, and to give up after the
    busy timeout. Other processes still wait like that; the tasks of this process wait here.
    """

    def __init__(self) -> None:
        self._line = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None

    def refuse_holder(self) -> None:
        """Check that the current task does not hold the lock already: it would wait for itself for ever.

        Raises:
            RuntimeError: The task holds the lock.
        """
        if self._holder is not None and _present_task() in {self._holder, None}:
            raise RuntimeError("a transaction inside a transaction")

    @asynccontextmanager
    async def taken(self, *, first: bool) -> AsyncIterator[None]:
        """Hold the lock.

        Args:
            first: Whether to wait only for the current holder, and not for the tasks that came before.

        Raises:
            RuntimeError: The task holds the lock already.
        """
        self.refuse_holder()
        # A task leaves the line only after it has released the lock. So the next task in the line cannot wait
        # for a lock that is held, and a `first` task always goes before it.
        async with nullcontext() if first else self._line, self._lock:
            self._holder = asyncio.current_task()
            try:
                yield
            finally:
                self._holder = None
