"""SQLite's statements with as few hops as possible to the thread that the connection lives in.

As SQLAlchemy drives aiosqlite, a statement takes four hops: to make a cursor, to execute, to fetch and to
close. Each hop wakes that thread and then the event loop, which costs more than most statements do. All rows
are fetched at once in any case, so a statement needs nothing more from the thread once it is executed. Here a
statement takes one hop, a transaction begins with its first statement, and work that waits for nothing but
statements takes one hop in all.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar, cast

from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_cursor
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util import EMPTY_DICT
from sqlalchemy.util.concurrency import await_

Fetched = tuple[Any, deque[Any]]
Result = TypeVar("Result")


def connect(
    dialect: Dialect, _record: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]
) -> "QuickConnection":
    """Connect as SQLAlchemy does; a listener for its event `do_connect`."""
    plain: Any = dialect.connect(*arguments, **options)
    return QuickConnection(dialect.loaded_dbapi, plain.driver_connection)


async def in_one_hop(connection: AsyncConnection, work: Coroutine[Any, Any, Result]) -> Result:
    """Do some work in the thread that executes a connection's statements, and return its result.

    A connection to a server has no such thread: there, the work is simply awaited.

    Args:
        work: May await statements on this connection, and nothing else.
    """
    quick = (await connection.get_raw_connection()).dbapi_connection
    if not isinstance(quick, QuickConnection):
        return await work
    hop = asyncio.ensure_future(quick.do(work))
    try:
        return await asyncio.shield(hop)
    finally:
        # The work cannot be stopped in the thread. Until it is done, no other task may use the connection.
        while not hop.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([hop])


class QuickCursor(AsyncAdapt_aiosqlite_cursor):
    """A cursor that is closed, and has all its rows, once it has executed a statement."""

    __slots__ = ()

    def __init__(self, connection: "QuickConnection") -> None:
        self._adapt_connection = connection
        self._connection = connection.driver_connection
        self._rows = deque()
        self._soft_closed_memoized = EMPTY_DICT

    def execute(self, operation: Any, parameters: Any = None) -> None:
        self._run(sqlite3.Connection.execute, operation, parameters or ())

    def executemany(self, operation: Any, seq_of_parameters: Any) -> None:
        self._run(sqlite3.Connection.executemany, operation, seq_of_parameters)

    def _run(self, method: Callable[..., sqlite3.Cursor], *arguments: Any) -> None:
        # A closed cursor still knows the columns and the number of changed rows.
        connection = cast(QuickConnection, self._adapt_connection)
        self._cursor, self._rows = connection.fetch(method, *arguments)

    async def _async_soft_close(self) -> None:
        pass

    def close(self) -> None:
        self._rows.clear()


class QuickConnection(AsyncAdapt_aiosqlite_connection):
    """A connection whose statements take one hop each, or none from within its thread."""

    __slots__ = ("_beginning", "_is_clean", "_is_in_thread")

    _cursor_cls: Any = QuickCursor

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._beginning = ""
        self._is_clean = self._is_in_thread = False

    def begin_with_next(self, beginning: str) -> None:
        """Begin a transaction with the next statement, in the same hop."""
        self._beginning = beginning

    def fetch(self, method: Callable[..., sqlite3.Cursor], *arguments: Any) -> Fetched:
        """Execute a statement, and return its closed cursor and all its rows."""

        def fetched(*arguments: Any) -> Fetched:
            self._begin()
            cursor = method(self._raw, *arguments)
            rows = deque(cursor.fetchall() if cursor.description else ())
            cursor.close()
            # A statement outside of a transaction leaves nothing to end.
            self._is_clean = not self._raw.in_transaction
            return cursor, rows

        try:
            return await_(self._hop(fetched, *arguments))
        except Exception as error:  # noqa: BLE001 - it is raised again, as an error that SQLAlchemy knows
            self._handle_exception(error)

    async def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do some work in the thread. Its statements do not wait there, so the work never pauses."""

        def done() -> Result:
            # Before the work, so that none of it is tried while another process is writing.
            self._begin()
            self._is_in_thread = True
            try:
                work.send(None)
            except StopIteration as end:
                return cast(Result, end.value)
            finally:
                self._is_in_thread = False
                work.close()
            raise RuntimeError("it waits for something else than statements")

        try:
            return await self._hop(done)
        except sqlite3.Error as error:
            # SQLAlchemy has already converted errors of the work itself, so this is an error of beginning.
            work.close()
            raise DBAPIError.instance("BEGIN", None, error, sqlite3.Error, hide_parameters=True) from error

    def cursor(self, server_side: bool = False) -> Any:  # noqa: FBT001 - as in what it overrides
        if server_side:
            # A server-side cursor goes to the driver directly, without beginning the transaction.
            await_(self._hop(self._begin))
        return super().cursor(server_side)

    def commit(self) -> None:
        if not self._has_nothing_to_end():
            super().commit()
            self._is_clean = True

    def rollback(self) -> None:
        if not self._has_nothing_to_end():
            super().rollback()
            self._is_clean = True

    def _has_nothing_to_end(self) -> bool:
        """Drop a waiting BEGIN, and return whether no statement was executed since the last transaction."""
        self._beginning = ""
        return self._is_clean

    def _begin(self) -> None:
        if self._beginning:
            self._raw.execute(self._beginning).close()
            self._beginning = ""

    @property
    def _raw(self) -> sqlite3.Connection:
        return cast(Any, self.driver_connection)._conn  # type: ignore[no-any-return]  # noqa: SLF001

    async def _hop(self, function: Callable[..., Result], *arguments: Any) -> Result:
        if self._is_in_thread:
            return function(*arguments)
        self._is_clean = False
        async with self._execute_mutex:
            in_its_thread = cast(Any, self.driver_connection)._execute  # noqa: SLF001 - nothing public does that
            return cast(Result, await in_its_thread(function, *arguments))
