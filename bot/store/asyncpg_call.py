"""PostgreSQL's statements by the driver's own call.

As SQLAlchemy drives asyncpg, each statement has a greenlet, and a cursor that describes its columns. Without
them a settlement takes a quarter less. All else that SQLAlchemy does stays as it is: the transaction begins
with the first statement, plans of statements are kept, and errors are in its own form.
"""

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util.concurrency import greenlet_spawn


async def executed(
    connection: AsyncConnection, sql: str, values: Any, *, is_many: bool = False
) -> Sequence[Any]:
    """Execute a statement, and return all its rows.

    Args:
        values: The values of its parameters; if `is_many`, a sequence of those, and no row is returned.

    Raises:
        DBAPIError: As SQLAlchemy raises it.
    """
    sync: Any = connection.sync_connection
    try:
        # Raises an error if the connection was lost.
        line = sync.connection.dbapi_connection
        if sync._has_events or sync.engine._has_events:  # noqa: SLF001 - as SQLAlchemy does
            # Whoever listens may execute statements, too.
            await greenlet_spawn(sync.dispatch.before_cursor_execute, sync, None, sql, values, None, is_many)
        async with line._execute_mutex:  # noqa: SLF001
            if line._transaction is None:  # noqa: SLF001
                await line._start_transaction()  # noqa: SLF001
            return await _called(line, sync.dialect, sql, values, is_many=is_many)
    except BaseException as error:
        if isinstance(error, sync.dialect.loaded_dbapi.InvalidCachedStatementError):
            # Another process has changed the schema meanwhile.
            sync.dialect._invalidate_schema_cache()  # noqa: SLF001
        # Also lets go of a connection that is lost, or whose task was cancelled meanwhile.
        await greenlet_spawn(_handle, sync, error, sql, values)
        raise


def _handle(sync: Any, error: BaseException, sql: str, values: Any) -> None:
    try:
        # SQLAlchemy asks for the exception that is being handled, and a greenlet has its own.
        raise error  # noqa: TRY301
    except BaseException:
        sync._handle_dbapi_exception(error, sql, values, None, None)  # noqa: SLF001
        raise


async def _called(line: Any, dialect: Any, sql: str, values: Any, *, is_many: bool) -> Sequence[Any]:
    # From when on the server's plans of statements are valid.
    as_of = dialect._invalidate_schema_cache_asof  # noqa: SLF001
    try:
        if is_many:
            await line._check_type_cache_invalidation(as_of)  # noqa: SLF001
            await line.driver_connection.executemany(sql, values)
            return ()
        statement, _ = await line._prepare(sql, as_of)  # noqa: SLF001
        return cast(Sequence[Any], await statement.fetch(*values))
    except Exception as error:
        line._handle_exception(error)  # noqa: SLF001
        raise
