"""What people choose for themselves. It holds in all servers alike, and nobody else is shown it.

Every preference has a flat name. A change is a mapping of such names to values, and so is what is kept: only
what differs from the defaults.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final

from bot.rules.errors import RuleError, quote
from bot.tables.ports import Json


class TurnCalls(StrEnum):
    """How somebody is told that a table has waited for them for a while."""

    OFF = "off"
    PING = "ping"
    DIRECT = "direct"


@dataclass(frozen=True)
class Preferences:
    """What somebody has chosen for themselves.

    Args:
        turn_calls: How they are told that it is their turn.
        forced_cards: Whether the only card that they may play is played for them.
        text_only: Whether what they alone see is without pictures and emoji of cards.
        four_colours: Whether each suit has a colour of its own in pictures that they alone see.
        more_time: Whether they get longer for a turn, as far as the server allows.
        language: The language of what they alone see; None for that of their Discord.

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
        """Return the preferences after a change; names that are unknown are passed over.

        Raises:
            RuleError: A value will not do.
        """
        known: dict[str, Any] = {name: changes[name] for name in NAMES if name in changes}
        return replace(self, **known)

    def to_options(self) -> Json:
        """Return what is kept: what differs from the defaults, in a form JSON can hold."""
        values = {name: getattr(self, name) for name in NAMES}
        return {name: _plain(value) for name, value in values.items() if value != getattr(DEFAULT, name)}

    @classmethod
    def from_options(cls, options: Json) -> "Preferences":
        """Read what was kept. What this version cannot use, such as a newer one's, is passed over."""
        found = DEFAULT
        for name, value in options.items():
            try:
                found = found.changed({name: value})
            except RuleError:
                continue
        return found


def change_options(options: Json, changes: Mapping[str, object]) -> Json:
    """Return what is kept after a change, which leaves all that it does not name exactly as it was.

    Raises:
        RuleError: A value will not do.
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
