"""The end of a simulation: nothing fails any more, and everything must come to a good end."""

from typing import TYPE_CHECKING, Final

from tests.simulation.books import OpenTable, RoundKey
from tests.simulation.faults import NO_FAULTS
from tests.simulation.places import Channel, Message, walk

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

SETTLE_S: Final = 40.0
ANSWER_S: Final = 4.0
# What Discord refused to show is tried again every hour at least.
TRIED_AGAIN_S: Final = 3700.0
PATIENCE: Final = 2


class Ending:
    """Ends all tables of a simulation, by hand or by waiting.

    Args:
        simulation: Which.
    """

    def __init__(self, simulation: "Simulation") -> None:
        self._simulation = simulation
        self._side = simulation.side
        self._books = simulation.books

    def play(self) -> None:
        """End everything.

        Raises:
            ViolationError: It cannot be ended, or the books are not as they should be.
        """
        simulation = self._simulation
        simulation.faults.rates = NO_FAULTS
        simulation.crowd.stop_oddities()
        simulation.mischief.make_peace()
        simulation.trace.note("all is well from here on")
        if not any(process.is_connected for process in simulation.living):
            simulation.wait_for_start()
        simulation.schedule.run_for(SETTLE_S)
        simulation.check()
        if simulation.plan.by_hand:
            for table in self._books.open_tables():
                self._end_by_hand(table)
        self._wait_for_end()
        simulation.schedule.run_for(SETTLE_S)
        for _ in range(PATIENCE):
            if self._unannounced():
                simulation.schedule.run_for(TRIED_AGAIN_S)
        simulation.check()
        simulation.violations.extend(
            f"round {table_id}-{number} was never announced" for table_id, number in self._unannounced()
        )
        simulation.check()

    def _wait_for_end(self) -> None:
        simulation = self._simulation
        for _ in range(40):
            open_tables = self._books.open_tables()
            if not open_tables:
                return
            now_ms = simulation.clock.now_ms()
            left_s = [(table.deadline_ms or 0) / 1000 - now_ms / 1000 for table in open_tables]
            simulation.schedule.run_for(max(1.0, *left_s, 1.0) + 30.0)
        for table in self._books.open_tables():
            simulation.violations.append(f"table {table.table_id} never ends: {table.phase}")

    def _end_by_hand(self, table: OpenTable) -> None:
        channel = self._side.channels[table.channel_id]
        if channel.guild_id is None or not channel.exists or not self._side.servers[channel.guild_id].has_bot:
            return
        manager = min(self._side.servers[channel.guild_id].managers)
        # Since the tables were listed its time may have come.
        if self._phase(table) == "dealt":
            self._press(manager, channel, f"gnau:{table.table_id}:{table.round}:reveal")
        if self._phase(table) == "dealt":
            return
        self._simulation.crowd.type(manager, channel, "close")
        self._simulation.schedule.run_for(ANSWER_S)
        if self._phase(table) is not None:
            self._simulation.violations.append(f"table {table.table_id} cannot be closed")

    def _press(self, user_id: int, channel: Channel, custom_id: str) -> None:
        found = self._found(user_id, channel, custom_id)
        if not found:
            # Its message was deleted, and nothing has happened at the table since: people ask for it again.
            self._simulation.crowd.type(user_id, channel, "open")
            self._simulation.schedule.run_for(ANSWER_S)
            found = self._found(user_id, channel, custom_id)
        if not found:
            self._simulation.violations.append(f"nobody can press {custom_id}")
            return
        self._simulation.crowd.press(user_id, *found[-1])
        self._simulation.schedule.run_for(ANSWER_S)

    def _found(
        self, user_id: int, channel: Channel, custom_id: str
    ) -> list[tuple[Message, dict[str, object]]]:
        shown = [each for each in self._side.seen_by(user_id) if each.channel is channel]
        return [(each, item) for each in shown for item in _with_id(each, custom_id)]

    def _phase(self, table: OpenTable) -> str | None:
        found = [each.phase for each in self._books.open_tables() if each.table_id == table.table_id]
        return found[0] if found else None

    def _unannounced(self) -> list[RoundKey]:
        channels = self._books.tables()
        missing = sorted(self._books.settled().keys() - self._simulation.watcher.announced)
        return [key for key in missing if self._is_there(self._side.channels[channels[key[0]]])]

    def _is_there(self, channel: Channel) -> bool:
        return channel.exists and self._side.servers[channel.guild_id or 0].has_bot


def _with_id(message: Message, custom_id: str) -> list[dict[str, object]]:
    return [each for each in walk(message.components) if each.get("custom_id") == custom_id]
