"""What an event changes at a Gnau table."""

from dataclasses import replace
from typing import Final

from bot.tables.events import PlayerJoined, PlayerLeft
from bot.tables.gnau import events
from bot.tables.gnau.seating import banker_after_pass, banker_after_round
from bot.tables.gnau.state import GnauTable, Phase
from bot.tables.ids import UserId
from bot.tables.table import Evolution, with_part, without_part


def _with_seat(table: GnauTable, event: PlayerJoined) -> GnauTable:
    seated = replace(table, seats=(*table.seats, event.user_id))
    return with_part(seated, event.user_id, event.part)


def _left(table: GnauTable, event: PlayerLeft) -> GnauTable:
    return _without_seat(table, event.user_id)


def _without_seat(table: GnauTable, user_id: UserId) -> GnauTable:
    left = replace(table, seats=tuple(seat for seat in table.seats if seat != user_id))
    return without_part(left, user_id)


def _bank_moved(table: GnauTable, event: events.BankMoved) -> GnauTable:
    return replace(table, banker_id=event.banker_id)


def _with_hands(table: GnauTable, event: events.CardsDealt) -> GnauTable:
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


def _sat_out(table: GnauTable, event: events.PlayerSatOut) -> GnauTable:
    sat_out = {**table.sat_out, event.user_id: event.stake_points}
    return replace(_without_seat(table, event.user_id), sat_out=sat_out)


def _delivered(table: GnauTable, event: events.HandsDelivered) -> GnauTable:
    return replace(table, delivered=True, undelivered=event.undelivered)


def _gone(table: GnauTable, event: events.PlayerGone) -> GnauTable:
    table = replace(table, gone=table.gone | {event.user_id})
    return table if table.phase is Phase.DEALT else _without_gone(table)


def _without_gone(table: GnauTable) -> GnauTable:
    gone = [seat for seat in table.seats if seat in table.gone]
    for user_id in gone:
        if user_id == table.banker_id:
            table = replace(table, banker_id=banker_after_pass(table))
        table = _without_seat(table, user_id)
    return replace(table, gone=frozenset())


def _readied(table: GnauTable, event: events.PlayerReady) -> GnauTable:
    return replace(table, ready=table.ready | {event.user_id})


def _with_split(table: GnauTable, event: events.SplitChosen) -> GnauTable:
    return replace(table, choices={**table.choices, event.user_id: event.positions})


def _revealed(table: GnauTable, _: events.RoundRevealed) -> GnauTable:
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


evolve: Final = Evolution[GnauTable](
    {
        PlayerJoined: _with_seat,
        PlayerLeft: _left,
        events.BankMoved: _bank_moved,
        events.CardsDealt: _with_hands,
        events.PlayerSatOut: _sat_out,
        events.HandsDelivered: _delivered,
        events.PlayerGone: _gone,
        events.PlayerReady: _readied,
        events.SplitChosen: _with_split,
        events.RoundRevealed: _revealed,
    }
)
"""Returns a table after an event."""
