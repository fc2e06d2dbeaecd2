"""An all-or-nothing change of the database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, ledger, rounds, tables
from bot.store.schema import guild_leases
from bot.store.sqlite_cursor import in_one_hop
from bot.tables.game_records import GameRecord
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import Holder, NotOurGuild
from bot.tables.machine import Booking
from bot.tables.points import Account, Posting
from bot.tables.ports import NewTable, Openings, RoundRecord, StoredEvent, StoredTable, VersionConflict


class DatabaseTransaction:
    """An all-or-nothing change on a connection of its own, in servers whose leases its process holds.

    Args:
        connection: It has begun its transaction; its opener commits.
        holder: The process; None if there are no leases, and everything may be changed.
    """

    def __init__(self, connection: AsyncConnection, holder: Holder | None) -> None:
        self.connection = connection
        self._holder = holder
        self._entered: set[GuildId] = set()
        self._turns: set[GuildId] = set()
        # What people have achieved in it for the first time.
        self.achieved: list[tuple[UserId, str]] = []

    async def enter(self, guild_id: GuildId) -> None:
        """Check that the process holds a server's lease, and keep it until the transaction ends.

        The lease may have expired: it belongs to this process until another process takes it. On PostgreSQL,
        the row lock keeps other processes from taking it, but lets this process renew it meanwhile. SQLite
        has one writer at a time anyway.

        Raises:
            NotOurGuild: The process does not hold the lease. The transaction must not be committed.
        """
        lease = self._lease(guild_id)
        if lease is not None and (await self.connection.execute(lease)).first() is None:
            raise NotOurGuild(guild_id)
        self._entered.add(guild_id)

    def _lease(self, guild_id: GuildId) -> Select[Any] | None:
        """Return the query for the process's lease of a server; None if no check is needed."""
        if self._holder is None or guild_id in self._entered:
            return None
        columns = guild_leases.c
        its = (columns.guild_id == guild_id, columns.holder == self._holder.id)
        return select(columns.guild_id).where(*its).with_for_update(read=True, key_share=True)

    async def _wait_turn(self, guild_id: GuildId) -> None:
        """Keep other transactions from moving points of a server until this one ends."""
        if guild_id not in self._turns:
            await ledger.wait_turn(self.connection, guild_id)
            self._turns.add(guild_id)

    async def insert_table(self, new: NewTable, *, now_ms: int) -> StoredTable:
        """Keep a new open table, at version 1, without message and deadline.

        Raises:
            TableExists: The channel already holds an open table of this game.
            NotOurGuild: Another process answers for the server.
        """
        await self.enter(new.guild_id)
        return await tables.add(self.connection, new, now_ms=now_ms)

    async def openings(self, table: StoredTable, opener_id: UserId) -> Openings:
        """Return the other open tables of a new table's server, and when the opener opened one before.

        Other transactions that ask for the same server wait until this one ends.
        """
        await self._wait_turn(table.guild_id)
        return await tables.openings(self.connection, table, opener_id)

    async def save_table(
        self,
        table: StoredTable,
        events: Sequence[StoredEvent],
        books: Sequence[Booking] = (),
        *,
        now_ms: int,
    ) -> StoredTable:
        """Keep a table's new state, the events that led to it, and their entries in the books.

        Args:
            table: The new state, under the version that was loaded. Its `message_id` is not written.
            events: In order; they are appended to the table's log.
            books: The points that move, and the rounds and games that have ended, in order.

        Returns:
            The table as it is kept now, with its version one higher.

        Raises:
            VersionConflict: The kept version is another one.
            NotOurGuild: Another process answers for the server.
            DuplicatePosting: A reference was used before; as for `post`.
            Overdrawn: As for `post`.
        """
        return await in_one_hop(self.connection, self._save(table, events, books, now_ms))

    async def _save(
        self, table: StoredTable, events: Sequence[StoredEvent], books: Sequence[Booking], now_ms: int
    ) -> StoredTable:
        if books:
            await self._wait_turn(table.guild_id)
        # Before the books, because what was decided on an outdated version may be booked already.
        saved = await self._save_state(table, events, now_ms)
        for booking in books:
            if booking.round is not None:
                await self.add_round(booking.round, booking.posting, now_ms=now_ms)
            elif booking.posting is not None:
                await self.post(booking.posting, now_ms=now_ms)
            if booking.game is not None:
                await self.add_game(booking.game)
        return saved

    async def _save_state(
        self, table: StoredTable, events: Sequence[StoredEvent], now_ms: int
    ) -> StoredTable:
        holder_id = self._holder.id if self._holder and table.guild_id not in self._entered else None
        try:
            saved = await tables.save(self.connection, table, events, holder_id, now_ms=now_ms)
        except VersionConflict:
            await self.enter(table.guild_id)
            raise
        self._entered.add(table.guild_id)
        return saved

    async def close_table(self, table: StoredTable, event: StoredEvent, *, now_ms: int) -> StoredTable:
        """Close a table that cannot go on; its unreadable snapshot stays unchanged.

        Raises:
            VersionConflict: The kept version is another one.
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
        await self._wait_turn(posting.guild_id)
        await ledger.post(self.connection, posting, now_ms=now_ms)

    async def account_balances(self, accounts: Sequence[Account]) -> dict[Account, int]:
        """Return the balances of these accounts of one server; accounts that do not exist are left out.

        Other transactions cannot move points of that server until this one ends.
        """
        if accounts:
            await self._wait_turn(accounts[0].guild_id)
        return await ledger.account_balances(self.connection, accounts)

    async def add_round(self, record: RoundRecord, posting: Posting | None = None, *, now_ms: int) -> None:
        """Keep a settled round with its players and their new balances.

        Args:
            posting: The points that the round moves; None if it moves none, or they were posted before.

        Raises:
            DuplicatePosting: As for `post`.
            Overdrawn: As for `post`.
            NotOurGuild: As for `post`.
        """
        if posting is not None:
            await self.enter(record.guild_id)
        await self._wait_turn(record.guild_id)
        self.achieved += await rounds.add(self.connection, record, posting, now_ms=now_ms)

    async def add_game(self, record: GameRecord) -> None:
        """Keep a game, whose last round is kept already."""
        await self._wait_turn(record.guild_id)
        await games.add(self.connection, record)
