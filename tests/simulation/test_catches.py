"""Bugs put in on purpose are caught within a few seeds, each by the check that is there for it."""

import pytest

from tests.simulation.bugs import Bug
from tests.simulation.outcome import replay
from tests.simulation.plan import plan_of
from tests.simulation.workshop import Workshop

# A bug that is caught with its first seed takes seconds. A change of the bot may make that another one.
SEEDS = 24
STEPS = 30

pytestmark = pytest.mark.logs_errors


@pytest.fixture(scope="module")
def innocent() -> set[int]:
    """The seeds that were seen to come to a good end without a bug."""
    return set()


@pytest.mark.parametrize(
    ("bug", "first_seed", "caught_by"),
    [
        (Bug.DOUBLE_SETTLEMENT, 203, "it was settled as"),
        (Bug.LEAKED_CARD, 203, "cards that are not to be seen are shown to"),
        (Bug.LOST_ESCROW, 211, "outside of a round"),
        (Bug.DOUBLE_STAKE, 208, "instead of"),
        (Bug.OTHERS_CARD, 204, "cards that are not to be seen are shown to 1 people"),
        (Bug.SECOND_DAILY, 207, "has lost what was played"),
    ],
)
def test_a_bug_is_caught(shop: Workshop, innocent: set[int], bug: Bug, first_seed: int, caught_by: str):
    for seed in range(first_seed, first_seed + SEEDS):
        violations = shop.run(plan_of(seed, STEPS), bug).violations
        if violations:
            assert any(caught_by in violation for violation in violations), replay(seed, STEPS, bug)
            assert seed in innocent or shop.run(plan_of(seed, STEPS)).violations == [], replay(seed, STEPS)
            innocent.add(seed)
            return
    pytest.fail(f"{bug} was not caught: {replay(first_seed, STEPS, bug)}")
