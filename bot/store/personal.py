"""What the tables of the database keep about people.

Every row of a table with a column `user_id` is about that person: it is exported to them, and deleted with
their data. The exception are rows that other people share, such as a seat in a round: there a stand-in takes
the person's place, so the column is marked with `SHARED`.
"""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Row, Table

from bot.store.guarded import UnreadableObject
from bot.store.iso_time import iso_instant
from bot.store.schema import SHARED, metadata
from bot.tables.ids import UserId
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
