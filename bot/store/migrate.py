"""Bringing a database's schema up to what this program needs."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import URL, Connection, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import faults
from bot.store.engine import (
    StoreUnavailable,
    companions,
    create_private,
    is_open_to_all,
    is_postgresql,
    is_server,
    printable,
    private_mode,
    read_only,
    require_file,
)
from bot.store.limits import lift
from bot.store.schema import postings

if TYPE_CHECKING:
    from alembic.config import Config

Progress: TypeAlias = Callable[[list[Any]], Iterable[Any]]
"""Passes on what a migration does one after another, and shows somebody how far it is."""

_FOLDER = Path(__file__).parent / "migrations"

# Any two numbers, as long as they stay the same: what two starting processes agree to queue up at.
_ADVISORY_LOCK = (0x676E, 0x6175)

# For five seconds, as long as everything else waits for a file.
_SWITCH_TRIES = 100
_SWITCH_PAUSE_S = 0.05
# The lowest byte of an error of SQLite says what it is; the others say more of it.
_PRIMARY_CODE = 0xFF


@dataclass(frozen=True)
class RevisionState:
    """How far a database's schema is.

    Args:
        current: The revision it is at; None where nothing was created yet.
        head: The newest revision this program knows.
    """

    current: str | None
    head: str

    @property
    def is_current(self) -> bool:
        """Whether nothing is left to upgrade."""
        return self.current == self.head


def config() -> "Config":
    """Return Alembic's configuration, for which no ini file exists.

    A new revision is begun with
    `python -c "from alembic import command; from bot.store.migrate import config;
    command.revision(config(), 'what changes', rev_id='0002')"`.
    """
    # Only who changes the schema needs Alembic; to import it takes longer than to look how far the schema is.
    from alembic.config import Config  # noqa: PLC0415

    alembic = Config()
    # The value goes through a ConfigParser, to which a percent sign means something.
    alembic.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return alembic


async def upgrade(engine: AsyncEngine, progress: Progress = iter) -> bool:
    """Create the database where it is missing and bring its schema up to date, in one transaction.

    Two processes that start together take turns; two databases of one process must not be upgraded at the
    same moment, for Alembic keeps its context in module globals.

    Args:
        engine: The database.
        progress: What shows how far it is where much is converted.

    Returns:
        Whether there was anything to do.

    Raises:
        StoreUnavailable: The database cannot be opened or written, or a newer program was here.
    """
    # Before the transaction: others wait for its end.
    import_module("alembic.command")
    with faults.named(engine):
        if not is_server(engine.url):
            await _prepare_file(engine)
        async with engine.begin() as connection:
            await lift(connection)
            await wait_turn(connection)
            state = await state_of(connection)
            if not state.is_current:
                await create(connection, state.head, progress)
    return not state.is_current


async def revision_state(engine: AsyncEngine) -> RevisionState:
    """Return how far a database's schema is, creating and changing nothing.

    Raises:
        StoreUnavailable: The database cannot be opened, or a newer program was here.
    """
    if _is_missing_file(engine.url):
        return RevisionState(None, _head())
    with faults.named(engine):
        if not is_server(engine.url):
            _try_out(Path(engine.url.database or ""))
        async with read_only(engine).connect() as connection:
            return await state_of(connection)


async def create(connection: AsyncConnection, revision: str, progress: Progress = iter) -> None:
    """Create the schema as it was at a revision, or bring it there, in the transaction of a connection."""
    await connection.run_sync(_run, revision, progress)


@cache
def revisions() -> tuple[str, ...]:
    """Return all revisions of the schema, the oldest first: the numbers their files' names begin with."""
    return tuple(sorted(file.name[:4] for file in (_FOLDER / "versions").glob("[0-9][0-9][0-9][0-9]_*.py")))


def _head() -> str:
    return revisions()[-1]


def _is_missing_file(url: URL) -> bool:
    return not is_server(url) and not Path(url.database or "").exists()


async def _prepare_file(engine: AsyncEngine) -> None:
    file = Path(engine.url.database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    create_private(file)
    _keep_private(file)
    async with engine.connect() as connection:
        # The mode stays in the file. It changes outside of transactions only, and SQLAlchemy's own way to
        # execute would begin one.
        for _ in range(_SWITCH_TRIES):
            try:
                await connection.run_sync(_switch_to_log)
            except sqlite3.OperationalError as error:
                # Of processes that switch at the same moment SQLite refuses some at once, however long they
                # would wait.
                if error.sqlite_errorcode & _PRIMARY_CODE != sqlite3.SQLITE_BUSY:
                    raise
                await asyncio.sleep(_SWITCH_PAUSE_S)
            else:
                return
        await connection.run_sync(_switch_to_log)


def _keep_private(file: Path) -> None:
    # Files of older versions have the mode that everything gets by default. One that a group may open, and
    # nobody else, was meant so; one that is somebody else's is theirs to close.
    for each in (file, *companions(file)):
        with suppress(FileNotFoundError, PermissionError):
            if is_open_to_all(each):
                each.chmod(private_mode(each))


def _try_out(file: Path) -> None:
    # Where opening fails inside aiosqlite, its thread still answers an event loop that may be closed by then,
    # and leaves a traceback of its own behind the one sentence a person should read.
    require_file(file)
    with file.open("rb"):
        pass


def _switch_to_log(connection: Connection) -> None:
    cursor = connection.connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.close()


async def wait_turn(connection: AsyncConnection) -> None:
    """Wait until no other process creates or upgrades the schema, and keep them waiting meanwhile."""
    # SQLite's transaction holds the write lock from its beginning.
    if is_postgresql(connection):
        await connection.execute(select(func.pg_advisory_xact_lock(*_ADVISORY_LOCK)))


async def state_of(connection: AsyncConnection) -> RevisionState:
    """Return how far the schema is that a connection sees.

    Raises:
        StoreUnavailable: A newer program was here, or what it says of itself makes no sense.
    """
    heads = await connection.run_sync(_heads)
    if len(heads) > 1 or (not heads and await connection.run_sync(_has_tables)):
        # Nothing says how far it is: two copies were mixed, or somebody was at it by hand.
        raise StoreUnavailable("database-damaged", database=printable(connection.engine.url))
    current = heads[0] if heads else None
    if current is not None and current not in revisions():
        reason = "database-too-old" if current < revisions()[0] else "database-too-new"
        raise StoreUnavailable(reason, database=printable(connection.engine.url), revision=current)
    return RevisionState(current, _head())


def _heads(connection: Connection) -> tuple[str, ...]:
    if not inspect(connection).has_table("alembic_version"):
        return ()
    return tuple(connection.scalars(text("SELECT version_num FROM alembic_version")))


def _has_tables(connection: Connection) -> bool:
    return inspect(connection).has_table(postings.name)


def _run(connection: Connection, revision: str, progress: Progress) -> None:
    from alembic import command  # noqa: PLC0415 - as in `config`

    alembic = config()
    alembic.attributes |= {"connection": connection, "progress": progress}
    command.upgrade(alembic, revision)
