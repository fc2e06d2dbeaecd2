"""The end of an evening for its tournaments: cancelled by hand, or played and waited for."""

from typing import TYPE_CHECKING, Final

from tests.simulation.tournaments.kept import CANCELLED, GATHERING, OVER, Tournament, tournaments
from tests.simulation.tricks.kept import settled_hands

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

ANSWER_S: Final = 12.0
# So long two hands take where all are there.
PLAYED_S: Final = 500.0


class TournamentEnding:
    """Ends the tournaments of a simulation."""

    def __init__(self, simulation: "Simulation") -> None:
        self._simulation = simulation
        self._side = simulation.side

    def end_by_hand(self) -> None:
        """Have every other tournament cancelled, and the rest played, or at least begun by themselves."""
        for each in self._unfinished():
            if each.number % 2:
                self._cancel(each)
        for each in self._unfinished():
            if each.state != GATHERING:
                self._simulation.rallies.play_on(each.guild_id)
        self._simulation.schedule.run_until(lambda: not self._is_played(), PLAYED_S)
        self._simulation.crowd.rest()

    def left_s(self) -> list[float]:
        """Return in how many seconds each tournament begins that has not."""
        now_ms = self._simulation.clock.now_ms()
        gathering = (each for each in self._unfinished() if each.state == GATHERING)
        return [(each.begins_ms - now_ms) / 1000 for each in gathering]

    def _cancel(self, each: Tournament) -> None:
        self._simulation.rallies.cancel(each.guild_id, each.number)
        self._simulation.schedule.run_for(ANSWER_S)

    def _is_played(self) -> bool:
        return any(each.state != GATHERING for each in self._unfinished())

    def _unfinished(self) -> list[Tournament]:
        books = self._simulation.books
        return [
            each
            for each in tournaments(books, settled_hands(books))
            if each.state not in {OVER, CANCELLED}
            and self._side.is_there(self._side.channels[each.channel_id])
        ]
