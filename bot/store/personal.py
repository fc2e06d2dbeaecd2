"""What the tables of the database keep about people.

Every row of a table with a column `user_id` is about that person: it is exported to them, and deleted with
their data. The exception are rows that other people share, such as a seat in a round: there a stand-in takes
the person's place, so the column is marked with `SHARED`.
"""

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Row, String, Table, and_, cast, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import insert_or_skip
from bot.store.guarded import UnreadableObject
from bot.store.schema import SHARED, accounts, facts, metadata
from bot.tables.days import day_start_ms
from bot.tables.ids import UserId
from bot.tables.points import PERSONAL_KINDS, AccountKind
from bot.tables.ports import Json
from bot.tables.privacy import UNKNOWN, PersonalReader, Pseudonyms

P = ParamSpec("P")
Picked = TypeVar("Picked", Json, Json | None)

Readers: TypeAlias = Mapping[str, PersonalReader]
"""By game: picks a person's own data from the data that the game keeps."""

Line: TypeAlias = Callable[[Row[Any], UserId, Readers], Json]
"""Returns a person's row as a line of their export."""


@dataclass(frozen=True)
class Exported:
    """How a table's rows about a person are exported. Tables without one are exported column by column.

    Args:
        name: The topic in the export; None for the table's name.
    """

    table: Table
    line: Line
    name: str | None = None


def personal_tables() -> list[Table]:
    """Return the tables in which each row is about one person alone."""
    return [
        table
        for table in metadata.sorted_tables
        if "user_id" in table.c and not table.c.user_id.info.get(SHARED)
    ]


def whole_row(row: Row[Any], *_: object) -> Json:
    """Return a row as a line of an export: the server, then all other columns under their own names."""
    line: Json = {"server": str(row.guild_id)} if "guild_id" in row._fields else {}
    for name in row._fields:
        if name.endswith("_ms"):
            value = getattr(row, name)
            line[f"{name.removesuffix('_ms')}_at"] = None if value is None else iso_instant(value)
        elif name not in {"guild_id", "user_id"}:
            line[name] = getattr(row, name)
    return line


def reader_of(readers: Readers, game: str) -> PersonalReader:
    """Return the reader of a game, which this program may not know."""
    return readers.get(game, UNKNOWN)


def picked(pick: Callable[P, Picked], *args: P.args, **kwargs: P.kwargs) -> Picked | Json:
    """Return the data that a reader picks, or a note of damage, so that the rest is exported even so."""
    try:
        return pick(*args, **kwargs)
    except Exception:  # noqa: BLE001 - with damage of any kind, nobody can tell whose data is whose
        return {"is_damaged": True}


def unless_damaged(kept: Json) -> Json:
    """Return a stored object, or a note of damage."""
    return {"is_damaged": True} if isinstance(kept, UnreadableObject) else kept


def fresh_pseudonyms() -> Pseudonyms:
    """Return pseudonyms with a new random key, which is known nowhere else."""
    return Pseudonyms(secrets.token_bytes(32))


_OTHER_KINDS: Final = [kind for kind in AccountKind if kind not in PERSONAL_KINDS]


def mentions(column: ColumnElement[Any], user_id: UserId) -> ColumnElement[bool]:
    """Return a condition that is true at least for every text or JSON value that names a person.

    The value may be unreadable otherwise.
    """
    return cast(column, String).contains(str(user_id))


def owned_by(user_id: UserId) -> ColumnElement[bool]:
    """Return the condition for a person's own accounts, including accounts whose kind is unreadable."""
    return and_(accounts.c.owner_id == user_id, accounts.c.kind.not_in(_OTHER_KINDS))


def iso_instant(instant_ms: int) -> str:
    """Return an instant as text, such as `2026-01-01T20:15:00Z`."""
    return datetime.fromtimestamp(instant_ms / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def iso_day(day: int) -> str:
    """Return a day as text, such as `2026-01-01`."""
    return iso_instant(day_start_ms(day))[: len("2026-01-01")]


# Stand-ins are negative numbers. The last one is noted, and none is given out again.
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
