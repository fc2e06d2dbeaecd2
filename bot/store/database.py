"""The database as the rest of the program sees it."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import ledger, rounds, tables
from bot.store.engine import WriteTurn, insert_or_skip, is_server, read_only
from bot.store.limits import Limits, Lines, hold_to
from bot.store.migrate import Progress, upgrade
from bot.store.schema import facts, guild_leases, metadata
from bot.tables.game_records import GameRecord
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.leases import Holder, NotOurGuild
from bot.tables.points import Account, PointsMode, Posting
from bot.tables.ports import NewTable, Openings, RoundRecord, StoredEvent, StoredTable

# How many rows of an index SQLite looks at; its makers recommend 100 to 1,000.
_ANALYSED_ROWS = 1000


class DatabaseTransaction:
    """One all-or-nothing change on a connection of its own, of servers whose leases its process holds.

    Args:
        connection: A connection that has begun its transaction; its opener commits.
        holder: The process; None where nobody holds leases, and everything may be changed.
    """

    def __init__(self, connection: AsyncConnection, holder: Holder | None) -> None:
        self.connection = connection
        self._holder = holder
        self._entered: set[GuildId] = set()

    async def enter(self, guild_id: GuildId) -> None:
        """Check that the process holds a server's lease, and hold it fast until the transaction ends.

        Whether it has expired does not matter: it is this process's until another one has taken it. On
        PostgreSQL the row lock keeps that one from it, and lets this one renew it meanwhile; SQLite has one
        writer at a time anyway.

        Raises:
            NotOurGuild: It does not. The transaction must not be committed.
        """
        if self._holder is None or guild_id in self._entered:
            return
        columns = guild_leases.c
        query = select(columns.guild_id).where(
            columns.guild_id == guild_id, columns.holder == self._holder.id
        )
        if (await self.connection.execute(query.with_for_update(read=True, key_share=True))).first() is None:
            raise NotOurGuild(guild_id)
        self._entered.add(guild_id)

    async def insert_table(self, new: NewTable, *, now_ms: int) -> StoredTable:
        """Keep a new open table, version 1, without message and deadline.

        Raises:
            TableExists: The channel already holds one of this game.
            NotOurGuild: Another process answers for the server.
        """
        await self.enter(new.guild_id)
        return await tables.add(self.connection, new, now_ms=now_ms)

    async def openings(self, table: StoredTable, opener_id: UserId) -> Openings:
        """Return what else is open in the server of a table that was just inserted.

        Nobody else gets an answer for that server until the transaction ends.
        """
        await ledger.wait_turn(self.connection, table.guild_id)
        return await tables.openings(self.connection, table, opener_id)

    async def load_table(self, table_id: TableId) -> StoredTable | None:
        """Return a table, open or closed, or None."""
        return await tables.load(self.connection, table_id)

    async def verify_version(self, table: StoredTable) -> None:
        """Check that a table is kept under the version it was loaded with.

        Raises:
            VersionConflict: It is not.
        """
        await tables.verify_version(self.connection, table)

    async def save_table(
        self, table: StoredTable, events: Sequence[StoredEvent], *, now_ms: int
    ) -> StoredTable:
        """Keep a table's new state and what led to it.

        Args:
            table: The new state under the version it was loaded with. `message_id` is not written by this.
            events: What happened, in order; appended to the table's log.
            now_ms: When.

        Returns:
            The table as it is kept now, its version one higher.

        Raises:
            VersionConflict: The version is not the kept one.
            NotOurGuild: Another process answers for the server.
        """
        await self.enter(table.guild_id)
        return await tables.save(self.connection, table, events, now_ms=now_ms)

    async def close_table(self, table: StoredTable, event: StoredEvent, *, now_ms: int) -> StoredTable:
        """Close a table that cannot go on; its snapshot, which nobody can read, stays as it is.

        Raises:
            VersionConflict: The version is not the kept one.
            NotOurGuild: Another process answers for the server.
        """
        await self.enter(table.guild_id)
        return await tables.close(self.connection, table, event, now_ms=now_ms)

    async def post(self, posting: Posting, *, now_ms: int) -> None:
        """Move points. Accounts that do not exist yet start at zero.

        Raises:
            DuplicatePosting: The reference was used before.
            Overdrawn: A purse or an escrow would fall below zero. The transaction cannot go on.
            NotOurGuild: Another process answers for the server.
        """
        await self.enter(posting.guild_id)
        await ledger.post(self.connection, posting, now_ms=now_ms)

    async def open_accounts(self, accounts: Sequence[Account]) -> None:
        """Make sure that these accounts exist; new ones are at zero."""
        await ledger.open_accounts(self.connection, accounts)

    async def account_balances(self, accounts: Sequence[Account]) -> dict[Account, int]:
        """Return the balances of those of these accounts, of one server, that exist.

        Nobody else moves points of that server until the transaction ends.
        """
        if accounts:
            await ledger.wait_turn(self.connection, accounts[0].guild_id)
        return await ledger.account_balances(self.connection, accounts)

    async def forgotten_purses(
        self, guild_id: GuildId, pseudonyms: Collection[str], *, now_ms: int
    ) -> dict[str, int]:
        """Return until when those of these pseudonyms of deleted purses are remembered that are."""
        return await ledger.forgotten_purses(self.connection, guild_id, pseudonyms, now_ms)

    async def find_posting(self, reference: str) -> Posting | None:
        """Return the posting of a reference, or None where there is none yet."""
        return await ledger.find_posting(self.connection, reference)

    async def reservation(self, table: StoredTable) -> Posting | None:
        """Return the posting that set aside what is at stake at a table, or None where nothing is."""
        escrow = Account.escrow(table.guild_id, table.table_id)
        return await ledger.reservation(self.connection, escrow)

    async def posted_points(self, prefix: str, *, since_ms: int) -> int:
        """Return how many points the postings from then on moved whose references begin with this."""
        return await ledger.posted_points(self.connection, prefix, since_ms=since_ms)

    async def add_round(self, record: RoundRecord, *, now_ms: int) -> None:
        """Keep a settled round, who took part in it and, after its points were posted, their balances."""
        await rounds.add(self.connection, record, now_ms=now_ms)

    async def add_game(self, record: GameRecord) -> None:
        """Keep a game that has ended with a round that is kept already."""
        await rounds.add_game(self.connection, record)


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
        self._write_turn: AbstractAsyncContextManager[None] = (
            nullcontext() if self._is_server else WriteTurn()
        )
        if self._is_server:
            hold_to(engine, self._limits)
        self._listeners: list[Callable[[bool], None]] = []

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
        await self._engine.dispose()

    def subscribe(self, listener: Callable[[bool], None]) -> None:
        """Have a function told at the end of each change whether it was kept."""
        self._listeners.append(listener)

    @asynccontextmanager
    async def writing(self, *, searches: bool = False) -> AsyncIterator[AsyncConnection]:
        """Begin a change on a connection of its own; commit when the context ends without an exception.

        Args:
            searches: Whether it looks through everything, and may take its time.
        """
        is_kept = False
        try:
            async with (
                self._write_turn,
                self._connect(self._engine, searches=searches) as connection,
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

    def _connect(
        self, engine: AsyncEngine, *, searches: bool
    ) -> AbstractAsyncContextManager[AsyncConnection]:
        if not self._is_server:
            return engine.connect()
        limits = self._limits
        return self._lines.connect(engine, limits.search_s if searches else limits.transaction_s)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[DatabaseTransaction]:
        """Begin a change; commit when the context ends without an exception.

        Raises:
            RuntimeError: The same task is inside a transaction already.
        """
        async with self.writing() as connection:
            yield DatabaseTransaction(connection, self.holder)

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
            value: str | None = (await connection.execute(query)).scalar_one_or_none()
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
