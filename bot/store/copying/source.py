"""The database that is copied: one state of it, which is checked first."""

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
    """One state of a database, which does not change while others write.

    Args:
        connection: Sees that state and changes nothing.
        revision: The revision of the schema.
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
