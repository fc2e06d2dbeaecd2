"""Everything that the database keeps about a person: exporting it and deleting it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, func, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.privacy import export, forgetting
from bot.features.privacy.forgetting import Traces
from bot.store import ledger, schema, tables
from bot.store.database import Database
from bot.store.guarded import known, readable
from bot.store.personal import Exported, fresh_pseudonyms, mentions, owned_by, personal_tables
from bot.tables.games import GAMES, Game
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.tables.privacy import Forgotten, NamedAtOpenTables, PersonalData, Pseudonyms, names_person

# Table ids are given out in order, but not committed in order: some just below the newest may still appear.
_UNDER_WAY: Final = 1000
# Stands for a server whose id is unreadable.
_NOWHERE: Final = 0


class PersonalRecords:
    """What a database keeps about people.

    Args:
        games: All known games. From tables of other games, an export has only the names of the fields that
            name the person.
        pseudonyms: Replace the owners of deleted purses; with a fresh key if not given.
        exported: How tables are exported that are not exported column by column.
    """

    def __init__(
        self,
        database: Database,
        games: Iterable[Game] = GAMES,
        pseudonyms: Pseudonyms | None = None,
        exported: Iterable[Exported] = (),
    ) -> None:
        self._database = database
        self._readers = {game.name: game.personal for game in games}
        self._pseudonyms = pseudonyms or fresh_pseudonyms()
        self._exported = exported

    async def kept_about(self, user_id: UserId) -> PersonalData:
        """Return everything that is kept about a person in all servers."""
        async with self._database.reading(searches=True) as connection:
            return await export.read(connection, user_id, self._readers, self._pseudonyms, self._exported)

    async def open_tables_naming(self, user_id: UserId) -> Sequence[StoredTable]:
        """Return the open tables that name a person: seated, with a stake, in a tally, or as the opener."""
        async with self._database.reading() as connection:
            return await _open_tables_naming(connection, user_id)

    async def forget(self, user_id: UserId, *, now_ms: int) -> Forgotten:
        """Delete everything about a person, in all servers at once.

        Other people's data and rounds stay, with a stand-in in the person's place. The last balance goes back
        to the house, so that the books still balance. Data that begins to name the person during the search
        is deleted too. A person who plays on once the deletion has begun to write starts anew.

        Raises:
            NamedAtOpenTables: Open tables name the person.
        """
        async with self._database.reading(searches=True) as connection:
            since = await _newest_table(connection) - _UNDER_WAY
            before = await _versions(connection, since)
            # The search looks through everything, so it must not block writers.
            traces = await _find_traces(connection, user_id)
            strays = await forgetting.find_strays(connection, user_id)
        async with self._database.writing(searches=True) as connection:
            # An unchanged table does not newly name the person.
            changed = {table_id for table_id, _ in before ^ await _versions(connection, since)}
            traces = traces.with_more(await _find_late_traces(connection, user_id, changed))
            for guild_id in traces.guilds:
                await ledger.wait_turn(connection, guild_id)
            named = await _open_tables_naming(connection, user_id)
            if named:
                raise NamedAtOpenTables(named)
            forgotten = await forgetting.forget(connection, user_id, traces, self._pseudonyms, now_ms=now_ms)
            await forgetting.forget_unreadable(connection, user_id, strays)
            return forgotten


async def _open_tables_naming(connection: AsyncConnection, user_id: UserId) -> list[StoredTable]:
    return [table for table in await tables.all_open(connection) if names_person(table.snapshot, user_id)]


async def _newest_table(connection: AsyncConnection) -> int:
    newest: int | None = (await connection.execute(select(func.max(schema.game_tables.c.id)))).scalar_one()
    return newest or 0


async def _versions(connection: AsyncConnection, since: int) -> set[tuple[TableId, int]]:
    """Return the versions of the open tables and of all tables above an id. Closed tables keep theirs."""
    columns = schema.game_tables.c
    versions = select(columns.id, columns.version)
    # A single query with "or" would make SQLite walk all tables ever played at.
    query = union(versions.where(columns.is_open), versions.where(columns.id > since))
    return {(TableId(row.id), row.version) for row in await connection.execute(query)}


async def _find_traces(connection: AsyncConnection, user_id: UserId) -> Traces:
    return await _traces(connection, _other_traces(user_id), _tables(user_id))


async def _find_late_traces(
    connection: AsyncConnection, user_id: UserId, changed: Collection[TableId]
) -> Traces:
    """Find traces that may have appeared since the search: at changed tables, and on accounts.

    There are few enough accounts to search them all again. Other data that names the person needs no
    stand-in, and is deleted in every server anyway.
    """
    owned = select(schema.accounts.c.guild_id).where(owned_by(user_id)).distinct()
    return await _traces(connection, owned, _tables(user_id, changed))


async def _traces(connection: AsyncConnection, servers: Any, named_at: Select[Any]) -> Traces:
    found: dict[GuildId, list[TableId]] = {}
    for row in readable(await connection.execute(servers)):
        found[GuildId(row.guild_id)] = []
    for row in await connection.execute(named_at):
        found.setdefault(GuildId(known(row.guild_id, _NOWHERE)), []).append(TableId(row.id))
    return Traces(dict(sorted(found.items())))


def _tables(user_id: UserId, table_ids: Collection[TableId] | None = None) -> Select[Any]:
    """Select the tables that name a person, among these tables or (for None) among all."""

    def among(column: ColumnElement[Any]) -> list[ColumnElement[bool]]:
        return [] if table_ids is None else [column.in_(table_ids)]

    columns = schema.game_tables.c
    logged = select(schema.table_events.c.table_id).where(mentions(schema.table_events.c.data, user_id))
    played = (
        select(schema.rounds.c.table_id)
        .join_from(schema.rounds, schema.round_players)
        .where(schema.round_players.c.user_id == user_id)
    )
    # A player of the game may have left the table before its first hand was over, without any round there.
    ended = (
        select(schema.rounds.c.table_id)
        .join(schema.game_players, schema.game_players.c.round_id == schema.rounds.c.id)
        .where(schema.game_players.c.user_id == user_id)
    )
    return (
        select(columns.guild_id, columns.id)
        .where(
            or_(
                columns.opener_id == user_id,
                mentions(columns.snapshot, user_id),
                columns.id.in_(logged.where(*among(schema.table_events.c.table_id))),
                columns.id.in_(played.where(*among(schema.rounds.c.table_id))),
                columns.id.in_(ended.where(*among(schema.rounds.c.table_id))),
            ),
            *among(columns.id),
        )
        .order_by(columns.id)
    )


def _other_traces(user_id: UserId) -> Any:
    """Select the servers where other data than a table names a person."""
    by_hand = or_(schema.postings.c.actor_id == user_id, mentions(schema.postings.c.reason, user_id))
    conditions: dict[Any, ColumnElement[bool]] = {
        schema.accounts: owned_by(user_id),
        schema.postings: by_hand,
        schema.guild_settings: schema.guild_settings.c.changed_by == user_id,
    }
    conditions |= {table: table.c.user_id == user_id for table in personal_tables() if "guild_id" in table.c}
    return union(*(select(table.c.guild_id).where(theirs) for table, theirs in conditions.items()))
