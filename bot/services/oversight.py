"""Tables that have changed without this process's knowledge.

A database may keep a change and still fail to say so: the connection breaks in the very moment. Then nobody
was told, no deadline was armed and no cards were sent, until something else happens at that table.
"""

from bot.services.ownership import Ownership
from bot.services.wakeups import Wakeups
from bot.tables.ids import TableId
from bot.tables.ports import Store


class Oversight:
    """Compares the deadlines that are kept with those that are armed: every change moves a table's deadline.

    Args:
        store: Where the tables are kept.
        wakeups: The deadlines that are armed.
        ownership: The servers of this process.
    """

    def __init__(self, store: Store, wakeups: Wakeups, ownership: Ownership) -> None:
        self._store = store
        self._wakeups = wakeups
        self._ownership = ownership
        self._suspected: set[tuple[TableId, int | None]] = set()

    async def look(self) -> list[TableId]:
        """Return the open tables that have differed in two looks in a row.

        Once means nothing: a change may have been kept just now and be told in a moment.
        """
        kept = await self._store.open_deadlines(self._ownership.held)
        differing = {
            (table_id, deadline_ms)
            for table_id, deadline_ms in kept.items()
            if self._wakeups.due_ms(table_id) != deadline_ms
        }
        certain = differing & self._suspected
        self._suspected = differing
        return sorted(table_id for table_id, _ in certain)
