"""Tables that survive: each command is one transaction, and only what was committed is told."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self
from weakref import WeakValueDictionary

from bot.logs import log_context
from bot.rules.errors import RuleError
from bot.tables.admission import Opener, OpeningLimits, verify_limits, verify_not_blocked
from bot.tables.game_records import GameRecord
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.machine import Booking, Chance, Machine, Moment, State, due_ms
from bot.tables.points import OpeningGrant
from bot.tables.ports import Clock, NewTable, Store, StoredEvent, StoredTable, Transaction

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Step(Generic[State]):
    """A command that was carried out and committed.

    Args:
        stored: The table's ids, as they are kept now.
        before: The state before it.
        table: The state after it.
        events: What happened; empty when the command changed nothing.
        rounds: How many rounds were settled.
        games: The games of several rounds that have ended.
    """

    stored: StoredTable
    before: State
    table: State
    events: tuple[Any, ...]
    rounds: int = 0
    games: tuple[GameRecord, ...] = ()


class Server(Protocol):
    """What a server has decided about who may do what at its tables."""

    @property
    def opening_limits(self) -> OpeningLimits:
        """How many tables it puts up with."""
        ...

    @property
    def blocked(self) -> Sequence[UserId]:
        """Who may not play in it."""
        ...

    @property
    def opening_grant_points(self) -> int:
        """What somebody finds in a purse that is opened."""
        ...


class Funds(Protocol):
    """What people have to play with, where nobody may fall below zero, and what their server has decided."""

    async def server(self, guild_id: GuildId, /) -> Server:
        """Return what a server has decided. It may read the database: no transaction may be open."""
        ...

    async def of(
        self, transaction: Transaction, grant: OpeningGrant, user_ids: Sequence[UserId], now_ms: int, /
    ) -> Mapping[UserId, int]:
        """Return everybody's points; who had none before has the opening grant now."""
        ...


def state_of(machine: Machine[State], stored: StoredTable) -> State | None:
    """Return the state of a table of a game, or None where it cannot be read or the table was called off."""
    try:
        table = machine.load(stored.snapshot)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, nobody can play there
        return None
    # What was called off is closed, whatever its state says. What is open and never acts would stay for ever.
    has_deadline = due_ms(table) is not None
    return table if table.is_open is stored.is_open is has_deadline else None


async def _book(transaction: Transaction, booking: Booking, now_ms: int) -> None:
    if booking.posting is not None:
        await transaction.post(booking.posting, now_ms=now_ms)
    if booking.round is not None:
        await transaction.add_round(booking.round, now_ms=now_ms)
    if booking.game is not None:
        await transaction.add_game(booking.game)


class TableService(Generic[State]):
    """All tables of one game.

    Args:
        machine: The game.
        store: Where the tables are kept.
        clock: The time.
        chance: Where randomness comes from.
        funds: What people have to play with, and what their servers have decided.
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
        self._damage_listeners: list[Callable[[TableId], None]] = []
        # Weak values: a lock lives as long as somebody holds or awaits it.
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._guild_id: GuildId | None = None

    @property
    def game(self) -> str:
        """The game these tables play."""
        return self._machine.game

    def subscribe(self, listener: Callable[[Step[State]], None]) -> None:
        """Have a function called after every committed step. It must return at once."""
        self._listeners.append(listener)

    def subscribe_to_damage(self, listener: Callable[[TableId], None]) -> None:
        """Have a function called for an open table that somebody asks for and that cannot be read."""
        self._damage_listeners.append(listener)

    def within(self, guild_id: GuildId | None) -> Self:
        """Return these tables as they can be reached from one server: there is no other server's there.

        Args:
            guild_id: The server; None for direct messages, from which all can be reached.
        """
        within = copy(self)
        within._guild_id = guild_id  # noqa: SLF001 - it is one of these
        return within

    async def open(
        self, guild_id: GuildId, channel_id: ChannelId, table: State, opener: Opener | None = None
    ) -> StoredTable:
        """Keep a new table.

        Args:
            guild_id: Its server.
            channel_id: Its channel.
            table: How it begins.
            opener: Who opens it; None for a table that is nobody's, to which no limits apply.

        Raises:
            TableExists: The channel already holds one of this game.
            RuleError: `blocked`, `too-many-own-tables`, `opened-just-now` or `too-many-tables`.
        """
        now_ms = self._clock.now_ms()
        server = await self._funds.server(guild_id)
        if opener is not None:
            verify_not_blocked(server.blocked, opener.user_id)
        async with self._store.transaction() as transaction:
            opener_id = None if opener is None else opener.user_id
            new = NewTable(guild_id, channel_id, self.game, self._machine.dump(table), opener_id)
            fresh = await transaction.insert_table(new, now_ms=now_ms)
            if opener is not None:
                # After the table is in place: of two that are opened at once the second sees the first.
                others = await transaction.openings(fresh, opener.user_id)
                verify_limits(opener, server.opening_limits, others, now_ms)
            opened = [StoredEvent("TableOpened", {})]
            stored = await transaction.save_table(self._to_store(fresh, table), opened, now_ms=now_ms)
        with log_context(guild=guild_id, table=stored.table_id):
            log.info("a table of %s is open", self.game)
        self._tell(self._unchanged(stored, table))
        return stored

    async def apply(self, table_id: TableId, command: Any) -> Step[State]:
        """Carry a command out: decide, change, settle and save in one transaction, then tell.

        Args:
            table_id: Which table.
            command: One of the game's commands.

        Raises:
            RuleError: The table does not exist, cannot be read (`table-damaged`), or the command is not
                allowed; nothing has changed.
        """
        with log_context(table=table_id):
            async with self._lock(table_id):
                server = await self._server_of(table_id)
                async with self._store.transaction() as transaction:
                    step = await self._step(transaction, server, table_id, command)
            if step.events:
                self._note_end(step)
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
        if stored is None or self._is_elsewhere(stored):
            raise RuleError("no-table-here")
        return self._loaded(stored)

    def legible(self, tables: Iterable[StoredTable]) -> list[Step[State]]:
        """Return those of these tables that are of this game and can be loaded.

        Each comes as if nothing had happened to it just now.
        """
        found = [(stored, state_of(self._machine, stored)) for stored in tables if stored.game == self.game]
        return [
            self._unchanged(self._as_it_wakes(stored, table), table)
            for stored, table in found
            if table is not None
        ]

    async def set_message(self, table_id: TableId, message_id: MessageId) -> None:
        """Remember which message shows a table."""
        await self._store.set_message(table_id, message_id)

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _server_of(self, table_id: TableId) -> Server:
        # Before the transaction: where each one that runs waits for one more connection, none ever gets it.
        stored = await self._store.table(table_id)
        if stored is None:
            raise RuleError("table-unknown")
        return await self._funds.server(stored.guild_id)

    async def _step(
        self, transaction: Transaction, server: Server, table_id: TableId, command: Any
    ) -> Step[State]:
        stored, before = self._loaded(await transaction.load_table(table_id))
        now_ms = self._clock.now_ms()
        people = self._machine.at_stake(before, command)
        grant = OpeningGrant(stored.guild_id, server.opening_grant_points)
        funds = await self._funds.of(transaction, grant, people, now_ms) if people else {}
        moment = Moment(now_ms, self._chance, funds, frozenset(server.blocked))
        events = self._machine.decide(before, command, moment)
        if not events:
            return self._unchanged(stored, before)
        table, rounds, games = before, 0, []
        for event in events:
            table = self._machine.evolve(table, event, moment.now_ms)
            booking = self._machine.booking(stored, table, event)
            if booking is not None:
                await _book(transaction, booking, moment.now_ms)
                rounds += booking.round is not None
                games += [booking.game] if booking.game else []
        kept = [self._machine.dump_event(event) for event in events]
        stored = await transaction.save_table(self._to_store(stored, table), kept, now_ms=moment.now_ms)
        return Step(stored, before, table, events, rounds, tuple(games))

    def _unchanged(self, stored: StoredTable, table: State) -> Step[State]:
        return Step(stored, table, table, ())

    def _loaded(self, stored: StoredTable | None) -> tuple[StoredTable, State]:
        if stored is None or stored.game != self.game or self._is_elsewhere(stored):
            raise RuleError("table-unknown")
        table = state_of(self._machine, stored)
        if table is None and stored.is_open:
            for listener in self._damage_listeners:
                listener(stored.table_id)
            raise RuleError("table-damaged")
        if table is None:
            # It was called off, and its message still has buttons.
            raise RuleError("table-closed")
        return self._as_it_wakes(stored, table), table

    def _as_it_wakes(self, stored: StoredTable, table: State) -> StoredTable:
        # It decides by its state whether its time has come; another time would wake it for nothing.
        return replace(stored, deadline_ms=due_ms(table))

    def _is_elsewhere(self, stored: StoredTable) -> bool:
        return self._guild_id not in {None, stored.guild_id}

    def _to_store(self, stored: StoredTable, table: State) -> StoredTable:
        return replace(
            stored,
            is_open=table.is_open,
            snapshot=self._machine.dump(table),
            deadline_ms=due_ms(table),
        )

    def _note_end(self, step: Step[State]) -> None:
        """Have the log tell of an evening without names and cards."""
        with log_context(guild=step.stored.guild_id, table=step.stored.table_id):
            for game in step.games:
                log.info(
                    "a game of %s is over: hands %d, people %d", self.game, game.hands, len(game.players)
                )
            if not step.stored.is_open:
                people = len(step.before.people)
                log.info("a table of %s is closed: rounds %d, people %d", self.game, step.table.round, people)

    def _tell(self, step: Step[State]) -> None:
        with log_context(guild=step.stored.guild_id, table=step.stored.table_id):
            for listener in self._listeners:
                try:
                    listener(step)
                except Exception:
                    # The step is kept: neither who asked nor the other listeners may take it for failed.
                    log.exception("telling of a step failed")
