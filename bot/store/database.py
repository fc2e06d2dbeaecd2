"""The database as the rest of the program sees it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TypeVar

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import ledger, rounds, standings, tables
from bot.store.engine import CONNECTIONS, WriteTurn, insert_or_skip, is_server, read_only
from bot.store.faults import of_database
from bot.store.group_commit import GroupCommit
from bot.store.guarded import known
from bot.store.migrate import Progress, upgrade
from bot.store.prepared import compile_all
from bot.store.schema import facts, metadata
from bot.store.timeouts import Limits, Lines, hold_to
from bot.store.transaction import DatabaseTransaction
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.leases import Holder
from bot.tables.points import PointsMode
from bot.tables.ports import StoredEvent, StoredTable
from bot.timing import Part, timed

# How many rows of an index SQLite samples; its makers recommend 100 to 1,000.
_ANALYSED_ROWS = 1000

Result = TypeVar("Result")


def _at_any_time() -> None:
    """Let a change be made, however long it has waited."""


class Database:
    """The database, in SQLite or PostgreSQL.

    Every transaction has a connection of its own. Inside a transaction, read through the transaction: the
    methods of the database itself do not see uncommitted changes.

    Args:
        engine: From `create_engine`; closed with the database.
        holder: The process whose leases are needed for changes; None if no other process changes the
            database.
        limits: How long a server may keep this process waiting. SQLite files have limits of their own.
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
        # A server lets several transactions write at once.
        self._write_turn = None if self._is_server else WriteTurn()
        self._group = GroupCommit(self.writing)
        # One connection is reserved for transactions that go `first`.
        self._connections = asyncio.Semaphore(CONNECTIONS - 1)
        if self._is_server:
            hold_to(engine, self._limits)
        self._listeners: list[Callable[[bool], None]] = []

    @property
    def is_file(self) -> bool:
        """Whether it is a file on this machine. If this process cannot reach it, no other process can."""
        return not self._is_server

    async def open(self, progress: Progress = iter) -> None:
        """Create the database if it is missing, and bring its schema up to date.

        Raises:
            StoreUnavailable: It cannot be used; the reason says why.
        """
        try:
            if await upgrade(self._engine, progress):
                await self.refresh_statistics()
        except BaseException:
            await self.close()
            raise
        compile_all(self._engine.dialect)

    async def refresh_statistics(self) -> None:
        """Update the query planner's statistics of the tables.

        SQLite samples a few rows of each index. PostgreSQL also updates them by itself, but only after a
        table has grown for a while.
        """
        async with self.writing(searches=True) as connection:
            if self._is_server:
                await connection.execute(text(f"ANALYZE {', '.join(metadata.tables)}"))
            else:
                await connection.execute(text(f"PRAGMA analysis_limit = {_ANALYSED_ROWS}"))
                await connection.execute(text("ANALYZE"))

    async def close(self) -> None:
        """Close all connections. Transactions under way on a server fail."""
        self._lines.hang_up()
        await self._group.close()
        await self._engine.dispose()

    def subscribe(self, listener: Callable[[bool], None]) -> None:
        """Call a function at the end of each transaction, with whether it was kept."""
        self._listeners.append(listener)

    @asynccontextmanager
    async def writing(self, *, searches: bool = False, first: bool = False) -> AsyncIterator[AsyncConnection]:
        """Begin a change on a connection of its own; commit when the context ends without an exception.

        Args:
            searches: Whether it looks through everything, and may take longer.
            first: Whether it goes before all waiting tasks, both for a connection and for the turn to write.
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
        """Return a connection that sees what is committed, and commits nothing itself.

        Args:
            searches: Whether it looks through everything, and may take longer.
        """
        return self._connect(self._readers, searches=searches)

    @asynccontextmanager
    async def _connect(
        self, engine: AsyncEngine, *, searches: bool, first: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        line = nullcontext() if first else self._connections
        with of_database(), timed(Part.DATABASE):
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

    async def change(
        self,
        work: Callable[[DatabaseTransaction], Awaitable[Result]],
        verify: Callable[[], None] = _at_any_time,
    ) -> Result:
        """Make a change, and return its result once it is kept.

        In SQLite, all waiting changes share a transaction and its commit. The work is then done in another
        thread, and goes on even if the caller is cancelled meanwhile.

        Args:
            work: If it raises an exception, it changes nothing. It may await statements of the transaction,
                and nothing else.
            verify: Called before the work is begun, which may have waited for its turn to write. If it raises
                an exception, nothing is done.

        Raises:
            RuntimeError: The same task is inside a transaction already.
            Exception: The exception of the work, or the reason why nothing was kept.
        """

        async def on(connection: AsyncConnection) -> Result:
            return await work(DatabaseTransaction(connection, self.holder))

        if self._write_turn is None:
            async with self.writing() as connection:
                verify()
                return await on(connection)
        self._write_turn.refuse_holder()
        return await self._group.carry_out(on, verify)

    async def table(self, table_id: TableId) -> StoredTable | None:
        """Return a table, open or closed, or None."""
        async with self.reading() as connection:
            return await tables.load(connection, table_id)

    async def open_table(self, channel_id: ChannelId, game: str) -> StoredTable | None:
        """Return the open table of a game in a channel, or None."""
        async with self.reading() as connection:
            return await tables.find_open(connection, channel_id, game)

    async def open_tables(self, guild_ids: Collection[GuildId] | None = None) -> list[StoredTable]:
        """Return the open tables of these servers, or (for None) of all servers, ordered by id."""
        async with self.reading() as connection:
            return await tables.all_open(connection, guild_ids)

    async def open_tables_naming(self, user_id: UserId) -> list[StoredTable]:
        """Return the open tables of all servers whose state names a person, ordered by id."""
        async with self.reading(searches=True) as connection:
            return await tables.all_open_naming(connection, user_id)

    async def tables_opened_ms(self, guild_id: GuildId) -> dict[TableId, int]:
        """Return when each open table of a server was opened."""
        async with self.reading() as connection:
            return await tables.opened_ms(connection, guild_id)

    async def unfinished_versions(self, guild_ids: Collection[GuildId]) -> dict[TableId, int]:
        """Return the versions of these servers' tables that are open or whose end was not shown yet."""
        async with self.reading() as connection:
            return await tables.unfinished_versions(connection, guild_ids)

    async def last_event(self, table_id: TableId) -> StoredEvent | None:
        """Return the last event of a table, or None if it has none."""
        async with self.reading() as connection:
            return await tables.last_event(connection, table_id)

    async def open_table_counts(self) -> dict[GuildId, int]:
        """Return how many tables are open in each server that has any."""
        async with self.reading() as connection:
            return await tables.open_counts(connection)

    async def tables_with_unannounced_end(
        self, guild_ids: Collection[GuildId] | None = None
    ) -> list[StoredTable]:
        """Return the closed tables of these (None: all) servers whose end was not shown yet, by id."""
        async with self.reading() as connection:
            return await tables.all_with_unannounced_end(connection, guild_ids)

    async def rounds_not_announced(self, table_id: TableId) -> list[int]:
        """Return the rounds of a table whose results still need a message of their own, in order."""
        async with self.reading() as connection:
            return await rounds.not_announced(connection, table_id)

    async def note_announced(self, table_id: TableId, number: int) -> None:
        """Remember that a round's result has a message of its own, and that its table has none any more."""

        async def work(transaction: DatabaseTransaction) -> None:
            await rounds.note_announced(transaction.connection, table_id, number)
            await tables.set_message(transaction.connection, table_id, None)

        await self.change(work)

    async def has_had_tables(self, guild_id: GuildId, but: TableId | None = None) -> bool:
        """Return whether a server has ever had a table, open or closed, not counting `but`."""
        async with self.reading() as connection:
            return await tables.has_had_any(connection, guild_id, but)

    async def note_end_announced(self, table_id: TableId) -> None:
        """Remember that the end of a table was shown, or cannot be shown to anyone any more."""
        await self.change(lambda transaction: tables.note_end_announced(transaction.connection, table_id))

    async def set_message(self, table_id: TableId, message_id: MessageId) -> None:
        """Remember which message shows a table. This does not count as a new version of the table."""
        await self.change(
            lambda transaction: tables.set_message(transaction.connection, table_id, message_id)
        )

    async def balances(
        self, guild_id: GuildId, user_ids: Sequence[UserId], points: PointsMode = PointsMode.SCORE
    ) -> dict[UserId, int]:
        """Return the balance of each of these people; 0 for anyone who never played."""
        async with self.reading() as connection:
            return await ledger.balances(connection, guild_id, user_ids, points)

    async def median_purse(self, guild_id: GuildId) -> int | None:
        """Return the points in the median purse of a server; None if it has no purses."""
        async with self.reading() as connection:
            return await ledger.median_purse(connection, guild_id)

    async def richest_purse(self, guild_id: GuildId, but: UserId) -> int | None:
        """Return the points in a server's richest purse, not counting one person's; None if there is none."""
        async with self.reading() as connection:
            return await ledger.richest_purse(connection, guild_id, but)

    async def round_balances(self, table_id: TableId, number: int) -> dict[UserId, int]:
        """Return the balances of a round's players after it."""
        async with self.reading() as connection:
            return await rounds.balances_after(connection, table_id, number)

    async def rounds_played(
        self, guild_id: GuildId, game: str, user_ids: Sequence[UserId]
    ) -> dict[UserId, int]:
        """Return how many rounds of a game these people have played in a server; none who never played."""
        async with self.reading() as connection:
            return await standings.rounds_played(connection, guild_id, game, user_ids)

    async def fact(self, name: str) -> str | None:
        """Return a fact about this installation, or None if it was never set."""
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
    """The data of one subject in an open database; each method is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
