"""Copying rows from one database into another, exactly as they are stored."""

import json
from collections.abc import AsyncGenerator, AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import NullType, TypeDecorator

from bot.store.copying.places import readable
from bot.store.engine import StoreUnavailable, is_postgresql
from bot.store.migrate import table_names
from bot.store.schema import metadata

# Tables that the migrations and the triggers fill by themselves, or that belong to running processes.
NOT_COPIED: Final = frozenset({"alembic_version", "zero", "posting_sums", "guild_leases"})
_BATCH: Final = 1000
_DIGEST_BITS: Final = 256
_SQLITE_SEQUENCE: Final = sa.table("sqlite_sequence", sa.Column("name", sa.String), sa.Column("seq"))


class Stage(StrEnum):
    """The stage of a copy: writing the rows, or reading them again to compare."""

    WRITE = "write"
    CHECK = "check"


class Progress(Protocol):
    """Shows how far a copy is."""

    def begin(self, stage: Stage, rows: int) -> None:
        """Note that a stage with so many rows begins."""
        ...

    def advance(self, rows: int) -> None:
        """Note that some more rows are done."""
        ...


@dataclass(frozen=True)
class Tally:
    """The number of rows and the checksums of a table.

    Args:
        total: The sum of all whole numbers in the rows.
        digest: 64 hexadecimal digits, which any change of the content would change. They do not depend on
            the order of the rows, because each database has its own.
    """

    rows: int
    total: int
    digest: str


class Tallying:
    """Adds up the rows of a table, batch by batch."""

    def __init__(self) -> None:
        self._rows = self._total = self._digests = 0

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        """Add more rows; their columns are always in the same order."""
        for row in rows:
            self._rows += 1
            self._total += sum(value for value in row if type(value) is int)
            self._digests += int.from_bytes(sha256(repr(row).encode()).digest())

    def tally(self) -> Tally:
        """Return the tally of the rows so far."""
        return Tally(self._rows, self._total, f"{self._digests % 2**_DIGEST_BITS:064x}")


async def create_missing(connection: AsyncConnection, names: Collection[str]) -> None:
    """Create the tables of features that no migration creates, as far as they are among these names."""
    tables = [table for table in metadata.sorted_tables if table.name in names]
    await connection.run_sync(metadata.create_all, tables=tables)


async def copied_tables(connection: AsyncConnection, others: Collection[str]) -> list[sa.Table]:
    """Return the tables of a schema that a copy fills, each after the tables that it refers to.

    Args:
        others: The names of other programs' tables, which stay unchanged.
    """
    schema = sa.MetaData()
    only = (await table_names(connection)) - NOT_COPIED - set(others)
    await connection.run_sync(lambda sync: schema.reflect(sync, only=sorted(only), resolve_fks=False))
    return list(schema.sorted_tables)


async def holds(connection: AsyncConnection, tables: Sequence[sa.Table]) -> bool:
    """Return whether a database has all these tables with all their columns."""

    def columns(sync_connection: Any) -> dict[str, set[str]]:
        inspector = sa.inspect(sync_connection)
        names = set(inspector.get_table_names()) & {table.name for table in tables}
        return {name: {column["name"] for column in inspector.get_columns(name)} for name in names}

    found = await connection.run_sync(columns)
    return all(set(table.c.keys()) <= found.get(table.name, set()) for table in tables)


async def count_rows(connection: AsyncConnection, tables: Sequence[sa.Table]) -> int:
    """Return the total number of rows of these tables."""
    counts = [sa.select(sa.func.count()).select_from(table) for table in tables]
    return sum([(await connection.execute(count)).scalar_one() for count in counts])


async def copy_rows(
    source: AsyncConnection, target: AsyncConnection, tables: Sequence[sa.Table], progress: Progress
) -> dict[str, Tally]:
    """Copy all rows of these tables into empty tables, and return the tallies of what was read."""
    progress.begin(Stage.WRITE, await count_rows(source, tables))
    if not is_postgresql(target):
        # Damaged rows are copied as well.
        await target.execute(sa.text("PRAGMA ignore_check_constraints = ON"))
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


def _named(table: sa.Table, row: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(table.c.keys(), row, strict=True))


def _spoilt(row: tuple[Any, ...]) -> list[int]:
    """Return the positions of values that are stored as text but are not valid text."""
    return [place for place, value in enumerate(row) if isinstance(value, bytes) and not _is_text(value)]


def _is_text(value: bytes) -> bool:
    try:
        value.decode()
    except UnicodeDecodeError:
        return False
    return True


async def _write(
    target: AsyncConnection, table: sa.Table, statement: sa.Insert, rows: Sequence[tuple[Any, ...]]
) -> None:
    """Write rows, including damaged ones.

    Raises:
        StoreUnavailable: A server refuses a damaged row.
    """
    whole, spoilt = [row for row in rows if not _spoilt(row)], [row for row in rows if _spoilt(row)]
    if is_postgresql(target):
        _blame(table, spoilt)
    try:
        if whole:
            await target.execute(statement, [_named(table, row) for row in whole])
        for row in spoilt:
            await target.execute(_writing_bytes(target, table, _spoilt(row)), _named(table, row))
    except StatementError:
        if is_postgresql(target):
            _blame(table, rows)
        raise


def _writing_bytes(target: AsyncConnection, table: sa.Table, places: Sequence[int]) -> sa.Insert:
    names = [table.c.keys()[place] for place in places]
    raw = {name: sa.cast(sa.bindparam(name, type_=sa.LargeBinary()), sa.Text) for name in names}
    return _writing(table, target).values(raw)


def _blame(table: sa.Table, rows: Iterable[tuple[Any, ...]]) -> None:
    """Raise an error that names the first row with a value of the wrong type, if there is one."""
    for row in rows:
        for column, value in zip(table.c, row, strict=True):
            if value is None or _is_fit(column, value):
                continue
            key = "/".join(str(_named(table, row)[each.name]) for each in table.primary_key)
            raise StoreUnavailable("copy-row-damaged", table=table.name, key=key, column=column.name)


def _is_fit(column: sa.Column[Any], value: Any) -> bool:
    if not isinstance(column.type, sa.JSON):
        number = isinstance(column.type, sa.Numeric | sa.Integer | sa.Boolean)
        return isinstance(value, int | float if number else str)
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        return False
    return True


async def tally_rows(
    connection: AsyncConnection, tables: Sequence[sa.Table], written: Mapping[str, Tally], progress: Progress
) -> dict[str, Tally]:
    """Return the tallies of these tables. The progress expects as many rows as were written."""
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


async def _batches(connection: AsyncConnection, table: sa.Table) -> AsyncGenerator[list[tuple[Any, ...]]]:
    with readable(connection.engine):
        async with _to_the_letter(connection), connection.stream(_reading(table, connection)) as result:
            async for rows in result.partitions(_BATCH):
                yield [tuple(row) for row in rows]


@asynccontextmanager
async def _to_the_letter(connection: AsyncConnection) -> AsyncIterator[None]:
    """Read values that SQLite stores as text, but that are not valid text, as bytes."""
    if is_postgresql(connection):
        yield
        return
    driver: Any = (await connection.get_raw_connection()).driver_connection
    usual, driver.text_factory = driver.text_factory, _letters
    try:
        yield
    finally:
        # A connection that was broken off refuses this.
        with suppress(ValueError):
            driver.text_factory = usual


def _letters(kept: bytes) -> str | bytes:
    return kept.decode() if _is_text(kept) else kept


class _AsItIs(TypeDecorator[Any]):
    """Any value that SQLite keeps in a column. Without this type, SQLAlchemy would use the column's own."""

    impl = NullType
    cache_ok = True


class _Bit(_AsItIs):
    """A value of a boolean column in SQLite; it may also be a damaged value of another type."""

    cache_ok = True

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:  # noqa: ARG002
        return bool(value) if value in {0, 1} else value


def _reading(table: sa.Table, source: AsyncConnection) -> sa.Select[Any]:
    return sa.select(*(_as_kept(column, source) for column in table.c))


def _as_kept(column: sa.Column[Any], source: AsyncConnection) -> sa.ColumnElement[Any]:
    if isinstance(column.type, sa.JSON):
        # The stored text: if it were parsed and written anew, SQL's null and JSON's would become the same.
        return sa.cast(column, sa.Text)
    is_bit = isinstance(column.type, sa.Boolean) and not is_postgresql(source)
    return sa.type_coerce(column, _Bit()) if is_bit else column


def _writing(table: sa.Table, target: AsyncConnection) -> sa.Insert:
    return sa.insert(table).values({column.name: _value(column, target) for column in table.c})


def _value(column: sa.Column[Any], target: AsyncConnection) -> Any:
    if not is_postgresql(target):
        # Unconverted, even if it is damaged. To SQLite, JSON is a numeric type that can also hold text.
        return sa.bindparam(column.name, type_=_AsItIs())
    if not isinstance(column.type, sa.JSON):
        return sa.bindparam(column.name, type_=column.type)
    return sa.cast(sa.bindparam(column.name, type_=sa.Text()), sa.JSON)


async def last_numbers(connection: AsyncConnection, tables: Sequence[sa.Table]) -> dict[str, int]:
    """Return the last id that each of these tables has given out; 0 for none yet."""
    read = _of_sequence if is_postgresql(connection) else _of_file
    numbered = [each for each in tables if each.primary_key.columns.keys() == ["id"]]
    # Rows may also have been inserted with ids of their own, which the database did not give out.
    return {
        each.name: max(await read(connection, each.name), await _highest(connection, each))
        for each in numbered
    }


async def keep_numbers(connection: AsyncConnection, last: Mapping[str, int]) -> None:
    """Let each table continue after its last id."""
    write = _set_sequence if is_postgresql(connection) else _set_in_file
    for name, number in last.items():
        if number:
            await write(connection, name, number)


async def _highest(connection: AsyncConnection, each: sa.Table) -> int:
    query = sa.select(sa.func.coalesce(sa.func.max(each.c.id), 0))
    return int((await connection.execute(query)).scalar_one())


async def _of_sequence(connection: AsyncConnection, name: str) -> int:
    query = sa.select(sa.func.pg_get_serial_sequence(name, "id"))
    sequence = (await connection.execute(query)).scalar_one()
    query_last = sa.text(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608 - the server's own name
    last_value, is_called = (await connection.execute(query_last)).one()
    return int(last_value) if is_called else int(last_value) - 1


async def _set_sequence(connection: AsyncConnection, name: str, number: int) -> None:
    await connection.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence(name, "id"), number)))


async def _of_file(connection: AsyncConnection, name: str) -> int:
    query = sa.select(_SQLITE_SEQUENCE.c.seq).where(_SQLITE_SEQUENCE.c.name == name)
    return (await connection.execute(query)).scalar_one_or_none() or 0


async def _set_in_file(connection: AsyncConnection, name: str, number: int) -> None:
    # SQLite itself reads only the entries of tables with AUTOINCREMENT. A later move to a server reads all.
    await connection.execute(sa.delete(_SQLITE_SEQUENCE).where(_SQLITE_SEQUENCE.c.name == name))
    await connection.execute(sa.insert(_SQLITE_SEQUENCE).values(name=name, seq=number))
