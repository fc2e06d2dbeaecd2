"""Gnau as a state machine: what a command leads to, and why it may not."""

from typing import ClassVar

from bot.rules.errors import RuleError
from bot.tables.commands import Close, CutDeck, Join, Leave, LoseChannel, RecordGone, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import accounts, dealing, seating, snapshot
from bot.tables.gnau.commands import (
    ChooseSplit,
    Deal,
    MarkReady,
    PassBank,
    RecordDelivery,
    Reveal,
    TakeBank,
)
from bot.tables.gnau.events import Event, RoundRevealed
from bot.tables.gnau.evolution import evolve
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
        return (RoundRevealed(table.round, Cause.TIME),)
    return (TableClosed(Cause.TIME),)


class GnauMachine(TableMachine[GnauTable]):
    """The Gnau table for the table service, which knows no game."""

    game = "gnau"
    evolution = evolve
    stored_events = snapshot.EVENTS
    refused_when_blocked = (Join, TakeBank, PassBank, CutDeck, Deal, Reveal, Close)
    staking = (Join, TakeBank)
    staking_all = (Deal,)
    deciders: ClassVar = {
        Join: seating.join,
        Leave: seating.leave,
        TakeBank: seating.take_bank,
        PassBank: seating.pass_bank,
        CutDeck: cut_deck,
        Deal: dealing.deal,
        MarkReady: dealing.mark_ready,
        ChooseSplit: dealing.choose_split,
        Reveal: dealing.reveal,
        Close: _close_between_rounds,
        RecordDelivery: dealing.record_delivery,
        RecordGone: dealing.note_gone,
        LoseChannel: dealing.end_unseen,
        Wake: _wake,
    }

    booking = staticmethod(accounts.book_round)
    dump = staticmethod(snapshot.dump)
    load = staticmethod(snapshot.load)
