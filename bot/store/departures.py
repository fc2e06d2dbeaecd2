"""Servers that the bot was removed from, and the deletion of their data."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Column, ColumnElement, Table, delete, func, select, tuple_, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ledger, schema
from bot.store.database import Repository
from bot.store.engine import insert_or_skip
from bot.store.guarded import readable
from bot.store.schema import accounts, departures, entries, game_tables, guild_leases, postings
from bot.tables.ids import GuildId
from bot.tables.leases import DIRECT_MESSAGES
from bot.tables.points import AccountKind

# How many rows of a table one transaction deletes, together with the rows that depend on them. A batch of
# postings may be larger: it goes on until nothing is at stake at the server's tables.
BATCH: Final = 500

_Step: TypeAlias = Callable[[AsyncConnection, GuildId], Awaitable[bool]]

_HAVE_GUILDS: Final = (
    *(game_tables, accounts, schema.guild_settings, schema.drill_streaks, schema.daily_deals),
    schema.tournaments,
)


class Departures(Repository):
    """The database's record of servers that the bot was removed from."""

    async def known_guilds(self) -> Sequence[GuildId]:
        """Return every server about which anything is kept; what is played outside of servers is in none."""
        query = union(*(select(table.c.guild_id) for table in _HAVE_GUILDS))
        async with self._database.reading() as connection:
            found = readable(await connection.execute(query))
            return [GuildId(guild_id) for (guild_id,) in found if guild_id != DIRECT_MESSAGES]

    async def note(self, guild_ids: Sequence[GuildId], *, now_ms: int) -> None:
        """Note that the bot is gone from these servers as of now; an earlier note stays."""
        rows = [{"guild_id": guild_id, "left_ms": now_ms} for guild_id in guild_ids]
        if rows:
            async with self._database.writing() as connection:
                await connection.execute(insert_or_skip(connection, departures), rows)

    async def cancel(self, guild_ids: Sequence[GuildId]) -> None:
        """Delete the notes about these servers, because the bot is in them."""
        present = frozenset(guild_ids)
        async with self._database.reading() as connection:
            noted = readable(await connection.execute(select(departures.c.guild_id)))
            back = sorted(present.intersection(guild_id for (guild_id,) in noted))
        for guild_id in back:
            async with self._database.writing() as connection:
                await connection.execute(delete(departures).where(departures.c.guild_id == guild_id))

    async def due(self, before_ms: int) -> Sequence[GuildId]:
        """Return the servers that the bot left before an instant, the longest gone first."""
        columns = departures.c
        query = select(columns.guild_id).where(columns.left_ms < before_ms).order_by(columns.left_ms)
        async with self._database.reading() as connection:
            return [GuildId(guild_id) for (guild_id,) in readable(await connection.execute(query))]

    async def refresh_statistics(self) -> None:
        """Update the query planner's statistics of the tables."""
        await self._database.refresh_statistics()

    async def drop_forgotten_purses(self, *, now_ms: int) -> None:
        """Drop the expired pseudonyms of deleted purses."""
        async with self._database.writing() as connection:
            await ledger.drop_forgotten_purses(connection, now_ms)

    async def delete_leases(self, before_ms: int) -> None:
        """Delete leases that expired before an instant: no process has answered for these servers since."""
        async with self._database.writing() as connection:
            await connection.execute(delete(guild_leases).where(guild_leases.c.expires_ms < before_ms))

    async def delete_guild(self, guild_id: GuildId, before_ms: int) -> bool:
        """Delete everything about a server that the bot left before an instant.

        Each batch is a transaction that first checks that the bot is still gone, and leaves balanced books.
        So the deletion can stop anywhere, and two processes can do it at once. The server's lease is left to
        the process that holds it.

        Returns:
            Whether everything is deleted; False if the bot has come back meanwhile.
        """
        for step in _STEPS:
            is_left = True
            while is_left:
                async with self._database.writing() as connection:
                    if not await _is_gone(connection, guild_id, before_ms):
                        return False
                    is_left = await step(connection, guild_id)
        return True


async def _is_gone(connection: AsyncConnection, guild_id: GuildId, before_ms: int) -> bool:
    columns = departures.c
    query = select(columns.guild_id).where(columns.guild_id == guild_id, columns.left_ms < before_ms)
    # With this lock, a process that notes the bot's return waits for this batch. Other processes that delete
    # wait too, and go on with the next batch.
    return (await connection.execute(query.with_for_update())).scalar_one_or_none() is not None


# Each of the following steps deletes a batch, and returns whether there may be more.


async def _take_back_postings(connection: AsyncConnection, guild_id: GuildId) -> bool:
    """Undo the latest postings, so that all balances are again what they were before them.

    The batch goes on until nothing is at stake at any table, so that no escrow is left without its table.
    """
    await ledger.wait_turn(connection, guild_id)
    has_more = await _undo_latest(connection, guild_id, BATCH)
    while has_more and await _is_at_stake(connection, guild_id):
        has_more = await _undo_latest(connection, guild_id, 1)
    return has_more


async def _undo_latest(connection: AsyncConnection, guild_id: GuildId, count: int) -> bool:
    latest = select(postings.c.id).where(postings.c.guild_id == guild_id).order_by(postings.c.id.desc())
    ids = list((await connection.execute(latest.limit(count))).scalars())
    theirs = entries.c.posting_id.in_(ids)
    moved = func.sum(entries.c.amount_points)
    of_account = select(moved).where(theirs, entries.c.account_id == accounts.c.id).scalar_subquery()
    await connection.execute(
        update(accounts)
        .where(accounts.c.id.in_(select(entries.c.account_id).where(theirs)))
        .values(balance_points=accounts.c.balance_points - of_account)
    )
    await connection.execute(delete(entries).where(theirs))
    await connection.execute(delete(postings).where(postings.c.id.in_(ids)))
    return len(ids) == count


async def _is_at_stake(connection: AsyncConnection, guild_id: GuildId) -> bool:
    columns = accounts.c
    query = select(columns.id).where(
        columns.guild_id == guild_id, columns.kind == AccountKind.ESCROW.value, columns.balance_points != 0
    )
    return (await connection.execute(query.limit(1))).scalar_one_or_none() is not None


async def _delete_events(connection: AsyncConnection, guild_id: GuildId) -> bool:
    there = select(game_tables.c.id).where(game_tables.c.guild_id == guild_id)
    return await _delete_some(connection, schema.table_events, schema.table_events.c.table_id.in_(there))


def _deleting(table: Table) -> _Step:
    """Return the step that deletes a server's rows of a table."""

    async def step(connection: AsyncConnection, guild_id: GuildId) -> bool:
        return await _delete_some(connection, table, table.c.guild_id == guild_id)

    return step


def _deleting_with(table: Table, owner: Column[Any]) -> _Step:
    """Return the step that deletes a server's rows of a table, and before them the rows that refer to them.

    Args:
        owner: The column of another table that refers to the row.
    """

    async def step(connection: AsyncConnection, guild_id: GuildId) -> bool:
        [key] = table.primary_key
        batch = select(key).where(table.c.guild_id == guild_id).limit(BATCH)
        ids = list((await connection.execute(batch)).scalars())
        await connection.execute(delete(owner.table).where(owner.in_(ids)))
        await connection.execute(delete(table).where(key.in_(ids)))
        return len(ids) == BATCH

    return step


async def _delete_some(connection: AsyncConnection, table: Table, theirs: ColumnElement[bool]) -> bool:
    keys = tuple(table.primary_key)
    batch = select(*keys).where(theirs).limit(BATCH)
    deleted = await connection.execute(delete(table).where(tuple_(*keys).in_(batch)))
    return deleted.rowcount == BATCH


# The tables that the steps below delete from in a certain order or way.
_ORDERED: Final = (accounts, postings, game_tables, schema.games, schema.rounds, guild_leases, departures)


async def _delete_rest(connection: AsyncConnection, guild_id: GuildId) -> bool:
    """Delete the server's rows of all other tables, those of features included."""
    rest = [
        table for table in schema.metadata.sorted_tables if "guild_id" in table.c and table not in _ORDERED
    ]
    for table in rest:
        if await _delete_some(connection, table, table.c.guild_id == guild_id):
            return True
    return False


# In an order that foreign keys allow. The note that the bot is gone is deleted last, so that an interrupted
# deletion is resumed.
_STEPS: Final[Sequence[_Step]] = (
    _take_back_postings,
    _deleting(accounts),
    _deleting_with(schema.games, schema.game_players.c.round_id),
    _deleting_with(schema.rounds, schema.round_players.c.round_id),
    _delete_events,
    _deleting(game_tables),
    _delete_rest,
    _deleting(departures),
)
