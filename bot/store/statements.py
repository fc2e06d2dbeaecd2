"""What SQLite and PostgreSQL both can do, but SQLAlchemy spells once per database."""

from typing import TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

InsertOrSkip: TypeAlias = postgresql.Insert | sqlite.Insert


def is_postgresql(connection: AsyncConnection) -> bool:
    """Whether a connection goes to PostgreSQL; otherwise it goes to SQLite."""
    return connection.dialect.name == "postgresql"


def insert_or_skip(connection: AsyncConnection, table: Table) -> InsertOrSkip:
    """Return an INSERT that does nothing where a unique key is taken.

    Asking for `RETURNING` then tells the two cases apart without an error to interpret.
    """
    if is_postgresql(connection):
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
