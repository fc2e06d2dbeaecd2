"""The end of a simulation: nothing fails any more, and everything must come to a good end."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tests.simulation.acts import GNAU, TRICK_GAMES
from tests.simulation.books import Table
from tests.simulation.faults import NO_FAULTS
from tests.simulation.gnau.ending import reveal
from tests.simulation.hosting import Host
from tests.simulation.tournaments.ending import TournamentEnding
from tests.simulation.tricks.ending import play_out

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

SETTLE_S: Final = 40.0
# What Discord refused to show is tried again every hour at least.
TRIED_AGAIN_S: Final = 3700.0
PATIENCE: Final = 2
_BY_HAND: Final = {GNAU: reveal, **dict.fromkeys(TRICK_GAMES, play_out)}
# Deadlines that are further away are days away.
LONG_S: Final = 2 * 3600.0


class Ending:
    """Ends all tables of a simulation, by hand or by waiting."""

    def __init__(self, simulation: "Simulation") -> None:
        self._simulation = simulation
        self._side = simulation.side
        self._books = simulation.books
        self._tournaments = TournamentEnding(simulation)

    def play(self) -> None:
        """End everything.

        Raises:
            ViolationError: It cannot be ended, or the books are not as they should be.
        """
        simulation = self._simulation
        simulation.faults.rates = NO_FAULTS
        simulation.crowd.rest()
        simulation.mischief.make_peace()
        simulation.trace.note("all is well from here on")
        if not any(process.is_connected for process in simulation.living):
            simulation.wait_for_start()
        simulation.schedule.run_for(SETTLE_S)
        simulation.check()
        self._show_all()
        if simulation.plan.by_hand:
            self._tournaments.end_by_hand()
            for table in self._books.open_tables():
                # Those of tournaments end with them.
                if table.table_id not in self._books.damaged and "duplicate" not in table.kept:
                    self._end_by_hand(table)
        self._wait_for_end()
        simulation.schedule.run_for(SETTLE_S)
        for _ in range(PATIENCE):
            if self._unannounced() or self._misshown():
                simulation.schedule.run_for(TRIED_AGAIN_S)
        simulation.check()
        simulation.violations.extend(f"{each} was never announced" for each in self._unannounced())
        self._verify_shown(self._misshown())
        called_off = (f"table {each} is damaged and not called off" for each in self._books.not_called_off())
        simulation.violations.extend(called_off)
        simulation.check()

    def _show_all(self) -> None:
        """Have people ask for the open tables that they do not see as they stand: then they must."""
        for table in self._misshown_open():
            Host(self._simulation, table).type("open")
        self._simulation.schedule.run_until(lambda: not self._misshown_open(), SETTLE_S)
        self._verify_shown(self._misshown_open())

    def _verify_shown(self, misshown: Iterable[Table]) -> None:
        self._simulation.violations.extend(
            f"table {table.table_id} is not shown as it stands: {table.phase}, round {table.round}"
            for table in misshown
        )

    def _wait_for_end(self) -> None:
        for _ in range(40):
            left_s = self._left_s()
            if not left_s:
                return
            soon = [each for each in left_s if each < LONG_S]
            if soon:
                self._simulation.schedule.run_for(max(1.0, *soon, 1.0) + 30.0)
            else:
                self._sleep_through(max(left_s))
        for table in self._books.open_tables():
            self._simulation.violations.append(f"table {table.table_id} never ends: {table.phase}")

    def _left_s(self) -> list[float]:
        """Return in how many seconds each open table acts by itself, and each tournament begins."""
        now_ms = self._simulation.clock.now_ms()
        tables = [((table.deadline_ms or 0) - now_ms) / 1000 for table in self._books.open_tables()]
        return [*tables, *self._tournaments.left_s()]

    def _sleep_through(self, seconds: float) -> None:
        """Let days pass in which nothing happens, and the bot does not run either."""
        simulation = self._simulation
        for process in simulation.living:
            simulation.stop(process)
        simulation.clock.offset_ms += int(seconds * 1000)
        simulation.wait_for_start()
        simulation.schedule.run_for(SETTLE_S)

    def _end_by_hand(self, table: Table) -> None:
        host = Host(self._simulation, table)
        if not self._side.is_there(host.channel):
            return
        if _BY_HAND[table.game](host):
            host.close()
            if host.now is not None:
                host.blame(f"table {table.table_id} cannot be closed")

    def _unannounced(self) -> list[str]:
        return [each for referee in self._simulation.referees for each in referee.unannounced()]

    def _misshown_open(self) -> list[Table]:
        return [table for table in self._misshown() if table.is_open]

    def _misshown(self) -> list[Table]:
        return [each for referee in self._simulation.referees for each in referee.misshown()]
