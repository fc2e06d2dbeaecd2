"""Values as JSON, and strict readers of them: damage must be found before a table is played on.

Each reader raises a ValueError or a TypeError if the stored value is of another kind.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Final, TypeVar

from bot.rules.cards import Card, parse_card
from bot.rules.tricks.rules import TrickOptions
from bot.tables.ids import UserId

_MOST: Final = 2**63 - 1
_MOST_COUNTED: Final = 2**31 - 1

T = TypeVar("T")
K = TypeVar("K")


def plain(value: object) -> Any:
    """Return a value in a form JSON can hold.

    A dataclass becomes an object with all its fields under their names, so a stored field is never renamed.
    House rules of tricks say themselves what is written of them.
    """
    way: Callable[[Any], Any] = _way_of(type(value))  # type: ignore[arg-type]
    return way(value)


_WAYS: Final[tuple[tuple[type, Callable[[Any], Any]], ...]] = (
    (StrEnum, str),
    (Card, str),
    (TrickOptions, TrickOptions.to_record),
    (bytes, bytes.hex),
    (frozenset, sorted),
    (tuple, lambda value: [plain(each) for each in value]),
    (Mapping, lambda value: {str(key): plain(each) for key, each in value.items()}),
)


@cache
def _way_of(kind: type) -> Callable[[Any], Any]:
    """Return what makes values of a type plain: each click keeps a table, and asks for few types often."""
    way = next((way for base, way in _WAYS if issubclass(kind, base)), None)
    if way is None and is_dataclass(kind):
        names = [each.name for each in fields(kind)]
        return lambda value: plain_fields(value, *names)
    return way or (lambda value: value)


def plain_fields(owner: object, *names: str) -> dict[str, Any]:
    """Return some attributes of an object by name, each in a form JSON can hold."""
    return {name: plain(getattr(owner, name)) for name in names}


def whole(kept: object, least: int = -_MOST, most: int = _MOST) -> int:
    """Return a whole number. The default bounds allow every number that a database can store."""
    if isinstance(kept, bool) or not isinstance(kept, int) or not least <= kept <= most:
        raise ValueError("no whole number, or out of bounds")
    return kept


def count(kept: object) -> int:
    """Return a count, from 0."""
    return whole(kept, 0, _MOST_COUNTED)


def instant_ms(kept: object) -> int:
    """Return an instant in milliseconds since 1970-01-01 UTC."""
    return whole(kept, 0)


def user_id(kept: object) -> UserId:
    """Return the id of a person, or the negative number of a stand-in."""
    return UserId(whole(kept))


def flag(kept: object) -> bool:
    """Return a Boolean."""
    return _of(bool, kept)


def word(kept: object) -> str:
    """Return a text."""
    return _of(str, kept)


def secret(kept: object) -> bytes:
    """Return bytes stored as hexadecimal digits."""
    return bytes.fromhex(word(kept))


def optional(read: Callable[[object], T], kept: object) -> T | None:
    """Return the value that is read, or None for a stored null."""
    return None if kept is None else read(kept)


def each(read: Callable[[object], T], kept: object) -> tuple[T, ...]:
    """Return the items of a list, each read by the given reader."""
    return tuple(map(read, _of(list, kept)))


def cards(kept: object) -> tuple[Card, ...]:
    """Return cards stored as words."""
    return tuple(map(parse_card, each(word, kept)))


def by_user(read: Callable[[object], T], kept: object) -> dict[UserId, T]:
    """Return the values of an object whose keys are user ids."""
    return {UserId(int(key)): read(value) for key, value in _of(dict, kept).items()}


def _of(kind: type[K], kept: Any) -> K:
    if not isinstance(kept, kind):
        raise TypeError(f"no {kind.__name__}")
    return kept
