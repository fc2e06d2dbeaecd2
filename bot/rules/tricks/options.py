"""The common base of the house rules of Hearts and Gong Zhu: reading, checking and writing options."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any, Final, Self

from bot.rules.errors import RuleError, quote

MAX_TARGET: Final = 10_000

_SWITCH: Final = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class TrickOptions:
    """House rules. Each field is a switch, one of a few words, or the target of the game.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    def __post_init__(self) -> None:
        for each in fields(self):
            value = _read(each.name, getattr(self, each.name), each.default)
            object.__setattr__(self, each.name, value)

    @property
    def target(self) -> int:
        """The score that ends the game, in points. Each game defines this field and its exact meaning."""
        raise NotImplementedError

    def to_record(self) -> dict[str, Any]:
        """Return every option with its value, ready for JSON."""
        return {
            name: value.value if isinstance(value, StrEnum) else value for name, value in asdict(self).items()
        }

    @classmethod
    def from_record(cls, record: object) -> Self:
        """Read options that replace the defaults. A switch may be a boolean or `on` or `off`.

        Raises:
            RuleError: `options-invalid`, `rules-option-unknown`, `rules-value-invalid`.
        """
        if not isinstance(record, Mapping):
            raise RuleError("options-invalid", value=quote(record))
        known = [each.name for each in fields(cls)]
        for name in record:
            if name not in known:
                raise RuleError("rules-option-unknown", option=quote(name), known=", ".join(known))
        return cls(**record)


def _read(name: str, value: object, default: object) -> object:
    if isinstance(default, bool):
        return _switch(name, value)
    if isinstance(default, StrEnum):
        return _word(name, value, type(default))
    return _target(name, value)


def _switch(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value in _SWITCH:
        return _SWITCH[value]
    raise _invalid(name, value, ", ".join(_SWITCH))


def _word(name: str, value: object, words: type[StrEnum]) -> StrEnum:
    if isinstance(value, str) and value in list(words):
        return words(value)
    raise _invalid(name, value, ", ".join(words))


def _target(name: str, value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MAX_TARGET:
        return value
    raise _invalid(name, value, f"1–{MAX_TARGET}")


def _invalid(name: str, value: object, allowed: str) -> RuleError:
    return RuleError("rules-value-invalid", option=name, value=quote(value), allowed=allowed)
