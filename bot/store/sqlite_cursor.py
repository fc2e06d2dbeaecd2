"""SQLite's statements in one hop each to the thread that the connection lives in.

As SQLAlchemy drives aiosqlite, a statement takes four: to make a cursor, to execute, to fetch and to close.
Each wakes that thread and then the event loop, which costs more than most statements do. All rows are fetched
at once either way, so nothing is left to do there once a statement was executed.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_cursor
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util import EMPTY_DICT

Fetched = tuple[sqlite3.Cursor, deque[Any]]


def connect(
    dialect: Dialect, _record: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]
) -> "QuickConnection":
    """Connect as SQLAlchemy does; for its event `do_connect`."""
    plain: Any = dialect.connect(*arguments, **options)
    return QuickConnection(dialect.loaded_dbapi, plain.driver_connection)


class QuickCursor(AsyncAdapt_aiosqlite_cursor):
    """A cursor that is closed, and has all its rows, once it has executed a statement.

    Args:
        connection: What it belongs to.
    """

    __slots__ = ()

    def __init__(self, connection: "QuickConnection") -> None:
        self._adapt_connection = connection
        self._connection = connection.driver_connection
        self._rows = deque()
        self._soft_closed_memoized = EMPTY_DICT

    async def _execute_async(self, operation: Any, parameters: Any) -> None:
        await self._run(sqlite3.Connection.execute, operation, parameters or ())

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> None:
        await self._run(sqlite3.Connection.executemany, operation, seq_of_parameters)

    async def _run(self, method: Callable[..., sqlite3.Cursor], *arguments: Any) -> None:
        connection = cast(Any, self._connection)

        def fetched(*arguments: Any) -> Fetched:
            cursor = method(connection._conn, *arguments)  # noqa: SLF001 - in its own thread, where this runs
            rows = deque(cursor.fetchall() if cursor.description else ())
            cursor.close()
            return cursor, rows

        in_its_thread = connection._execute  # noqa: SLF001 - nothing public takes a function there
        async with self._adapt_connection._execute_mutex:  # noqa: SLF001 - as in what it overrides
            # A closed cursor still tells the columns, and how many rows were changed.
            self._cursor, self._rows = await in_its_thread(fetched, *arguments)

    async def _async_soft_close(self) -> None:
        pass

    def close(self) -> None:
        self._rows.clear()


class QuickConnection(AsyncAdapt_aiosqlite_connection):
    """A connection whose statements take one hop each."""

    __slots__ = ()

    _cursor_cls: Any = QuickCursor
