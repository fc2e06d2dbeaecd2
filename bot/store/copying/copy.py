"""Copying a whole database into another one: everything, compared afterwards, or nothing."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import migrate
from bot.store.audit import Audit, audit
from bot.store.copying import rows
from bot.store.copying.places import (
    Snapshot,
    beside,
    check_file,
    emptied_server,
    put_in_place,
    readable,
    refuse_running,
    require_free,
    snapshot,
    unusable,
    writable,
)
from bot.store.engine import StoreUnavailable, is_server, printable, read_only
from bot.tables.ports import Clock


@dataclass(frozen=True)
class Order:
    """What to copy where.

    Args:
        target: A file is written beside it and then takes its place; a server's tables change in one
            transaction.
        replace: Whether data in the target may be deleted.
        is_move: Whether the original is given up, so that no bot may be running on it.
    """

    source: AsyncEngine
    target: AsyncEngine
    replace: bool = False
    is_move: bool = False


@dataclass(frozen=True)
class Copied:
    """A finished copy, which is equal to its original."""

    revision: str
    tallies: Mapping[str, rows.Tally]
    audit: Audit


@dataclass(frozen=True)
class _Work:
    order: Order
    original: Snapshot
    clock: Clock
    progress: rows.Progress
    # Holds the copy as soon as it is in its place.
    kept: list[Copied]


@dataclass(frozen=True)
class _Written:
    tables: list[Table]
    tallies: dict[str, rows.Tally]
    numbers: dict[str, int]


async def copy_database(order: Order, clock: Clock, progress: rows.Progress) -> Copied:
    """Copy a database, at the revision of its schema, while other processes may go on writing it.

    The copy is the state of the original at one moment. If anything goes wrong, the target stays unchanged.
    Books that do not balance are copied, too; the audit in the result says so.

    If the copying is cancelled, the target stays unchanged, too. If it is too late for that, the copy is
    returned as usual. The only uncertain case is a server that was just told to commit: then the cancellation
    goes on, and the target holds either the whole copy or its former content.

    Raises:
        StoreUnavailable: The database cannot be copied; the reason says why.
    """
    _require_two(order.source, order.target)
    kept: list[Copied] = []
    try:
        async with snapshot(order.source) as original:
            work = _Work(order, original, clock, progress, kept)
            await _confirm(work)
            await (_into_server(work) if is_server(order.target.url) else _into_file(work))
    except asyncio.CancelledError:
        # If there is a copy, the caller must not believe that nothing has changed.
        if not kept:
            raise
    return kept[0]


async def _confirm(work: _Work) -> None:
    if work.order.is_move:
        # On a connection of its own: the copying connection sees an earlier state, not the current one.
        source = work.order.source
        with readable(source):
            async with read_only(source).connect() as connection:
                await refuse_running(connection, work.clock)


async def _into_server(work: _Work) -> None:
    target = work.order.target
    with writable(target):
        async with emptied_server(target, work.clock, replace=work.order.replace) as connection:
            written = await _write(work, connection)
            copied = await _compared(work, connection, written)
            await _confirm(work)
        work.kept.append(copied)


async def _into_file(work: _Work) -> None:
    target = work.order.target
    await require_free(target, work.clock, replace=work.order.replace)
    with writable(target):
        async with beside(_file_of(target)) as engine:
            async with engine.begin() as connection:
                written = await _write(work, connection)
            # Reopened, so that the comparison reads what is on the disk.
            await engine.dispose()
            async with read_only(engine).connect() as connection:
                await check_file(connection)
                copied = await _compared(work, connection, written)
            await _confirm(work)
            # An SQLite file that is open cannot be replaced, even if only this process has it open.
            await engine.dispose()
            await target.dispose()
            put_in_place(_file_of(engine), _file_of(target))
            work.kept.append(copied)


async def _write(work: _Work, connection: AsyncConnection) -> _Written:
    others, source = await migrate.table_names(connection), work.original.connection
    await migrate.create(connection, work.original.revision)
    with readable(source.engine):
        await rows.create_missing(connection, await migrate.table_names(source))
        tables = await rows.copied_tables(connection, others)
        if not await rows.holds(source, tables):
            raise unusable(source.engine)
        numbers = await rows.last_numbers(source, tables)
    tallies = await rows.copy_rows(source, connection, tables, work.progress)
    await rows.keep_numbers(connection, numbers)
    return _Written(tables, tallies, numbers)


async def _compared(work: _Work, connection: AsyncConnection, written: _Written) -> Copied:
    found = await rows.tally_rows(connection, written.tables, written.tallies, work.progress)
    differing = sorted(name for name, tally in written.tallies.items() if found[name] != tally)
    if differing or await rows.last_numbers(connection, written.tables) != written.numbers:
        raise StoreUnavailable("copy-differs", tables=", ".join(differing))
    return Copied(work.original.revision, found, await audit(connection))


def _require_two(source: AsyncEngine, target: AsyncEngine) -> None:
    if is_server(source.url) or is_server(target.url):
        is_same = source.url == target.url
    else:
        is_same = _file_of(source) == _file_of(target)
    if is_same:
        raise StoreUnavailable("copy-same", database=printable(source.url))


def _file_of(engine: AsyncEngine) -> Path:
    # A link is followed: SQLite's companions are beside the file that it leads to, which is to be replaced.
    return Path(engine.url.database or "").resolve()
