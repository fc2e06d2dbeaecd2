"""Whoever manages a server, ending its tables by hand."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.books import Table
from tests.simulation.places import Channel, Message, walk

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

ANSWER_S: Final = 4.0


class Host:
    """A manager at a table."""

    def __init__(self, simulation: "Simulation", table: Table) -> None:
        self.simulation = simulation
        self.table = table

    @property
    def channel(self) -> Channel:
        """Where the table is."""
        return self.simulation.side.channels[self.table.channel_id]

    @property
    def now(self) -> Table | None:
        """The table as it is now; None once it is closed."""
        tables = self.simulation.books.open_tables()
        return next((each for each in tables if each.table_id == self.table.table_id), None)

    @property
    def people(self) -> list[int]:
        """Who is in the server."""
        return self.simulation.side.servers[self.table.guild_id].members

    def type(self, name: str, user_id: int | None = None) -> None:
        """Type a command of the table's game, or have somebody else type it, and wait for the answer."""
        crowd = self.simulation.crowd
        crowd.type(user_id or self._manager, self.channel, self.table.game, name)
        self.simulation.schedule.run_for(ANSWER_S)

    def close(self) -> None:
        """Have the table closed; in a running game the command asks first."""
        self.type("close")
        now = self.now
        question = "" if now is None else f"{now.game}:{now.table_id}:{now.round}:call_off"
        if self._found(question):
            self.press(question)

    def press(self, custom_id: str) -> None:
        """Press a button and wait for the answer."""
        found = self._found(custom_id)
        if not found:
            # Its message was deleted, and nothing has happened at the table since: people ask for it again.
            self.type("open")
            found = self._found(custom_id)
        if not found:
            self.blame(f"nobody can press {custom_id}")
            return
        self.simulation.crowd.press(self._manager, *found[-1])
        self.simulation.schedule.run_for(ANSWER_S)

    def wait_until(self, is_so: Callable[[], bool], limit_s: float) -> bool:
        """Let time pass until something is so; return whether it came to be within the limit."""
        return self.simulation.schedule.run_until(is_so, limit_s)

    def blame(self, what: str) -> None:
        """Say what is wrong."""
        self.simulation.violations.append(what)

    @property
    def _manager(self) -> int:
        return min(self.simulation.side.servers[self.table.guild_id].managers)

    def _found(self, custom_id: str) -> list[tuple[Message, dict[str, Any]]]:
        shown = [each for each in self.simulation.side.seen_by(self._manager) if each.channel is self.channel]
        return [
            (each, item)
            for each in shown
            for item in walk(each.components)
            if item.get("custom_id") == custom_id
        ]
