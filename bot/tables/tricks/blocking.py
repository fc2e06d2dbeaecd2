"""Blocked people at a table of Hearts or Gong Zhu: what they may still do, and when they lose their seat."""

from bot.tables.blocking import verify_not_blocked
from bot.tables.commands import Close, CutDeck, Join, Leave
from bot.tables.machine import Moment
from bot.tables.tricks.commands import AddComputer, Command, NextHand, Start
from bot.tables.tricks.events import Event
from bot.tables.tricks.evolution import evolve_all
from bot.tables.tricks.seating import leave
from bot.tables.tricks.state import WITH_CARDS, TrickTable


def verify_welcome(command: Command, moment: Moment) -> None:
    """Check that who asks for something is not blocked.

    Whoever has cards plays the hand to its end, and may leave.

    Raises:
        RuleError: `blocked`.
    """
    match command:
        case Join() | AddComputer() | CutDeck() | NextHand():
            verify_not_blocked(moment.blocked, command.user_id)
        case Start() | Close():
            verify_not_blocked(moment.blocked, command.actor.user_id)


def show_out(table: TrickTable, moment: Moment) -> tuple[TrickTable, tuple[Event, ...]]:
    """Return the table without its blocked people, and what that takes; while cards are out they stay."""
    events: tuple[Event, ...] = ()
    for user_id in table.people:
        if user_id in moment.blocked and table.is_open and table.phase not in WITH_CARDS:
            left = leave(table, Leave(user_id), moment)
            table, events = evolve_all(table, left, moment.now_ms), events + left
    return table, events


def shown_out_after(table: TrickTable, events: tuple[Event, ...], moment: Moment) -> tuple[Event, ...]:
    """Return what it takes to have no blocked people at a table once some events have happened."""
    return show_out(evolve_all(table, events, moment.now_ms), moment)[1] if moment.blocked else ()
