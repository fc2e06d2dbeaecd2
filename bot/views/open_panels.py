"""Which private panels people have open at which table, for as long as they can be kept up to date."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.tables.ids import TableId, UserId
from bot.tables.ports import Clock, StoredTable
from bot.tables.tricks import Phase, TrickTable
from bot.views.pictures import KeptPicture, Picture

# Through the token of a click private answers can be sent and edited for 15 minutes; the last is for an edit
# that says so.
TOKEN_MS: Final = 14 * 60 * 1000
# Until then it can still be deleted.
_LAST_MS: Final = 15 * 60 * 1000
LIMIT: Final = 10_000


@dataclass(frozen=True)
class Picks:
    """Cards that somebody has picked and not confirmed yet.

    Args:
        round: In which hand of the table.
        indices: Which of the cards that were dealt, in order.
    """

    round: int
    indices: tuple[int, ...]


NO_PICKS: Final = Picks(0, ())


class Moment(NamedTuple):
    """When a picture of a panel was drawn, or is to be.

    Args:
        round: In which hand of the table.
        phase: How far it has come.
        what: How far in that: the tricks that were taken, the cards that are picked.
    """

    round: int
    phase: Phase
    what: Hashable


class Note(NamedTuple):
    """Something said in a panel, which goes with the next click or once things stand otherwise.

    Args:
        words: What.
        moment: How things stood for the person when it was said.
    """

    words: str
    moment: Hashable


@dataclass
class OpenPanel:
    """A private panel.

    Args:
        interaction: The latest click by which it was opened or changed.
        stored: The ids of its table.
        table: The table as the panel is to show it.
        view: Returns what it looks like with a picture, or without.
        picks: What is picked in it.
        picture: The picture that it has.
        moment: The moment of the table that the picture is of.
        note: What is said in it to the latest click.
        shown: What it looks like, as Discord was told; None where that is not certain.
        is_drawn: Whether somebody draws its next picture at this moment.
        is_replaced: Whether a later click has made another panel of it.
        message_id: The message that it is, once Discord has said so.
        is_over: Whether it says that it is kept up to date no more.
    """

    interaction: discord.Interaction[Any]
    stored: StoredTable
    table: TrickTable
    view: "Callable[[OpenPanel, Picture | KeptPicture | None], ui.LayoutView]"
    picks: Picks = NO_PICKS
    picture: KeptPicture | None = None
    moment: Moment | None = None
    note: Note | None = None
    shown: list[dict[str, Any]] | None = None
    is_drawn: bool = False
    is_replaced: bool = False
    message_id: int | None = None
    is_over: bool = False

    @property
    def game(self) -> str:
        """What is played at its table."""
        return self.stored.game

    @property
    def table_id(self) -> TableId:
        """Which table it is of."""
        return self.stored.table_id

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
        self._listeners: list[Callable[[OpenPanel], None]] = []

    def subscribe(self, listener: Callable[[OpenPanel], None]) -> None:
        """Call somebody for each panel that was just opened or changed."""
        self._listeners.append(listener)

    def remember(self, panel: OpenPanel) -> None:
        """Note a panel that was just opened or changed, in the place of any older one at the same table."""
        key = (panel.table_id, panel.user_id)
        # Taken out first: the entries are in the order of time.
        _, older = self._open.pop(key, (0, None))
        if older is not None:
            older.is_replaced = older is not panel
        self._open[key] = (self._clock.now_ms(), panel)
        while len(self._open) > LIMIT:
            self._open.popitem(last=False)
        for listener in self._listeners:
            listener(panel)

    def open_at(self, table_id: TableId) -> list[OpenPanel]:
        """Return the panels that are open at a table and can be edited."""
        since_ms = self._clock.now_ms() - TOKEN_MS
        its = ((at_ms, panel) for at_ms, panel in self._open.values() if panel.table_id == table_id)
        return [panel for at_ms, panel in its if at_ms >= since_ms and not panel.is_over]

    def open_of(self, table_id: TableId, user_id: UserId) -> OpenPanel | None:
        """Return somebody's panel at a table, if it is open and can be edited."""
        return next((panel for panel in self.open_at(table_id) if panel.user_id == user_id), None)

    def forget(self, panel: OpenPanel) -> None:
        """Leave a panel alone that cannot be edited any more, unless another has taken its place."""
        key = (panel.table_id, panel.user_id)
        if self._open.get(key, (0, None))[1] is panel:
            del self._open[key]

    def left_s(self, game: str) -> float | None:
        """Return how long the oldest panel of a game can be kept up to date; None where none is open."""
        now_ms = self._clock.now_ms()
        kept = (at_ms for at_ms, panel in self._open.values() if panel.game == game and not panel.is_over)
        oldest_ms = next(kept, None)
        return None if oldest_ms is None else max(oldest_ms + TOKEN_MS - now_ms, 0) / 1000

    def take_expired(self, game: str) -> list[OpenPanel]:
        """Return the panels of a game that can be edited this once only, each of them once.

        For their last minute they stay known, since they can still be deleted.
        """
        now_ms = self._clock.now_ms()
        its = [(at_ms, panel) for at_ms, panel in self._open.values() if panel.game == game]
        expired = [panel for at_ms, panel in its if at_ms <= now_ms - TOKEN_MS and not panel.is_over]
        for panel in expired:
            panel.is_over = True
        for at_ms, panel in its:
            if at_ms <= now_ms - _LAST_MS:
                self.forget(panel)
        return expired

    def latest(self, table_id: TableId, user_id: UserId) -> OpenPanel | None:
        """Return somebody's latest panel at a table, if it is known and can at least be deleted."""
        at_ms, panel = self._open.get((table_id, user_id), (0, None))
        return panel if self._clock.now_ms() - at_ms < _LAST_MS else None
