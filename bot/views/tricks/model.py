"""What a table message is made from."""

from dataclasses import dataclass

from bot.tables.ports import StoredTable
from bot.tables.tricks import Cause, TrickTable


@dataclass(frozen=True)
class TrickModel:
    """All that the table message shows.

    Args:
        stored: The table's ids.
        table: Its state.
        restored_ms: When it was taken up again after a restart, if nothing has happened there since.
        cause: Why it closed, where that is known.
    """

    stored: StoredTable
    table: TrickTable
    restored_ms: int | None = None
    cause: Cause | None = None
