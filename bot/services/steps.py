"""Committed steps: the latest of each table, those that no listener was told of, and rounds not shown yet.

Only the process with a server's lease changes its tables, so their latest steps in memory are up to date.
When the lease is not certain, nothing is taken from memory. Every change of a table also checks the version
that it was decided on.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic

from bot.rules.errors import RuleError
from bot.services.leases import HeldLeases
from bot.store import Database
from bot.store.transaction import DatabaseTransaction
from bot.tables.game_records import GameRecord
from bot.tables.history import RoundKey, StoredRound, format_round_id
from bot.tables.ids import GuildId, MessageId, TableId, UserId
from bot.tables.machine import Booking, State
from bot.tables.ports import Clock, StoredEvent, StoredTable

# How many tables are kept in memory. A table that was not used for longer is read again.
LIMIT: Final = 2_000


@dataclass(frozen=True)
class Step(Generic[State]):
    """A command that was carried out and committed.

    Args:
        stored: The table's row after it.
        before: The state before it.
        table: The state after it.
        events: Empty if the command changed nothing.
        rounds: How many rounds were settled.
        games: The games of several rounds that ended.
        unannounced: The settled rounds whose results are to get messages of their own.
        achieved: What people have achieved for the first time in the server.
    """

    stored: StoredTable
    before: State
    table: State
    events: tuple[Any, ...]
    rounds: int = 0
    games: tuple[GameRecord, ...] = ()
    unannounced: tuple[int, ...] = ()
    achieved: tuple[tuple[UserId, str], ...] = ()


@dataclass(frozen=True)
class Decision(Generic[State]):
    """A step that is still to be saved.

    Args:
        step: Its row has the version on which it was decided.
        events: As they are kept.
    """

    step: Step[State]
    events: Sequence[StoredEvent] = ()
    books: Sequence[Booking] = ()

    async def saved(self, transaction: DatabaseTransaction, now_ms: int) -> Step[State]:
        """Save it, and return the step with the row as it is kept now."""
        if not self.events:
            return self.step
        stored = await transaction.save_table(self.step.stored, self.events, self.books, now_ms=now_ms)
        return replace(self.step, stored=stored, achieved=tuple(transaction.achieved))


@dataclass(frozen=True)
class Latest:
    """The current row and state of a table.

    Args:
        unannounced: The rounds whose results have no message of their own yet; None if that is not known yet.
    """

    stored: StoredTable
    table: Any
    unannounced: tuple[int, ...] | None = None


class LatestSteps:
    """The tables of all games that this process was the last to change or take up.

    Args:
        is_ours: Returns whether this process certainly holds a server at this moment.
    """

    def __init__(self, is_ours: Callable[[GuildId], bool]) -> None:
        self._is_ours = is_ours
        self._known: OrderedDict[TableId, Latest] = OrderedDict()

    def of_table(self, table_id: TableId) -> Latest | None:
        """Return a table's current row and state; None if the row has to be read."""
        latest = self._known.get(table_id)
        if latest is None or not self._is_ours(latest.stored.guild_id):
            return None
        self._known.move_to_end(table_id)
        return latest

    def remember(self, latest: Latest) -> None:
        """Note a table's row and state after a step that was just committed."""
        self._known[latest.stored.table_id] = latest
        self._known.move_to_end(latest.stored.table_id)
        while len(self._known) > LIMIT:
            self._known.popitem(last=False)

    def take_up(self, latest: Latest) -> None:
        """Note a table's row and state that were read with others, unless the table has changed since."""
        if latest.stored.table_id not in self._known:
            self.remember(latest)

    def note_unannounced(self, table_id: TableId, numbers: tuple[int, ...]) -> None:
        """Note which rounds of a table are not announced yet."""
        known = self._known.get(table_id)
        if known is not None:
            self._known[table_id] = replace(known, unannounced=numbers)

    def note_message(self, table_id: TableId, message_id: MessageId | None) -> None:
        """Note which message shows a table; None for none."""
        known = self._known.get(table_id)
        if known is not None:
            self._known[table_id] = replace(known, stored=replace(known.stored, message_id=message_id))

    def note_announced(self, table_id: TableId, number: int) -> None:
        """Note that a round's result has its own message, and that no message shows the table any more."""
        known = self._known.get(table_id)
        if known is not None and known.unannounced is not None:
            self.note_unannounced(table_id, tuple(each for each in known.unannounced if each != number))
        self.note_message(table_id, None)

    def forget(self, table_id: TableId) -> None:
        """Have a table's row read again, because the table may have changed without this process knowing."""
        self._known.pop(table_id, None)

    def forget_guilds(self, guild_ids: Collection[GuildId] | None) -> None:
        """Have the rows of all tables of these servers read again; None for all servers."""
        known = self._known.items()
        for table_id in [
            each for each, its in known if guild_ids is None or its.stored.guild_id in guild_ids
        ]:
            del self._known[table_id]


class MissedCommits:
    """Finds tables that changed without this process being told, by comparing versions.

    A database may commit a change and still fail to confirm it, if the connection breaks in that moment. Then
    no listener was told, no deadline was scheduled and no cards were sent, until the next change of that
    table.
    """

    def __init__(self, store: Database, leases: HeldLeases) -> None:
        self._store = store
        self._leases = leases
        self._told: dict[TableId, int] = {}
        self._suspected: set[tuple[TableId, int]] = set()

    def note(self, table: StoredTable) -> None:
        """Note the version of a table that this process was told of."""
        self._told[table.table_id] = table.version

    async def find(self) -> frozenset[TableId]:
        """Return the tables that differed twice in a row, with the same version.

        A single difference means nothing: a change may have been committed just now and be told in a moment.
        """
        known = frozenset(self._told)
        kept = await self._store.unfinished_versions(self._leases.held)
        for finished in known - kept.keys():
            del self._told[finished]
        differing = {each for each in kept.items() if self._told.get(each[0]) != each[1]}
        certain = differing & self._suspected
        self._suspected = differing
        return frozenset(table_id for table_id, _ in certain)


class UnseenRounds:
    """Settled rounds whose cards are still being turned over at their table. Nothing else may show them yet.

    They are only in memory: after a restart all count as shown.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times_ms: dict[RoundKey, tuple[int, int]] = {}

    def add(self, table_id: TableId, number: int, at_most_ms: int) -> None:
        """Note a revealed round whose end is to be shown at its table first.

        Args:
            at_most_ms: How long that may take. After that people can look the round up, shown or not.
        """
        now_ms = self._clock.now_ms()
        self._times_ms[table_id, number] = now_ms, now_ms + at_most_ms

    def discard(self, table_id: TableId, number: int) -> None:
        """Note that the end of a round was shown at its table, or will not be."""
        self._times_ms.pop((table_id, number), None)

    def now(self) -> list[RoundKey]:
        """Return the rounds whose end was not shown yet."""
        now_ms = self._clock.now_ms()
        # After the clock was set back, rounds seem to be revealed in the future. They count as shown.
        self._times_ms = {
            key: times for key, times in self._times_ms.items() if times[0] <= now_ms < times[1]
        }
        return [*self._times_ms]

    def verify_seen(self, stored: StoredRound) -> None:
        """Check that the end of a round was shown.

        Raises:
            RuleError: `round-unseen`.
        """
        if (stored.table_id, stored.number) in self.now():
            raise RuleError("round-unseen", round=format_round_id(stored.table_id, stored.number))
