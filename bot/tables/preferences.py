"""The preferences of a person. They hold in all servers, and only that person sees them.

Every preference has a flat name. A change maps such names to values. The stored form does the same, but
contains only values that differ from the defaults.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final

from bot.rules.errors import RuleError, quote
from bot.tables.ports import Json


class TurnCalls(StrEnum):
    """How to tell a person that a table has waited for them for a while."""

    OFF = "off"
    PING = "ping"
    DIRECT = "direct"


@dataclass(frozen=True)
class Preferences:
    """The preferences of one person.

    Args:
        turn_calls: How to tell the person that it is their turn.
        forced_cards: Whether a card is played for the person if it is the only one that they may play.
        text_only: Whether messages that only the person sees contain no pictures and emoji of cards.
        four_colours: Whether each suit has its own colour in pictures that only the person sees.
        more_time: Whether the person gets longer for a turn, as far as the server allows.
        language: The language of messages that only the person sees; None for the language of their Discord.

    Raises:
        RuleError: `option-not-offered`.
    """

    turn_calls: TurnCalls = TurnCalls.OFF
    forced_cards: bool = False
    text_only: bool = False
    four_colours: bool = False
    more_time: bool = False
    language: str | None = None

    def __post_init__(self) -> None:
        for name in NAMES:
            object.__setattr__(self, name, _read(name, getattr(self, name)))

    def changed(self, changes: Mapping[str, object]) -> "Preferences":
        """Return the preferences after a change. Unknown names are ignored.

        Raises:
            RuleError: A value is not allowed.
        """
        known: dict[str, Any] = {name: changes[name] for name in NAMES if name in changes}
        return replace(self, **known)

    def to_options(self) -> Json:
        """Return the values that differ from the defaults, in a form JSON can hold."""
        values = {name: getattr(self, name) for name in NAMES}
        return {name: _plain(value) for name, value in values.items() if value != getattr(DEFAULT, name)}

    @classmethod
    def from_options(cls, options: Json) -> "Preferences":
        """Read stored preferences, and skip values that this version cannot use, such as a newer one's."""
        found = DEFAULT
        for name, value in options.items():
            try:
                found = found.changed({name: value})
            except RuleError:
                continue
        return found


def change_options(options: Json, changes: Mapping[str, object]) -> Json:
    """Return the stored form after a change. Values that the change does not name stay exactly the same.

    Raises:
        RuleError: A value is not allowed.
    """
    kept = {name: value for name, value in options.items() if name not in changes}
    return kept | DEFAULT.changed(changes).to_options()


def _read(name: str, value: object) -> object:
    if name == "turn_calls":
        if not isinstance(value, str) or value not in list(TurnCalls):
            raise _invalid(name, value)
        return TurnCalls(value)
    expected = (str, type(None)) if name == "language" else bool
    if not isinstance(value, expected):
        raise _invalid(name, value)
    return value


def _plain(value: object) -> object:
    return value.value if isinstance(value, StrEnum) else value


def _invalid(name: str, value: object) -> RuleError:
    return RuleError("option-not-offered", option=name, value=quote(value))


NAMES: Final = tuple(field.name for field in fields(Preferences))
DEFAULT: Final = Preferences()
