"""The table service: each command is one transaction, and listeners are told only of committed steps."""

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import replace
from typing import Any, Generic, Protocol, Self

from bot.logs import log_context
from bot.rules.errors import RuleError
from bot.services import queues as turns
from bot.services.steps import Decision, Latest, LatestSteps, Step
from bot.store import Database
from bot.store.transaction import DatabaseTransaction
from bot.tables.admission import Opener, verify_limits, verify_not_blocked
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.machine import Booking, Chance, Machine, Moment, State, due_ms, state_of
from bot.tables.own_time import ALWAYS, OwnTime
from bot.tables.points import OpeningGrant
from bot.tables.ports import Clock, NewTable, StoredEvent, StoredTable, VersionConflict
from bot.tables.server_settings import ServerSettings

log = logging.getLogger(__name__)


class TooLate(Exception):
    """No person waits for the result any more, and the command was not carried out. Nothing has changed."""


class Funds(Protocol):
    """Members' points, for tables that play for bankrolls, and the settings of their servers."""

    async def server(self, guild_id: GuildId, /) -> ServerSettings:
        """Return the settings of a server. It may read the database, so no transaction may be open."""
        ...

    async def balances(
        self,
        transaction: DatabaseTransaction,
        grant: OpeningGrant,
        user_ids: Sequence[UserId],
        now_ms: int,
        /,
    ) -> Mapping[UserId, int]:
        """Return the points of each person, and open missing purses with the opening grant."""
        ...


class TableService(Generic[State]):
    """All tables of one game.

    Args:
        wants_more_time: Returns whether a person wants longer to think; by default nobody does.
        own_time: Returns when no clock of a slow table runs for a person; by default all always run.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a test may replace
        self,
        machine: Machine[State, Any, Any],
        store: Database,
        clock: Clock,
        chance: Chance,
        funds: Funds,
        latest: LatestSteps,
        wants_more_time: Callable[[UserId], bool] = lambda _: False,
        own_time: Callable[[UserId], OwnTime] = lambda _: ALWAYS,
    ) -> None:
        self._machine = machine
        self._store = store
        self._clock = clock
        self._chance = chance
        self._funds = funds
        self._latest = latest
        self._wants_more_time = wants_more_time
        self._own_time = own_time
        self._listeners: list[Callable[[Step[State]], None]] = []
        self._damage_listeners: list[Callable[[TableId], None]] = []
        self._turns = turns.Turns[TableId]()
        self._patience_s: float | None = None
        self._guild_id: GuildId | None = None
        self._is_awaited: Callable[[], bool] = lambda: True

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._machine.game

    def awaited(self, table: State) -> tuple[UserId, ...]:
        """Return the people who have to act before a table goes on."""
        return self._machine.awaited(table)

    def subscribe(self, listener: Callable[[Step[State]], None]) -> None:
        """Have a function called after every committed step. It must return at once."""
        self._listeners.append(listener)

    def subscribe_to_damage(self, listener: Callable[[TableId], None]) -> None:
        """Have a function called when an open table is requested that cannot be read."""
        self._damage_listeners.append(listener)

    def within(self, guild_id: GuildId | None, is_awaited: Callable[[], bool] = lambda: True) -> Self:
        """Return this service limited to one server, as if the tables of other servers did not exist.

        A command there waits no longer than `turns.PATIENCE_S` for its turn at a table.

        Args:
            guild_id: None for direct messages, from which all tables can be reached.
            is_awaited: Returns whether a person still waits for the result of a command. If not, a command
                that was not carried out yet raises TooLate.
        """
        within = copy(self)
        within._guild_id = guild_id  # noqa: SLF001 - it is of this class
        within._is_awaited = is_awaited  # noqa: SLF001
        within._patience_s = turns.PATIENCE_S  # noqa: SLF001
        return within

    async def open(
        self, guild_id: GuildId, channel_id: ChannelId, table: State, opener: Opener | None = None
    ) -> StoredTable:
        """Save a new table.

        Args:
            opener: None for a table without an owner, to which no limits apply.

        Raises:
            TableExists: The channel already holds a table of this game.
            TooLate: No person waits for it any more.
            RuleError: `blocked`, `too-many-own-tables`, `opened-just-now` or `too-many-tables`.
        """
        now_ms = self._clock.now_ms()
        server = await self._funds.server(guild_id)
        if opener is not None:
            verify_not_blocked(server.blocked, opener.user_id)
        async with self._store.transaction() as transaction:
            # The transaction may have waited for its turn to write.
            self._verify_awaited()
            opener_id = None if opener is None else opener.user_id
            new = NewTable(guild_id, channel_id, self.game, self._machine.dump(table), opener_id)
            fresh = await transaction.insert_table(new, now_ms=now_ms)
            if opener is not None:
                # After the insertion: of two tables opened at once, the second sees the first.
                others = await transaction.openings(fresh, opener.user_id)
                verify_limits(opener, server.opening_limits, others, now_ms)
            opened = [StoredEvent("TableOpened", {})]
            stored = await transaction.save_table(self._to_store(fresh, table), opened, now_ms=now_ms)
        self._latest.remember(Latest(stored, table, ()))
        with log_context(guild=guild_id, table=stored.table_id):
            log.info("a table of %s is open", self.game)
        self._tell(self._unchanged(stored, table))
        return stored

    async def apply(self, table_id: TableId, command: Any) -> Step[State]:
        """Carry out a command: decide, change, settle and save in one transaction, then tell the listeners.

        Raises:
            RuleError: The table does not exist, cannot be read (`table-damaged`), or the command is not
                allowed; nothing has changed.
            TooLate: No person waits for it any more; nothing has changed.
            DatabaseAway: It got no turn in time; nothing has changed.
        """
        with log_context(table=table_id):
            async with self._changing(table_id):
                self._verify_awaited()
                step = await self._carry_out(table_id, command)
                self._remember(step)
            if step.events:
                self._note_end(step)
                self._tell(step)
        return step

    async def get(self, table_id: TableId) -> tuple[StoredTable, State]:
        """Return a table, open or closed.

        Raises:
            RuleError: There is no such table.
        """
        latest = self._latest.of_table(table_id)
        if latest is None:
            return self._loaded(await self._store.table(table_id))
        self._verify_within_reach(latest.stored)
        return latest.stored, latest.table

    def is_slow(self, table_id: TableId) -> bool:
        """Whether a table is known to be slow without a look at the database."""
        latest = self._latest.of_table(table_id)
        return latest is not None and latest.table.is_slow

    async def in_channel(self, channel_id: ChannelId) -> tuple[StoredTable, State]:
        """Return the open table of a channel.

        Raises:
            RuleError: There is none.
        """
        stored = await self._store.open_table(channel_id, self.game)
        if stored is None or self._is_elsewhere(stored):
            raise RuleError("no-table-here", game=self.game)
        return self._loaded(stored)

    def loadable(self, these: Iterable[StoredTable]) -> list[Step[State]]:
        """Return the loadable tables of this game among these, each as a step without events."""
        found = [(stored, state_of(self._machine, stored)) for stored in these if stored.game == self.game]
        return [
            self._unchanged(self._as_it_wakes(stored, table), table)
            for stored, table in found
            if table is not None
        ]

    def take_up(self, step: Step[State]) -> None:
        """Note the row and state of a table that was read with all others of its server."""
        self._latest.take_up(Latest(step.stored, step.table))

    async def set_message(self, table_id: TableId, message_id: MessageId) -> None:
        """Save which message shows a table."""
        async with self._changing(table_id):
            await self._store.set_message(table_id, message_id)
            self._latest.note_message(table_id, message_id)

    async def rounds_not_announced(self, table_id: TableId) -> Sequence[int]:
        """Return the rounds of a table whose results have no message of their own yet, in order."""
        latest = self._latest.of_table(table_id)
        if latest is None:
            return await self._store.rounds_not_announced(table_id)
        if latest.unannounced is not None:
            return latest.unannounced
        # In turn with the table's changes: a round settled between reading and noting would be lost.
        async with self._turns.taken(table_id):
            numbers = tuple(await self._store.rounds_not_announced(table_id))
            self._latest.note_unannounced(table_id, numbers)
        return numbers

    async def note_announced(self, table_id: TableId, number: int) -> None:
        """Save that a round's result has its own message, and that no message shows the table any more."""
        async with self._changing(table_id):
            await self._store.note_announced(table_id, number)
            self._latest.note_announced(table_id, number)

    @asynccontextmanager
    async def _changing(self, table_id: TableId) -> AsyncIterator[None]:
        """Change one table at a time, and forget its remembered row if the outcome is unknown."""
        async with self._turns.taken(table_id, self._patience_s):
            try:
                yield
            except (RuleError, TooLate):
                # The change was refused, and the table has not changed.
                raise
            except BaseException:
                self._latest.forget(table_id)
                raise

    def _verify_awaited(self) -> None:
        if not self._is_awaited():
            raise TooLate

    async def _carry_out(self, table_id: TableId, command: Any) -> Step[State]:
        try:
            return await self._decided(table_id, command)
        except VersionConflict:
            # Another writer has changed the table, so the decision is outdated.
            self._latest.forget(table_id)
        return await self._decided(table_id, command)

    async def _decided(self, table_id: TableId, command: Any) -> Step[State]:
        stored, before = await self.get(table_id)
        # Before the transaction: if every running one waited for one more connection, none would ever get it.
        server = await self._funds.server(stored.guild_id)
        people, now_ms = self._machine.at_stake(before, command), self._clock.now_ms()
        decision = None
        if not people:
            # Decided here, because all other changes would wait for it.
            decision = self._decide(stored, before, command, self._moment(server, before, now_ms, {}))

        async def work(transaction: DatabaseTransaction) -> Step[State]:
            if decision is not None:
                return await decision.saved(transaction, now_ms)
            grant = OpeningGrant(stored.guild_id, server.opening_grant_points)
            funds = await self._funds.balances(transaction, grant, people, now_ms)
            moment = self._moment(server, before, now_ms, funds)
            return await self._decide(stored, before, command, moment).saved(transaction, now_ms)

        return await self._store.change(work, self._verify_awaited)

    def _decide(self, stored: StoredTable, before: State, command: Any, moment: Moment) -> Decision[State]:
        events = self._machine.decide(before, command, moment)
        if not events:
            return Decision(self._unchanged(stored, before))
        table, books = before, list[Booking]()
        for event in events:
            table = self._machine.evolve(table, event, moment.now_ms)
            booking = self._machine.booking(stored, table, event)
            books += [] if booking is None else [booking]
        rounds = [each.round for each in books if each.round is not None]
        step = Step(
            self._to_store(stored, table),
            before,
            table,
            events,
            rounds=len(rounds),
            games=tuple(each.game for each in books if each.game is not None),
            unannounced=tuple(each.number for each in rounds if each.has_page),
        )
        return Decision(step, [self._machine.dump_event(event) for event in events], books)

    def _moment(
        self, server: ServerSettings, before: State, now_ms: int, funds: Mapping[UserId, int]
    ) -> Moment:
        times = server.more_time
        more_time = {each: times for each in before.people if times > 1 and self._wants_more_time(each)}
        limits = {each: limit for each in funds if (limit := server.loss_limit(each, now_ms)) is not None}
        blocked = frozenset(server.blocked)
        return Moment(now_ms, self._chance, funds, blocked, more_time, limits, self._own_time)

    def _remember(self, step: Step[State]) -> None:
        before = self._latest.of_table(step.stored.table_id)
        unannounced = None if before is None else before.unannounced
        if unannounced is not None:
            unannounced += step.unannounced
        self._latest.remember(Latest(step.stored, step.table, unannounced))

    def _unchanged(self, stored: StoredTable, table: State) -> Step[State]:
        return Step(stored, table, table, ())

    def _loaded(self, stored: StoredTable | None) -> tuple[StoredTable, State]:
        if stored is None:
            raise RuleError("table-unknown")
        self._verify_within_reach(stored)
        table = state_of(self._machine, stored)
        if table is None and stored.is_open:
            for listener in self._damage_listeners:
                listener(stored.table_id)
            raise RuleError("table-damaged")
        if table is None:
            # The table was called off, but its message still has buttons.
            raise RuleError("table-closed")
        return self._as_it_wakes(stored, table), table

    def _as_it_wakes(self, stored: StoredTable, table: State) -> StoredTable:
        # The state alone decides whether the table is due. Another instant would wake the table for nothing.
        return replace(stored, deadline_ms=due_ms(table))

    def _verify_within_reach(self, stored: StoredTable) -> None:
        if stored.game != self.game or self._is_elsewhere(stored):
            raise RuleError("table-unknown")

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
        """Log the end of games and tables without names and cards."""
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
                    # The step is saved: neither the caller nor the other listeners may take it for failed.
                    log.exception("telling of a step failed")
