"""How events change a table, as far as that is the same in every game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar

from bot.tables.events import (
    DeadlineMoved,
    DeckCut,
    PlayerRemoved,
    RulesChanged,
    SpeedChanged,
    StakeChanged,
    TableClosed,
    TableEvent,
    TableHandedOver,
)
from bot.tables.table import (
    CLOSED,
    Table,
    idle_ms,
    with_part,
    with_rules,
    with_speed,
    with_stake,
)

T = TypeVar("T", bound=Table)
E = TypeVar("E")


def idle_deadline(table: Table, now_ms: int) -> int | None:
    """Return when an idle table closes. While cards are out, the deadline of the round stays."""
    return table.deadline_ms if table.has_cards_out else now_ms + idle_ms(table)


class Evolution(Generic[T, E]):
    """How events change the tables of a game.

    Args:
        changes: The change for each type of event, except for events that are the same in every game.
        timed: Returns the table after an event with its deadline and other instants, from the table before
            the event, the changed table, the event and the time.
    """

    def __init__(
        self,
        changes: Mapping[type[E | TableEvent], Callable[[T, Any], T]],
        timed: Callable[[T, T, E | TableEvent, int], T],
    ) -> None:
        shared: dict[type[E | TableEvent], Callable[[T, Any], T]] = {
            DeckCut: self._cut,
            PlayerRemoved: self._unchanged,
            StakeChanged: self._stake_changed,
            RulesChanged: self._rules_changed,
            SpeedChanged: self._speed_changed,
            DeadlineMoved: self._deadline_moved,
            TableHandedOver: self._handed_over,
            TableClosed: self._closed,
        }
        self._changes = shared | dict(changes)
        self._timed = timed

    def __call__(self, table: T, event: E | TableEvent, now_ms: int) -> T:
        changed = self._changes[type(event)](table, event)
        if isinstance(event, DeadlineMoved):
            return changed
        timed = self._timed(table, changed, event, now_ms)
        is_same_wait = timed.since_ms is None or timed.deadline_ms == table.deadline_ms
        return timed if is_same_wait else replace(timed, since_ms=None)

    def all(self, table: T, events: Iterable[E | TableEvent], now_ms: int) -> T:
        for event in events:
            table = self(table, event, now_ms)
        return table

    def _cut(self, table: T, event: DeckCut) -> T:
        return with_part(table, event.user_id, event.part)

    def _unchanged(self, table: T, _: PlayerRemoved) -> T:
        return table

    def _stake_changed(self, table: T, event: StakeChanged) -> T:
        return with_stake(table, event.stake_points)

    def _rules_changed(self, table: T, event: RulesChanged) -> T:
        return with_rules(table, event.rules)

    def _speed_changed(self, table: T, event: SpeedChanged) -> T:
        return with_speed(table, event.seconds)

    def _deadline_moved(self, table: T, event: DeadlineMoved) -> T:
        return replace(table, deadline_ms=event.deadline_ms, since_ms=event.since_ms)

    def _handed_over(self, table: T, event: TableHandedOver) -> T:
        return replace(table, opener_id=event.user_id)

    def _closed(self, table: T, _: TableClosed) -> T:
        return replace(table, phase=type(table.phase)(CLOSED))
