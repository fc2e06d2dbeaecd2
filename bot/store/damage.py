"""Rows that cannot be read, to be named to people."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, String, Table, case, cast, func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import faults, tables
from bot.store.engine import is_postgresql, read_only
from bot.store.json_objects import Damaged, JsonObject
from bot.store.schema import game_tables, metadata
from bot.tables.ports import StoredTable


@dataclass(frozen=True)
class DamagedRow:
    """A row of which something cannot be read.

    Args:
        table: The name of its table.
        key: The values of its primary key.
        column: Which column.
    """

    table: str
    key: tuple[Any, ...]
    column: str


@dataclass(frozen=True)
class Damage:
    """What may be damaged in a database.

    Args:
        rows: What cannot be read in any table but that of game tables.
        open_tables: The open game tables, of which only the games know whether they can go on. What a closed
            one was like nobody asks any more.
    """

    rows: Sequence[DamagedRow]
    open_tables: Sequence[StoredTable]


async def find_damage(engine: AsyncEngine) -> Damage:
    """Look through a database whose schema is this program's, and change nothing.

    Raises:
        StoreUnavailable: The database cannot be read.
    """
    with faults.named(engine):
        async with read_only(engine).connect() as connection:
            rows = [row for column in _columns() for row in await _damaged(connection, column)]
            return Damage(rows, await tables.all_open(connection))


def _columns() -> Iterator[Column[Any]]:
    others = (table for table in metadata.sorted_tables if table is not game_tables)
    return (column for table in others for column in table.c if isinstance(column.type, JsonObject))


async def _damaged(connection: AsyncConnection, column: Column[Any]) -> list[DamagedRow]:
    table = column.table
    assert isinstance(table, Table)
    suspicious = _is_no_object(column) if is_postgresql(connection) else _is_suspicious(column)
    query = select(*table.primary_key, column.label("kept")).where(suspicious)
    return [
        DamagedRow(table.name, tuple(row)[:-1], column.name)
        for row in await connection.execute(query)
        if isinstance(row.kept, Damaged)
    ]


def _is_no_object(column: Column[Any]) -> ColumnElement[bool]:
    return func.json_typeof(column) != "object"


def _is_suspicious(column: Column[Any]) -> ColumnElement[bool]:
    """Return what the database finds quickly: no JSON, no object, or bytes that this program never writes."""
    text = cast(column, String)
    return case(
        (func.json_valid(text) == 0, true()),
        (text.op("GLOB")("*[^ -~]*"), true()),
        else_=func.json_type(text) != "object",
    )
