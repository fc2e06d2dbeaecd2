"""Search for unreadable rows, so that they can be reported."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    LargeBinary,
    RowMapping,
    Table,
    Text,
    and_,
    cast,
    delete,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import faults, tables
from bot.store.engine import is_postgresql, read_only
from bot.store.guarded import Guarded, JsonObject, Unreadable, Words, readable
from bot.store.schema import facts, game_tables, metadata
from bot.store.stand_ins import LAST_STAND_IN, is_stand_in
from bot.tables.ports import StoredTable


@dataclass(frozen=True)
class DamagedRow:
    """A row with an unreadable value.

    Args:
        key: The values of its primary key, as text.
        column: The column with the unreadable value.
    """

    table: str
    key: tuple[str, ...]
    column: str


@dataclass(frozen=True)
class Damage:
    """The damaged rows of a database, and the rows that only the games can check.

    Args:
        rows: The unreadable rows, not counting the snapshots of game tables.
        open_tables: The open game tables: only their games know whether these can go on. The snapshots of
            closed tables are not needed any more.
    """

    rows: Sequence[DamagedRow]
    open_tables: Sequence[StoredTable]


_Doubts: TypeAlias = Mapping[Column[Any], ColumnElement[bool]]


async def find_damage(engine: AsyncEngine) -> Damage:
    """Search a database with this program's schema for damage, and change nothing.

    Raises:
        StoreUnavailable: The database cannot be read.
    """
    with faults.named(engine):
        async with read_only(engine).connect() as connection:
            rows = [row for table in metadata.sorted_tables for row in await _damaged(connection, table)]
            return Damage([*rows, *await _strange_facts(connection)], await tables.all_open(connection))


async def are_whole(connection: AsyncConnection, *sources: Table, with_objects: bool = False) -> bool:
    """Return whether these tables are wholly readable, so that other data can be derived from them.

    Args:
        with_objects: Whether unreadable JSON objects count, too.
    """
    found = [table.c[row.column] for table in sources for row in await _damaged(connection, table)]
    return all(isinstance(column.type, JsonObject) and not with_objects for column in found)


async def delete_damaged(connection: AsyncConnection, table: Table) -> None:
    """Delete the rows of a table that may be unreadable. The table's data must follow from other tables."""
    doubts = dict(_doubts(table, on_server=is_postgresql(connection)))
    if doubts:
        await connection.execute(delete(table).where(or_(*doubts.values())))


async def _damaged(connection: AsyncConnection, table: Table) -> list[DamagedRow]:
    doubts = dict(_doubts(table, on_server=is_postgresql(connection)))
    if not doubts:
        return []
    keys = [cast(key, Text).label(f"key_{place}") for place, key in enumerate(table.primary_key)]
    words = [
        cast(column, LargeBinary).label(_bytes_of(column))
        for column in doubts
        if isinstance(column.type, Words) and not is_postgresql(connection)
    ]
    query = select(*keys, *doubts, *words).where(or_(*doubts.values()))
    return [
        DamagedRow(table.name, tuple(str(row[key.name]) for key in keys), column.name)
        for row in (await connection.execute(query)).mappings()
        for column in doubts
        if _is_damaged(row, column)
    ]


async def _strange_facts(connection: AsyncConnection) -> list[DamagedRow]:
    """Find the fact with the number of the last stand-in, if it is not a number."""
    query = select(facts).where(facts.c.name == LAST_STAND_IN)
    return [
        DamagedRow(facts.name, (row.name,), facts.c.value.name)
        for row in readable(await connection.execute(query))
        if not is_stand_in(row.value)
    ]


def _doubts(table: Table, *, on_server: bool) -> Iterator[tuple[Column[Any], ColumnElement[bool]]]:
    for column in table.columns:
        doubt = column.type.doubt(column, on_server=on_server) if isinstance(column.type, Guarded) else None
        if doubt is not None and column is not game_tables.c.snapshot:
            yield column, and_(column.is_not(None), doubt) if column.nullable else doubt


def _is_damaged(row: RowMapping, column: Column[Any]) -> bool:
    value = row[column]
    if value is None or isinstance(value, Unreadable):
        return value is not None or not column.nullable
    # Only the bytes tell: the text that was read has replacement characters for invalid bytes.
    kept = row.get(_bytes_of(column))
    return isinstance(kept, bytes) and not _is_text(kept)


def _is_text(kept: bytes) -> bool:
    try:
        kept.decode()
    except UnicodeDecodeError:
        return False
    return True


def _bytes_of(column: Column[Any]) -> str:
    return f"{column.name}_as_bytes"
