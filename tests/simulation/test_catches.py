"""Bugs put in on purpose are caught within a few seeds, each by the check that is there for it."""

import pytest

from tests.simulation.bugs import Bug
from tests.simulation.plan import plan_of
from tests.simulation.run import replay
from tests.simulation.workshop import Workshop

SEEDS = range(200, 208)
STEPS = 40

pytestmark = pytest.mark.logs_errors


@pytest.mark.parametrize(
    ("bug", "caught_by"),
    [
        (Bug.DOUBLE_SETTLEMENT, "it was settled as"),
        (Bug.LEAKED_CARD, "cards of no settled round are shown"),
        (Bug.LOST_ESCROW, "outside of a round"),
    ],
)
def test_a_bug_is_caught(shop: Workshop, bug: Bug, caught_by: str):
    for seed in SEEDS:
        violations = shop.run(plan_of(seed, STEPS), bug).violations
        if violations:
            assert any(caught_by in violation for violation in violations), replay(seed, STEPS, bug)
            assert shop.run(plan_of(seed, STEPS)).violations == [], replay(seed, STEPS)
            return
    pytest.fail(f"{bug} was not caught: {replay(SEEDS[0], STEPS, bug)}")
