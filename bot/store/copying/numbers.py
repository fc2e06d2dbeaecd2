"""Which numbers were given out to rows, among them rows that are gone."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Column, String, Table, delete, func, insert, select, table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import is_postgresql

_SQLITE_SEQUENCE = table("sqlite_sequence", Column("name", String), Column("seq"))


async def last_numbers(connection: AsyncConnection, tables: Sequence[Table]) -> dict[str, int]:
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


async def _highest(connection: AsyncConnection, each: Table) -> int:
    query = select(func.coalesce(func.max(each.c.id), 0))
    return int((await connection.execute(query)).scalar_one())


async def _of_sequence(connection: AsyncConnection, name: str) -> int:
    query = select(func.pg_get_serial_sequence(name, "id"))
    sequence = (await connection.execute(query)).scalar_one()
    query_last = text(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608 - the server's own name
    last_value, is_called = (await connection.execute(query_last)).one()
    return int(last_value) if is_called else int(last_value) - 1


async def _set_sequence(connection: AsyncConnection, name: str, number: int) -> None:
    await connection.execute(select(func.setval(func.pg_get_serial_sequence(name, "id"), number)))


async def _of_file(connection: AsyncConnection, name: str) -> int:
    query = select(_SQLITE_SEQUENCE.c.seq).where(_SQLITE_SEQUENCE.c.name == name)
    return (await connection.execute(query)).scalar_one_or_none() or 0


async def _set_in_file(connection: AsyncConnection, name: str, number: int) -> None:
    # SQLite itself minds only tables with AUTOINCREMENT. The others' come back with a move to a server.
    await connection.execute(delete(_SQLITE_SEQUENCE).where(_SQLITE_SEQUENCE.c.name == name))
    await connection.execute(insert(_SQLITE_SEQUENCE).values(name=name, seq=number))
