"""The private panels that people have open at tables, for as long as the bot can keep them up to date."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, cast

from discord import ui

from bot.tables.ids import TableId, UserId
from bot.tables.ports import Clock, StoredTable
from bot.tables.preferences import Preferences
from bot.tables.tricks import Phase, TrickTable
from bot.views.pictures import KeptPicture, Picture
from bot.views.visit import Visit

# A click's token allows private answers and their edits for 15 minutes. The last minute is left for deleting
# the panel.
TOKEN_MS: Final = 14 * 60 * 1000
LIMIT: Final = 10_000


@dataclass(frozen=True)
class Picks:
    """Cards that a player has picked and not confirmed yet.

    Args:
        round: The number of the hand at its table.
        indices: The picked cards, as ascending indices into the cards that were dealt.
    """

    round: int
    indices: tuple[int, ...]


NO_PICKS: Final = Picks(0, ())


class Moment(NamedTuple):
    """The moment of a hand that a picture of a panel shows, or is to show.

    Args:
        round: The number of the hand at its table.
        what: How far the phase has come, for example the tricks that were taken or the cards that are picked.
    """

    round: int
    phase: Phase
    what: Hashable


class Note(NamedTuple):
    """A note in a panel. It goes away with the next click, or once the hand changes for the player.

    Args:
        moment: The state of the hand for the player when the note was made.
    """

    words: str
    moment: Hashable


class Same:
    """An object that equals only itself, however alike another one is: to compare large ones takes long."""

    def __init__(self, it: object) -> None:
        self._it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self._it is other._it

    __hash__ = None  # type: ignore[assignment]


class Look(NamedTuple):
    """What the layout of a panel follows from.

    Args:
        picture: The name of the file of its picture.
        is_current: Whether that shows the present moment.
    """

    stored: Same
    table: Same
    picks: Picks
    note: Note | None
    preferences: Preferences
    picture: str | None
    is_current: bool


@dataclass
class OpenPanel:
    """A private panel.

    Args:
        visit: That of the latest click that opened or changed the panel.
        table: The state that the panel is to show.
        view: Returns the layout with a picture, or without one, given whether that shows the present moment.
        picture: The picture that the panel has now.
        moment: The moment that `picture` shows.
        note: The answer to the latest click.
        shown: The layout as Discord last received it; None if that is uncertain.
        look: What that followed from; None before.
        is_drawn: Whether its next picture is being drawn.
        is_replaced: Whether a later click has put another panel in its place.
        message_id: None until Discord has told it.
    """

    visit: Visit
    stored: StoredTable
    table: TrickTable
    view: "Callable[[OpenPanel, Picture | KeptPicture | None, bool], ui.LayoutView]"
    picks: Picks = NO_PICKS
    picture: KeptPicture | None = None
    moment: Moment | None = None
    note: Note | None = None
    shown: list[dict[str, Any]] | None = None
    look: Look | None = None
    is_drawn: bool = False
    is_replaced: bool = False
    message_id: int | None = None

    @property
    def game(self) -> str:
        """The game of its table."""
        return self.stored.game

    @property
    def table_id(self) -> TableId:
        """The id of its table."""
        return self.stored.table_id

    @property
    def user_id(self) -> UserId:
        """The person who has it open."""
        return self.visit.user_id


class OpenPanels:
    """The latest panel of each person at each table, in memory only. A person can always open a new one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # In order of time, with the time.
        self._open: OrderedDict[tuple[TableId, UserId], tuple[int, OpenPanel]] = OrderedDict()
        self._people: dict[TableId, dict[UserId, None]] = {}
        self._listeners: list[Callable[[OpenPanel], None]] = []

    def subscribe(self, listener: Callable[[OpenPanel], None]) -> None:
        """Call a listener with each panel that has just been opened or changed."""
        self._listeners.append(listener)

    def remember(self, panel: OpenPanel) -> None:
        """Remember a panel that has just been opened or changed, in place of the person's older one there."""
        older = self.latest(panel.table_id, panel.user_id)
        if older is not None:
            older.is_replaced = older is not panel
            self.forget(older)
        self._open[panel.table_id, panel.user_id] = (self._clock.now_ms(), panel)
        self._people.setdefault(panel.table_id, {})[panel.user_id] = None
        while len(self._open) > LIMIT:
            _, oldest = next(iter(self._open.values()))
            self.forget(oldest)
        for listener in self._listeners:
            listener(panel)

    def open_at(self, table_id: TableId) -> list[OpenPanel]:
        """Return the open panels at a table that can still be edited."""
        since_ms = self._clock.now_ms() - TOKEN_MS
        its = (self._open[table_id, user_id] for user_id in self._people.get(table_id, ()))
        return [panel for at_ms, panel in its if at_ms >= since_ms]

    def open_of(self, table_id: TableId, user_id: UserId) -> OpenPanel | None:
        """Return a person's open panel at a table, if it can still be edited."""
        return next((panel for panel in self.open_at(table_id) if panel.user_id == user_id), None)

    def forget(self, panel: OpenPanel) -> None:
        """Forget a panel that can no longer be edited, unless another one has taken its place."""
        if self.latest(panel.table_id, panel.user_id) is not panel:
            return
        del self._open[panel.table_id, panel.user_id]
        people = self._people[panel.table_id]
        del people[panel.user_id]
        if not people:
            del self._people[panel.table_id]

    def left_s(self, game: str) -> float | None:
        """Return for how long the oldest panel of a game can be kept up to date; None if none is open."""
        now_ms = self._clock.now_ms()
        oldest_ms = next((at_ms for at_ms, panel in self._open.values() if panel.game == game), None)
        return None if oldest_ms is None else max(oldest_ms + TOKEN_MS - now_ms, 0) / 1000

    def take_expired(self, game: str) -> list[OpenPanel]:
        """Return and forget the panels of a game whose time is up, as long as they can still be deleted."""
        until_ms = self._clock.now_ms() - TOKEN_MS
        its = [(at_ms, panel) for at_ms, panel in self._open.values() if panel.game == game]
        expired = [panel for at_ms, panel in its if at_ms <= until_ms]
        for panel in expired:
            self.forget(panel)
        return expired

    def latest(self, table_id: TableId, user_id: UserId) -> OpenPanel | None:
        """Return a person's latest panel at a table, if it is known."""
        _, panel = self._open.get((table_id, user_id), (0, None))
        return panel


class PanelClient(Protocol):
    """The part of the bot that keeps the panels."""

    trick_panels: OpenPanels


def panels_of(visit: Visit) -> OpenPanels:
    """Return the panels of the bot that a visit is to."""
    return cast(PanelClient, visit.bot).trick_panels
