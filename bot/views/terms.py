"""The terms of play that the host of a table can change."""

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
    """The terms that the host can change at the tables of one game.

    Args:
        verify_open: Raises a RuleError while something is being played that a change would affect.
        free_stake: A stake that is allowed in every server; None if there is none.
        choices: Makes the lists of the game's own terms.
    """

    verify_open: Callable[[Any], None]
    free_stake: int | None = None
    choices: Choices = _no_choices
