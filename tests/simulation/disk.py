"""SQLite without a thread: what `aiosqlite` asks of it runs here, in order, and may be slow or fail."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from bot.store import StoreUnavailable
from bot.store.sqlite_cursor import QuickConnection
from tests.simulation.faults import LOCKED, DiskFault
from tests.simulation.loop import ProcessLoop

if TYPE_CHECKING:
    from tests.simulation.process import Process

Work = tuple["asyncio.Future[Any] | None", Callable[[], Any]]

BUSY_LIMIT_S: Final = 5.0
BUSY_RETRY_S: Final = 0.02

_ERRORS: Final = {
    DiskFault.FULL: ("database or disk is full", sqlite3.SQLITE_FULL, "SQLITE_FULL"),
    DiskFault.BROKEN: ("disk I/O error", sqlite3.SQLITE_IOERR, "SQLITE_IOERR"),
    DiskFault.UNACKNOWLEDGED: ("disk I/O error", sqlite3.SQLITE_IOERR_FSYNC, "SQLITE_IOERR_FSYNC"),
}


def is_of_database(error: BaseException | None) -> bool:
    """Tell whether an error comes from the database, whatever was made of it since."""
    while error is not None:
        if isinstance(error, (sqlite3.Error, SQLAlchemyError, StoreUnavailable)):
            return True
        error = error.__cause__ or error.__context__
    return False


class NoThread:
    """In place of the thread of a connection."""

    daemon = True

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def start(self) -> None:
        pass


class WorkQueue:
    """In place of the queue to a connection's thread: does the work itself, first come, first served."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, ProcessLoop)
        self._process: Process = loop.process
        self._waiting: deque[Work] = deque()
        self._is_at_work = False
        self.connection: sqlite3.Connection | None = None

    def put_nowait(self, work: Work) -> None:
        """Take a piece of work; a process that is dead does none."""
        if self._process.is_dead:
            return
        self._waiting.append(work)
        if not self._is_at_work:
            self._begin()

    def _begin(self) -> None:
        self._is_at_work = True
        delay_s = self._process.faults.disk_delay_s()
        if delay_s:
            self._process.schedule.after(delay_s, self._work)
        else:
            self._work()

    def _work(self, since_s: float | None = None) -> None:
        if self._process.is_dead:
            return
        schedule = self._process.schedule
        since_s = schedule.now_s if since_s is None else since_s
        future, function = self._waiting[0]
        try:
            result = self._do(function)
        except BaseException as error:  # noqa: BLE001 - it belongs to who waits for the result
            if _is_busy(error) and schedule.now_s - since_s < BUSY_LIMIT_S:
                self._process.faults.count("disk-busy")
                schedule.after(BUSY_RETRY_S, partial(self._work, since_s))
                return
            if _is_busy(error):
                self._process.faults.count(LOCKED)
            self._answer(future, None, error)
        else:
            self._answer(future, result, None)

    def commit(self, commit: Callable[[], Any]) -> None:
        """Carry out a commit, which may fail."""
        fault = self._process.faults.disk_fault()
        if fault is not None and fault is not DiskFault.UNACKNOWLEDGED:
            raise _error(fault)
        commit()
        if fault is DiskFault.UNACKNOWLEDGED:
            raise _error(fault)

    def _do(self, function: Callable[[], Any]) -> Any:
        if _is_commit(function):
            self.commit(function)
            return None
        result = _without_waiting(function)()
        if isinstance(result, sqlite3.Connection):
            self.connection = result
            self._process.connections.append(result)
        return result

    def _answer(self, future: "asyncio.Future[Any] | None", result: Any, error: BaseException | None) -> None:
        self._waiting.popleft()
        self._is_at_work = False
        if future is not None:
            self._process.loop.call_soon(_settle, future, result, error)
        if self._waiting:
            self._begin()


_commit_in_thread: Final = QuickConnection.commit_in_thread


def commit_in_thread(connection: QuickConnection) -> None:
    """Take the place of a commit that is a part of other work."""
    driver: Any = connection.driver_connection
    driver._tx.commit(partial(_commit_in_thread, connection))


def _settle(future: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _without_waiting(function: Callable[[], Any]) -> Callable[[], Any]:
    # SQLite would really sleep for the time of a process that stands still in the simulation.
    if isinstance(function, partial) and function.args and isinstance(function.args[0], str):
        sql, *rest = function.args
        if sql.startswith("PRAGMA busy_timeout"):
            return partial(function.func, "PRAGMA busy_timeout = 0", *rest)
    return function


def _is_commit(function: Callable[[], Any]) -> bool:
    return isinstance(function, partial) and getattr(function.func, "__name__", "") == "commit"


def _is_busy(error: BaseException) -> bool:
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_BUSY


def _error(fault: DiskFault) -> sqlite3.OperationalError:
    message, code, name = _ERRORS[fault]
    error = sqlite3.OperationalError(message)
    error.sqlite_errorcode, error.sqlite_errorname = code, name
    return error
