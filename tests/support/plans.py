"""How SQLite goes about what it is asked."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

_EXPLAINED = ("SELECT", "UPDATE", "DELETE")


@contextmanager
def query_plans(engine: AsyncEngine) -> Iterator[list[str]]:
    """Yield a list that grows, at each statement, by the steps it takes, such as `SCAN entries`."""
    plans: list[str] = []

    def explain(connection, _cursor, statement, parameters, _context, is_many):
        if statement.startswith(_EXPLAINED):
            given = parameters[0] if is_many else parameters
            plans.extend(
                row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
            )

    sa.event.listen(engine.sync_engine, "before_cursor_execute", explain)
    try:
        yield plans
    finally:
        sa.event.remove(engine.sync_engine, "before_cursor_execute", explain)
