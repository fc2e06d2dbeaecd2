"""The meaning of a database's own errors, both when it is opened and when it is used."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import StoreUnavailable, is_server, printable

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

# By the first two characters of the SQLSTATE: why a server refuses a client.
_SERVER_REASONS = {
    "08": "database-unreachable",  # connection exception
    "28": "database-refused",  # invalid authorization
    "3D": "database-refused",  # no such database
    "3F": "database-refused",  # no such schema
    "53": "database-busy",  # too many connections
    "55": "database-busy",  # lock not available
    "57": "database-unreachable",  # shutting down, starting up
}
# Whole SQLSTATEs that say more than their first two characters.
_SERVER_STATES = {
    "42501": "database-refused",  # insufficient privilege
    "53100": "database-full",
}

# The first characters of SQLSTATEs for transactions that timed out, or had to give way to another one.
_PASSING_STATES = ("25P", "40")


class DatabaseAway(Exception):
    """The connection to the database fails at the moment, or takes too long."""


@contextmanager
def of_database() -> Iterator[None]:
    """Turn a network error inside into `DatabaseAway`: by itself it might be about Discord as well.

    Raises:
        DatabaseAway: In place of the error, which becomes its cause.
    """
    try:
        yield
    except OSError as error:
        # An error with a file name is about that file, not about the network.
        if error.filename is not None:
            raise
        raise DatabaseAway(type(error).__name__) from error


def is_away(error: BaseException) -> bool:
    """Return whether an error means that the database, or the connection to it, fails at the moment.

    The program is not at fault then, and a later attempt may succeed.
    """
    return any(map(_is_of_way_or_server_or_disk, _causes(error)))


def _causes(error: BaseException) -> list[BaseException]:
    causes = [error]
    while causes[-1].__cause__ is not None:
        causes.append(causes[-1].__cause__)
    return causes


def _is_of_way_or_server_or_disk(error: BaseException) -> bool:
    if isinstance(error, DatabaseAway | PoolTimeoutError):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    reason = _server_reason(error) or _file_reason(error)
    return _state(error).startswith(_PASSING_STATES) or reason not in {None, "database-damaged"}


@contextmanager
def named(engine: AsyncEngine) -> Iterator[None]:
    """Turn a connection error into `StoreUnavailable`, and leave this program's own errors unchanged.

    Raises:
        StoreUnavailable: In place of the error, which becomes its cause.
    """
    try:
        yield
    except (DBAPIError, DatabaseAway, OSError, UnicodeDecodeError) as error:
        reason = _reason(engine.url, error)
        if reason is None:
            raise
        raise StoreUnavailable(reason, database=printable(engine.url)) from error


def _reason(url: URL, error: DBAPIError | DatabaseAway | OSError | UnicodeDecodeError) -> str | None:
    if isinstance(error, UnicodeDecodeError):
        # SQLite quotes damaged content in its error message, and Python cannot decode the quotation.
        return None if is_server(url) else "database-damaged"
    if isinstance(error, DatabaseAway | OSError):
        return "database-unreachable" if is_server(url) else "database-unwritable"
    return _server_reason(error) if is_server(url) else _file_reason(error)


def _file_reason(error: BaseException) -> str | None:
    # Extended names, such as SQLITE_READONLY_DIRECTORY, begin with the plain ones.
    name = "_".join(str(getattr(_original(error), "sqlite_errorname", "")).split("_")[:2])
    return _SQLITE_REASONS.get(name)


def _server_reason(error: BaseException) -> str | None:
    state = _state(error)
    return _SERVER_STATES.get(state) or _SERVER_REASONS.get(state[:2])


def _state(error: BaseException) -> str:
    return str(getattr(_original(error), "sqlstate", None) or "")


def _original(error: BaseException) -> BaseException | None:
    """Return the driver's own error."""
    return error.orig if isinstance(error, DBAPIError) else error
