"""The table of Hearts or Gong Zhu for the table service, which knows no game."""

from bot.players import TrickGame
from bot.tables.commands import Join
from bot.tables.ids import UserId
from bot.tables.machine import Moment, Settled
from bot.tables.points import PointsMode, Posting
from bot.tables.ports import Json, StoredEvent, StoredTable
from bot.tables.tricks import accounts, snapshot
from bot.tables.tricks.commands import Command, Start
from bot.tables.tricks.decisions import decide
from bot.tables.tricks.events import Event, GameStarted
from bot.tables.tricks.evolution import evolve
from bot.tables.tricks.state import TrickTable


class TrickMachine:
    """The decisions, evolution and books of one game of tricks under one name.

    Args:
        game: Which game.
    """

    def __init__(self, game: TrickGame) -> None:
        self._game = game
        self.game = game.name

    def decide(self, table: TrickTable, command: Command, moment: Moment) -> tuple[Event, ...]:
        """Say what a command leads to, or raise a RuleError."""
        return decide(table, command, moment)

    def evolve(self, table: TrickTable, event: Event, now_ms: int) -> TrickTable:
        """Return the table after an event."""
        return evolve(table, event, now_ms)

    def is_open(self, table: TrickTable) -> bool:
        """Say whether the table can still be played at."""
        return table.is_open

    def deadline_ms(self, table: TrickTable) -> int | None:
        """Return when the table wants to be woken."""
        return table.deadline_ms if table.is_open else None

    def at_stake(self, table: TrickTable, command: Command) -> tuple[UserId, ...]:
        """Return whose bankrolls a command must find sufficient; nobody's where scores are played for."""
        if table.options.points is PointsMode.SCORE:
            return ()
        if isinstance(command, Join):
            return (command.user_id,)
        return table.people if isinstance(command, Start) else ()

    def reserved(self, stored: StoredTable, table: TrickTable, event: Event) -> Posting | None:
        """Return the points that are set aside when a game begins, where bankrolls are played for."""
        return accounts.reserved(stored, table) if isinstance(event, GameStarted) else None

    def settled(self, stored: StoredTable, table: TrickTable, event: Event) -> Settled | None:
        """Return what has to go into the books after an event, if anything."""
        return accounts.settled(stored, table, event)

    def dump(self, table: TrickTable) -> Json:
        """Return the state in a form that can be kept."""
        return snapshot.dump(table)

    def load(self, kept: Json) -> TrickTable:
        """Return the state that was kept."""
        return snapshot.load(kept, self._game)

    def dump_event(self, event: Event) -> StoredEvent:
        """Return an event in a form that can be kept."""
        return snapshot.dump_event(event)
