"""What an event changes at a table of tricks, and when the table acts by itself after it."""

from dataclasses import replace
from typing import Final

from bot.tables.events import DeckCut, PlayerJoined, PlayerLeft
from bot.tables.table import IDLE_MS, Evolution, with_part, without_part
from bot.tables.tricks import events
from bot.tables.tricks.events import Event
from bot.tables.tricks.state import GATHERING, IN_GAME, Occupant, Phase, TrickTable

# A game all of whose people are absent is kept for them.
KEPT_MS: Final = 7 * 24 * 60 * 60 * 1000
# People look at the scores of a hand before the next is dealt.
BETWEEN_MS: Final = 20 * 1000
# Computer players play within seconds. Where their process fails, the table plays the plain advice for them.
COMPUTER_MS: Final = 10 * 1000

# They are nobody's turn: nobody may gain time by them.
_BESIDE_THE_TURN: Final = (events.CardsPrepared, events.CallingOffAsked, DeckCut, PlayerJoined, PlayerLeft)


def _with_person(table: TrickTable, event: PlayerJoined) -> TrickTable:
    occupant = table.seats[event.seat]
    seated = table.with_seat(event.seat, occupant.given_to(event.user_id))
    has_come_back = table.phase in IN_GAME and occupant.holder_id == event.user_id
    left = table.left - {event.user_id} if has_come_back else table.left
    return with_part(replace(seated, left=left), event.user_id, event.part)


def _without_person(table: TrickTable, event: PlayerLeft) -> TrickTable:
    occupant = table.seats[event.seat]
    is_running = table.phase in IN_GAME
    has_given_up = is_running and occupant.holder_id == event.user_id
    left = replace(
        table.with_seat(event.seat, occupant.given_to_computer() if is_running else occupant.emptied()),
        left=table.left | {event.user_id} if has_given_up else table.left,
    )
    # What those who stay have asked for is void where it is not theirs to ask any more.
    asked = frozenset() if left.must_be_played_out else table.calling_off - {event.user_id}
    return without_part(replace(left, calling_off=asked), event.user_id)


def _computer_joined(table: TrickTable, event: events.ComputerJoined) -> TrickTable:
    return table.with_seat(event.seat, table.seats[event.seat].given_to_computer())


def _started(table: TrickTable, event: events.GameStarted) -> TrickTable:
    seats = tuple(map(Occupant.held, table.seats))
    return replace(table, games=event.number, seats=seats, scores=(), took_everything=(), left=frozenset())


def _with_hand(table: TrickTable, event: events.HandDealt) -> TrickTable:
    hand = table.rules.begin_hand(event.deal, event.number, table.next_leader, table.options.rules)
    dealt = replace(
        table,
        round=event.round,
        hand_number=event.number,
        hand=hand,
        shuffle=event.shuffle,
        chosen=None,
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


def _chosen(table: TrickTable, event: events.ChosenAfterPlay) -> TrickTable:
    return replace(table, chosen=event.chosen)


def _scored(table: TrickTable, event: events.HandScored) -> TrickTable:
    return replace(
        table,
        phase=Phase.OVER if event.is_last else Phase.BETWEEN,
        scores=(*table.scores, event.scores),
        took_everything=(*table.took_everything, table.rules.took_everything(table.hand)),
        calling_off=frozenset() if event.is_last else table.calling_off,
    )


def _away(table: TrickTable, event: events.PlayerAway) -> TrickTable:
    return table.with_seat(event.seat, replace(table.seats[event.seat], is_away=True))


def _back(table: TrickTable, event: events.PlayerBack) -> TrickTable:
    return table.with_seat(event.seat, replace(table.seats[event.seat], is_away=False))


def _calling_off(table: TrickTable, event: events.CallingOffAsked) -> TrickTable:
    return replace(table, calling_off=table.calling_off | {event.user_id})


def deadline_after(before: TrickTable, table: TrickTable, event: Event, now_ms: int) -> int | None:
    """Return when a table acts by itself after an event."""
    if not table.is_open:
        return None
    if table.phase in GATHERING:
        return now_ms + IDLE_MS
    if table.is_paused:
        return now_ms + KEPT_MS
    due_ms = now_ms + _time_ms(table)
    if before.deadline_ms is not None and _is_same_turn(before, table, event):
        # Where those who are left to be waited for are computer players, they need less time.
        return min(before.deadline_ms, due_ms)
    return due_ms


def _is_same_turn(before: TrickTable, table: TrickTable, event: Event) -> bool:
    if before.phase is not table.phase or before.is_paused:
        return False
    if isinstance(event, events.PlayerBack):
        return event.seat not in table.waited_for
    return isinstance(event, _BESIDE_THE_TURN)


def _time_ms(table: TrickTable) -> int:
    if table.phase is Phase.BETWEEN:
        return BETWEEN_MS
    is_persons = any(table.seats[seat].is_present for seat in table.waited_for)
    return table.options.turn_s * 1000 if is_persons else COMPUTER_MS


evolve: Final = Evolution[TrickTable](
    {
        PlayerJoined: _with_person,
        PlayerLeft: _without_person,
        events.ComputerJoined: _computer_joined,
        events.GameStarted: _started,
        events.HandDealt: _with_hand,
        events.CardsPrepared: _prepared,
        events.CardPlayed: _played,
        events.ChosenAfterPlay: _chosen,
        events.HandScored: _scored,
        events.PlayerAway: _away,
        events.PlayerBack: _back,
        events.CallingOffAsked: _calling_off,
    },
    deadline_after,
)
"""Returns a table after an event."""
