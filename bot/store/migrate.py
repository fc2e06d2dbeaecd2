"""Upgrading a database's schema to the revision that this program needs."""

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
from bot.store.schema import metadata, postings
from bot.store.timeouts import lift

if TYPE_CHECKING:
    from alembic.config import Config

Progress: TypeAlias = Callable[[list[Any]], Iterable[Any]]
"""Yields the steps of a migration one after another, and shows how far it is."""

_FOLDER = Path(__file__).parent / "migrations"

# The lock at which starting processes queue: two arbitrary numbers, which must stay the same.
_ADVISORY_LOCK = (0x676E, 0x6175)

# Five seconds in all: all other waiting for a file takes as long.
_SWITCH_TRIES = 100
_SWITCH_PAUSE_S = 0.05
# The lowest byte of an SQLite error code is the kind of error; the other bytes give details.
_PRIMARY_CODE = 0xFF


@dataclass(frozen=True)
class RevisionState:
    """The revision of a database's schema.

    Args:
        current: None if nothing was created yet.
        head: The newest revision that this program knows.
    """

    current: str | None
    head: str

    @property
    def is_current(self) -> bool:
        """Whether nothing is left to upgrade."""
        return self.current == self.head


def config() -> "Config":
    """Return Alembic's configuration, which has no ini file.

    Begin a new revision with
    `python -c "from alembic import command; from bot.store.migrate import config;
    command.revision(config(), 'what changes', rev_id='0002')"`.
    """
    # Imported here, because only changes of the schema need Alembic, and importing it takes a while.
    from alembic.config import Config  # noqa: PLC0415

    alembic = Config()
    # The value goes through a ConfigParser, which interprets percent signs.
    alembic.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return alembic


async def upgrade(engine: AsyncEngine, progress: Progress = iter) -> bool:
    """Create the database if it is missing, and bring its schema up to date, in one transaction.

    Two processes that start together take turns. Two databases of one process must not be upgraded at the
    same moment, because Alembic keeps its context in module globals.

    Returns:
        Whether there was anything to do.

    Raises:
        StoreUnavailable: The database cannot be opened or written, or its schema is unknown.
    """
    # Imported before the transaction begins, because other processes wait for its end.
    import_module("alembic.command")
    with faults.named(engine):
        if not is_server(engine.url):
            await _prepare_file(engine)
        async with engine.begin() as connection:
            await lift(connection)
            await wait_turn(connection)
            state = await state_of(connection)
            is_complete = state.is_current and await _is_complete(connection)
            if not is_complete:
                await create(connection, state.head, progress)
                # Migrations create the tables of the revision. Tables that features have added since are
                # created as they are.
                await connection.run_sync(metadata.create_all)
    return not is_complete


async def revision_state(engine: AsyncEngine) -> RevisionState:
    """Return the revision of a database's schema, and create and change nothing.

    Raises:
        StoreUnavailable: The database cannot be opened, or its schema is unknown.
    """
    if _is_missing_file(engine.url):
        return RevisionState(None, _head())
    with faults.named(engine):
        if not is_server(engine.url):
            _try_out(Path(engine.url.database or ""))
        async with read_only(engine).connect() as connection:
            return await state_of(connection)


async def create(connection: AsyncConnection, revision: str, progress: Progress = iter) -> None:
    """Create the schema of a revision, or upgrade to it, in the transaction of a connection."""
    await connection.run_sync(_run, revision, progress)


async def table_names(connection: AsyncConnection) -> set[str]:
    """Return the names of the tables of a database."""
    return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))


async def _is_complete(connection: AsyncConnection) -> bool:
    return metadata.tables.keys() <= await table_names(connection)


@cache
def revisions() -> tuple[str, ...]:
    """Return all revisions of the schema, the oldest first: the numbers at the start of their file names."""
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
        # The file keeps the journal mode. It can change only outside of a transaction, and SQLAlchemy's own
        # `execute` would begin one.
        for _ in range(_SWITCH_TRIES):
            try:
                await connection.run_sync(_switch_to_log)
            except sqlite3.OperationalError as error:
                # If processes switch at the same moment, SQLite refuses some at once, without any waiting.
                if error.sqlite_errorcode & _PRIMARY_CODE != sqlite3.SQLITE_BUSY:
                    raise
                await asyncio.sleep(_SWITCH_PAUSE_S)
            else:
                return
        await connection.run_sync(_switch_to_log)


def _keep_private(file: Path) -> None:
    # Files of older versions have the default mode. A file that only a group may open is meant to be so. Only
    # the owner of a file can change its mode.
    for each in (file, *companions(file)):
        with suppress(FileNotFoundError, PermissionError):
            if is_open_to_all(each):
                each.chmod(private_mode(each))


def _try_out(file: Path) -> None:
    # If opening fails inside aiosqlite, its thread still answers an event loop that may be closed by then. It
    # would then print a traceback after the one sentence that the user should read.
    require_file(file)
    with file.open("rb"):
        pass


def _switch_to_log(connection: Connection) -> None:
    cursor = connection.connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.close()


async def wait_turn(connection: AsyncConnection) -> None:
    """Wait until no other process changes the schema, and keep others waiting until the transaction ends."""
    # An SQLite transaction holds the write lock from its beginning.
    if is_postgresql(connection):
        await connection.execute(select(func.pg_advisory_xact_lock(*_ADVISORY_LOCK)))


async def state_of(connection: AsyncConnection) -> RevisionState:
    """Return the revision of the schema that a connection sees.

    Raises:
        StoreUnavailable: The revision is too old, too new, or not clear.
    """
    heads = await connection.run_sync(_heads)
    if len(heads) > 1 or (not heads and await connection.run_sync(_has_tables)):
        # The revision is not clear: two copies were mixed, or a person changed the database by hand.
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
