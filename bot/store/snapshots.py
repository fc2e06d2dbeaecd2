"""JSON that is read even where it is damaged."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import JSON, Dialect
from sqlalchemy.types import TypeDecorator


class Snapshot(TypeDecorator[dict[str, Any]]):
    """The state of a table. What is no JSON object reads as an empty one, which no game takes for a table.

    SQLite keeps JSON as any text. One damaged table must not make a list of many unreadable.
    """

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """Return what reads a kept value; some drivers have read it already."""
        read = super().result_processor(dialect, coltype) or _as_it_is
        return lambda value: _object_or_empty(read, value)


def _as_it_is(value: Any) -> Any:
    return value


def _object_or_empty(read: Callable[[Any], Any], value: Any) -> dict[str, Any]:
    try:
        found = read(value)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
