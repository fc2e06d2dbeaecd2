"""What a command leads to at a table of Hearts or Gong Zhu, or why it is not allowed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.tables import commands as everywhere
from bot.tables.machine import Moment
from bot.tables.tricks import absence, closing, commands, dealing, playing, seating
from bot.tables.tricks.blocking import show_out, shown_out_after, verify_welcome
from bot.tables.tricks.conditions import verify_current
from bot.tables.tricks.events import Event
from bot.tables.tricks.evolution import evolve_all
from bot.tables.tricks.state import TrickTable

_FROM_COMPUTERS: Final = (commands.PrepareFor, commands.PlayFor)


def decide(table: TrickTable, command: commands.Command, moment: Moment) -> tuple[Event, ...]:
    """Say what a command leads to.

    Args:
        table: The table as it stands.
        command: What is asked of it.
        moment: The time and the chance to use.

    Returns:
        What happens, in order; empty when nothing does.

    Raises:
        RuleError: The command is not allowed now; nothing happens.
    """
    if isinstance(command, _FROM_COMPUTERS):
        # They have thought for a while. What has come too late is no fault of anybody's.
        thought = _DECIDERS[type(command)](table, command, moment)
        return (*thought, *shown_out_after(table, thought, moment))
    verify_current(table, command.round)
    verify_welcome(command, moment)
    table, shown_out = show_out(table, moment)
    if not table.is_open:
        return shown_out
    back = absence.back_with(table, command)
    table = evolve_all(table, back, moment.now_ms)
    events = _DECIDERS[type(command)](table, command, moment)
    return (*shown_out, *back, *events, *shown_out_after(table, events, moment))


# The keys fix the argument types, which no annotation of a heterogeneous mapping can say.
_DECIDERS: Final[Mapping[type[Any], Callable[[TrickTable, Any, Moment], tuple[Event, ...]]]] = {
    everywhere.Join: seating.join,
    everywhere.Leave: seating.leave,
    commands.AddComputer: seating.add_computer,
    everywhere.CutDeck: seating.cut_deck,
    commands.Start: dealing.start,
    commands.NextHand: dealing.next_hand,
    commands.Prepare: playing.prepare,
    commands.PlayCard: playing.play_card,
    commands.ChooseMoon: playing.choose_moon,
    commands.TakeSeatBack: absence.take_seat_back,
    commands.PrepareFor: playing.prepare_for,
    commands.PlayFor: playing.play_for,
    everywhere.Close: closing.close,
    everywhere.RecordGone: absence.record_gone,
    everywhere.LosePlace: absence.lose_place,
    everywhere.Wake: absence.wake,
}
