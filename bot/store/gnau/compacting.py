"""Rounds of Gnau in longer, older forms, written in the newest: some at a time, beside a bot that goes on.

Each form is read for good. So wherever this is ended, what was done is done, and the rest can follow later.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Column,
    RowMapping,
    Select,
    Update,
    bindparam,
    func,
    literal,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import ledger
from bot.store.database import Database
from bot.store.engine import is_postgresql
from bot.store.guarded import Unreadable
from bot.store.schema import game_tables, rounds, table_events
from bot.tables.gnau import GnauMachine
from bot.tables.gnau.kept_round import DEAL, KeptRound, compact, compact_deal
from bot.tables.ports import Json

# So many are read, converted and written in some 20 ms, in which nobody else can write to a file.
AT_ONCE: Final = 100

_VACUUM_ON_SERVER: Final = f"VACUUM (FULL, ANALYZE) {rounds.name}, {table_events.name}"

_Key: TypeAlias = tuple[Any, ...]
# What each of some rows has in its columns in the newest form, in the order of both.
_Short: TypeAlias = list[tuple[Json, ...]]


@dataclass(frozen=True)
class Compacted:
    """What was written in the newest form.

    Args:
        rows: How many rounds, and how many deals.
        before_bytes: How long they were, as text.
        after_bytes: How long they are.
    """

    rows: int = 0
    before_bytes: int = 0
    after_bytes: int = 0

    def __add__(self, other: "Compacted") -> "Compacted":
        """Return these rows and others, taken together."""
        rows, before_bytes = self.rows + other.rows, self.before_bytes + other.before_bytes
        return Compacted(rows, before_bytes, self.after_bytes + other.after_bytes)


@dataclass(frozen=True)
class _Part:
    """Rows of one kind.

    Args:
        columns: Which columns of their table have forms.
        query: Selects them, with their server.
        shortened: Returns the newest form of some of them, on the connection that has read them.
    """

    columns: Sequence[Column[Any]]
    query: Select[Any]
    shortened: Callable[[AsyncConnection, Sequence[RowMapping]], Awaitable[_Short]]

    @property
    def keys(self) -> list[Column[Any]]:
        """What rows are found by, and in which order."""
        return list(self.columns[0].table.primary_key)

    def key_of(self, row: RowMapping) -> _Key:
        """Return what a row is found by."""
        return tuple(row[key.name] for key in self.keys)

    def kept_in(self, row: RowMapping) -> tuple[Json, ...]:
        """Return what a row has in the columns that have forms."""
        return tuple(row[column.name] for column in self.columns)

    def after(self, row: RowMapping | None) -> Select[Any]:
        """Select the next rows after one."""
        query = self.query.order_by(*self.keys).limit(AT_ONCE)
        if row is None:
            return query
        key = zip(self.key_of(row), self.keys, strict=True)
        return query.where(
            tuple_(*self.keys) > tuple_(*(literal(value, column.type) for value, column in key))
        )

    def among(self, keys: Collection[_Key]) -> Select[Any]:
        """Select the rows of these keys."""
        return self.query.where(tuple_(*self.keys).in_(list(keys)))

    def change(self) -> Update:
        """Return what writes `parameters`."""
        its = (key == bindparam(f"its_{key.name}") for key in self.keys)
        columns: Json = {column.name: bindparam(f"new_{column.name}") for column in self.columns}
        return update(self.columns[0].table).where(*its).values(columns)

    def parameters(self, key: _Key, short: tuple[Json, ...]) -> Json:
        """Return what `change` takes to write one row."""
        new = {f"new_{column.name}": value for column, value in zip(self.columns, short, strict=True)}
        return new | {f"its_{column.name}": value for column, value in zip(self.keys, key, strict=True)}


async def _short_rounds(_: AsyncConnection, rows: Sequence[RowMapping]) -> _Short:
    return [tuple(compact(KeptRound(row["record"], row["snapshot"]))) for row in rows]


async def _short_deals(connection: AsyncConnection, rows: Sequence[RowMapping]) -> _Short:
    theirs = [(row["table_id"], row["data"].get("round")) for row in rows]
    numbered = [key for key in theirs if isinstance(key[1], int)]
    query = select(rounds).where(tuple_(rounds.c.table_id, rounds.c.number).in_(numbered))
    kept = {
        (row.table_id, row.number): KeptRound(row.record, row.snapshot)
        for row in await connection.execute(query)
    }
    return [
        (compact_deal(row["data"], kept[key]) if key in kept else row["data"],)
        for row, key in zip(rows, theirs, strict=True)
    ]


_IS_GNAU: Final = game_tables.c.game == GnauMachine.game
_PARTS: Final = (
    _Part(
        (rounds.c.record, rounds.c.snapshot),
        select(rounds).join(game_tables).where(_IS_GNAU, rounds.c.snapshot.is_not(None)),
        _short_rounds,
    ),
    _Part(
        (table_events.c.data,),
        select(table_events, game_tables.c.guild_id)
        .join(game_tables)
        .where(_IS_GNAU, table_events.c.kind == DEAL),
        _short_deals,
    ),
)


async def count_rows(database: Database) -> int:
    """Return how many rounds and deals there are, in whatever form."""
    async with database.reading(searches=True) as connection:
        counted = [select(func.count()).select_from(part.query.subquery()) for part in _PARTS]
        return sum([(await connection.execute(query)).scalar_one() for query in counted])


async def compact_rounds(database: Database, advance: Callable[[int], object]) -> Compacted:
    """Write all rounds of Gnau and their deals in the newest form; those that cannot be read stay.

    Args:
        database: An open database, whose schema is this program's.
        advance: Is told how many rows more were looked at.
    """
    done = Compacted()
    for part in _PARTS:
        query = part.after(None)
        while True:
            async with database.reading() as connection:
                rows = await _found(connection, part, query)
                short = await part.shortened(connection, rows)
            if not rows:
                break
            done += await _keep(database, part, rows, short)
            advance(len(rows))
            query = part.after(rows[-1])
    return done


async def _found(connection: AsyncConnection, part: _Part, query: Select[Any]) -> list[RowMapping]:
    rows = (await connection.execute(query)).mappings()
    return [row for row in rows if not any(isinstance(value, Unreadable) for value in part.key_of(row))]


async def _keep(database: Database, part: _Part, rows: Sequence[RowMapping], short: _Short) -> Compacted:
    """Keep the newest form of rows that were read, unless they have changed since or had it already."""
    longer = {
        part.key_of(row): (part.kept_in(row), new)
        for row, new in zip(rows, short, strict=True)
        if part.kept_in(row) != new
    }
    if not longer:
        return Compacted()
    began = monotonic()
    async with database.writing() as connection:
        # Whoever forgets somebody has the turn too, and writes the same columns.
        for guild_id in sorted({row["guild_id"] for row in rows}):
            await ledger.wait_turn(connection, guild_id)
        found = (await connection.execute(part.among(longer))).mappings()
        now = {part.key_of(row): part.kept_in(row) for row in found}
        same = {key: new for key, (old, new) in longer.items() if now.get(key) == old}
        if same:
            await connection.execute(part.change(), [part.parameters(key, new) for key, new in same.items()])
    # A bot that waits for a file asks only now and then whether it is free.
    await asyncio.sleep(monotonic() - began)
    return Compacted(
        len(same),
        sum(_length(longer[key][0]) for key in same),
        sum(map(_length, same.values())),
    )


def _length(kept: Sequence[Json]) -> int:
    return sum(len(json.dumps(each, separators=(",", ":"))) for each in kept)


async def give_back(engine: AsyncEngine) -> None:
    """Give the room that rows no longer take back to the disk. Nobody else can write meanwhile.

    Raises:
        DBAPIError: It failed, and nothing has changed.
    """
    async with engine.connect() as connection:
        on_server = is_postgresql(connection)
        # No part of a transaction, so past everything that would begin one.
        driver: Any = (await connection.get_raw_connection()).driver_connection
        statement = _VACUUM_ON_SERVER if on_server else "VACUUM"
        try:
            await driver.execute(statement)
        except Exception as error:
            raise DBAPIError(statement, None, error) from error


async def size_bytes(engine: AsyncEngine) -> int:
    """Return how much room a database takes on the disk."""
    async with engine.connect() as connection:
        pages = text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        on_server = text("SELECT pg_database_size(current_database())")
        query = on_server if is_postgresql(connection) else pages
        return int((await connection.execute(query)).scalar_one())
