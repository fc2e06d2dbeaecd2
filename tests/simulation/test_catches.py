"""Bugs put in on purpose are caught within a few seeds, each by the check that is there for it."""

from typing import Final

import pytest

from tests.simulation.bugs import Bug, plan_with
from tests.simulation.outcome import replay
from tests.simulation.workshop import Workshop
from tests.support.tiers import alike

# Most seeds give a bug its occasion. After a change of the bot another one may be the first that does.
SEEDS = range(1, 25)
# The first that does today, where those before it take seconds.
FIRST = {Bug.SECOND_DAILY: 2, Bug.SECOND_CALL: 5, Bug.LATE_MEDAL: 2, Bug.NO_REST: 2, Bug.OTHER_DEAL: 4}
STEPS = 30

pytestmark = pytest.mark.logs_errors


# Each bug with what is said of it. The first few are caught in other ways each, and quickly.
CAUGHT_BY: Final = [
    (Bug.DOUBLE_SETTLEMENT, "it was settled as"),
    (Bug.LEAKED_CARD, "cards that are not to be seen are shown to"),
    (Bug.SECOND_DAILY, "has lost what was played"),
    (Bug.OTHER_DEAL, "has other cards than at the other tables"),
    (Bug.TOLD_AGAIN, "twice"),
    (Bug.EARLY_CARD, "cards that are not to be seen are shown to"),
    (Bug.LOST_ESCROW, "outside of a round"),
    (Bug.DOUBLE_STAKE, "instead of"),
    (Bug.OTHERS_CARD, "cards that are not to be seen are shown to 1 people"),
    (Bug.UNASKED_CARD, "never wanted that"),
    (Bug.SECOND_CALL, "is called twice within"),
    (Bug.FOLLOWED_CARD, "cards that are not to be seen are shown to 1 people"),
    (Bug.LATE_MEDAL, "the medals of"),
    (Bug.NO_REST, "is over"),
    (Bug.EARLY_DEAL, "and not every table has played"),
    (Bug.DOUBLE_SCORE, "the standing of tournament"),
    (Bug.SECOND_INVITATION, "pings them again"),
    (Bug.OTHERS_ANSWER, "and they never answered"),
    (Bug.SERVED_STRANGER, "which the bot was never in"),
    (Bug.SHARED_CODE, "is shown the code of friends"),
    (Bug.PUBLIC_ANSWER, "everyone outside of servers sees an answer"),
    (Bug.OTHERS_CHOICE, "is shown a choice that they never made"),
]


@pytest.mark.parametrize("case", alike(CAUGHT_BY, 5), ids=lambda case: case[0])
def test_a_bug_is_caught(shop: Workshop, case: tuple[Bug, str]):
    bug, caught_by = case
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
