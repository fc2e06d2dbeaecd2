"""The database that is copied: one state of it, looked through first."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import faults
from bot.store.engine import StoreUnavailable, is_server, printable, read_only, require_file
from bot.store.limits import lift
from bot.store.migrate import state_of


@dataclass(frozen=True)
class Snapshot:
    """One state of a database, whatever others write meanwhile.

    Args:
        connection: Sees that state and changes nothing.
        revision: The revision of its schema.
    """

    connection: AsyncConnection
    revision: str


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[Snapshot]:
    """Open the database that is copied.

    Raises:
        StoreUnavailable: There is none, it is not this program's, it is damaged, or a newer program was here.
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
    """Say of whatever goes wrong in reading a database that it cannot be copied."""
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
    """Return the error that says: this is damaged, or was never a database of this program."""
    return StoreUnavailable("copy-source-unusable", database=printable(engine.url))


async def check_file(connection: AsyncConnection) -> None:
    """Look through a whole SQLite file.

    Raises:
        StoreUnavailable: It is damaged.
    """
    # A value that is damaged is copied as it is; here it is about the file.
    await connection.execute(text("PRAGMA ignore_check_constraints = ON"))
    verdict = (await connection.execute(text("PRAGMA integrity_check(1)"))).scalar_one()
    strays = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
    if verdict != "ok" or strays is not None:
        raise StoreUnavailable("database-damaged", database=printable(connection.engine.url))


def _try_out(file: Path) -> None:
    # SQLite would create what is not there.
    try:
        require_file(file)
        with file.open("rb"):
            pass
    except FileNotFoundError as error:
        raise StoreUnavailable("copy-source-missing", database=str(file)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreUnavailable("copy-source-unreadable", database=str(file), why=why) from error
