"""When a table acts by itself."""

from typing import Final

from bot.tables.tricks.events import (
    CallingOffAsked,
    CardsPrepared,
    DeckCut,
    Event,
    PlayerBack,
    PlayerJoined,
    PlayerLeft,
)
from bot.tables.tricks.state import GATHERING, Phase, TrickTable

# A lobby, or a game that is over, without anybody doing anything.
IDLE_MS: Final = 15 * 60 * 1000
# A game all of whose people are absent is kept for them.
KEPT_MS: Final = 7 * 24 * 60 * 60 * 1000
# People look at the scores of a hand before the next is dealt.
BETWEEN_MS: Final = 20 * 1000
# Computer players play within seconds. Where their process fails, the table plays the plain advice for them.
COMPUTER_MS: Final = 10 * 1000

# They are nobody's turn: nobody may gain time by them.
_BESIDE_THE_TURN: Final = (CardsPrepared, CallingOffAsked, DeckCut, PlayerJoined, PlayerLeft)


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
    if isinstance(event, PlayerBack):
        return event.seat not in table.waited_for
    return isinstance(event, _BESIDE_THE_TURN)


def _time_ms(table: TrickTable) -> int:
    if table.phase is Phase.BETWEEN:
        return BETWEEN_MS
    is_persons = any(table.seats[place].is_present for place in table.waited_for)
    return table.options.turn_s * 1000 if is_persons else COMPUTER_MS
