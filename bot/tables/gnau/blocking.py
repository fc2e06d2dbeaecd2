"""Blocked people at a Gnau table: what they may still do, and when they lose their seat."""

from bot.tables.blocking import verify_not_blocked
from bot.tables.commands import Close, CutDeck, Join, Leave
from bot.tables.gnau.commands import Command, Deal, PassBank, Reveal, TakeBank
from bot.tables.gnau.events import Event
from bot.tables.gnau.evolution import evolve
from bot.tables.gnau.seating import leave
from bot.tables.gnau.state import GnauTable, Phase
from bot.tables.machine import Moment


def verify_welcome(command: Command, moment: Moment) -> None:
    """Check that who asks for something is not blocked.

    Whoever has cards plays the round to its end, and may leave: points are at stake for others, too.

    Raises:
        RuleError: `blocked`.
    """
    match command:
        case Join() | TakeBank() | PassBank() | CutDeck():
            verify_not_blocked(moment.blocked, command.user_id)
        case Deal() | Reveal() | Close():
            verify_not_blocked(moment.blocked, command.actor.user_id)


def show_out(table: GnauTable, moment: Moment) -> tuple[GnauTable, tuple[Event, ...]]:
    """Return the table without its blocked people, and what that takes; while cards are out they stay."""
    events: tuple[Event, ...] = ()
    if table.phase not in {Phase.LOBBY, Phase.REVEALED}:
        return table, events
    for user_id in (seat for seat in table.seats if seat in moment.blocked):
        left = leave(table, Leave(user_id), moment)
        table = _after(table, left, moment)
        events += left
    return table, events


def shown_out_after(table: GnauTable, events: tuple[Event, ...], moment: Moment) -> tuple[Event, ...]:
    """Return what it takes to have no blocked people at a table once some events have happened."""
    return show_out(_after(table, events, moment), moment)[1] if moment.blocked else ()


def _after(table: GnauTable, events: tuple[Event, ...], moment: Moment) -> GnauTable:
    for event in events:
        table = evolve(table, event, moment.now_ms)
    return table
