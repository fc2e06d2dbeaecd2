"""One short evening with a process death at a chosen point: open, two join, deal, reveal, close."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.simulation.ending import Ending
from tests.simulation.gnau.rounds import GAME, settled_rounds
from tests.simulation.outcome import Outcome
from tests.simulation.places import walk
from tests.simulation.plan import Plan
from tests.simulation.run import Simulation, ViolationError, on_stage

ATTEMPTS: Final = 25
ANSWER_S: Final = 3.0
PLAN: Final = Plan(
    seed=1,
    steps=0,
    channels=(1,),
    people=3,
    settings=({"reveal_s": 60, "points": "bankroll", "opening_grant_points": 1000},),
)


class ScriptedEvening:
    """The same evening, over and over."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        [self._server] = simulation.side.servers.values()
        [self._channel] = simulation.side.channels_of(self._server)
        self._opener, self._ben, self._cat = self._server.members

    def play(self) -> None:
        """Play it to its end, starting another process whenever one has died.

        Raises:
            ViolationError: It cannot be played to its end, or the books are not as they should be.
        """
        opener, ben, cat = self._opener, self._ben, self._cat
        self._until(lambda: self._type(opener, "open"), lambda: bool(self._table()))
        self._until(lambda: self._press(ben, "join"), lambda: ben in self._seats())
        self._until(lambda: self._press(cat, "join"), lambda: cat in self._seats())
        self._until(lambda: self._press(opener, "deal"), lambda: self._round() == 1)
        self._until(lambda: self._press(opener, "reveal"), self._settled)
        self._until(lambda: None, self._announced)
        self._until(lambda: self._type(opener, "close"), lambda: not self._table())
        Ending(self._simulation).play()

    def _until(self, act: Callable[[], None], is_done: Callable[[], bool]) -> None:
        simulation = self._simulation
        for _ in range(ATTEMPTS):
            if not simulation.living:
                simulation.wait_for_start()
            if is_done():
                return
            act()
            simulation.schedule.run_until(is_done, ANSWER_S)
            simulation.schedule.run_for(ANSWER_S)
            simulation.bury_failed()
            simulation.check()
        simulation.violations.append("the evening does not go on")
        raise ViolationError

    def _type(self, user_id: int, name: str) -> None:
        self._simulation.crowd.type(user_id, self._channel, GAME, name)

    def _press(self, user_id: int, action: str) -> None:
        for message in reversed(self._simulation.side.seen_by(user_id)):
            if message.channel is not self._channel or message.viewer_id is not None:
                continue
            for item in walk(message.components):
                if str(item.get("custom_id", "")).endswith(f":{action}"):
                    self._simulation.crowd.press(user_id, message, item)
                    return

    def _settled(self) -> bool:
        return bool(settled_rounds(self._simulation.books))

    def _announced(self) -> bool:
        return not any(referee.unannounced() for referee in self._simulation.referees)

    def _table(self) -> list[int]:
        return [table.table_id for table in self._simulation.books.open_tables()]

    def _seats(self) -> tuple[int, ...]:
        return next((tuple(table.kept["seats"]) for table in self._simulation.books.open_tables()), ())

    def _round(self) -> int:
        return next((table.round for table in self._simulation.books.open_tables()), 0)


def evening(file: Path, dies_at: int | None = None) -> Outcome:
    """Play the evening.

    Args:
        dies_at: At which await point the process dies; None for never.
    """
    simulation = Simulation(PLAN, file)
    simulation.dies_at = dies_at
    with on_stage(simulation):
        simulation.play(ScriptedEvening(simulation).play)
        if dies_at is not None and simulation.deaths != 1:
            simulation.violations.append(f"there were {simulation.deaths} deaths instead of one")
        return simulation.outcome()


def replay_point(point: int) -> str:
    """Return the command that plays the evening with a death at this await point again."""
    return f"python -m tests.simulation --every-point {point}"
