"""What an event changes at a Gnau table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.tables.gnau.bank import banker_after_pass, banker_after_round
from bot.tables.gnau.events import (
    BankMoved,
    CardsDealt,
    DeckCut,
    Event,
    HandsDelivered,
    PlayerGone,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
    PlayerSatOut,
    RoundRevealed,
    SplitChosen,
    TableClosed,
)
from bot.tables.gnau.state import GnauTable, Phase
from bot.tables.ids import UserId


def evolve(table: GnauTable, event: Event, now_ms: int) -> GnauTable:
    """Return the table after an event."""
    return _EVOLVERS[type(event)](table, event).with_activity(now_ms)


def _joined(table: GnauTable, event: PlayerJoined) -> GnauTable:
    parts = {**table.parts, event.user_id: event.part}
    return replace(table, seats=(*table.seats, event.user_id), parts=parts)


def _left(table: GnauTable, event: PlayerLeft) -> GnauTable:
    return _without_seat(table, event.user_id)


def _without_seat(table: GnauTable, user_id: UserId) -> GnauTable:
    seats = tuple(seat for seat in table.seats if seat != user_id)
    return replace(table, seats=seats, parts={seat: table.parts[seat] for seat in seats})


def _bank_moved(table: GnauTable, event: BankMoved) -> GnauTable:
    return replace(table, banker_id=event.banker_id)


def _cut(table: GnauTable, event: DeckCut) -> GnauTable:
    return replace(table, parts={**table.parts, event.user_id: event.part})


def _dealt(table: GnauTable, event: CardsDealt) -> GnauTable:
    return replace(
        table,
        phase=Phase.DEALT,
        round=event.round,
        hands=event.hands,
        sat_out={},
        ready=frozenset(),
        choices={},
        delivered=False,
        undelivered=frozenset(),
        deadline_ms=event.reveal_at_ms,
    )


def _sat_out(table: GnauTable, event: PlayerSatOut) -> GnauTable:
    sat_out = {**table.sat_out, event.user_id: event.stake_points}
    return replace(_without_seat(table, event.user_id), sat_out=sat_out)


def _delivered(table: GnauTable, event: HandsDelivered) -> GnauTable:
    return replace(table, delivered=True, undelivered=event.undelivered)


def _gone(table: GnauTable, event: PlayerGone) -> GnauTable:
    table = replace(table, gone=table.gone | {event.user_id})
    return table if table.phase is Phase.DEALT else _without_gone(table)


def _without_gone(table: GnauTable) -> GnauTable:
    gone = [seat for seat in table.seats if seat in table.gone]
    for user_id in gone:
        if user_id == table.banker_id:
            table = replace(table, banker_id=banker_after_pass(table))
        table = _without_seat(table, user_id)
    return replace(table, gone=frozenset())


def _readied(table: GnauTable, event: PlayerReady) -> GnauTable:
    return replace(table, ready=table.ready | {event.user_id})


def _chosen(table: GnauTable, event: SplitChosen) -> GnauTable:
    return replace(table, choices={**table.choices, event.user_id: event.places})


def _revealed(table: GnauTable, _: RoundRevealed) -> GnauTable:
    tally = dict(table.tally)
    for user_id, delta in table.deltas().items():
        tally[user_id] = tally.get(user_id, 0) + delta
    revealed = replace(
        table,
        phase=Phase.REVEALED,
        rounds_played=table.rounds_played + 1,
        tally=tally,
        banker_id=banker_after_round(table),
    )
    return _without_gone(revealed)


def _closed(table: GnauTable, _: TableClosed) -> GnauTable:
    return replace(table, phase=Phase.CLOSED)


# The keys fix the argument types, which no annotation of a heterogeneous mapping can say.
_EVOLVERS: Final[Mapping[type[Any], Callable[[GnauTable, Any], GnauTable]]] = {
    PlayerJoined: _joined,
    PlayerLeft: _left,
    BankMoved: _bank_moved,
    DeckCut: _cut,
    CardsDealt: _dealt,
    PlayerSatOut: _sat_out,
    HandsDelivered: _delivered,
    PlayerGone: _gone,
    PlayerReady: _readied,
    SplitChosen: _chosen,
    RoundRevealed: _revealed,
    TableClosed: _closed,
}
