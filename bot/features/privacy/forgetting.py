"""Deleting a person's data and putting stand-ins in their place, inside a transaction that has begun."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Column, ColumnElement, and_, bindparam, case, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ledger
from bot.store.engine import is_postgresql
from bot.store.guarded import JsonObject, Unreadable, is_number, readable
from bot.store.personal import mentions, next_stand_in, owned_by, personal_tables
from bot.store.schema import (
    accounts,
    entries,
    game_players,
    game_tables,
    guild_settings,
    postings,
    round_players,
    rounds,
    table_events,
)
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import Account, AccountKind, paid_by_house
from bot.tables.privacy import (
    PERSONAL_REFERENCES,
    Forgotten,
    Pseudonyms,
    purse_expires_ms,
    without_person,
)

# How many rows one statement changes, or finds by their keys.
CHUNK: Final = 500
# Replaces the member who last changed a server's settings, once that member is forgotten.
NOBODY: Final = 0

# The JSON columns that may name people, each with the column that holds the id of its game table.
_JSON: Final[Sequence[tuple[Column[Any], Column[Any]]]] = (
    (game_tables.c.snapshot, game_tables.c.id),
    (table_events.c.data, table_events.c.table_id),
    (rounds.c.record, rounds.c.table_id),
    (rounds.c.snapshot, rounds.c.table_id),
)

Item = TypeVar("Item")


@dataclass(frozen=True)
class Traces:
    """Where a person is named.

    Args:
        tables: By server: the tables that name the person, or may; empty for a server with other traces only.
    """

    tables: Mapping[GuildId, Sequence[TableId]]

    @property
    def guilds(self) -> tuple[GuildId, ...]:
        """The servers, in ascending order."""
        return tuple(sorted(self.tables))

    def with_more(self, others: "Traces") -> "Traces":
        """Return these traces merged with others."""
        found = {
            guild_id: {*self.tables.get(guild_id, ()), *others.tables.get(guild_id, ())}
            for guild_id in {*self.tables, *others.tables}
        }
        return Traces({guild_id: sorted(found[guild_id]) for guild_id in sorted(found)})


async def forget(
    connection: AsyncConnection, user_id: UserId, traces: Traces, pseudonyms: Pseudonyms, *, now_ms: int
) -> Forgotten:
    """Put stand-ins in a person's place, and delete the data that needs no stand-in.

    Args:
        connection: Its opener holds the ledger's turn in every server of the traces, and commits.
        pseudonyms: Replace the person as the owner of their deleted purses, for a while.
    """
    await _forget_memos(connection, user_id)
    rows = dict[str, int]()
    for table in personal_tables():
        gone = await connection.execute(delete(table).where(table.c.user_id == user_id))
        if gone.rowcount:
            rows[table.name] = gone.rowcount
    changed = update(guild_settings).where(guild_settings.c.changed_by == user_id)
    await connection.execute(changed.values(changed_by=NOBODY))
    left = 0
    for guild_id, table_ids in traces.tables.items():
        stand_in = await next_stand_in(connection)
        if AccountKind.PURSE in await _empty_accounts(connection, guild_id, user_id, stand_in, now_ms):
            pseudonym = pseudonyms.of_purse(guild_id, user_id)
            await ledger.note_forgotten_purse(connection, guild_id, pseudonym, purse_expires_ms(now_ms))
        await _rewrite_references(connection, guild_id, user_id, stand_in)
        for chunk in chunks(table_ids):
            left += await _leave_seats(connection, chunk, user_id, stand_in)
            for column, key in _JSON:
                await _rewrite_json(connection, column, key.in_(chunk), user_id, stand_in)
    return Forgotten(len(traces.tables), left, rows)


def chunks(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    """Yield items in chunks of a size that one statement takes."""
    for start in range(0, len(items), CHUNK):
        yield items[start : start + CHUNK]


async def _empty_accounts(
    connection: AsyncConnection, guild_id: GuildId, user_id: UserId, stand_in: int, now_ms: int
) -> set[AccountKind]:
    """Pay a person's points back to the house, give the stand-in their accounts, and return the kinds."""
    theirs = and_(owned_by(user_id), accounts.c.guild_id == guild_id)
    query = select(accounts.c.kind, ledger.held(connection.dialect.name).label("balance_points")).where(
        theirs
    )
    # Points on an account of unreadable kind stay there, and belong to the stand-in.
    rows = list(readable(await connection.execute(query)))
    for row in rows:
        if row.balance_points:
            account = Account(guild_id, row.kind, user_id)
            reference = f"forgotten:{guild_id}:{stand_in}:{row.kind}"
            posting = paid_by_house(account, -row.balance_points, reference)
            await ledger.post(connection, posting, now_ms=now_ms)
    await connection.execute(update(accounts).where(theirs).values(owner_id=stand_in, rounds=0))
    return {row.kind for row in rows}


async def _rewrite_references(
    connection: AsyncConnection, guild_id: GuildId, user_id: UserId, stand_in: int
) -> None:
    columns = postings.c
    begins = [f"{kind}:{guild_id}:{user_id}" for kind in PERSONAL_REFERENCES]
    query = select(columns.id, columns.reference).where(
        columns.guild_id == guild_id,
        or_(*(columns.reference.startswith(begin, autoescape=True) for begin in begins)),
    )
    named = re.compile(rf"^([a-z]+:{guild_id}:){user_id}(?=:|$)")
    rows = [
        {"its_id": row.id, "now": named.sub(rf"\g<1>{stand_in}", row.reference)}
        for row in await connection.execute(query)
    ]
    statement = update(postings).where(columns.id == bindparam("its_id")).values(reference=bindparam("now"))
    for chunk in chunks(rows):
        await connection.execute(statement, chunk)


async def _leave_seats(
    connection: AsyncConnection, table_ids: Sequence[TableId], user_id: UserId, stand_in: int
) -> int:
    columns = round_players.c
    there = select(rounds.c.id).where(rounds.c.table_id.in_(table_ids))
    statement = update(round_players).where(columns.user_id == user_id, columns.round_id.in_(there))
    left = await connection.execute(statement.values(user_id=stand_in))
    games_left = update(game_players).where(game_players.c.user_id == user_id)
    await connection.execute(games_left.where(game_players.c.round_id.in_(there)).values(user_id=stand_in))
    opened = update(game_tables).where(game_tables.c.opener_id == user_id, game_tables.c.id.in_(table_ids))
    await connection.execute(opened.values(opener_id=stand_in))
    return left.rowcount


async def _rewrite_json(
    connection: AsyncConnection,
    column: Column[Any],
    there: ColumnElement[bool],
    user_id: UserId,
    stand_in: int,
) -> None:
    table = column.table
    keys = list(table.primary_key)
    query = select(*keys, column.label("kept")).where(there, mentions(column, user_id))
    # Locked, so that a concurrent write to an open table is not overwritten.
    query = query.with_for_update()
    changed = update(table).where(*(key == bindparam(f"its_{key.name}") for key in keys))
    statement = changed.values({column.name: bindparam("now")})
    if table is game_tables:
        # The next version makes processes read an open table again. Closed tables keep their last version.
        statement = statement.values(version=table.c.version + case((table.c.is_open, 1), else_=0))
    found = (await connection.execute(query)).mappings().all()
    rows = [row for row in found if not any(isinstance(row[key.name], Unreadable) for key in keys)]
    if len(rows) < len(found):
        lost = or_(*(func.typeof(key) != "integer" for key in keys))
        await connection.execute(update(table).where(there, lost).values({column.name: {}}))
    for chunk in chunks(rows):
        parameters = [
            {
                **{f"its_{key.name}": row[key.name] for key in keys},
                "now": without_person(row["kept"], user_id, stand_in),
            }
            for row in chunk
        ]
        await connection.execute(statement, parameters)


async def find_strays(connection: AsyncConnection, user_id: UserId) -> Sequence[Column[Any]]:
    """Return the JSON columns that name a person in rows whose table is unreadable.

    Searches by table do not find such rows. This search looks through everything.
    """
    if is_postgresql(connection):
        return []
    return [
        column
        for column, key in _JSON
        if (await connection.execute(select(key).where(_strays(column, key, user_id)).limit(1))).first()
    ]


def _strays(column: Column[Any], key: Column[Any], user_id: UserId) -> ColumnElement[bool]:
    return and_(key.not_in(select(game_tables.c.id)), mentions(column, user_id))


async def forget_unreadable(
    connection: AsyncConnection, user_id: UserId, strays: Sequence[Column[Any]]
) -> None:
    """Put a stand-in in a person's place in rows whose table, server or user is unreadable.

    Only SQLite keeps such rows. There, no other transaction has written since the rest was forgotten.

    Args:
        connection: As for `forget`.
        strays: The columns that `find_strays` found.
    """
    if is_postgresql(connection):
        return
    seats = (round_players.c.user_id, game_players.c.user_id)
    for table in personal_tables():
        for column in table.c:
            if isinstance(column.type, JsonObject):
                lost = and_(~is_number(table.c.user_id), mentions(column, user_id))
                await connection.execute(delete(table).where(lost))
    conditions = {accounts.c.owner_id: owned_by(user_id)} | {seat: seat == user_id for seat in seats}
    lost = and_(~is_number(postings.c.guild_id), mentions(postings.c.reference, user_id))
    for column, key in _JSON:
        if column in strays:
            its = update(column.table).where(_strays(column, key, user_id))
            await connection.execute(its.values({column.name: {}}))
    left = [column for column, theirs in conditions.items() if await _is_any(connection, column, theirs)]
    if not (left or await _is_any(connection, postings.c.id, lost)):
        return
    stand_in = await next_stand_in(connection)
    for column in left:
        values = {column.name: stand_in} | ({"rounds": 0} if column.table is accounts else {})
        await connection.execute(update(column.table).where(conditions[column]).values(values))
    without = func.replace(postings.c.reference, str(user_id), str(stand_in))
    await connection.execute(update(postings).where(lost).values(reference=without))


async def _is_any(connection: AsyncConnection, column: Column[Any], condition: ColumnElement[bool]) -> bool:
    return (await connection.execute(select(column).where(condition).limit(1))).first() is not None


async def _forget_memos(connection: AsyncConnection, user_id: UserId) -> None:
    """Remove a person as the actor of postings, and the reasons by them, about them, or with their id."""
    columns = postings.c
    paid = select(entries.c.posting_id).join(accounts, accounts.c.id == entries.c.account_id)
    about = or_(
        columns.actor_id == user_id,
        mentions(columns.reason, user_id),
        columns.id.in_(paid.where(owned_by(user_id))),
    )
    # Not null, because another person may still be the actor.
    await connection.execute(update(postings).where(columns.reason.is_not(None), about).values(reason=""))
    await connection.execute(
        update(postings).where(columns.actor_id == user_id).values(actor_id=None, reason=None)
    )
