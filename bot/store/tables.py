"""Game tables and the logs of their events."""

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import ColumnElement, Insert, Row, bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import insert_or_skip, is_postgresql
from bot.store.guarded import RowId, Unreadable, UnreadableObject, known, readable
from bot.store.personal import mentions
from bot.store.prepared import Prepared, bound
from bot.store.schema import game_tables, guild_leases, table_events
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.ports import NewTable, Openings, StoredEvent, StoredTable, TableExists, VersionConflict

log = logging.getLogger(__name__)

# No channel, server or table has this id.
_NOWHERE: Final = 0
_NO_TABLE: Final = TableId(0)
# Stands for an unreadable version of a table.
_NO_VERSION: Final = -1

_ITS_TABLE: Final = bindparam("its_table", type_=RowId)
_COLUMNS: Final = game_tables.c
_IS_ITS_VERSION: Final = _COLUMNS.version == bindparam("its_version")
_KEPT: Final = (
    *(_COLUMNS.guild_id, _COLUMNS.channel_id, _COLUMNS.message_id),
    *(_COLUMNS.game, _COLUMNS.version),
)
_STATE: Final = ("is_open", "owes_last_look", "deadline_ms", "updated_ms")


def _append_to_log(_dialect: str, _size: int) -> Insert:
    earlier = table_events.alias()
    following = func.coalesce(func.max(earlier.c.seq), 0) + 1
    seq = select(following).where(earlier.c.table_id == _ITS_TABLE).scalar_subquery()
    values = bound(table_events, "table_id", "seq")
    return insert(table_events).values(table_id=_ITS_TABLE, seq=seq, **values).inline()


def _change_of(columns: Sequence[str], *conditions: ColumnElement[bool], version: Any) -> Prepared:
    values: dict[str, Any] = {name: bindparam(name) for name in columns}
    change = update(game_tables).where(_COLUMNS.id == _ITS_TABLE, *conditions)
    return Prepared(lambda *_: change.values(version=version, **values).returning(*_KEPT))


# The lease of the table's server, which the process holds.
_LEASE: Final = select(guild_leases.c.guild_id).where(
    guild_leases.c.guild_id == bindparam("its_guild"), guild_leases.c.holder == bindparam("its_holder")
)
_IS_OURS: Final = _COLUMNS.guild_id == _LEASE.with_for_update(read=True, key_share=True).scalar_subquery()
_APPEND: Final = Prepared(_append_to_log)
_SAVE: Final = _change_of((*_STATE, "snapshot"), _IS_ITS_VERSION, version=_COLUMNS.version + 1)
_SAVE_OURS: Final = _change_of((*_STATE, "snapshot"), _IS_ITS_VERSION, _IS_OURS, version=_COLUMNS.version + 1)
_CLOSE: Final = _change_of(_STATE, _IS_ITS_VERSION, version=_COLUMNS.version + 1)
# No process can have gone on from an unreadable version, so there is no version to compare.
_CLOSE_UNREADABLE: Final = _change_of(_STATE, func.typeof(_COLUMNS.version) != "integer", version=1)


def _stored(row: Row[Any]) -> StoredTable:
    """Return a table from its row. If it cannot go on because a value is unreadable, so is its snapshot."""
    is_whole = not any(
        isinstance(value, Unreadable) for value in (row.guild_id, row.game, row.is_open, row.version)
    )
    return StoredTable(
        **_place_of(row),
        table_id=TableId(row.id),
        is_open=known(row.is_open, otherwise=False),
        snapshot=row.snapshot if is_whole else UnreadableObject(),
        deadline_ms=known(row.deadline_ms, None),
    )


def _place_of(row: Row[Any]) -> dict[str, Any]:
    """Return the values that saving a table does not change, and its version."""
    return {
        "guild_id": GuildId(known(row.guild_id, _NOWHERE)),
        "channel_id": ChannelId(known(row.channel_id, _NOWHERE)),
        "message_id": known(row.message_id, None),
        "game": known(row.game, ""),
        "version": known(row.version, _NO_VERSION),
    }


async def find(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> list[StoredTable]:
    """Return the tables that meet all of these conditions."""
    query = select(game_tables).where(*conditions)
    return [_stored(row) for row in await connection.execute(query)]


async def load(connection: AsyncConnection, table_id: TableId) -> StoredTable | None:
    """Return a table, open or closed, or None."""
    found = await find(connection, game_tables.c.id == table_id)
    return found[0] if found else None


async def find_open(connection: AsyncConnection, channel_id: ChannelId, game: str) -> StoredTable | None:
    """Return the open table of a game in a channel, or None."""
    columns = game_tables.c
    found = await find(connection, columns.is_open, columns.channel_id == channel_id, columns.game == game)
    return found[0] if found else None


async def all_open(
    connection: AsyncConnection, guild_ids: Collection[GuildId] | None = None
) -> list[StoredTable]:
    """Return the open tables of these servers, or (for None) of all servers, ordered by id."""
    return await _find_in(connection, guild_ids, game_tables.c.is_open)


async def all_open_naming(connection: AsyncConnection, user_id: UserId) -> list[StoredTable]:
    """Return the open tables whose state names a person, ordered by id."""
    columns = game_tables.c
    return await _find_in(connection, None, columns.is_open & mentions(columns.snapshot, user_id))


async def all_with_unannounced_end(
    connection: AsyncConnection, guild_ids: Collection[GuildId] | None = None
) -> list[StoredTable]:
    """Return the closed tables of these (None: all) servers whose end was not shown yet, by id."""
    return await _find_in(connection, guild_ids, game_tables.c.owes_last_look)


async def _find_in(
    connection: AsyncConnection, guild_ids: Collection[GuildId] | None, condition: ColumnElement[bool]
) -> list[StoredTable]:
    conditions = [condition] if guild_ids is None else [condition, game_tables.c.guild_id.in_(guild_ids)]
    try:
        found = await find(connection, *conditions)
    except DBAPIError:
        # On PostgreSQL, the first error ends the transaction.
        if is_postgresql(connection):
            raise
        found = await _find_one_by_one(connection, *conditions)
    # Sorted here: with ORDER BY, SQLite walks all tables ever played at instead of the small partial index.
    return sorted(found, key=attrgetter("table_id"))


async def _find_one_by_one(
    connection: AsyncConnection, *conditions: ColumnElement[bool]
) -> list[StoredTable]:
    """Return the readable tables that meet all of these conditions, and log the others."""
    # The index alone gives the ids. So if the file is damaged, only the damaged tables fail.
    numbers = list(await connection.scalars(select(game_tables.c.id).where(*conditions)))
    found = []
    for number in numbers:
        try:
            found += await find(connection, game_tables.c.id == number)
        except DBAPIError:
            log.warning("table %d is left out: the file of the database is damaged there", number)
    return found


async def unfinished_versions(
    connection: AsyncConnection, guild_ids: Collection[GuildId]
) -> dict[TableId, int]:
    """Return the versions of these servers' tables that are open or whose end was not shown yet."""
    columns = game_tables.c
    versions = select(columns.id, columns.version).where(columns.guild_id.in_(guild_ids))
    # Two queries, because each has a small partial index of its own.
    query = versions.where(columns.is_open).union_all(versions.where(columns.owes_last_look))
    return {TableId(row.id): row.version for row in readable(await connection.execute(query))}


async def opened_ms(connection: AsyncConnection, guild_id: GuildId) -> dict[TableId, int]:
    """Return when each open table of a server was opened."""
    columns = game_tables.c
    query = select(columns.id, columns.created_ms).where(columns.guild_id == guild_id, columns.is_open)
    return {TableId(row.id): row.created_ms for row in readable(await connection.execute(query))}


async def open_counts(connection: AsyncConnection) -> dict[GuildId, int]:
    """Return how many tables are open in each server that has any."""
    guild_id = game_tables.c.guild_id
    query = select(guild_id, func.count()).where(game_tables.c.is_open).group_by(guild_id)
    return {GuildId(number): count for number, count in readable(await connection.execute(query))}


async def has_had_any(connection: AsyncConnection, guild_id: GuildId, but: TableId | None) -> bool:
    """Return whether a server has ever had a table, open or closed, not counting `but`."""
    columns = game_tables.c
    query = select(columns.id).where(columns.guild_id == guild_id, columns.id != (but or _NO_TABLE))
    return (await connection.execute(query.limit(1))).first() is not None


async def add(connection: AsyncConnection, new: NewTable, *, now_ms: int) -> StoredTable:
    """Keep a new open table.

    Raises:
        TableExists: The channel already holds an open table of this game.
    """
    statement = (
        insert_or_skip(connection, game_tables)
        .values(guild_id=new.guild_id, channel_id=new.channel_id, game=new.game, snapshot=new.snapshot)
        .values(opener_id=new.opener_id, is_open=True, version=1, created_ms=now_ms, updated_ms=now_ms)
        .returning(game_tables)
    )
    # If another process closes the existing table between the two statements, the place is free: try again.
    while (row := (await connection.execute(statement)).one_or_none()) is None:
        existing = await find_open(connection, new.channel_id, new.game)
        if existing is not None:
            raise TableExists(existing)
    return _stored(row)


def _conflict(table: StoredTable) -> VersionConflict:
    return VersionConflict(f"table {table.table_id} is no longer at version {table.version}")


async def save(
    connection: AsyncConnection,
    table: StoredTable,
    events: Sequence[StoredEvent],
    holder_id: str | None,
    *,
    now_ms: int,
) -> StoredTable:
    """Keep a table's new state under the next version, and append to its log.

    Args:
        holder_id: The process that has to hold the lease of the table's server; None for no such condition.

    Raises:
        VersionConflict: The kept version is another one, or another process holds the lease.
    """
    values = {"snapshot": table.snapshot, "its_guild": table.guild_id, "its_holder": holder_id}
    statement = _SAVE if holder_id is None else _SAVE_OURS
    changed = await _change(connection, statement, table, now_ms, values)
    await _append(connection, table.table_id, events, now_ms)
    return changed


async def close(
    connection: AsyncConnection, table: StoredTable, event: StoredEvent, *, now_ms: int
) -> StoredTable:
    """Close a table and append to its log; its snapshot stays unchanged.

    Raises:
        VersionConflict: The kept version is another one.
    """
    closing = replace(table, is_open=False, deadline_ms=None)
    statement = _CLOSE_UNREADABLE if table.version == _NO_VERSION else _CLOSE
    closed = await _change(connection, statement, closing, now_ms, {})
    await _append(connection, table.table_id, [event], now_ms)
    return closed


async def _change(
    connection: AsyncConnection,
    statement: Prepared,
    table: StoredTable,
    now_ms: int,
    values: Mapping[str, Any],
) -> StoredTable:
    its = {
        "its_table": table.table_id,
        "its_version": table.version,
        "is_open": table.is_open,
        "owes_last_look": not table.is_open,
        "deadline_ms": table.deadline_ms,
        "updated_ms": now_ms,
    }
    rows = await statement.fetch(connection, {**its, **values})
    if not rows:
        raise _conflict(table)
    # The snapshot is not read back: it is long, and is exactly what was written.
    return replace(table, **_place_of(rows[0]))


async def _append(
    connection: AsyncConnection, table_id: TableId, events: Sequence[StoredEvent], now_ms: int
) -> None:
    if not events:
        return
    # No other transaction appends meanwhile: the caller has just written the table's row, which locks it.
    rows = [
        {"its_table": table_id, "at_ms": now_ms, "kind": event.kind, "data": event.data} for event in events
    ]
    await _APPEND.repeat(connection, rows)


async def last_event(connection: AsyncConnection, table_id: TableId) -> StoredEvent | None:
    """Return the last event of a table, or None if it has none."""
    columns = table_events.c
    query = select(columns.kind, columns.data).where(columns.table_id == table_id)
    row = (await connection.execute(query.order_by(columns.seq.desc()).limit(1))).one_or_none()
    return None if row is None else StoredEvent(known(row.kind, ""), row.data)


async def set_message(connection: AsyncConnection, table_id: TableId, message_id: MessageId | None) -> None:
    """Remember which message shows a table; None for no message."""
    await connection.execute(
        update(game_tables).where(game_tables.c.id == table_id).values(message_id=message_id)
    )


async def note_end_announced(connection: AsyncConnection, table_id: TableId) -> None:
    """Remember that the end of a table was shown, or cannot be shown to anyone any more."""
    await connection.execute(
        update(game_tables).where(game_tables.c.id == table_id).values(owes_last_look=False)
    )


async def openings(connection: AsyncConnection, table: StoredTable, opener_id: UserId) -> Openings:
    """Return the other open tables of a table's server, and when the opener opened their previous table.

    Tables without an owner, such as those of a tournament, take nobody's place.
    """
    columns = game_tables.c
    elsewhere = (columns.guild_id == table.guild_id, columns.id != table.table_id)
    own = (*elsewhere, columns.opener_id == opener_id)
    count = select(func.count()).select_from(game_tables).where(*elsewhere, columns.is_open)
    count = count.where(columns.opener_id.is_not(None))
    latest = select(columns.created_ms).where(*own).order_by(columns.id.desc()).limit(1)
    return Openings(
        in_server=(await connection.execute(count)).scalar_one(),
        own=tuple(sorted(await find(connection, *own, columns.is_open), key=attrgetter("table_id"))),
        latest_ms=known((await connection.execute(latest)).scalar_one_or_none(), None),
    )
