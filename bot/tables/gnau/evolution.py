"""What an event changes at a Gnau table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.tables.gnau import accounts
from bot.tables.gnau.events import (
    CardsDealt,
    Event,
    HandsDelivered,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
    RoundRevealed,
    TableClosed,
)
from bot.tables.gnau.state import GnauTable, Phase


def evolve(table: GnauTable, event: Event, now_ms: int) -> GnauTable:
    """Return the table after an event."""
    return _EVOLVERS[type(event)](table, event).with_activity(now_ms)


def _joined(table: GnauTable, event: PlayerJoined) -> GnauTable:
    return replace(table, seats=(*table.seats, event.user_id))


def _left(table: GnauTable, event: PlayerLeft) -> GnauTable:
    return replace(table, seats=tuple(seat for seat in table.seats if seat != event.user_id))


def _dealt(table: GnauTable, event: CardsDealt) -> GnauTable:
    return replace(
        table,
        phase=Phase.DEALT,
        round=event.round,
        hands=event.hands,
        ready=frozenset(),
        delivered=False,
        undelivered=frozenset(),
        deadline_ms=event.reveal_at_ms,
    )


def _delivered(table: GnauTable, event: HandsDelivered) -> GnauTable:
    return replace(table, delivered=True, undelivered=event.undelivered)


def _readied(table: GnauTable, event: PlayerReady) -> GnauTable:
    return replace(table, ready=table.ready | {event.user_id})


def _revealed(table: GnauTable, _: RoundRevealed) -> GnauTable:
    tally = dict(table.tally)
    for user_id, delta in accounts.deltas(table).items():
        tally[user_id] = tally.get(user_id, 0) + delta
    return replace(table, phase=Phase.REVEALED, rounds_played=table.rounds_played + 1, tally=tally)


def _closed(table: GnauTable, _: TableClosed) -> GnauTable:
    return replace(table, phase=Phase.CLOSED)


# The keys fix the argument types, which no annotation of a heterogeneous mapping can say.
_EVOLVERS: Final[Mapping[type[Any], Callable[[GnauTable, Any], GnauTable]]] = {
    PlayerJoined: _joined,
    PlayerLeft: _left,
    CardsDealt: _dealt,
    HandsDelivered: _delivered,
    PlayerReady: _readied,
    RoundRevealed: _revealed,
    TableClosed: _closed,
}
