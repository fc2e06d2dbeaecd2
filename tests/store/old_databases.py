"""Databases as earlier versions of this program left them.

`tests/golden/database_at_NNNN.jsonl` holds every row that the version which landed with that revision really
wrote when it was played with, one a line: the name of the table, and the row. Revisions that never landed by
themselves held of the next one's rows what their schema has a place for.
"""

import json
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import migrate

Rows: TypeAlias = list[tuple[str, dict[str, Any]]]

_FOLDER: Final = Path(__file__).parents[1] / "golden"
LANDED: Final = sorted(path.stem[-4:] for path in _FOLDER.glob("database_at_*.jsonl"))
# They have left the only game that they had begun, of a single hand.
_HAS_LEFT: Final = 10**18 + 14
REVISIONS: Final = sorted(
    script.revision for script in ScriptDirectory.from_config(migrate.config()).walk_revisions()
)


def read_rows(revision: str) -> Rows:
    """Return the rows of a database that was left at a revision.

    Where none was, these are the oldest newer ones, and after the last the newest there are.
    """
    landed = next((each for each in LANDED if each >= revision), LANDED[-1])
    lines = (_FOLDER / f"database_at_{landed}.jsonl").read_text(encoding="utf-8").splitlines()
    return [(name, row) for name, row in map(json.loads, lines)]


async def leave_at(engine: AsyncEngine, revision: str, rows: Rows) -> None:
    """Make the empty database one that was left at a revision, with these rows as far as it has a place."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "_run", lambda connection, *_: run(connection, command.upgrade, revision))
        await migrate.upgrade(engine)
    async with engine.begin() as connection:
        await connection.run_sync(_fill, rows)


def run(connection: sa.Connection, way: Any, revision: str) -> None:
    """Migrate to a revision, up or down."""
    alembic = migrate.config()
    alembic.attributes["connection"] = connection
    way(alembic, revision)


async def kept_rows(engine: AsyncEngine, rows: Rows) -> Rows:
    """Return what the database holds now of the tables and columns that these rows have."""
    async with engine.connect() as connection:
        return await connection.run_sync(_read, rows)


def without_snapshots(rows: Rows) -> Rows:
    """Return rows without how tables stood, which migrations may write in a new form."""
    return [
        (name, {column: row[column] for column in row if (name, column) != ("game_tables", "snapshot")})
        for name, row in rows
    ]


def as_migrated(rows: Rows, revision: str) -> Rows:
    """Return rows of a database that was left at a revision without what has been corrected in them since."""
    rows = without_snapshots(rows) if revision == "0001" else rows
    return with_own_hands(rows) if revision < "0022" else rows


def with_own_hands(rows: Rows) -> Rows:
    """Return rows in which no hand counts in the standings for the one person who has left before its end."""
    without = {
        "game_players": {"best_hand": 0},
        "game_tallies": {"hands": 0, "total_score": 0, "lowest_hand": 0, "highest_hand": 0},
    }
    return [
        (name, row | without[name] if name in without and row["user_id"] == _HAS_LEFT else row)
        for name, row in rows
    ]


def _schema(connection: sa.Connection) -> dict[str, sa.Table]:
    schema = sa.MetaData()
    schema.reflect(connection)
    return dict(schema.tables)


def _fill(connection: sa.Connection, rows: Rows) -> None:
    schema = _schema(connection)
    for name, row in rows:
        if name in schema:
            columns = schema[name].c
            values = {column: value for column, value in row.items() if column in columns}
            connection.execute(sa.insert(schema[name]).values(**values))
    if connection.dialect.name == "postgresql":
        for name in {name for name, row in rows if "id" in row and name in schema}:
            last = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), max(id)) FROM {name}"
            connection.execute(sa.text(last))


def _read(connection: sa.Connection, rows: Rows) -> Rows:
    schema = _schema(connection)
    found: Rows = []
    for name, example in dict(rows).items():
        if name in schema:
            columns = [schema[name].c[column] for column in example if column in schema[name].c]
            query = sa.select(*columns).order_by(*schema[name].primary_key)
            found += [(name, dict(row)) for row in connection.execute(query).mappings()]
    return found
