"""What an event changes at a table of Hearts or Gong Zhu."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.tables.tricks import events
from bot.tables.tricks.deadlines import deadline_after
from bot.tables.tricks.events import Event
from bot.tables.tricks.seats import Seat
from bot.tables.tricks.state import IN_GAME, Phase, TrickTable


def evolve(table: TrickTable, event: Event, now_ms: int) -> TrickTable:
    """Return the table after an event."""
    changed = _EVOLVERS[type(event)](table, event)
    return replace(changed, deadline_ms=deadline_after(table, changed, event, now_ms))


def evolve_all(table: TrickTable, happened: Iterable[Event], now_ms: int) -> TrickTable:
    """Return the table after several events."""
    for event in happened:
        table = evolve(table, event, now_ms)
    return table


def _joined(table: TrickTable, event: events.PlayerJoined) -> TrickTable:
    seat = table.seats[event.seat]
    seated = table.with_seat(event.seat, seat.given_to(event.user_id))
    has_come_back = table.phase in IN_GAME and seat.holder_id == event.user_id
    left = table.left - {event.user_id} if has_come_back else table.left
    return replace(seated, parts={**table.parts, event.user_id: event.part}, left=left)


def _left(table: TrickTable, event: events.PlayerLeft) -> TrickTable:
    seat = table.seats[event.seat]
    is_running = table.phase in IN_GAME
    has_given_up = is_running and seat.holder_id == event.user_id
    left = replace(
        table.with_seat(event.seat, seat.given_to_computer() if is_running else seat.emptied()),
        left=table.left | {event.user_id} if has_given_up else table.left,
    )
    parts = {user_id: part for user_id, part in table.parts.items() if user_id != event.user_id}
    # What those who stay have asked for is void where it is not theirs to ask any more.
    asked = frozenset() if left.must_be_played_out else table.calling_off - {event.user_id}
    return replace(left, parts=parts, calling_off=asked)


def _computer_joined(table: TrickTable, event: events.ComputerJoined) -> TrickTable:
    return table.with_seat(event.seat, table.seats[event.seat].given_to_computer())


def _cut(table: TrickTable, event: events.DeckCut) -> TrickTable:
    return replace(table, parts={**table.parts, event.user_id: event.part})


def _started(table: TrickTable, event: events.GameStarted) -> TrickTable:
    seats = tuple(map(Seat.held, table.seats))
    return replace(table, games=event.number, seats=seats, scores=(), sweepers=(), left=frozenset())


def _dealt(table: TrickTable, event: events.HandDealt) -> TrickTable:
    hand = table.rules.begin_hand(event.deal, event.number, table.next_leader, table.options.rules)
    dealt = replace(
        table,
        round=event.round,
        hand_number=event.number,
        hand=hand,
        shuffle=event.shuffle,
        moon=None,
        calling_off=frozenset(),
    )
    return _with_phase_of_hand(dealt)


def _prepared(table: TrickTable, event: events.CardsPrepared) -> TrickTable:
    hand = table.rules.prepare(table.hand, event.seat, event.cards)
    return _with_phase_of_hand(replace(table, hand=hand))


def _played(table: TrickTable, event: events.CardPlayed) -> TrickTable:
    hand = table.rules.play_card(table.hand, event.seat, event.card)
    return _with_phase_of_hand(replace(table, hand=hand))


def _with_phase_of_hand(table: TrickTable) -> TrickTable:
    assert table.hand is not None
    if table.hand.play is None:
        return replace(table, phase=Phase.PREPARING)
    return replace(table, phase=Phase.CHOOSING if table.hand.is_finished else Phase.PLAYING)


def _moon_chosen(table: TrickTable, event: events.MoonChosen) -> TrickTable:
    return replace(table, moon=event.moon)


def _scored(table: TrickTable, event: events.HandScored) -> TrickTable:
    return replace(
        table,
        phase=Phase.OVER if event.is_last else Phase.BETWEEN,
        scores=(*table.scores, event.scores),
        sweepers=(*table.sweepers, table.rules.took_everything(table.hand)),
        calling_off=frozenset() if event.is_last else table.calling_off,
    )


def _away(table: TrickTable, event: events.PlayerAway) -> TrickTable:
    return table.with_seat(event.seat, replace(table.seats[event.seat], is_away=True))


def _back(table: TrickTable, event: events.PlayerBack) -> TrickTable:
    return table.with_seat(event.seat, replace(table.seats[event.seat], is_away=False))


def _calling_off(table: TrickTable, event: events.CallingOffAsked) -> TrickTable:
    return replace(table, calling_off=table.calling_off | {event.user_id})


def _closed(table: TrickTable, _: events.TableClosed) -> TrickTable:
    return replace(table, phase=Phase.CLOSED)


# The keys fix the argument types, which no annotation of a heterogeneous mapping can say.
_EVOLVERS: Final[Mapping[type[Any], Callable[[TrickTable, Any], TrickTable]]] = {
    events.PlayerJoined: _joined,
    events.PlayerLeft: _left,
    events.ComputerJoined: _computer_joined,
    events.DeckCut: _cut,
    events.GameStarted: _started,
    events.HandDealt: _dealt,
    events.CardsPrepared: _prepared,
    events.CardPlayed: _played,
    events.MoonChosen: _moon_chosen,
    events.HandScored: _scored,
    events.PlayerAway: _away,
    events.PlayerBack: _back,
    events.CallingOffAsked: _calling_off,
    events.TableClosed: _closed,
}
