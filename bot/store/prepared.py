"""Statements that are compiled once, and executed by the driver's own call.

SQLAlchemy looks at a statement anew each time: at its structure, its parameters and its result. For the few
statements of every click and every settlement, that takes several times as long as SQLite itself takes.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import BindParameter, Connection, Dialect, Table, bindparam
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from bot.store import asyncpg_call
from bot.store.sqlite_cursor import run

Process: TypeAlias = Callable[[Any], Any]
# Nothing that SQLAlchemy names has all of: to be compiled, to be executed, and to have columns.
Build: TypeAlias = Callable[[str, int], Any]
Values: TypeAlias = Mapping[str, Any]


class Prepared:
    """A statement.

    Its parameters have names. Each row of its result is a named tuple.

    Args:
        build: Returns the statement, given the name of the dialect and a size: how many rows it inserts, or
            how many values it looks for. It is called once for each.
        most: Up to which size it is compiled when a database is opened, so that no click waits for that.
    """

    def __init__(self, build: Build, most: int = 1) -> None:
        self._build = build
        self._most = most
        self._compiled: dict[tuple[str, int], _Compiled] = {}
        _all.append(self)

    def compile(self, dialect: Dialect) -> None:
        """Compile the statement for a dialect, in all usual sizes."""
        for size in range(1, self._most + 1):
            self._for(dialect, size)

    async def fetch(self, connection: AsyncConnection, values: Values, size: int = 1) -> list[Any]:
        """Execute the statement, and return all rows.

        Outside of a transaction, SQLite needs no other hop to its thread to end one.

        Raises:
            DBAPIError: As SQLAlchemy raises it.
        """
        compiled = self._for(connection.dialect, size)
        rows = await _executed(connection, compiled.sql, compiled.parameters(values))
        return [compiled.row(each) for each in rows]

    async def repeat(self, connection: AsyncConnection, rows: Iterable[Values]) -> None:
        """Execute the statement once for each of some sets of values, and drop what it returns.

        Raises:
            DBAPIError: As SQLAlchemy raises it.
        """
        compiled = self._for(connection.dialect, 1)
        sets = [compiled.parameters(values) for values in rows]
        await _executed(connection, compiled.sql, sets, is_many=True)

    def _for(self, dialect: Dialect, size: int) -> "_Compiled":
        key = dialect.name, size
        if key not in self._compiled:
            self._compiled[key] = _compiled(self._build(*key), dialect)
        return self._compiled[key]


_all: list[Prepared] = []


def compile_all(dialect: Dialect) -> None:
    """Compile all statements for a dialect."""
    for each in _all:
        each.compile(dialect)


def bound(table: Table, *but: str) -> dict[str, BindParameter[Any]]:
    """Return a parameter for each column of a table, with its name, but not for those named."""
    return {column.name: bindparam(column.name) for column in table.c if column.name not in but}


def of_row(number: int, name: str) -> BindParameter[Any]:
    """Return a parameter for a value of one of several rows; see `of_rows`."""
    return bindparam(f"{name}__{number}")


def of_rows(rows: Iterable[Values]) -> dict[str, Any]:
    """Return the values of several rows as those of the parameters that `of_row` makes."""
    return {f"{name}__{number}": value for number, row in enumerate(rows) for name, value in row.items()}


class _Compiled(NamedTuple):
    """A statement in the words of one driver.

    Args:
        constants: The values of parameters that are the statement's own.
        in_order: Returns the values of all parameters in their order, given those by name.
        writers: How the values of some places are written.
        row_of: Makes a row of the values of its columns; None if there is no result.
        readers: How the values of each column are read; None for as they are.
    """

    sql: str
    constants: Values
    in_order: Callable[[Values], tuple[Any, ...]]
    writers: Sequence[tuple[int, Process]]
    row_of: Callable[[Iterable[Any]], Any] | None
    readers: Sequence[Process | None]

    def parameters(self, values: Values) -> tuple[Any, ...]:
        found = self.in_order({**self.constants, **values} if self.constants else values)
        if not self.writers:
            return found
        written = list(found)
        for place, write in self.writers:
            written[place] = write(written[place])
        return tuple(written)

    def row(self, kept: Sequence[Any]) -> Any:
        assert self.row_of is not None
        read = zip(kept, self.readers, strict=True)
        return self.row_of([value if reader is None else reader(value) for value, reader in read])


def _compiled(statement: Any, dialect: Dialect) -> _Compiled:
    compiled = statement.compile(dialect=dialect)
    constants = {name: each.value for name, each in compiled.binds.items() if not each.required}
    types = [compiled.binds[name].type for name in compiled.positiontup]
    writers = [_of(each, dialect).bind_processor(dialect) for each in types]
    sources = (
        constants,
        _picker(compiled.positiontup),
        [(place, write) for place, write in enumerate(writers) if write is not None],
    )
    columns = list(statement.exported_columns)
    if not columns:
        return _Compiled(compiled.string, *sources, None, ())
    row = namedtuple("Row", [column.key for column in columns])  # type: ignore[misc]
    readers = [_of(column.type, dialect).result_processor(dialect, None) for column in columns]
    return _Compiled(compiled.string, *sources, row._make, readers)


def _picker(names: Sequence[str]) -> Callable[[Values], tuple[Any, ...]]:
    if len(names) > 1:
        return itemgetter(*names)
    return lambda values: tuple(values[name] for name in names)


def _of(kind: TypeEngine[Any], dialect: Dialect) -> TypeEngine[Any]:
    return kind.dialect_impl(dialect)


async def _executed(
    connection: AsyncConnection, sql: str, values: Any, *, is_many: bool = False
) -> Sequence[Any]:
    if connection.dialect.name == "postgresql":
        return await asyncpg_call.executed(connection, sql, values, is_many=is_many)
    return await run(connection, partial(_fetched, sql, values, is_many=is_many))


def _fetched(sql: str, values: Any, connection: Connection, *, is_many: bool = False) -> Sequence[Any]:
    cursor: Any = None
    try:
        cursor = connection.connection.cursor()
        if connection._has_events or connection.engine._has_events:  # noqa: SLF001 - as SQLAlchemy does
            connection.dispatch.before_cursor_execute(connection, cursor, sql, values, None, is_many)
        if is_many:
            cursor.executemany(sql, values)
        else:
            cursor.execute(sql, values)
        rows: Sequence[Any] = cursor.fetchall() if cursor.description else ()
        cursor.close()
    except BaseException as error:  # noqa: BLE001 - it is raised again, in SQLAlchemy's form
        # Also lets go of a connection that is lost, or whose task was cancelled meanwhile.
        connection._handle_dbapi_exception(error, sql, values, cursor, None)  # noqa: SLF001
    return rows
