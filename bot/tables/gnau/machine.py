"""The Gnau table for the table service, which knows no game."""

from bot.tables.commands import Join
from bot.tables.gnau import accounts, snapshot
from bot.tables.gnau.commands import Command, Deal, TakeBank
from bot.tables.gnau.decisions import decide
from bot.tables.gnau.events import CardsDealt, Event, RoundRevealed
from bot.tables.gnau.evolution import evolve
from bot.tables.gnau.state import GnauTable
from bot.tables.ids import UserId
from bot.tables.machine import Moment, Settled
from bot.tables.points import PointsMode, Posting
from bot.tables.ports import Json, StoredEvent, StoredTable


class GnauMachine:
    """Gnau's decisions, evolution and books under one name."""

    game = "gnau"

    def decide(self, table: GnauTable, command: Command, moment: Moment) -> tuple[Event, ...]:
        """Say what a command leads to, or raise a RuleError."""
        return decide(table, command, moment)

    def evolve(self, table: GnauTable, event: Event, now_ms: int) -> GnauTable:
        """Return the table after an event."""
        return evolve(table, event, now_ms)

    def is_open(self, table: GnauTable) -> bool:
        """Say whether the table can still be played at."""
        return table.is_open

    def deadline_ms(self, table: GnauTable) -> int | None:
        """Return when the table wants to be woken."""
        return table.deadline_ms if table.is_open else None

    def at_stake(self, table: GnauTable, command: Command) -> tuple[UserId, ...]:
        """Return whose bankrolls a command must find sufficient; nobody's where scores are played for."""
        if table.options.points is PointsMode.SCORE:
            return ()
        if isinstance(command, Join | TakeBank):
            return (command.user_id,)
        return table.seats if isinstance(command, Deal) else ()

    def reserved(self, stored: StoredTable, table: GnauTable, event: Event) -> Posting | None:
        """Return the points that are set aside at the deal, where bankrolls are played for."""
        return accounts.reserved(stored, table) if isinstance(event, CardsDealt) else None

    def settled(self, stored: StoredTable, table: GnauTable, event: Event) -> Settled | None:
        """Return what has to go into the books after an event, if anything."""
        return accounts.settled(stored, table) if isinstance(event, RoundRevealed) else None

    def dump(self, table: GnauTable) -> Json:
        """Return the state in a form that can be kept."""
        return snapshot.dump(table)

    def load(self, kept: Json) -> GnauTable:
        """Return the state that was kept."""
        return snapshot.load(kept)

    def dump_event(self, event: Event) -> StoredEvent:
        """Return an event in a form that can be kept."""
        return snapshot.dump_event(event)
