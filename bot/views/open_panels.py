"""Which private panels people have open at which table, for as long as they can be kept up to date."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.tables.ids import TableId, UserId
from bot.tables.ports import Clock

# Through the token of a click private answers can be sent and edited for 15 minutes.
TOKEN_MS: Final = 14 * 60 * 1000
LIMIT: Final = 10_000


@dataclass(frozen=True)
class Picks:
    """Cards that somebody has picked and not confirmed yet.

    Args:
        round: In which hand of the table.
        places: Their places among the cards that were dealt, in order.
    """

    round: int
    places: tuple[int, ...]


NO_PICKS: Final = Picks(0, ())


@dataclass
class OpenPanel:
    """A private panel.

    Args:
        interaction: The latest click by which it was opened or changed.
        table_id: Whose table.
        picks: What is picked in it.
        shown: What it looks like, as Discord was told.
    """

    interaction: discord.Interaction[Any]
    table_id: TableId
    picks: Picks
    shown: list[dict[str, Any]]

    @property
    def user_id(self) -> UserId:
        """Whose it is."""
        return UserId(self.interaction.user.id)


class OpenPanels:
    """The latest panel of each person at each table, in memory only; a panel can always be opened again.

    Args:
        clock: The time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: OrderedDict[tuple[TableId, UserId], tuple[int, OpenPanel]] = OrderedDict()

    def remember(self, panel: OpenPanel) -> None:
        """Note a panel that was just opened or changed; any older one at the same table is left as it is."""
        key, now_ms = (panel.table_id, panel.user_id), self._clock.now_ms()
        # Taken out first: the entries are in the order of time.
        self._open.pop(key, None)
        self._open[key] = (now_ms, panel)
        self._drop_old(now_ms)

    def open_at(self, table_id: TableId) -> list[OpenPanel]:
        """Return the panels that are open at a table and can be edited."""
        self._drop_old(self._clock.now_ms())
        return [panel for _, panel in self._open.values() if panel.table_id == table_id]

    def forget(self, panel: OpenPanel) -> None:
        """Leave a panel alone that cannot be edited any more, unless another has taken its place."""
        key = (panel.table_id, panel.user_id)
        if key in self._open and self._open[key][1] is panel:
            del self._open[key]

    def _drop_old(self, now_ms: int) -> None:
        while self._open and (len(self._open) > LIMIT or self._oldest_ms() < now_ms - TOKEN_MS):
            self._open.popitem(last=False)

    def _oldest_ms(self) -> int:
        since_ms, _ = next(iter(self._open.values()))
        return since_ms
