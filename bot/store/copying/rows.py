"""Rows as they are kept, to the letter, from one database into another."""

from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from contextlib import aclosing
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Column,
    Insert,
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
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.copying.progress import Progress, Stage
from bot.store.copying.source import readable
from bot.store.copying.tally import Tally, Tallying
from bot.store.statements import is_postgresql

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
    """Tell whether a database has all these tables, with all their columns."""

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
                await target.execute(statement, [dict(zip(table.c.keys(), row, strict=True)) for row in rows])
                progress.advance(len(rows))
        tallies[table.name] = tallying.tally()
    return tallies


async def tally_rows(
    connection: AsyncConnection, tables: Sequence[Table], written: Mapping[str, Tally], progress: Progress
) -> dict[str, Tally]:
    """Return what these tables hold. So many rows as were written are expected."""
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
        async with connection.stream(_reading(table)) as result:
            async for rows in result.partitions(_BATCH):
                yield [tuple(row) for row in rows]


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
