"""What the host of a table can change of how it is played at, beside who sits there."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import ui

from bot.tables.ids import TableId
from bot.text import Text

Choices: TypeAlias = Callable[[Text, TableId, Any], Iterable[ui.ActionRow[Any]]]
"""Makes lists to choose from, of the words, a table's id and its state."""


def _no_choices(_text: Text, _table_id: TableId, _table: Any) -> Iterable[ui.ActionRow[Any]]:
    return ()


@dataclass(frozen=True)
class Terms:
    """What there is to change at the tables of one game.

    Args:
        verify_open: Checks that nothing is being played that would be changed; raises a RuleError.
        free_stake: A stake that no server rules out; None where there is none.
        choices: Makes the lists that this game has of its own.
    """

    verify_open: Callable[[Any], None]
    free_stake: int | None = None
    choices: Choices = _no_choices
