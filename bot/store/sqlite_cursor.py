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
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_cursor
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util import EMPTY_DICT
from sqlalchemy.util.concurrency import await_, in_greenlet

Fetched = tuple[Any, deque[Any]]
Result = TypeVar("Result")

_SAVE: Final = "SAVEPOINT change"
_UNDO: Final = "ROLLBACK TO change"
_RELEASE: Final = "RELEASE change"


def connect(
    dialect: Dialect, _record: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]
) -> "QuickConnection":
    """Connect as SQLAlchemy does; a listener for its event `do_connect`."""
    plain: Any = dialect.connect(*arguments, **options)
    return QuickConnection(dialect.loaded_dbapi, plain.driver_connection)


async def in_one_hop(connection: AsyncConnection, work: Coroutine[Any, Any, Result]) -> Result:
    """Do some work in the thread that executes a connection's statements, and return its result.

    A connection to a server has no such thread: there, the work is simply awaited. So it is in the thread
    itself.

    Args:
        work: May await statements on this connection, and nothing else.
    """
    sync = connection.sync_connection
    assert sync is not None
    quick = sync.connection.dbapi_connection
    if not isinstance(quick, QuickConnection) or quick.is_in_thread:
        return await work
    hop = asyncio.ensure_future(quick.do(work))
    try:
        return await asyncio.shield(hop)
    finally:
        # The work cannot be stopped in the thread. Until it is done, no other task may use the connection.
        while not hop.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([hop])


async def run(connection: AsyncConnection, function: Callable[[Connection], Result]) -> Result:
    """Call a function that executes statements, and return its result.

    It is SQLAlchemy's `run_sync`, except that nothing waits in SQLite's own thread, so it needs no greenlet.
    """
    sync = connection.sync_connection
    if sync is not None and not sync.invalidated:
        quick = sync.connection.dbapi_connection
        if isinstance(quick, QuickConnection) and quick.is_in_thread:
            return function(sync)
    return await connection.run_sync(function)


async def undo_point(connection: AsyncConnection) -> "UndoPoint":
    """Return the present point of a transaction on SQLite, to which it can be undone."""
    quick: Any = (await connection.get_raw_connection()).dbapi_connection
    return UndoPoint(quick)


class UndoPoint:
    """A point to which a transaction can be undone, once and for what comes before the next such point.

    Where all goes well, it takes no hop of its own: the next statement brings it along.
    """

    def __init__(self, quick: "QuickConnection") -> None:
        self._quick = quick
        quick.due.append(_SAVE)

    def keep(self) -> None:
        """Keep what was done since."""
        if not self._is_untouched():
            self._quick.due.append(_RELEASE)

    async def undo(self) -> None:
        """Undo what was done since.

        Raises:
            DBAPIError: It failed, so all of the transaction is uncertain.
        """
        if not self._is_untouched():
            self._quick.due += [_UNDO, _RELEASE]
            await self._quick.do_due()

    def _is_untouched(self) -> bool:
        """Take the point back, if no statement has come since, and return whether that is so."""
        if self._quick.due[-1:] != [_SAVE]:
            return False
        self._quick.due.pop()
        return True


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

    __slots__ = ("_is_clean", "due", "is_in_thread")

    _cursor_cls: Any = QuickCursor

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        # What is executed right before the next statement, in the same hop.
        self.due: list[str] = []
        self._is_clean = False
        # Whether work is being done in the thread, which is then the only one to use the connection.
        self.is_in_thread = False

    def begin_with_next(self, beginning: str) -> None:
        """Begin a transaction with the next statement."""
        self.due = [beginning]

    async def do_due(self) -> None:
        """Execute what is due by itself.

        Raises:
            DBAPIError: It failed. It is still due, so what comes next fails as well.
        """
        try:
            await self._hop(self._begin)
        except sqlite3.Error as error:
            raise _raised(self.due[0], error) from error

    def fetch(self, method: Callable[..., sqlite3.Cursor], *arguments: Any) -> Fetched:
        """Execute a statement, and return its closed cursor and all its rows."""

        def fetched(*arguments: Any) -> Fetched:
            self._begin()
            raw = self._raw
            cursor = method(raw, *arguments)
            rows = deque(cursor.fetchall() if cursor.description else ())
            cursor.close()
            # A statement outside of a transaction leaves nothing to end.
            self._is_clean = not raw.in_transaction
            return cursor, rows

        try:
            if self.is_in_thread and not in_greenlet():
                return fetched(*arguments)
            return await_(self._hop(fetched, *arguments))
        except Exception as error:  # noqa: BLE001 - it is raised again, as an error that SQLAlchemy knows
            self._handle_exception(error)

    async def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do some work in the thread. Its statements do not wait there, so the work never pauses."""

        def done() -> Result:
            # Before the work, so that none of it is tried while another process is writing.
            self._begin()
            self.is_in_thread = True
            try:
                work.send(None)
            except StopIteration as end:
                return cast(Result, end.value)
            finally:
                self.is_in_thread = False
                work.close()
            raise RuntimeError("it waits for something else than statements")

        try:
            return await self._hop(done)
        except sqlite3.Error as error:
            # SQLAlchemy has already converted errors of the work itself, so this is an error of beginning.
            work.close()
            raise _raised("BEGIN", error) from error

    def cursor(self, server_side: bool = False) -> Any:  # noqa: FBT001 - as in what it overrides
        if server_side:
            # A server-side cursor goes to the driver directly, without beginning the transaction.
            await_(self._hop(self._begin))
        return super().cursor(server_side)

    def commit(self) -> None:
        if not self._is_clean:
            # The commit itself releases what was saved.
            if self.due == [_RELEASE]:
                self.due.clear()
            if self.is_in_thread:
                try:
                    self.commit_in_thread()
                except BaseException:
                    # SQLAlchemy takes the transaction for ended, whatever became of it.
                    self._raw.rollback()
                    raise
            else:
                if self.due:
                    await_(self.do_due())
                super().commit()
            self._is_clean = True
        self.due.clear()

    def commit_in_thread(self) -> None:
        """Commit as a part of work that is done in the thread."""
        self._begin()
        self._raw.commit()

    def rollback(self) -> None:
        self.due.clear()
        if not self._is_clean:
            super().rollback()
            self._is_clean = True

    def terminate(self) -> None:
        if self.is_in_thread:
            # Nothing can be awaited here. The thread ends once it is through with this work.
            self._terminate_force_close()
        else:
            super().terminate()

    def _begin(self) -> None:
        while self.due:
            self._raw.execute(self.due[0]).close()
            del self.due[0]

    @property
    def _raw(self) -> sqlite3.Connection:
        return cast(Any, self.driver_connection)._conn  # type: ignore[no-any-return]  # noqa: SLF001

    async def _hop(self, function: Callable[..., Result], *arguments: Any) -> Result:
        if self.is_in_thread:
            return function(*arguments)
        self._is_clean = False
        async with self._execute_mutex:
            in_its_thread = cast(Any, self.driver_connection)._execute  # noqa: SLF001 - nothing public does that
            return cast(Result, await in_its_thread(function, *arguments))


def _raised(statement: str, error: sqlite3.Error) -> Exception:
    """Return an error of the driver in SQLAlchemy's form."""
    found: Exception = DBAPIError.instance(statement, None, error, sqlite3.Error, hide_parameters=True)
    return found
