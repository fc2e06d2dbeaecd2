"""What is wrong in a database: books that do not balance, and rows that cannot be read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    LargeBinary,
    Row,
    RowMapping,
    Select,
    Table,
    Text,
    and_,
    cast,
    delete,
    func,
    or_,
    select,
    text,
    type_coerce,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.types import NullType

from bot.store import faults, tables
from bot.store.engine import is_postgresql, read_only
from bot.store.guarded import Guarded, JsonObject, Unreadable, Words, readable
from bot.store.personal import LAST_STAND_IN, is_stand_in
from bot.store.schema import accounts, entries, facts, game_tables, metadata, postings, rounds
from bot.tables.ids import GuildId
from bot.tables.points import NEVER_BELOW_ZERO, Account, AccountKind
from bot.tables.ports import StoredTable

_ACCOUNT = (accounts.c.guild_id, accounts.c.kind, accounts.c.owner_id)
_ENTERED = func.coalesce(func.sum(entries.c.amount_points), 0)


@dataclass(frozen=True)
class Audit:
    """How much the books hold, and what is wrong with them.

    Args:
        moved_points: How many points all postings together have moved.
        lopsided: The references of postings that do not sum to zero, or have fewer than two entries.
        misstated: Accounts whose balance is not the sum of their entries.
        unbalanced: Servers whose accounts do not sum to zero.
        overdrawn: Purses and escrows below zero.
        stranded: Escrows that hold points although their table is closed or never existed.
    """

    tables: int
    rounds: int
    postings: int
    entries: int
    accounts: int
    moved_points: int
    lopsided: tuple[str, ...]
    misstated: tuple[Account, ...]
    unbalanced: tuple[GuildId, ...]
    overdrawn: tuple[Account, ...]
    stranded: tuple[Account, ...]

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.lopsided or self.misstated or self.unbalanced or self.overdrawn or self.stranded)


async def read_audit(engine: AsyncEngine) -> Audit:
    """Check the books of a database with any revision of the schema, and change nothing.

    Raises:
        StoreUnavailable: The database cannot be read.
    """
    with faults.named(engine):
        async with read_only(engine).connect() as connection:
            return await audit(connection)


async def audit(connection: AsyncConnection) -> Audit:
    """Check the books of a database with any revision of the schema.

    One statement finds all faults of a kind, so that on a server, too, concurrent writes do not look like
    faults. Only the counts may be of different moments, unless the transaction reads one state of the
    database, as all transactions of SQLite do.
    """
    return Audit(
        tables=await _count(connection, game_tables),
        rounds=await _count(connection, rounds),
        postings=await _count(connection, postings),
        entries=await _count(connection, entries),
        accounts=await _count(connection, accounts),
        moved_points=await _moved_points(connection),
        lopsided=tuple(row.reference for row in readable(await connection.execute(_lopsided()))),
        misstated=_accounts(await connection.execute(_misstated())),
        unbalanced=tuple(GuildId(row.guild_id) for row in readable(await connection.execute(_unbalanced()))),
        overdrawn=_accounts(await connection.execute(_overdrawn())),
        stranded=_accounts(await connection.execute(_stranded())),
    )


async def _count(connection: AsyncConnection, table: Table) -> int:
    return (await connection.execute(select(func.count()).select_from(table))).scalar_one()


async def _moved_points(connection: AsyncConnection) -> int:
    # In SQLite, the sum is not an integer if an entry is not a number; the column's type would refuse it.
    query = select(type_coerce(_ENTERED, NullType())).where(entries.c.amount_points > 0)
    moved: Any = (await connection.execute(query)).scalar_one()
    return int(moved)


async def lopsided_guilds(connection: AsyncConnection) -> set[GuildId]:
    """Return the servers in which a posting does not sum to zero: an entry is missing or was changed."""
    query = _lopsided().add_columns(postings.c.guild_id).group_by(postings.c.guild_id)
    return {GuildId(row.guild_id) for row in readable(await connection.execute(query))}


def _lopsided() -> Select[Any]:
    return (
        select(postings.c.reference)
        .outerjoin(entries, entries.c.posting_id == postings.c.id)
        .group_by(postings.c.id, postings.c.reference)
        .having((_ENTERED != 0) | (func.count(entries.c.account_id) < 2))
        .order_by(postings.c.id)
    )


def _misstated() -> Select[Any]:
    return (
        select(*_ACCOUNT)
        .outerjoin(entries, entries.c.account_id == accounts.c.id)
        .group_by(accounts.c.id, *_ACCOUNT, accounts.c.balance_points)
        .having(accounts.c.balance_points != _ENTERED)
        .order_by(accounts.c.id)
    )


def _unbalanced() -> Select[Any]:
    return (
        select(accounts.c.guild_id)
        .group_by(accounts.c.guild_id)
        .having(func.sum(accounts.c.balance_points) != 0)
        .order_by(accounts.c.guild_id)
    )


def _overdrawn() -> Select[Any]:
    kinds = [kind.value for kind in NEVER_BELOW_ZERO]
    below = and_(accounts.c.kind.in_(kinds), accounts.c.balance_points < 0)
    return select(*_ACCOUNT).where(below).order_by(accounts.c.id)


def _stranded() -> Select[Any]:
    of_open_table = and_(game_tables.c.id == accounts.c.owner_id, game_tables.c.is_open)
    return (
        select(*_ACCOUNT)
        .outerjoin(game_tables, of_open_table)
        .where(accounts.c.kind == AccountKind.ESCROW.value, accounts.c.balance_points != 0)
        .where(game_tables.c.id.is_(None))
        .order_by(accounts.c.id)
    )


def _accounts(rows: Iterable[Row[Any]]) -> tuple[Account, ...]:
    return tuple(Account(GuildId(row.guild_id), row.kind, row.owner_id) for row in readable(rows))


@dataclass(frozen=True)
class DamagedRow:
    """A row with an unreadable value.

    Args:
        key: The values of its primary key, as text.
    """

    table: str
    key: tuple[str, ...]
    column: str


@dataclass(frozen=True)
class Damage:
    """The damaged rows of a database, and the rows that only the games can check.

    Args:
        rows: The unreadable rows, not counting the snapshots of game tables.
        open_tables: The open game tables: only their games know whether these can go on. The snapshots of
            closed tables are not needed any more.
    """

    rows: Sequence[DamagedRow]
    open_tables: Sequence[StoredTable]


_Doubts: TypeAlias = Mapping[Column[Any], ColumnElement[bool]]


async def find_damage(engine: AsyncEngine) -> Damage:
    """Search a database with this program's schema for damage, and change nothing.

    Raises:
        StoreUnavailable: The database cannot be read.
    """
    with faults.named(engine):
        async with read_only(engine).connect() as connection:
            filled = await _filled(connection)
            rows = [row for table in filled for row in await _damaged(connection, table)]
            return Damage([*rows, *await _strange_facts(connection)], await tables.all_open(connection))


async def are_whole(connection: AsyncConnection, *sources: Table, with_objects: bool = False) -> bool:
    """Return whether these tables are wholly readable, so that other data can be derived from them.

    Args:
        with_objects: Whether unreadable JSON objects count, too.
    """
    found = [table.c[row.column] for table in sources for row in await _damaged(connection, table)]
    return all(isinstance(column.type, JsonObject) and not with_objects for column in found)


async def delete_damaged(connection: AsyncConnection, table: Table) -> None:
    """Delete the rows of a table that may be unreadable. The table's data must follow from other tables."""
    doubts = dict(_doubts(table, on_server=is_postgresql(connection)))
    if doubts:
        await connection.execute(delete(table).where(or_(*doubts.values())))


async def _filled(connection: AsyncConnection) -> list[Table]:
    """Return the tables that have rows. It takes longer to put the question about a table than to look."""
    tables = {table.name: table for table in metadata.sorted_tables}
    looks = (f"SELECT '{name}' WHERE EXISTS (SELECT 1 FROM {name})" for name in tables)  # noqa: S608 - ours
    return [tables[name] for (name,) in await connection.execute(text(" UNION ALL ".join(looks)))]


async def _damaged(connection: AsyncConnection, table: Table) -> list[DamagedRow]:
    doubts = dict(_doubts(table, on_server=is_postgresql(connection)))
    if not doubts:
        return []
    keys = [cast(key, Text).label(f"key_{place}") for place, key in enumerate(table.primary_key)]
    words = [
        cast(column, LargeBinary).label(_bytes_of(column))
        for column in doubts
        if isinstance(column.type, Words) and not is_postgresql(connection)
    ]
    query = select(*keys, *doubts, *words).where(or_(*doubts.values()))
    return [
        DamagedRow(table.name, tuple(str(row[key.name]) for key in keys), column.name)
        for row in (await connection.execute(query)).mappings()
        for column in doubts
        if _is_damaged(row, column)
    ]


async def _strange_facts(connection: AsyncConnection) -> list[DamagedRow]:
    """Find the fact with the number of the last stand-in, if it is not a number."""
    query = select(facts).where(facts.c.name == LAST_STAND_IN)
    return [
        DamagedRow(facts.name, (row.name,), facts.c.value.name)
        for row in readable(await connection.execute(query))
        if not is_stand_in(row.value)
    ]


def _doubts(table: Table, *, on_server: bool) -> Iterator[tuple[Column[Any], ColumnElement[bool]]]:
    for column in table.columns:
        doubt = column.type.doubt(column, on_server=on_server) if isinstance(column.type, Guarded) else None
        if doubt is not None and column is not game_tables.c.snapshot:
            yield column, and_(column.is_not(None), doubt) if column.nullable else doubt


def _is_damaged(row: RowMapping, column: Column[Any]) -> bool:
    value = row[column]
    if value is None or isinstance(value, Unreadable):
        return value is not None or not column.nullable
    # Only the bytes tell: the text that was read has replacement characters for invalid bytes.
    kept = row.get(_bytes_of(column))
    return isinstance(kept, bytes) and not _is_text(kept)


def _is_text(kept: bytes) -> bool:
    try:
        kept.decode()
    except UnicodeDecodeError:
        return False
    return True


def _bytes_of(column: Column[Any]) -> str:
    return f"{column.name}_as_bytes"
