"""Objects kept as JSON, of which one that is damaged spoils no other."""

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.types import TypeDecorator

# What this program keeps is a few levels deep. Far deeper, walking through it would run out of stack.
_MOST_LEVELS: Final = 50
# In place of what is no text; this program itself writes ASCII alone.
_REPLACED: Final = "\N{REPLACEMENT CHARACTER}"


class Damaged(dict[str, Any]):
    """What an object reads as that cannot be read: an empty one, which no game takes for a table."""


class JsonObject(TypeDecorator[dict[str, Any]]):
    """An object as JSON. What is none reads as `Damaged`.

    SQLite keeps any bytes as JSON. One damaged row must not make a list of many unreadable.

    Args:
        may_be_null: Whether there need not be any: then null, SQL's and JSON's, reads as None.
    """

    impl = sa.JSON
    cache_ok = True

    def __init__(self, *, may_be_null: bool = False) -> None:
        super().__init__()
        self.may_be_null = may_be_null

    def result_processor(self, dialect: sa.Dialect, coltype: object) -> Callable[[Any], Any]:
        """Return what reads a kept value; some drivers have read it already."""
        read = super().result_processor(dialect, coltype) or _as_it_is
        return lambda value: self._object(read, value)

    def _object(self, read: Callable[[Any], Any], value: Any) -> dict[str, Any] | None:
        try:
            found = read(value)
        except (ValueError, TypeError, RecursionError):
            return Damaged()
        if found is None and self.may_be_null:
            return None
        is_whole = isinstance(found, dict) and not (isinstance(value, str) and _is_suspicious(value, found))
        return found if is_whole else Damaged()


def _as_it_is(value: Any) -> Any:
    return value


def _is_suspicious(text: str, found: dict[str, Any]) -> bool:
    return _REPLACED in text or (text.count("{") + text.count("[") > _MOST_LEVELS and _is_deep(found))


def _is_deep(found: dict[str, Any]) -> bool:
    level: list[Any] = [found]
    for _ in range(_MOST_LEVELS):
        level = [child for each in level for child in _children(each) if isinstance(child, dict | list)]
        if not level:
            return False
    return True


def _children(value: Any) -> Any:
    return value.values() if isinstance(value, dict) else value
