"""Everything that is kept, by person: the `PrivacyStore` of `bot.tables.privacy`."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import exports, forgetting, ledger, tables
from bot.store.database import Database
from bot.store.exports import mentions, owned_by
from bot.store.forgetting import Traces
from bot.store.schema import (
    accounts,
    drill_answers,
    drill_shares,
    game_tables,
    guild_settings,
    postings,
    round_players,
    rounds,
    table_events,
)
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.tables.privacy import Forgotten, NamedAtOpenTables, PersonalData, names_person


class PersonalRecords:
    """What a database keeps about people.

    Args:
        database: An open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept_about(self, user_id: UserId) -> PersonalData:
        """Return everything that is kept about a person, of all servers."""
        async with self._database.reading() as connection:
            return await exports.read(connection, user_id)

    async def open_tables_naming(self, user_id: UserId) -> Sequence[StoredTable]:
        """Return the open tables that name a person: seated, or in the tally, or as who opened it."""
        async with self._database.reading() as connection:
            return await _open_tables_naming(connection, user_id)

    async def forget(self, user_id: UserId, *, now_ms: int) -> Forgotten:
        """Delete everything about a person, in all servers at once.

        What is kept of others and their rounds stays, with a stand-in where the person was. The last balance
        goes back to the house, so that the books still balance.

        Raises:
            NamedAtOpenTables: Tables are open that name them.
        """
        async with self._database.reading() as connection:
            # This looks through everything, so it must not keep anybody from writing. Nothing is missed: only
            # open tables can come to name somebody, and those are looked through again below.
            traces = await _find_traces(connection, user_id)
        async with self._database.writing() as connection:
            for guild_id in traces.guilds:
                await ledger.wait_turn(connection, guild_id)
            named = await _open_tables_naming(connection, user_id)
            if named:
                raise NamedAtOpenTables(named)
            return await forgetting.forget(connection, user_id, traces, now_ms=now_ms)


async def _open_tables_naming(connection: AsyncConnection, user_id: UserId) -> list[StoredTable]:
    return [table for table in await tables.all_open(connection) if names_person(table.snapshot, user_id)]


async def _find_traces(connection: AsyncConnection, user_id: UserId) -> Traces:
    found: dict[GuildId, list[TableId]] = {}
    for row in await connection.execute(_other_traces(user_id)):
        found[GuildId(row.guild_id)] = []
    for row in await connection.execute(_tables(user_id)):
        found.setdefault(GuildId(row.guild_id), []).append(TableId(row.id))
    return Traces(dict(sorted(found.items())))


def _tables(user_id: UserId) -> Select[Any]:
    columns = game_tables.c
    logged = select(table_events.c.table_id).where(mentions(table_events.c.data, user_id))
    played = select(rounds.c.table_id).join_from(rounds, round_players)
    return (
        select(columns.guild_id, columns.id)
        .where(
            or_(
                columns.opener_id == user_id,
                mentions(columns.snapshot, user_id),
                columns.id.in_(logged),
                columns.id.in_(played.where(round_players.c.user_id == user_id)),
            )
        )
        .order_by(columns.id)
    )


def _other_traces(user_id: UserId) -> Any:
    """Select the servers where something else than a table names a person."""
    by_hand = or_(postings.c.actor_id == user_id, mentions(postings.c.reason, user_id))
    conditions: dict[Any, ColumnElement[bool]] = {
        accounts: owned_by(user_id),
        postings: by_hand,
        drill_answers: drill_answers.c.user_id == user_id,
        drill_shares: drill_shares.c.user_id == user_id,
        guild_settings: guild_settings.c.changed_by == user_id,
    }
    return union(*(select(table.c.guild_id).where(theirs) for table, theirs in conditions.items()))
