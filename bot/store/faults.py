"""What a database's own errors mean for somebody who wants to open it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import is_server, printable
from bot.store.errors import StoreUnavailable

_SQLITE_REASONS = {
    "SQLITE_CANTOPEN": "database-unwritable",
    "SQLITE_READONLY": "database-unwritable",
    "SQLITE_PERM": "database-unwritable",
    "SQLITE_IOERR": "database-unwritable",
    "SQLITE_FULL": "database-full",
    "SQLITE_NOTADB": "database-damaged",
    "SQLITE_CORRUPT": "database-damaged",
    "SQLITE_BUSY": "database-busy",
    "SQLITE_LOCKED": "database-busy",
}

# By the first two letters of the SQLSTATE: what a server says to somebody it does not let in.
_SERVER_REASONS = {
    "08": "database-unreachable",  # connection exception
    "28": "database-refused",  # invalid authorization
    "3D": "database-refused",  # no such database
    "3F": "database-refused",  # no such schema
    "53": "database-busy",  # too many connections
    "55": "database-busy",  # lock not available
    "57": "database-unreachable",  # shutting down, starting up
}
# These say more than the first two letters.
_SERVER_STATES = {
    "42501": "database-refused",  # insufficient privilege
    "53100": "database-full",
}


# What was asked of a server cannot be: data exception, integrity constraint violation.
_IMPOSSIBLE_STATES = frozenset({"22", "23"})


def is_away(error: Exception) -> bool:
    """Say whether an error is about the database itself, which does not answer or cannot write at present.

    Otherwise it is about what was asked, and would come again.
    """
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError | PoolTimeoutError)
    state = str(getattr(error.orig, "sqlstate", None) or "")
    is_impossible = isinstance(error, IntegrityError | DataError) or state[:2] in _IMPOSSIBLE_STATES
    # A value that is none for SQLite.
    return not (is_impossible or isinstance(error.orig, sqlite3.InterfaceError | sqlite3.ProgrammingError))


@contextmanager
def named(engine: AsyncEngine) -> Iterator[None]:
    """Turn an error of connecting into `StoreUnavailable`; leave errors of this program as they are.

    Raises:
        StoreUnavailable: In place of the error, which becomes its cause.
    """
    try:
        yield
    except (DBAPIError, OSError, UnicodeDecodeError) as error:
        reason = _reason(engine.url, error)
        if reason is None:
            raise
        raise StoreUnavailable(reason, database=printable(engine.url)) from error


def _reason(url: URL, error: DBAPIError | OSError | UnicodeDecodeError) -> str | None:
    if isinstance(error, UnicodeDecodeError):
        # What SQLite cannot make sense of it quotes, and Python cannot read the quotation.
        return None if is_server(url) else "database-damaged"
    if isinstance(error, OSError):
        return "database-unreachable" if is_server(url) else "database-unwritable"
    return _server_reason(error) if is_server(url) else _file_reason(error)


def _file_reason(error: DBAPIError) -> str | None:
    # Extended names, such as SQLITE_READONLY_DIRECTORY, begin with the plain ones.
    name = "_".join(str(getattr(error.orig, "sqlite_errorname", "")).split("_")[:2])
    return _SQLITE_REASONS.get(name)


def _server_reason(error: DBAPIError) -> str | None:
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return _SERVER_STATES.get(state) or _SERVER_REASONS.get(state[:2])
