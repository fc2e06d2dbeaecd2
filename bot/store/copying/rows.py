"""Rows as they are kept, to the letter, from one database into another."""

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

from bot.store.copying.source import readable
from bot.store.engine import StoreUnavailable, is_postgresql

# What the migrations and the triggers fill by themselves, and what belongs to processes that run.
NOT_COPIED: Final = frozenset({"alembic_version", "zero", "posting_sums", "guild_leases"})
_BATCH: Final = 1000
_DIGEST_BITS: Final = 256
_SQLITE_SEQUENCE: Final = sa.table("sqlite_sequence", sa.Column("name", sa.String), sa.Column("seq"))


class Stage(StrEnum):
    """What a copy is at: writing the rows, or reading them again to compare."""

    WRITE = "write"
    CHECK = "check"


class Progress(Protocol):
    """Something that wants to know how far a copy is."""

    def begin(self, stage: Stage, rows: int) -> None:
        """Hear that a stage begins, and how many rows there are to do."""
        ...

    def advance(self, rows: int) -> None:
        """Note that some more rows are done."""
        ...


@dataclass(frozen=True)
class Tally:
    """What a table holds.

    Args:
        rows: How many rows.
        total: The sum of all whole numbers in them.
        digest: 64 hexadecimal digits that any other content would change. It does not depend on the order
            of the rows, which is each database's own.
    """

    rows: int
    total: int
    digest: str


class Tallying:
    """Adds up the rows of a table as they come by."""

    def __init__(self) -> None:
        self._rows = self._total = self._digests = 0

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        """Take some more rows, the columns always in the same order."""
        for row in rows:
            self._rows += 1
            self._total += sum(value for value in row if type(value) is int)
            self._digests += int.from_bytes(sha256(repr(row).encode()).digest())

    def tally(self) -> Tally:
        """Return what came by so far."""
        return Tally(self._rows, self._total, f"{self._digests % 2**_DIGEST_BITS:064x}")


async def table_names(connection: AsyncConnection) -> set[str]:
    """Return what tables a database has."""
    return set(await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()))


async def copied_tables(connection: AsyncConnection, others: Collection[str]) -> list[sa.Table]:
    """Return the tables of a schema that a copy fills, each after those it refers to.

    Args:
        connection: Sees the schema.
        others: Tables of other programs, which stay as they are.
    """
    schema = sa.MetaData()
    only = (await table_names(connection)) - NOT_COPIED - set(others)
    await connection.run_sync(lambda sync: schema.reflect(sync, only=sorted(only), resolve_fks=False))
    return list(schema.sorted_tables)


async def holds(connection: AsyncConnection, tables: Sequence[sa.Table]) -> bool:
    """Whether a database has all these tables, with all their columns."""

    def columns(sync_connection: Any) -> dict[str, set[str]]:
        inspector = sa.inspect(sync_connection)
        names = set(inspector.get_table_names()) & {table.name for table in tables}
        return {name: {column["name"] for column in inspector.get_columns(name)} for name in names}

    found = await connection.run_sync(columns)
    return all(set(table.c.keys()) <= found.get(table.name, set()) for table in tables)


async def count_rows(connection: AsyncConnection, tables: Sequence[sa.Table]) -> int:
    """Return how many rows these tables have together."""
    counts = [sa.select(sa.func.count()).select_from(table) for table in tables]
    return sum([(await connection.execute(count)).scalar_one() for count in counts])


async def copy_rows(
    source: AsyncConnection, target: AsyncConnection, tables: Sequence[sa.Table], progress: Progress
) -> dict[str, Tally]:
    """Write all rows of these tables into a database that has none, and return what was read."""
    progress.begin(Stage.WRITE, await count_rows(source, tables))
    if not is_postgresql(target):
        # What is damaged is copied as well.
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
    """Return the places of what is kept as text and is none."""
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
    except StatementError:
        if is_postgresql(target):
            _blame(table, rows)
        raise


def _writing_bytes(target: AsyncConnection, table: sa.Table, places: Sequence[int]) -> sa.Insert:
    names = [table.c.keys()[place] for place in places]
    raw = {name: sa.cast(sa.bindparam(name, type_=sa.LargeBinary()), sa.Text) for name in names}
    return _writing(table, target).values(raw)


def _blame(table: sa.Table, rows: Iterable[tuple[Any, ...]]) -> None:
    """Name the first row in which something is no number, no text, or no JSON, if there is one."""
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


async def _batches(connection: AsyncConnection, table: sa.Table) -> AsyncGenerator[list[tuple[Any, ...]]]:
    with readable(connection.engine):
        async with _to_the_letter(connection), connection.stream(_reading(table, connection)) as result:
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


class _AsItIs(TypeDecorator[Any]):
    """Whatever SQLite keeps in a column. Where nothing is said, SQLAlchemy takes the type of the column."""

    impl = NullType
    cache_ok = True


class _Bit(_AsItIs):
    """What SQLite keeps for yes or no, or instead of it."""

    cache_ok = True

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:  # noqa: ARG002
        return bool(value) if value in {0, 1} else value


def _reading(table: sa.Table, source: AsyncConnection) -> sa.Select[Any]:
    return sa.select(*(_as_kept(column, source) for column in table.c))


def _as_kept(column: sa.Column[Any], source: AsyncConnection) -> sa.ColumnElement[Any]:
    if isinstance(column.type, sa.JSON):
        # The text it is kept as: read and written anew, SQL's null and JSON's would become one.
        return sa.cast(column, sa.Text)
    is_bit = isinstance(column.type, sa.Boolean) and not is_postgresql(source)
    return sa.type_coerce(column, _Bit()) if is_bit else column


def _writing(table: sa.Table, target: AsyncConnection) -> sa.Insert:
    return sa.insert(table).values({column.name: _value(column, target) for column in table.c})


def _value(column: sa.Column[Any], target: AsyncConnection) -> Any:
    if not is_postgresql(target):
        # As it is, whatever it is. To SQLite, JSON is a kind of number that texts can be kept in.
        return sa.bindparam(column.name, type_=_AsItIs())
    if not isinstance(column.type, sa.JSON):
        return sa.bindparam(column.name, type_=column.type)
    return sa.cast(sa.bindparam(column.name, type_=sa.Text()), sa.JSON)


async def last_numbers(connection: AsyncConnection, tables: Sequence[sa.Table]) -> dict[str, int]:
    """Return the last number each of these tables has given out; 0 for none yet."""
    read = _of_sequence if is_postgresql(connection) else _of_file
    numbered = [each for each in tables if each.primary_key.columns.keys() == ["id"]]
    # Rows may have come in with numbers of their own, which nobody gave out.
    return {
        each.name: max(await read(connection, each.name), await _highest(connection, each))
        for each in numbered
    }


async def keep_numbers(connection: AsyncConnection, last: Mapping[str, int]) -> None:
    """Let each table go on after its last number."""
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
    # SQLite itself minds only tables with AUTOINCREMENT. The others' come back with a move to a server.
    await connection.execute(sa.delete(_SQLITE_SEQUENCE).where(_SQLITE_SEQUENCE.c.name == name))
    await connection.execute(sa.insert(_SQLITE_SEQUENCE).values(name=name, seq=number))
