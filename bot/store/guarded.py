"""The types of all columns: an unreadable value costs its own row, and no other row.

SQLite keeps any value in any column, and a disk may damage any value. So each value is checked when it is
read, and a value that does not fit its type reads as `Unreadable`. A list leaves out such rows by `readable`;
code that reads a single row decides how to go on without the value.
"""

import logging
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Any, Final, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.types import TypeDecorator

log = logging.getLogger(__name__)

# This program's own JSON is a few levels deep. Walking through far deeper JSON would run out of stack.
_MOST_LEVELS: Final = 50
# Stands for bytes that are not valid text.
_REPLACED: Final = "\N{REPLACEMENT CHARACTER}"
_HEX_DIGITS: Final = "0123456789abcdef"
# How many rows are remembered as logged, so that a damaged disk does not fill the memory.
_MOST_NAMED: Final = 10_000

_HIGHEST: Final = sa.literal(2**63 - 1, sa.BigInteger)

Condition: TypeAlias = sa.ColumnElement[bool]
Value = TypeVar("Value")


class Unreadable:
    """Stands for a value that cannot be read.

    Args:
        column: None for a computed value.
    """

    def __init__(self, column: sa.Column[Any] | None = None) -> None:
        self.column = column


class UnreadableObject(dict[str, Any], Unreadable):
    """Stands for an unreadable JSON object. It is an empty object, which no game takes for a table."""

    def __init__(self, column: sa.Column[Any] | None = None) -> None:
        super().__init__()
        self.column = column


class Guarded(TypeDecorator[Any]):
    """A column type that checks each value that is read."""

    impl: Any = sa.Text
    cache_ok = True
    # The column that has this type, set by `guard`; it only tells where an unreadable value is.
    column: sa.Column[Any] | None = None
    # SQLite's names of the storage classes that fit.
    classes: tuple[str, ...] = ("integer",)
    # Whether values are also checked on PostgreSQL, which by itself keeps only numbers in numeric columns.
    doubts_server = False

    def result_processor(
        self,
        dialect: sa.Dialect,
        coltype: object,  # noqa: ARG002 - SQLAlchemy gives it
    ) -> Callable[[Any], Any] | None:
        """Return the function that reads a stored value; None if the database keeps only fitting values."""
        return self._read if self.doubts_server or dialect.name != "postgresql" else None

    def _read(self, kept: Any) -> Any:
        if kept is None:
            return None
        return self.value(kept) if self.is_fit(kept) else Unreadable(self.column)

    def is_fit(self, kept: Any) -> bool:
        """Return whether a value, as the driver returns it, fits this type."""
        raise NotImplementedError

    def value(self, kept: Any) -> Any:
        """Return a fitting value in the form that the program uses."""
        return kept

    def doubt(self, column: sa.ColumnElement[Any], *, on_server: bool) -> Condition | None:
        """Return a quick condition that is true at least for unfit values; None if there can be none.

        Args:
            on_server: Whether the condition is for PostgreSQL.
        """
        return None if on_server else sa.func.typeof(column).not_in(self.classes)


class Number(Guarded):
    """A whole number of 32 bits."""

    impl = sa.Integer
    cache_ok = True

    def _read(self, kept: Any) -> Any:
        # Most values are numbers, so this does without further calls.
        return kept if kept is None or isinstance(kept, int) else Unreadable(self.column)

    def is_fit(self, kept: Any) -> bool:
        return isinstance(kept, int)


class BigNumber(Number):
    """A whole number of 64 bits, such as a Discord id."""

    impl = sa.BigInteger
    cache_ok = True


class RowId(BigNumber):
    """The id of a row, which the database gives out."""

    cache_ok = True

    def load_dialect_impl(self, dialect: sa.Dialect) -> sa.types.TypeEngine[Any]:
        """Return the type. SQLite gives out ids only for INTEGER, which holds 64 bits there anyway."""
        return dialect.type_descriptor(sa.Integer() if dialect.name == "sqlite" else sa.BigInteger())


class Measure(Guarded):
    """A number that need not be whole."""

    impl = sa.Double
    cache_ok = True
    classes = ("real", "integer")

    def is_fit(self, kept: Any) -> bool:
        return isinstance(kept, int | float)


class Flag(Guarded):
    """Yes or no."""

    impl = sa.Boolean
    cache_ok = True

    def is_fit(self, kept: Any) -> bool:
        return isinstance(kept, int) and kept in {0, 1}

    def value(self, kept: Any) -> bool:
        return bool(kept)

    def doubt(self, column: sa.ColumnElement[Any], *, on_server: bool) -> Condition | None:
        return None if on_server else sa.cast(column, sa.Text).not_in(["0", "1"])


class Words(Guarded):
    """A text.

    Args:
        length: The maximum number of characters.
        made_of: The allowed characters; None for all.
    """

    impl = sa.String
    cache_ok = True
    classes = ("text",)
    doubts_server = True

    def __init__(self, length: int, made_of: str | None = None) -> None:
        super().__init__(length)
        self.length = length
        self.made_of = made_of

    def is_fit(self, kept: Any) -> bool:
        # In ordinary text, a replacement character for invalid bytes is acceptable to readers.
        return isinstance(kept, str) and (self.made_of is None or set(kept) <= set(self.made_of))

    def doubt(self, column: sa.ColumnElement[Any], *, on_server: bool) -> Condition | None:
        text = sa.cast(column, sa.Text)
        if self.made_of is not None:
            trim = sa.func.btrim if on_server else sa.func.trim
            others: Condition = trim(text, self.made_of) != ""
        elif on_server:
            return None
        else:
            # This program's own text is ASCII, but people's text need not be.
            others = text.op("GLOB")("*[^ -~]*")
        strange = super().doubt(column, on_server=on_server)
        return others if strange is None else sa.or_(strange, others)


class HexBytes(Words):
    """Bytes, kept as `length` hexadecimal digits."""

    cache_ok = True

    def __init__(self, length: int) -> None:
        super().__init__(length, _HEX_DIGITS)

    def process_bind_param(self, value: bytes | None, dialect: sa.Dialect) -> str | None:  # noqa: ARG002
        """Return the bytes as hexadecimal digits."""
        return None if value is None else value.hex()

    def is_fit(self, kept: Any) -> bool:
        return super().is_fit(kept) and len(kept) == self.length

    def value(self, kept: Any) -> bytes:
        return bytes.fromhex(kept)

    def doubt(self, column: sa.ColumnElement[Any], *, on_server: bool) -> Condition | None:
        others = super().doubt(column, on_server=on_server)
        assert others is not None
        return sa.or_(others, sa.func.length(sa.cast(column, sa.Text)) != self.length)


class Member(Guarded):
    """A member of an enumeration, kept as its value.

    Args:
        length: The maximum number of characters of a value.
    """

    impl = sa.String
    cache_ok = True
    classes = ("text",)
    doubts_server = True

    def __init__(self, of: type[StrEnum], length: int) -> None:
        super().__init__(length)
        self.of = of
        self.length = length
        self._values = tuple(member.value for member in of)

    def is_fit(self, kept: Any) -> bool:
        return isinstance(kept, str) and kept in self._values

    def value(self, kept: Any) -> StrEnum:
        return self.of(kept)

    def doubt(self, column: sa.ColumnElement[Any], *, on_server: bool) -> Condition | None:
        others = sa.cast(column, sa.Text).not_in(self._values)
        strange = super().doubt(column, on_server=on_server)
        return others if strange is None else sa.or_(strange, others)


class JsonObject(Guarded):
    """A JSON object. A value that is not a JSON object reads as `UnreadableObject`.

    Args:
        may_be_null: Whether null, SQL's or JSON's, is allowed; it then reads as None.
    """

    impl = sa.JSON
    cache_ok = True

    def __init__(self, *, may_be_null: bool = False) -> None:
        super().__init__()
        self.may_be_null = may_be_null

    def result_processor(self, dialect: sa.Dialect, coltype: object) -> Callable[[Any], Any]:
        """Return the function that reads a stored value; some drivers have parsed the JSON already."""
        read = TypeDecorator.result_processor(self, dialect, coltype) or _as_it_is
        return lambda value: self._object(read, value)

    def _object(self, read: Callable[[Any], Any], value: Any) -> dict[str, Any] | None:
        try:
            found = read(value)
        except (ValueError, TypeError, RecursionError):
            return UnreadableObject(self.column)
        if found is None and self.may_be_null:
            return None
        is_whole = isinstance(found, dict) and not (isinstance(value, str) and _is_suspicious(value, found))
        return found if is_whole else UnreadableObject(self.column)

    def doubt(self, column: sa.ColumnElement[Any], *, on_server: bool) -> Condition | None:
        if on_server:
            return sa.func.json_typeof(column) != "object"
        text = sa.cast(column, sa.String)
        return sa.case(
            (sa.func.json_valid(text) == 0, sa.true()),
            # This program itself writes only ASCII.
            (text.op("GLOB")("*[^ -~]*"), sa.true()),
            else_=sa.func.json_type(text) != "object",
        )


def guard(metadata: sa.MetaData) -> None:
    """Set the column of each guarded type, so that unreadable values can be located."""
    for table in metadata.tables.values():
        for column in table.columns:
            if isinstance(column.type, Guarded):
                column.type.column = column


def readable(rows: Iterable[Any], but: Callable[[Unreadable], bool] = lambda _: False) -> Iterator[Any]:
    """Yield the rows in which all values are readable; each other row is logged once.

    Args:
        but: Returns whether the caller can do without an unreadable value.
    """
    for row in rows:
        missing = [value for value in row if isinstance(value, Unreadable) and not but(value)]
        if missing:
            _name(row, missing[0])
        else:
            yield row


def is_number(column: sa.ColumnElement[Any]) -> Condition:
    """Return the condition that a value in a numeric column is not a text; an index can check it.

    In SQLite, a text is greater than any number.
    """
    return column <= _HIGHEST


def is_object(value: Unreadable) -> bool:
    """Return whether an unreadable value should be a JSON object; an empty object stands for it."""
    return isinstance(value, UnreadableObject)


def known(value: Value | Unreadable, otherwise: Value) -> Value:
    """Return a value that was read, or `otherwise` if it is unreadable."""
    return otherwise if isinstance(value, Unreadable) else value


_named: set[tuple[str, ...]] = set()


def _name(row: sa.Row[Any], missing: Unreadable) -> None:
    if missing.column is None:
        return
    keys = [row._asdict().get(key.name, "?") for key in missing.column.table.primary_key]
    key = "/".join("?" if isinstance(value, Unreadable) else str(value) for value in keys)
    name = (missing.column.table.name, key, missing.column.name)
    if name not in _named and len(_named) < _MOST_NAMED:
        _named.add(name)
        log.warning("a row is left out, for it cannot be read: %s %s (%s)", *name)


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
