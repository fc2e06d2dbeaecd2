"""What a table message is made from."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from bot.tables.gnau import GnauTable
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable


@dataclass(frozen=True)
class TableModel:
    """All that the table message shows.

    Args:
        stored: The table's ids.
        table: Its state.
        balances: The points of who is shown with them: in the lobby those of now, later those the round left.
        dealer_advantage: What the dealer gains of each point staked, in the long run; None where not known.
        restored_ms: When it was taken up again after a restart, if nothing has happened there since.
        is_bank_to_take: Whether somebody could take the bank, if it is the bot's.
    """

    stored: StoredTable
    table: GnauTable
    balances: Mapping[UserId, int]
    dealer_advantage: Fraction | None = None
    restored_ms: int | None = None
    is_bank_to_take: bool = True
