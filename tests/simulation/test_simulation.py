"""A short run of the simulator, and that a seed always stands for the same evening."""

import os
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from bot.services.calling_off import CallingOff
from tests.simulation.__main__ import main
from tests.simulation.acts import GNAU
from tests.simulation.bugs import Bug
from tests.simulation.faults import Rates
from tests.simulation.many import outcomes_of
from tests.simulation.outcome import Outcome, replay
from tests.simulation.plan import Plan, plan_of
from tests.simulation.scripted import replay_point
from tests.simulation.workshop import Workshop

SEEDS = (8, 10)
MORE_SEEDS = (*range(2, 8), 9, *range(11, 22))
STEPS = 25
# Two of them that are over soon.
SHORT = (11, 12)
FEW = 5
ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.logs_errors
of_the_same_evenings = pytest.mark.xdist_group("simulated evenings")


@pytest.fixture(scope="module")
def outcomes(shop: Workshop) -> list[Outcome]:
    return [shop.run(plan_of(seed, STEPS)) for seed in SEEDS]


@pytest.fixture(scope="module")
def more_outcomes(shop: Workshop) -> list[Outcome]:
    return [shop.run(plan_of(seed, STEPS)) for seed in MORE_SEEDS]


def verify_in_order(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        assert outcome.violations == [], "\n".join([*outcome.tail, replay(outcome.seed, STEPS)])


@of_the_same_evenings
def test_in_simulated_evenings_nothing_is_lost_and_nothing_is_seen_too_early(outcomes: list[Outcome]):
    verify_in_order(outcomes)
    happened = sum((outcome.counts for outcome in outcomes), Counter[str]())
    assert happened["interactions"] > 225
    assert {"rounds", "hands", "dailies", "deaths", "follow-updates"} <= set(happened)


@of_the_same_evenings
@pytest.mark.thorough
def test_in_many_simulated_evenings_nothing_is_lost_and_nothing_is_seen_too_early(
    more_outcomes: list[Outcome],
):
    verify_in_order(more_outcomes)


@of_the_same_evenings
@pytest.mark.thorough
def test_in_many_simulated_evenings_many_things_happen(more_outcomes: list[Outcome]):
    happened = sum((outcome.counts for outcome in more_outcomes), Counter[str]())
    assert happened["rounds"] > 10
    assert happened["hands"] > 5
    assert happened["games"] > 1
    assert happened["dailies"] > 5
    assert happened["interactions"] > 1000
    assert {"deaths", "restart", "odd", "500", "disk-full", "connection-lost-after"} <= set(happened)
    assert {"damaged-row", "steps", "calls", "slow-calls", "panels", "follow-updates"} <= set(happened)


@pytest.mark.thorough
def test_five_people_bid_to_be_the_dealer_in_fifty_rounds(shop: Workshop):
    """Points are at stake, while messages, disk and processes fail."""
    settings = {"dealer": "bid", "bid_s": 5, "reveal_s": 5, "points": "bankroll"}
    counts: Counter[str] = Counter()
    # From evening to evening, it differs how many rounds are bid for: none to seventy.
    for seed in range(10, 16):
        bids = Plan(
            seed=seed,
            steps=620,
            channels=(1,),
            people=5,
            games=(GNAU,),
            settings=(settings | {"opening_grant_points": 5000},),
            rates=Rates(0.02, 0.02, 0.005, 0.003, 0.0002),
            odd_interactions=0.05,
            restarts=0.01,
            clock_jumps=0.01,
        )
        outcome = shop.run(bids)
        assert outcome.violations == [], "\n".join(outcome.tail)
        counts += outcome.counts
        if counts["bids"] >= 50:
            break
    assert counts["bids"] >= 50
    assert {"deaths", "restart", "500", "connection-lost-after"} <= set(counts)


# Seeds in whose evenings damage happens to tables that are played at.
DAMAGED = (5, 7)


def test_a_damaged_row_costs_its_own_table_and_nothing_else(shop: Workshop):
    for seed in DAMAGED:
        outcome = shop.run(replace(plan_of(seed, STEPS), damage=0.2))
        assert outcome.violations == [], "\n".join(outcome.tail)
        assert outcome.counts["damaged-row"] > 0


@pytest.mark.thorough
def test_a_bot_that_calls_nothing_off_is_caught(shop: Workshop, monkeypatch: pytest.MonkeyPatch):
    async def leave(*_: object) -> None:
        pass

    monkeypatch.setattr(CallingOff, "call_off", leave)
    monkeypatch.setattr(CallingOff, "cancel_unreadable_tables", leave)
    # In some evenings the damaged table would have ended anyway.
    evenings = (shop.run(replace(plan_of(seed, STEPS), damage=0.2)) for seed in (*DAMAGED, *range(1, 13)))
    found = (violation for evening in evenings for violation in evening.violations)
    assert any("never ends" in each or "not called off" in each for each in found)


@of_the_same_evenings
@pytest.mark.thorough
def test_a_seed_always_stands_for_the_same_evening(shop: Workshop, outcomes: list[Outcome]):
    again = shop.run(plan_of(SEEDS[0], STEPS))
    assert again.digest == outcomes[0].digest != outcomes[1].digest


@pytest.mark.thorough
def test_a_seed_stands_for_the_same_evening_in_every_python(shop: Workshop):
    outcome = shop.run(plan_of(7, FEW))
    assert outcome.counts["interactions"] > 0
    assert _told_with_hash_seed("1") == f"trace {outcome.digest}"


@of_the_same_evenings
@pytest.mark.thorough
def test_a_seed_stands_for_the_same_evening_beside_others(more_outcomes: list[Outcome]):
    jobs = [(seed, STEPS, None) for seed in SHORT]
    digests = {outcome.seed: outcome.digest for outcome in more_outcomes}
    assert {each.seed: each.digest for each in outcomes_of(jobs, 2)} == {
        seed: digests[seed] for seed in SHORT
    }


def _told_with_hash_seed(number: str) -> str:
    command = [sys.executable, "-m", "tests.simulation", "--seed", "7", "--steps", str(FEW)]
    environment = {**os.environ, "PYTHONHASHSEED": number}
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return ran.stdout.splitlines()[-1]


@pytest.mark.parametrize("every", [400, pytest.param(60, marks=pytest.mark.thorough)])
def test_a_process_may_die_at_any_point(shop: Workshop, every: int):
    """Any run takes other points; `--every-point` takes them all."""
    whole = shop.evening()
    assert whole.violations == []
    assert whole.counts["rounds"] == 1
    for point in range(random.randint(1, every), whole.points + 1, every):
        outcome = shop.evening(dies_at=point)
        assert outcome.violations == [], "\n".join([*outcome.tail, replay_point(point)])


def test_a_point_can_be_played_alone(capsys: pytest.CaptureFixture[str]):
    assert main(["--every-point", "300"]) == 0
    assert capsys.readouterr().out == "points with violations: none\n"


def test_a_death_that_does_not_happen_is_a_fault(capsys: pytest.CaptureFixture[str]):
    assert main(["--every-point", "999999"]) == 1
    told = capsys.readouterr().out
    assert "there were 0 deaths instead of one" in told
    assert "again: python -m tests.simulation --every-point 999999\n" in told


def test_a_seed_that_fails_says_how_to_run_it_again(capsys: pytest.CaptureFixture[str]):
    # A card that is shown to everybody is found in almost every evening.
    bug = ["--bug", Bug.LEAKED_CARD]
    assert main(["--first-seed", "203", "--seeds", "1", "--steps", "30", "--processes", "1", *bug]) == 1
    assert f"again: {replay(203, 30, Bug.LEAKED_CARD)}\n" in capsys.readouterr().out
