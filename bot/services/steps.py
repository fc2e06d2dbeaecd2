"""Committed steps: the latest of each table, so that its row is not read again, and those nobody was told of.

Whoever holds a server's lease is the only one who changes its tables, so they stand as this process has
committed them. Where that is not certain nothing is taken from here, and every change of a table checks the
version that it was decided on.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any, Final, Generic

from bot.services.leases import HeldLeases
from bot.store import Database
from bot.tables.game_records import GameRecord
from bot.tables.ids import GuildId, MessageId, TableId
from bot.tables.machine import State
from bot.tables.ports import StoredTable

# Of so many tables the state is at hand; the row of one that nobody has played at for longer is read again.
LIMIT: Final = 2_000


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
        unannounced: Those of the settled rounds whose result is to have a message of its own.
    """

    stored: StoredTable
    before: State
    table: State
    events: tuple[Any, ...]
    rounds: int = 0
    games: tuple[GameRecord, ...] = ()
    unannounced: tuple[int, ...] = ()


@dataclass(frozen=True)
class Latest:
    """How a table stands.

    Args:
        stored: Its row.
        table: Its state.
        unannounced: The rounds whose results stand in no message of their own yet; None where that was not
            asked yet.
    """

    stored: StoredTable
    table: Any
    unannounced: tuple[int, ...] | None = None


class LatestSteps:
    """How the tables of all games stand, as far as this process was the last to change them or take them up.

    Args:
        is_ours: Whether a server is certain to be this process's at this moment.
    """

    def __init__(self, is_ours: Callable[[GuildId], bool]) -> None:
        self._is_ours = is_ours
        self._known: OrderedDict[TableId, Latest] = OrderedDict()

    def of_table(self, table_id: TableId) -> Latest | None:
        """Return how a table stands; None where its row has to be read."""
        latest = self._known.get(table_id)
        if latest is None or not self._is_ours(latest.stored.guild_id):
            return None
        self._known.move_to_end(table_id)
        return latest

    def remember(self, latest: Latest) -> None:
        """Note how a table stands after a step that was just committed."""
        self._known[latest.stored.table_id] = latest
        self._known.move_to_end(latest.stored.table_id)
        while len(self._known) > LIMIT:
            self._known.popitem(last=False)

    def take_up(self, latest: Latest) -> None:
        """Note how a table stands that was read with others, unless somebody has changed it since."""
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
        """Note that a round's result has a message of its own, and the table none any more."""
        known = self._known.get(table_id)
        if known is not None and known.unannounced is not None:
            self.note_unannounced(table_id, tuple(each for each in known.unannounced if each != number))
        self.note_message(table_id, None)

    def forget(self, table_id: TableId) -> None:
        """Have a table's row read again: something may have happened to it that is not known here."""
        self._known.pop(table_id, None)

    def forget_guilds(self, guild_ids: Collection[GuildId] | None) -> None:
        """Have the rows of all tables of these servers read again, or of all where none are named."""
        known = self._known.items()
        for table_id in [
            each for each, its in known if guild_ids is None or its.stored.guild_id in guild_ids
        ]:
            del self._known[table_id]


class MissedCommits:
    """Compares the versions of tables that are kept with those that this process was told of.

    A database may keep a change and still fail to say so: the connection breaks in the very moment. Then
    nobody was told, no deadline was armed and no cards were sent, until something else happens at that table.

    Args:
        store: Where the tables are kept.
        leases: The servers of this process.
    """

    def __init__(self, store: Database, leases: HeldLeases) -> None:
        self._store = store
        self._leases = leases
        self._told: dict[TableId, int] = {}
        self._suspected: set[tuple[TableId, int]] = set()

    def note(self, table: StoredTable) -> None:
        """Note that this process was told of a table as it is kept."""
        self._told[table.table_id] = table.version

    async def find(self) -> frozenset[TableId]:
        """Return the tables that have differed twice in a row, with the same version.

        Once means nothing: a change may have been kept just now and be told in a moment.
        """
        known = frozenset(self._told)
        kept = await self._store.unfinished_versions(self._leases.held)
        for finished in known - kept.keys():
            del self._told[finished]
        differing = {each for each in kept.items() if self._told.get(each[0]) != each[1]}
        certain = differing & self._suspected
        self._suspected = differing
        return frozenset(table_id for table_id, _ in certain)
