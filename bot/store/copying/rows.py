"""Rows as they are kept, to the letter, from one database into another."""

import json
from collections.abc import AsyncGenerator, AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Column,
    Insert,
    LargeBinary,
    MetaData,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.copying.progress import Progress, Stage
from bot.store.copying.source import readable
from bot.store.copying.tally import Tally, Tallying
from bot.store.engine import StoreUnavailable, is_postgresql

# What the migrations and the triggers fill by themselves, and what belongs to processes that run.
NOT_COPIED: Final = frozenset({"alembic_version", "zero", "posting_sums", "guild_leases"})
_BATCH: Final = 1000


async def table_names(connection: AsyncConnection) -> set[str]:
    """Return what tables a database has."""
    return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))


async def copied_tables(connection: AsyncConnection, others: Collection[str]) -> list[Table]:
    """Return the tables of a schema that a copy fills, each after those it refers to.

    Args:
        connection: Sees the schema.
        others: Tables of other programs, which stay as they are.
    """
    schema = MetaData()
    only = (await table_names(connection)) - NOT_COPIED - set(others)
    await connection.run_sync(lambda sync: schema.reflect(sync, only=sorted(only), resolve_fks=False))
    return list(schema.sorted_tables)


async def holds(connection: AsyncConnection, tables: Sequence[Table]) -> bool:
    """Whether a database has all these tables, with all their columns."""

    def columns(sync_connection: Any) -> dict[str, set[str]]:
        inspector = inspect(sync_connection)
        names = set(inspector.get_table_names()) & {table.name for table in tables}
        return {name: {column["name"] for column in inspector.get_columns(name)} for name in names}

    found = await connection.run_sync(columns)
    return all(set(table.c.keys()) <= found.get(table.name, set()) for table in tables)


async def count_rows(connection: AsyncConnection, tables: Sequence[Table]) -> int:
    """Return how many rows these tables have together."""
    counts = [select(func.count()).select_from(table) for table in tables]
    return sum([(await connection.execute(count)).scalar_one() for count in counts])


async def copy_rows(
    source: AsyncConnection, target: AsyncConnection, tables: Sequence[Table], progress: Progress
) -> dict[str, Tally]:
    """Write all rows of these tables into a database that has none, and return what was read."""
    progress.begin(Stage.WRITE, await count_rows(source, tables))
    tallies = {}
    for table in tables:
        statement, tallying = _writing(table, target), Tallying()
        async with aclosing(_batches(source, table)) as batches:
            async for rows in batches:
                tallying.add(rows)
                await _write(target, table, statement, rows)
                progress.advance(len(rows))
        tallies[table.name] = tallying.tally()
    return tallies


def _named(table: Table, row: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(table.c.keys(), row, strict=True))


def _spoilt(row: tuple[Any, ...]) -> list[int]:
    """Return the places of what is kept as text and is none."""
    return [place for place, value in enumerate(row) if isinstance(value, bytes) and not _is_text(value)]


def _is_text(value: bytes) -> bool:
    try:
        value.decode()
    except UnicodeDecodeError:
        return False
    return True


async def _write(
    target: AsyncConnection, table: Table, statement: Insert, rows: Sequence[tuple[Any, ...]]
) -> None:
    """Write rows, damaged ones too.

    Raises:
        StoreUnavailable: A server would not have one of them.
    """
    whole, spoilt = [row for row in rows if not _spoilt(row)], [row for row in rows if _spoilt(row)]
    if is_postgresql(target):
        _blame(table, spoilt)
    try:
        if whole:
            await target.execute(statement, [_named(table, row) for row in whole])
        for row in spoilt:
            await target.execute(_writing_bytes(target, table, _spoilt(row)), _named(table, row))
    except DBAPIError:
        if is_postgresql(target):
            _blame(table, rows)
        raise


def _writing_bytes(target: AsyncConnection, table: Table, places: Sequence[int]) -> Insert:
    names = [table.c.keys()[place] for place in places]
    raw = {name: cast(bindparam(name, type_=LargeBinary()), Text) for name in names}
    return _writing(table, target).values(raw)


def _blame(table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
    """Name the first row in which something is no text, or no JSON, if there is one."""
    for row in rows:
        for column, value in zip(table.c, row, strict=True):
            if value is None or _is_fit(column, value):
                continue
            key = "/".join(str(_named(table, row)[each.name]) for each in table.primary_key)
            raise StoreUnavailable("copy-row-damaged", table=table.name, key=key, column=column.name)


def _is_fit(column: Column[Any], value: Any) -> bool:
    if not isinstance(column.type, JSON):
        return not isinstance(value, bytes)
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        return False
    return True


async def tally_rows(
    connection: AsyncConnection, tables: Sequence[Table], written: Mapping[str, Tally], progress: Progress
) -> dict[str, Tally]:
    """Return what these tables hold. As many rows as were written are expected."""
    progress.begin(Stage.CHECK, sum(tally.rows for tally in written.values()))
    tallies = {}
    for table in tables:
        tallying = Tallying()
        async with aclosing(_batches(connection, table)) as batches:
            async for rows in batches:
                tallying.add(rows)
                progress.advance(len(rows))
        tallies[table.name] = tallying.tally()
    return tallies


async def _batches(connection: AsyncConnection, table: Table) -> AsyncGenerator[list[tuple[Any, ...]]]:
    with readable(connection.engine):
        async with _to_the_letter(connection), connection.stream(_reading(table)) as result:
            async for rows in result.partitions(_BATCH):
                yield [tuple(row) for row in rows]


@asynccontextmanager
async def _to_the_letter(connection: AsyncConnection) -> AsyncIterator[None]:
    """Read what SQLite keeps as text and is none as the bytes that it is."""
    if is_postgresql(connection):
        yield
        return
    driver: Any = (await connection.get_raw_connection()).driver_connection
    usual, driver.text_factory = driver.text_factory, _letters
    try:
        yield
    finally:
        # A connection that was broken off has no more text.
        with suppress(ValueError):
            driver.text_factory = usual


def _letters(kept: bytes) -> str | bytes:
    return kept.decode() if _is_text(kept) else kept


def _reading(table: Table) -> Select[Any]:
    # JSON stays the text it is kept as: read and written anew, SQL's null and JSON's would become one.
    return select(*(cast(column, Text) if isinstance(column.type, JSON) else column for column in table.c))


def _writing(table: Table, target: AsyncConnection) -> Insert:
    return insert(table).values({column.name: _value(column, target) for column in table.c})


def _value(column: Column[Any], target: AsyncConnection) -> Any:
    if not isinstance(column.type, JSON):
        return bindparam(column.name, type_=column.type)
    text = bindparam(column.name, type_=Text())
    # To SQLite, JSON is a kind of number that texts can be kept in; casting would make one of it.
    return cast(text, JSON) if is_postgresql(target) else text
