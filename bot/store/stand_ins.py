"""Stand-ins: the negative numbers that take the places of people whose data was deleted.

Each stand-in is a different number. The last one is noted, and none is given out again.
"""

import re
from typing import Any, Final

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import insert_or_skip
from bot.store.schema import SHARED, facts, metadata

LAST_STAND_IN: Final = "last-stand-in"


async def next_stand_in(connection: AsyncConnection) -> int:
    """Return a negative number that was never returned before."""
    first = {"name": LAST_STAND_IN, "value": "0"}
    await connection.execute(insert_or_skip(connection, facts).values(first))
    kept = select(facts.c.value).where(facts.c.name == LAST_STAND_IN).with_for_update()
    value = (await connection.execute(kept)).scalar_one()
    last = int(value) if is_stand_in(value) else await _lowest_stand_in(connection)
    await connection.execute(update(facts).where(facts.c.name == LAST_STAND_IN).values(value=str(last - 1)))
    return last - 1


def is_stand_in(value: Any) -> bool:
    """Return whether a value is a valid text for the number of the last stand-in."""
    return isinstance(value, str) and re.fullmatch(r"0|-[1-9]\d{0,17}", value, re.ASCII) is not None


async def mend_stand_in(connection: AsyncConnection) -> int | None:
    """Restore an unreadable number of the last stand-in; return it, or None if nothing was wrong."""
    its = facts.c.name == LAST_STAND_IN
    row = (await connection.execute(select(facts.c.value).where(its))).one_or_none()
    if row is None or is_stand_in(row.value):
        return None
    last = await _lowest_stand_in(connection)
    await connection.execute(update(facts).where(its).values(value=str(last)))
    return last


async def _lowest_stand_in(connection: AsyncConnection) -> int:
    shared = [
        column for table in metadata.sorted_tables for column in table.columns if column.info.get(SHARED)
    ]
    found = [(await connection.execute(select(func.min(column)))).scalar_one() for column in shared]
    return min(0, *(number for number in found if isinstance(number, int)))
