"""A database as version 0.2 left it.

`tests/golden/database_of_0_2.jsonl` holds every row, one a line: the name of its table, and the row. They
were really played. Rounds of Gnau are in each of the forms in which 0.2 left them: at length, in the second
form, in the third, and one without a snapshot.
"""

import json
from pathlib import Path
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import migrate
from bot.store.engine import is_server

Rows: TypeAlias = list[tuple[str, dict[str, Any]]]

REVISION: Final = "0023"
_FILE: Final = Path(__file__).parents[1] / "golden" / "database_of_0_2.jsonl"


def read_rows(*tables: str) -> Rows:
    """Return the rows of these tables, or of all."""
    lines = map(json.loads, _FILE.read_text(encoding="utf-8").splitlines())
    return [(name, row) for name, row in lines if not tables or name in tables]


async def leave_0_2(engine: AsyncEngine, rows: Rows | None = None) -> None:
    """Make the empty database one that version 0.2 has left, with these rows or with all."""
    if not is_server(engine.url):
        Path(engine.url.database or "").parent.mkdir(parents=True, exist_ok=True)
    async with engine.begin() as connection:
        await migrate.create(connection, REVISION)
        await connection.run_sync(_fill, read_rows() if rows is None else rows)


async def kept_rows(engine: AsyncEngine) -> Rows:
    """Return what the database holds now of all that was in the one that was left."""
    async with engine.connect() as connection:
        return await connection.run_sync(_read)


def _schema(connection: sa.Connection) -> dict[str, sa.Table]:
    schema = sa.MetaData()
    schema.reflect(connection)
    return dict(schema.tables)


def _fill(connection: sa.Connection, rows: Rows) -> None:
    schema = _schema(connection)
    for name, row in rows:
        # Of a column of JSON, None is the word null.
        values = {column: sa.null() if value is None else value for column, value in row.items()}
        connection.execute(sa.insert(schema[name]).values(**values))
    if connection.dialect.name == "postgresql":
        for name in {name for name, row in rows if "id" in row}:
            last = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), max(id)) FROM {name}"
            connection.execute(sa.text(last))


def _read(connection: sa.Connection) -> Rows:
    schema = _schema(connection)
    found: Rows = []
    for name in dict(read_rows()):
        query = sa.select(schema[name]).order_by(*schema[name].primary_key)
        found += [(name, dict(row)) for row in connection.execute(query).mappings()]
    return found
