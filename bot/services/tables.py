"""Tables that survive: each command is one transaction, and only what was committed is told."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol
from weakref import WeakValueDictionary

from bot.rules.errors import RuleError
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.machine import Chance, Machine, Moment, State
from bot.tables.ports import Clock, Store, StoredEvent, StoredTable, Transaction

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Step(Generic[State]):
    """A command that was carried out and committed.

    Args:
        stored: The table's ids, as they are kept now.
        before: The state before it.
        table: The state after it.
        events: What happened; empty when the command changed nothing.
    """

    stored: StoredTable
    before: State
    table: State
    events: tuple[Any, ...]


class Funds(Protocol):
    """What people have to play with, where nobody may fall below zero."""

    async def of(
        self, transaction: Transaction, guild_id: GuildId, user_ids: Sequence[UserId], now_ms: int, /
    ) -> Mapping[UserId, int]:
        """Return everybody's points; who had none before has the opening grant now."""
        ...


class TableService(Generic[State]):
    """All tables of one game.

    Args:
        machine: The game.
        store: Where the tables are kept.
        clock: The time.
        chance: Where randomness comes from.
        funds: What people have to play with.
    """

    def __init__(
        self, machine: Machine[State], store: Store, clock: Clock, chance: Chance, funds: Funds
    ) -> None:
        self._machine = machine
        self._store = store
        self._clock = clock
        self._chance = chance
        self._funds = funds
        self._listeners: list[Callable[[Step[State]], None]] = []
        # Weak values: a lock lives as long as somebody holds or awaits it.
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    @property
    def game(self) -> str:
        """The game these tables play."""
        return self._machine.game

    def subscribe(self, listener: Callable[[Step[State]], None]) -> None:
        """Have a function called after every committed step. It must return at once."""
        self._listeners.append(listener)

    async def open(self, guild_id: GuildId, channel_id: ChannelId, table: State) -> StoredTable:
        """Keep a new table.

        Raises:
            TableExists: The channel already holds one of this game.
        """
        now_ms = self._clock.now_ms()
        async with self._store.transaction() as transaction:
            fresh = await transaction.insert_table(
                guild_id=guild_id,
                channel_id=channel_id,
                game=self.game,
                snapshot=self._machine.dump(table),
                now_ms=now_ms,
            )
            opened = [StoredEvent("TableOpened", {})]
            stored = await transaction.save_table(self._to_store(fresh, table), opened, now_ms=now_ms)
        self._tell(self._unchanged(stored, table))
        return stored

    async def apply(self, table_id: TableId, command: Any) -> Step[State]:
        """Carry a command out: decide, change, settle and save in one transaction, then tell.

        Args:
            table_id: Which table.
            command: One of the game's commands.

        Raises:
            RuleError: The table does not exist, or the command is not allowed; nothing has changed.
        """
        async with self._lock(table_id), self._store.transaction() as transaction:
            step = await self._step(transaction, table_id, command)
        if step.events:
            self._tell(step)
        return step

    async def get(self, table_id: TableId) -> tuple[StoredTable, State]:
        """Return a table, open or closed.

        Raises:
            RuleError: There is no such table.
        """
        return self._loaded(await self._store.table(table_id))

    async def in_channel(self, channel_id: ChannelId) -> tuple[StoredTable, State]:
        """Return the open table of a channel.

        Raises:
            RuleError: There is none.
        """
        stored = await self._store.open_table(channel_id, self.game)
        if stored is None:
            raise RuleError("no-table-here")
        return stored, self._machine.load(stored.snapshot)

    async def all_open(self) -> list[Step[State]]:
        """Return every open table of this game, as if nothing had happened to it just now."""
        tables = [table for table in await self._store.open_tables() if table.game == self.game]
        return [self._unchanged(*self._loaded(stored)) for stored in tables]

    async def set_message(self, table_id: TableId, message_id: MessageId) -> None:
        """Remember which message shows a table."""
        await self._store.set_message(table_id, message_id)

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _step(self, transaction: Transaction, table_id: TableId, command: Any) -> Step[State]:
        stored, before = self._loaded(await transaction.load_table(table_id))
        now_ms = self._clock.now_ms()
        people = self._machine.at_stake(before, command)
        funds = await self._funds.of(transaction, stored.guild_id, people, now_ms) if people else {}
        moment = Moment(now_ms, self._chance, funds)
        events = self._machine.decide(before, command, moment)
        if not events:
            return self._unchanged(stored, before)
        table = before
        for event in events:
            table = self._machine.evolve(table, event, moment.now_ms)
            await self._settle(transaction, stored, table, event, moment.now_ms)
        kept = [self._machine.dump_event(event) for event in events]
        stored = await transaction.save_table(self._to_store(stored, table), kept, now_ms=moment.now_ms)
        return Step(stored, before, table, events)

    async def _settle(
        self, transaction: Transaction, stored: StoredTable, table: State, event: Any, now_ms: int
    ) -> None:
        reserved = self._machine.reserved(stored, table, event)
        if reserved is not None:
            await transaction.post(reserved, now_ms=now_ms)
        settled = self._machine.settled(stored, table, event)
        if settled is None:
            return
        if settled.posting is not None:
            await transaction.post(settled.posting, now_ms=now_ms)
        await transaction.add_round(settled.round, now_ms=now_ms)

    def _unchanged(self, stored: StoredTable, table: State) -> Step[State]:
        return Step(stored, table, table, ())

    def _loaded(self, stored: StoredTable | None) -> tuple[StoredTable, State]:
        if stored is None or stored.game != self.game:
            raise RuleError("table-unknown")
        return stored, self._machine.load(stored.snapshot)

    def _to_store(self, stored: StoredTable, table: State) -> StoredTable:
        return replace(
            stored,
            is_open=self._machine.is_open(table),
            snapshot=self._machine.dump(table),
            deadline_ms=self._machine.deadline_ms(table),
        )

    def _tell(self, step: Step[State]) -> None:
        for listener in self._listeners:
            try:
                listener(step)
            except Exception:
                # The step is kept: neither who asked for it nor the other listeners may take it for failed.
                log.exception("telling of a step failed", extra={"table_id": step.stored.table_id})
