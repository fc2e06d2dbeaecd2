"""Bugs put in on purpose are caught within a few seeds, each by the check that is there for it."""

import pytest

from tests.simulation.bugs import Bug, plan_with
from tests.simulation.outcome import replay
from tests.simulation.workshop import Workshop

# Most seeds give a bug its occasion. After a change of the bot another one may be the first that does.
SEEDS = range(1, 25)
# The first that does today, where those before it take seconds.
FIRST = {Bug.SECOND_DAILY: 2, Bug.SECOND_CALL: 5, Bug.LATE_MEDAL: 2, Bug.NO_REST: 2, Bug.OTHER_DEAL: 4}
STEPS = 30

pytestmark = pytest.mark.logs_errors


@pytest.mark.parametrize(
    ("bug", "caught_by"),
    [
        (Bug.DOUBLE_SETTLEMENT, "it was settled as"),
        (Bug.LEAKED_CARD, "cards that are not to be seen are shown to"),
        (Bug.EARLY_CARD, "cards that are not to be seen are shown to"),
        (Bug.LOST_ESCROW, "outside of a round"),
        # The evenings that give it an occasion take seconds.
        pytest.param(Bug.DOUBLE_STAKE, "instead of", marks=pytest.mark.thorough),
        (Bug.OTHERS_CARD, "cards that are not to be seen are shown to 1 people"),
        (Bug.SECOND_DAILY, "has lost what was played"),
        (Bug.UNASKED_CARD, "never wanted that"),
        # In most evenings nobody is waited for twice within a minute.
        pytest.param(Bug.SECOND_CALL, "is called twice within", marks=pytest.mark.thorough),
        (Bug.FOLLOWED_CARD, "cards that are not to be seen are shown to 1 people"),
        (Bug.TOLD_AGAIN, "twice"),
        (Bug.LATE_MEDAL, "the medals of"),
        # A turn takes days there.
        pytest.param(Bug.NO_REST, "is over", marks=pytest.mark.thorough),
        (Bug.OTHER_DEAL, "has other cards than at the other tables"),
        # Both tables have to play hands to their ends.
        pytest.param(Bug.EARLY_DEAL, "and not every table has played", marks=pytest.mark.thorough),
        pytest.param(Bug.DOUBLE_SCORE, "the standing of tournament", marks=pytest.mark.thorough),
        (Bug.OTHERS_CHOICE, "is shown a choice that they never made"),
    ],
)
def test_a_bug_is_caught(shop: Workshop, bug: Bug, caught_by: str):
    for seed in range(FIRST.get(bug, SEEDS.start), SEEDS.stop):
        violations = shop.run(plan_with(bug, seed, STEPS), bug).violations
        if violations:
            assert any(caught_by in violation for violation in violations), replay(seed, STEPS, bug)
            return
    pytest.fail(f"{bug} was not caught: {replay(SEEDS[0], STEPS, bug)}")


@pytest.mark.thorough
@pytest.mark.parametrize("bug", Bug)
def test_the_same_evenings_come_to_a_good_end_without_the_bug(shop: Workshop, bug: Bug):
    for seed in SEEDS[:2]:
        outcome = shop.run(plan_with(bug, seed, STEPS))
        assert outcome.violations == [], "\n".join([*outcome.tail, replay(seed, STEPS, bug)])
