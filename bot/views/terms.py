"""What people may do at the tables of a game, and which terms of play a host can change."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from discord import ui

from bot.tables.commands import Actor
from bot.tables.ids import TableId
from bot.tables.ports import StoredTable
from bot.text import Text


class Entry(NamedTuple):
    """Something that a person may do at a table now: a short sentence, and the button that does it."""

    words: str
    button: ui.DynamicItem[ui.Button[Any]]


class Offer(NamedTuple):
    """House rules that a host can choose, by what they are called."""

    name: str
    rules: Any


@dataclass(frozen=True)
class Notation:
    """The house rules of one game as they are kept, and as people write them on one line.

    Args:
        read: Returns house rules from their stored form, `to_record`. It raises a RuleError, as `parse` does.
        parse: Returns house rules from one line.
        written: Returns the line that `parse` reads.
    """

    read: Callable[[object], Any]
    parse: Callable[[str], Any]
    written: Callable[[Any], str]


Choices: TypeAlias = Callable[[Text, TableId, Any], Iterable[ui.ActionRow[Any]]]
"""Makes lists to choose from, of the words, a table's id and its state."""


def _no_choices(_text: Text, _table_id: TableId, _table: Any) -> Iterable[ui.ActionRow[Any]]:
    return ()


@dataclass(frozen=True)
class Terms:
    """What people may do at the tables of one game, and what the host can change.

    Args:
        verify_open: Raises a RuleError while something is being played that a change would affect.
        entries: Yields what a person may do at a table now, in order.
        notation: How house rules are kept and written.
        summary: Returns house rules in a few words.
        differences: Returns a line for each house rule that is not as usual.
        offers: Returns the house rules to choose from at a table, by a short key.
        speed: Says how many seconds people have.
        free_stake: A stake that is allowed in every server; None if there is none.
        choices: Makes the lists of the game's own terms.
    """

    verify_open: Callable[[Any], None]
    entries: Callable[[Text, StoredTable, Any, Actor], Iterable[Entry]]
    notation: Notation
    summary: Callable[[Text, Any], str]
    differences: Callable[[Text, Any], Sequence[str]]
    offers: Callable[[Text, Any], Mapping[str, Offer]]
    speed: Callable[[Text, int], str]
    free_stake: int | None = None
    choices: Choices = _no_choices
