"""Tables that have changed without this process's knowledge.

A database may keep a change and still fail to say so: the connection breaks in the very moment. Then nobody
was told, no deadline was armed and no cards were sent, until something else happens at that table.
"""

from bot.services.ownership import Ownership
from bot.store import Database
from bot.tables.ids import TableId
from bot.tables.ports import StoredTable


class MissedCommits:
    """Compares the versions of tables that are kept with those that this process was told of.

    Args:
        store: Where the tables are kept.
        ownership: The servers of this process.
    """

    def __init__(self, store: Database, ownership: Ownership) -> None:
        self._store = store
        self._ownership = ownership
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
        kept = await self._store.unfinished_versions(self._ownership.held)
        for finished in known - kept.keys():
            del self._told[finished]
        differing = {each for each in kept.items() if self._told.get(each[0]) != each[1]}
        certain = differing & self._suspected
        self._suspected = differing
        return frozenset(table_id for table_id, _ in certain)
