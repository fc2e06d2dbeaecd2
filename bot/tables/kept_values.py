"""Values of what was kept as JSON, read strictly: damage must be found before anybody plays on with it.

Each raises a ValueError or a TypeError where something else was kept.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from bot.rules.cards import Card, parse_card
from bot.tables.ids import UserId

_MOST: Final = 2**63 - 1
_MOST_COUNTED: Final = 2**31 - 1

T = TypeVar("T")
K = TypeVar("K")


def whole(kept: object, least: int = -_MOST, most: int = _MOST) -> int:
    """Return a whole number, by default any that a database holds."""
    if isinstance(kept, bool) or not isinstance(kept, int) or not least <= kept <= most:
        raise ValueError("no whole number, or out of bounds")
    return kept


def count(kept: object) -> int:
    """Return how often something was."""
    return whole(kept, 0, _MOST_COUNTED)


def instant_ms(kept: object) -> int:
    """Return an instant in milliseconds since 1970-01-01 UTC."""
    return whole(kept, 0)


def user_id(kept: object) -> UserId:
    """Return a person, or a stand-in, whose numbers are negative."""
    return UserId(whole(kept))


def flag(kept: object) -> bool:
    """Return yes or no."""
    return _of(bool, kept)


def word(kept: object) -> str:
    """Return a text."""
    return _of(str, kept)


def secret(kept: object) -> bytes:
    """Return bytes that were kept in hexadecimal digits."""
    return bytes.fromhex(word(kept))


def optional(read: Callable[[object], T], kept: object) -> T | None:
    """Return what is read, or None where there is nothing."""
    return None if kept is None else read(kept)


def each(read: Callable[[object], T], kept: object) -> tuple[T, ...]:
    """Return the items of a list."""
    return tuple(map(read, _of(list, kept)))


def cards(kept: object) -> tuple[Card, ...]:
    """Return cards that were kept as words."""
    return tuple(map(parse_card, each(word, kept)))


def by_user(read: Callable[[object], T], kept: object) -> dict[UserId, T]:
    """Return the values of an object whose keys are people."""
    return {UserId(int(key)): read(value) for key, value in _of(dict, kept).items()}


def _of(kind: type[K], kept: Any) -> K:
    if not isinstance(kept, kind):
        raise TypeError(f"no {kind.__name__}")
    return kept
