"""The house rules that a server keeps under names of its own."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from bot.rules.errors import RuleError, quote
from bot.tables.ports import Json
from bot.tables.settable import Kind

MOST_RULE_SETS: Final = 10
LONGEST_NAME: Final = 24

# The JSON types of a set's fields.
_KINDS: Final = {"name": str, "game": str, "rules": dict}
_KEY: Final = "set_"
_BYTES: Final = 6


@dataclass(frozen=True)
class RuleSet:
    """House rules of one game under a name. The names of a game differ in more than upper and lower case.

    Args:
        rules: The stored form of the rules, as the game writes them.
    """

    name: str
    game: str
    rules: Json

    @property
    def key(self) -> str:
        """The short form in which a button carries the set."""
        named = f"{self.game}:{self.name.casefold()}"
        return f"{_KEY}{int.from_bytes(sha256(named.encode()).digest()[:_BYTES])}"


class RuleSets(Kind[tuple[RuleSet, ...]]):
    """The sets of a server, in the order in which they were first kept."""

    def read(self, value: Any) -> Any:
        if type(value) not in {tuple, list}:
            raise ValueError(value)
        return tuple(map(_rule_set, value))


def _rule_set(value: Any) -> RuleSet:
    if isinstance(value, RuleSet):
        return value
    parts: dict[str, Any] = value if type(value) is dict else {}
    if {name: type(parts.get(name)) for name in _KINDS} != _KINDS:
        raise ValueError(value)
    return RuleSet(**{name: parts[name] for name in _KINDS})


def read_name(typed: str) -> str:
    """Return a name as it is kept.

    Args:
        typed: One line of visible characters.

    Raises:
        RuleError: `rule-set-name-invalid`.
    """
    name = unicodedata.normalize("NFC", typed).strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise RuleError("rule-set-name-invalid", name=quote(typed), most=LONGEST_NAME)
    return name


def with_rule_set(sets: Sequence[RuleSet], kept: RuleSet) -> list[RuleSet]:
    """Return a server's sets with one more; it takes the place of one of its game that has its name.

    Raises:
        RuleError: `too-many-rule-sets`.
    """
    if any(each.key == kept.key for each in sets):
        return [kept if each.key == kept.key else each for each in sets]
    if len(sets) >= MOST_RULE_SETS:
        raise RuleError("too-many-rule-sets", most=MOST_RULE_SETS)
    return [*sets, kept]


def without_rule_set(sets: Sequence[RuleSet], key: str) -> list[RuleSet]:
    """Return a server's sets without one of them.

    Raises:
        RuleError: `rule-set-gone`.
    """
    gone = rule_set_of(sets, key)
    return [each for each in sets if each != gone]


def rule_set_of(sets: Sequence[RuleSet], key: str) -> RuleSet:
    """Return the set that a key stands for.

    Raises:
        RuleError: `rule-set-gone`.
    """
    for each in sets:
        if each.key == key:
            return each
    raise RuleError("rule-set-gone")


def rule_set_called(sets: Sequence[RuleSet], game: str, called: str) -> RuleSet:
    """Return the set of a game that a name or a key stands for.

    Raises:
        RuleError: `rule-set-unknown`.
    """
    for each in sets:
        if each.game == game and (called == each.key or called.strip().casefold() == each.name.casefold()):
            return each
    raise RuleError("rule-set-unknown", name=quote(called))
