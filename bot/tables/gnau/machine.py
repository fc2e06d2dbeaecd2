"""Gnau as a state machine: what a command leads to, and why it may not."""

from typing import ClassVar

from bot.rules.errors import RuleError
from bot.tables.commands import Close, CutDeck, Join, Leave, LoseChannel, RecordGone, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import accounts, commands, dealing, events, seating, snapshot
from bot.tables.gnau.events import Event, evolve
from bot.tables.gnau.state import GnauTable
from bot.tables.machine import Moment
from bot.tables.table import TableMachine, close, cut_deck


def _close_between_rounds(table: GnauTable, command: Close, moment: Moment) -> tuple[Event, ...]:
    closed = close(table, command, moment)
    # A dealer who dislikes the cards must not be able to end the table before they count.
    if table.has_cards_out:
        raise RuleError("reveal-first")
    return closed


def _wake(table: GnauTable, _: Wake, moment: Moment) -> tuple[Event, ...]:
    if not table.is_due(moment.now_ms):
        return ()
    if table.has_cards_out:
        return (events.RoundRevealed(table.round, Cause.TIME),)
    return (TableClosed(Cause.TIME),)


class GnauMachine(TableMachine[GnauTable]):
    """The Gnau table for the table service, which knows no game."""

    game = "gnau"
    evolution = evolve
    stored_events = snapshot.EVENTS
    refused_when_blocked = (
        Join,
        commands.TakeBank,
        commands.PassBank,
        CutDeck,
        commands.Deal,
        commands.Reveal,
        Close,
    )
    staking = (Join, commands.TakeBank)
    staking_all = (commands.Deal,)
    deciders: ClassVar = {
        Join: seating.join,
        Leave: seating.leave,
        commands.TakeBank: seating.take_bank,
        commands.PassBank: seating.pass_bank,
        CutDeck: cut_deck,
        commands.Deal: dealing.deal,
        commands.MarkReady: dealing.mark_ready,
        commands.ChooseSplit: dealing.choose_split,
        commands.Reveal: dealing.reveal,
        Close: _close_between_rounds,
        commands.RecordDelivery: dealing.record_delivery,
        RecordGone: dealing.note_gone,
        LoseChannel: dealing.end_unseen,
        Wake: _wake,
    }

    booking = staticmethod(accounts.book_round)
    dump = staticmethod(snapshot.dump)
    load = staticmethod(snapshot.load)
