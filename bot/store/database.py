"""The database as the rest of the program sees it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TypeVar

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import ledger, rounds, tables
from bot.store.engine import CONNECTIONS, WriteTurn, insert_or_skip, is_server, read_only
from bot.store.faults import of_database
from bot.store.group_commit import GroupCommit
from bot.store.guarded import known
from bot.store.limits import Limits, Lines, hold_to
from bot.store.migrate import Progress, upgrade
from bot.store.schema import facts, metadata
from bot.store.transaction import DatabaseTransaction
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.leases import Holder
from bot.tables.points import PointsMode
from bot.tables.ports import StoredEvent, StoredTable

# How many rows of an index SQLite looks at; its makers recommend 100 to 1,000.
_ANALYSED_ROWS = 1000

Result = TypeVar("Result")


class Database:
    """The database, in SQLite or PostgreSQL.

    Every transaction has a connection of its own. Inside a transaction read through the transaction; the
    methods of the database itself do not see what is not committed yet.

    Args:
        engine: From `create_engine`; closed with the database.
        holder: The process whose leases its changes need; None for a database that no other process changes.
        limits: How long a server may keep it waiting. A file is on this machine, and has its own.
    """

    def __init__(
        self, engine: AsyncEngine, holder: Holder | None = None, limits: Limits | None = None
    ) -> None:
        self._engine = engine
        self.holder = holder
        self._readers = read_only(engine)
        self._limits = limits or Limits()
        self._is_server = is_server(engine.url)
        self._lines = Lines()
        # On a server others write while one commits.
        self._write_turn = None if self._is_server else WriteTurn()
        self._group = GroupCommit(self.writing)
        # The last one is left to whoever goes first.
        self._connections = asyncio.Semaphore(CONNECTIONS - 1)
        if self._is_server:
            hold_to(engine, self._limits)
        self._listeners: list[Callable[[bool], None]] = []

    @property
    def is_file(self) -> bool:
        """Whether it is a file on this machine: no other process reaches it where this one cannot."""
        return not self._is_server

    async def open(self, progress: Progress = iter) -> None:
        """Create the database where it is missing and bring its schema up to date.

        Args:
            progress: What shows how far it is where much is converted.

        Raises:
            StoreUnavailable: It cannot be used; the reason says why.
        """
        try:
            if await upgrade(self._engine, progress):
                await self.refresh_statistics()
        except BaseException:
            await self.close()
            raise

    async def refresh_statistics(self) -> None:
        """Tell the planner of queries how large the tables are by now, of which it thinks as they once were.

        It samples a few rows of each index. PostgreSQL also does it by itself, though not before a table has
        grown for a while.
        """
        async with self.writing(searches=True) as connection:
            if self._is_server:
                await connection.execute(text(f"ANALYZE {', '.join(metadata.tables)}"))
            else:
                await connection.execute(text(f"PRAGMA analysis_limit = {_ANALYSED_ROWS}"))
                await connection.execute(text("ANALYZE"))

    async def close(self) -> None:
        """Close all connections. A transaction that is under way on a server fails."""
        self._lines.hang_up()
        await self._group.close()
        await self._engine.dispose()

    def subscribe(self, listener: Callable[[bool], None]) -> None:
        """Have a function told at the end of each transaction whether it was kept."""
        self._listeners.append(listener)

    @asynccontextmanager
    async def writing(self, *, searches: bool = False, first: bool = False) -> AsyncIterator[AsyncConnection]:
        """Begin a change on a connection of its own; commit when the context ends without an exception.

        Args:
            searches: Whether it looks through everything, and may take its time.
            first: Whether it goes before all who wait, for a connection or to be the one that writes.
        """
        is_kept = False
        turn = self._write_turn
        try:
            async with (
                nullcontext() if turn is None else turn.taken(first=first),
                self._connect(self._engine, searches=searches, first=first) as connection,
                connection.begin(),
            ):
                yield connection
            is_kept = True
        finally:
            for listener in self._listeners:
                listener(is_kept)

    def reading(self, *, searches: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection that sees what is committed and cannot change it.

        Args:
            searches: Whether it looks through everything, and may take its time.
        """
        return self._connect(self._readers, searches=searches)

    @asynccontextmanager
    async def _connect(
        self, engine: AsyncEngine, *, searches: bool, first: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        line = nullcontext() if first else self._connections
        with of_database():
            if not self._is_server:
                async with line, engine.connect() as connection:
                    yield connection
                return
            limit_s = self._limits.search_s if searches else self._limits.transaction_s
            async with self._lines.connect(engine, limit_s, line) as connection:
                yield connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[DatabaseTransaction]:
        """Begin a change; commit when the context ends without an exception.

        Raises:
            RuntimeError: The same task is inside a transaction already.
        """
        async with self.writing() as connection:
            yield DatabaseTransaction(connection, self.holder)

    async def change(self, work: Callable[[DatabaseTransaction], Awaitable[Result]]) -> Result:
        """Make a change, and return what it returned once it is kept.

        In SQLite all who wait share a transaction and its commit. The work is done in another task then, and
        goes on if this one is cancelled meanwhile.

        Args:
            work: It changes all or, where it raises something, nothing.

        Raises:
            RuntimeError: The same task is inside a transaction already.
            Exception: What the work raised, or why nothing was kept.
        """

        async def on(connection: AsyncConnection) -> Result:
            return await work(DatabaseTransaction(connection, self.holder))

        if self._write_turn is None:
            async with self.writing() as connection:
                return await on(connection)
        self._write_turn.refuse_holder()
        return await self._group.carry_out(on)

    async def table(self, table_id: TableId) -> StoredTable | None:
        """Return a table, open or closed, or None."""
        async with self.reading() as connection:
            return await tables.load(connection, table_id)

    async def open_table(self, channel_id: ChannelId, game: str) -> StoredTable | None:
        """Return the open table of a game in a channel, or None."""
        async with self.reading() as connection:
            return await tables.find_open(connection, channel_id, game)

    async def open_tables(self, guild_ids: Collection[GuildId] | None = None) -> list[StoredTable]:
        """Return all open tables of these servers, or of all where none are named, by number."""
        async with self.reading() as connection:
            return await tables.all_open(connection, guild_ids)

    async def tables_opened_ms(self, guild_id: GuildId) -> dict[TableId, int]:
        """Return when each open table of a server was opened."""
        async with self.reading() as connection:
            return await tables.opened_ms(connection, guild_id)

    async def unfinished_versions(self, guild_ids: Collection[GuildId]) -> dict[TableId, int]:
        """Return the versions of these servers' tables that are open, or whose end was not shown yet."""
        async with self.reading() as connection:
            return await tables.unfinished_versions(connection, guild_ids)

    async def last_event(self, table_id: TableId) -> StoredEvent | None:
        """Return what happened at a table last, or None where nothing did."""
        async with self.reading() as connection:
            return await tables.last_event(connection, table_id)

    async def open_table_counts(self) -> dict[GuildId, int]:
        """Return how many tables are open in each server that has any."""
        async with self.reading() as connection:
            return await tables.open_counts(connection)

    async def tables_with_unannounced_end(
        self, guild_ids: Collection[GuildId] | None = None
    ) -> list[StoredTable]:
        """Return the closed tables of these servers, or of all, whose end was not shown yet, by number."""
        async with self.reading() as connection:
            return await tables.all_with_unannounced_end(connection, guild_ids)

    async def rounds_not_announced(self, table_id: TableId) -> list[int]:
        """Return the rounds of a table whose results stand in no message of their own yet, in order."""
        async with self.reading() as connection:
            return await rounds.not_announced(connection, table_id)

    async def note_announced(self, table_id: TableId, number: int) -> None:
        """Remember that a round's result has a message of its own, and the table none any more."""
        async with self.writing() as connection:
            await rounds.note_announced(connection, table_id, number)
            await tables.set_message(connection, table_id, None)

    async def has_had_tables(self, guild_id: GuildId, but: TableId | None = None) -> bool:
        """Whether a server has ever had a table, open or closed, apart from one."""
        async with self.reading() as connection:
            return await tables.has_had_any(connection, guild_id, but)

    async def note_end_announced(self, table_id: TableId) -> None:
        """Remember that people were shown how a table ended, or that nobody can be shown any more."""
        async with self.writing() as connection:
            await tables.note_end_announced(connection, table_id)

    async def set_message(self, table_id: TableId, message_id: MessageId) -> None:
        """Remember which message shows a table. This is no new version of it."""
        async with self.writing() as connection:
            await tables.set_message(connection, table_id, message_id)

    async def balances(
        self, guild_id: GuildId, user_ids: Sequence[UserId], points: PointsMode = PointsMode.SCORE
    ) -> dict[UserId, int]:
        """Return the balance of each of these people; 0 for anyone who never played."""
        async with self.reading() as connection:
            return await ledger.balances(connection, guild_id, user_ids, points)

    async def median_purse(self, guild_id: GuildId) -> int | None:
        """Return what somebody in the middle of a server's bankrolls has; None where nobody has one."""
        async with self.reading() as connection:
            return await ledger.median_purse(connection, guild_id)

    async def richest_purse(self, guild_id: GuildId, but: UserId) -> int | None:
        """Return the most that anybody but one person has in a server's bankrolls; None for nobody."""
        async with self.reading() as connection:
            return await ledger.richest_purse(connection, guild_id, but)

    async def round_balances(
        self, table: StoredTable, number: int, user_ids: Sequence[UserId], points: PointsMode
    ) -> tuple[dict[UserId, int], dict[UserId, int]]:
        """Return what a round left each of its people with, and what these people have now, at one look."""
        async with self.reading() as connection:
            after = await rounds.balances_after(connection, table.table_id, number)
            return after, await ledger.balances(connection, table.guild_id, user_ids, points)

    async def fact(self, name: str) -> str | None:
        """Return a fact about this installation, or None when it was never set."""
        async with self.reading() as connection:
            query = select(facts.c.value).where(facts.c.name == name)
            value: str | None = known((await connection.execute(query)).scalar_one_or_none(), None)
        return value

    async def set_fact(self, name: str, value: str) -> None:
        """Set a fact about this installation: a name of up to 64 characters, a value of up to 255."""
        async with self.writing() as connection:
            await connection.execute(insert_or_skip(connection, facts).values(name=name, value=value))
            await connection.execute(update(facts).where(facts.c.name == name).values(value=value))


class Repository:
    """What a database keeps of one subject; each method is a transaction of its own.

    Args:
        database: An open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
