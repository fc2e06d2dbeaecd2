"""Tournaments in simulated evenings: opened, played in private threads, and told as they were."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.simulation.acts import TRICK_GAMES
from tests.simulation.bugs import Bug
from tests.simulation.outcome import Outcome
from tests.simulation.people import EVER
from tests.simulation.plan import Plan, plan_of
from tests.simulation.run import Simulation, on_stage
from tests.simulation.tournaments.kept import tournaments
from tests.simulation.tricks.kept import settled_hands
from tests.simulation.workshop import Workshop

STEPS = 30
# Evenings in which tournaments are played to their ends, and in which managers cancel some.
SEEDS = (5, 16, 21)

pytestmark = pytest.mark.logs_errors


def played(shop: Workshop, seed: int) -> Outcome:
    """Play an evening for tournaments, in which messages are lost and the bot dies and is started anew."""
    rally = replace(plan_of(seed, STEPS), games=TRICK_GAMES, people=4 + seed % 3, rallies=0.7)
    outcome = shop.run(replace(rally, channels=(1,), month_ends_s=None, rests=0.0))
    assert outcome.violations == [], "\n".join([*outcome.tail, *outcome.violations])
    return outcome


@pytest.mark.thorough
def test_tournaments_are_played_and_told_as_they_were(shop: Workshop):
    counts = sum((played(shop, seed).counts for seed in SEEDS), Counter[str]())
    assert counts["tournaments-over"] > 1
    assert counts["standings"] > 5
    assert {"tournaments-cancelled", "deals-compared", "roots", "deaths"} <= set(counts)


# Turns take a day, so a table whose people do nothing stands still.
RALLY = {"game": "hearts", "hands": 2, "people": 4, "pace": "86400"}
HAND_S = 600.0


class HalfPlayed:
    """A tournament of which one table has played the first deal, and someone of the other looks at it."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._crowd, self._books = simulation.crowd, simulation.books

    def play(self) -> None:
        simulation = self._simulation
        [server] = simulation.side.servers.values()
        [channel] = simulation.side.channels_of(server)
        simulation.wait_for_start()
        self._crowd.type(min(server.managers), channel, "tournament", "open", RALLY)
        simulation.schedule.run_for(5.0)
        simulation.rallies.enter(server)
        simulation.schedule.run_for(10.0)
        [rally] = tournaments(self._books, settled_hands(self._books))
        for user_id in rally.people_at(0):
            self._crowd.go_on(user_id, server.guild_id, EVER)
        simulation.schedule.run_until(lambda: self._books.counted()["rounds"] == 1, HAND_S)
        self._crowd.rest()
        other, hand = min(rally.people_at(1)), f"{rally.places[0].table_id}.1"
        self._crowd.type(other, channel, "hearts", "review", {"hand": hand})
        simulation.schedule.run_for(10.0)


@pytest.mark.thorough
@pytest.mark.parametrize("bug", [None, Bug.EARLY_DEAL])
def test_whoever_looks_at_a_deal_too_early_is_caught(shop: Workshop, bug: Bug | None):
    """A table stands still with the first deal, which the other has played."""
    plan = Plan(seed=1, steps=0, channels=(1,), people=4, games=("hearts",))
    with shop.database() as file:
        simulation = Simulation(plan, file)
        with on_stage(simulation, bug):
            simulation.play(HalfPlayed(simulation).play)
            outcome = simulation.outcome()
    assert outcome.counts["rounds"] == 1
    caught = "deal 1 of tournament 1 is shown to"
    assert any(caught in each for each in outcome.violations) is (bug is not None), outcome.violations
    assert bool(outcome.violations) is (bug is not None)
