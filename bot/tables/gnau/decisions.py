"""What a command leads to at a Gnau table, or why it is not allowed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rules.errors import RuleError
from bot.tables.commands import Close, CutDeck, Join, Leave, LosePlace, RecordGone, Wake
from bot.tables.gnau import absence, commands, dealing, seating
from bot.tables.gnau.blocking import show_out, shown_out_after, verify_welcome
from bot.tables.gnau.conditions import verify_current, verify_leads
from bot.tables.gnau.events import Cause, Event, HandsDelivered, RoundRevealed, TableClosed
from bot.tables.gnau.state import GnauTable, Phase
from bot.tables.machine import Moment


def decide(table: GnauTable, command: commands.Command, moment: Moment) -> tuple[Event, ...]:
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
    verify_current(table, command.round)
    verify_welcome(command, moment)
    table, shown_out = show_out(table, moment)
    events = _DECIDERS[type(command)](table, command, moment)
    return (*shown_out, *events, *shown_out_after(table, events, moment))


def _close(table: GnauTable, command: Close, _: Moment) -> tuple[Event, ...]:
    verify_leads(table, command.actor)
    # A dealer who dislikes the cards must not be able to end the table before they count.
    if table.phase is Phase.DEALT:
        raise RuleError("reveal-first")
    return (TableClosed(Cause.ASKED),)


def _record_delivery(table: GnauTable, command: commands.RecordDelivery, _: Moment) -> tuple[Event, ...]:
    return () if table.delivered else (HandsDelivered(command.undelivered),)


def _wake(table: GnauTable, _: Wake, moment: Moment) -> tuple[Event, ...]:
    if table.deadline_ms is None or moment.now_ms < table.deadline_ms:
        return ()
    if table.phase is Phase.DEALT:
        return (RoundRevealed(table.round, Cause.TIME),)
    return (TableClosed(Cause.TIME),)


# The keys fix the argument types, which no annotation of a heterogeneous mapping can say.
_DECIDERS: Final[Mapping[type[Any], Callable[[GnauTable, Any, Moment], tuple[Event, ...]]]] = {
    Join: seating.join,
    Leave: seating.leave,
    commands.TakeBank: seating.take_bank,
    commands.PassBank: seating.pass_bank,
    CutDeck: seating.cut_deck,
    commands.Deal: dealing.deal,
    commands.MarkReady: dealing.mark_ready,
    commands.ChooseSplit: dealing.choose_split,
    commands.Reveal: dealing.reveal,
    Close: _close,
    commands.RecordDelivery: _record_delivery,
    RecordGone: absence.record_gone,
    LosePlace: absence.lose_place,
    Wake: _wake,
}
