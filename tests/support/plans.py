"""How SQLite goes about what it is asked."""

import re
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


@contextmanager
def explained(engine: AsyncEngine) -> Iterator[list[str]]:
    """Yield a list that grows, at each query, by how the database goes about it, in its own words.

    However few rows there are, PostgreSQL is not to read tables from end to end, so that what it says here
    is what it can do with many: an index that does not fit would still be left aside.
    """
    plans: list[str] = []

    def explain(connection, _cursor, statement, parameters, _context, _is_many):
        if statement.startswith("SELECT"):
            is_server = connection.dialect.name == "postgresql"
            if is_server:
                connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
                connection.exec_driver_sql("SET LOCAL enable_sort = off")
            ask = "EXPLAIN" if is_server else "EXPLAIN QUERY PLAN"
            rows = connection.exec_driver_sql(f"{ask} {statement}", parameters)
            plans.append("\n".join(str(row[-1]) for row in rows))

    sa.event.listen(engine.sync_engine, "before_cursor_execute", explain)
    try:
        yield plans
    finally:
        sa.event.remove(engine.sync_engine, "before_cursor_execute", explain)


def is_scan(plan: str) -> bool:
    """Whether a plan reads a table from end to end, or puts rows in order that no index had in order."""
    return re.search(r"SCAN (?!CONSTANT|\(subquery)|USE TEMP B-TREE|Seq Scan|\bSort ", plan) is not None
