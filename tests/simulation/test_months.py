"""A month ends in the midst of an evening, and everybody looks at what they have earned."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.simulation.acts import GNAU
from tests.simulation.faults import Rates
from tests.simulation.outcome import Outcome
from tests.simulation.plan import plan_of
from tests.simulation.workshop import Workshop

STEPS = 40
# An evening in which people play before the month's end and afterwards.
FIRST = 5

pytestmark = pytest.mark.logs_errors


def played(shop: Workshop, seed: int) -> Outcome:
    """Play an evening with one channel, in which messages are lost, and the bot dies and is started anew."""
    evening = replace(
        plan_of(seed, STEPS),
        channels=(1,),
        people=3,
        games=(GNAU,),
        settings=({"reveal_s": 0, "suspense": "off"},),
        rates=Rates(wire=0.02, death=0.0003),
        restarts=0.1,
        clock_jumps=0.05,
        damage=0.0,
        month_ends_s=90.0,
        rallies=0.0,
        invites=0.0,
        outside=0.0,
    )
    outcome = shop.run(evening)
    assert outcome.violations == [], "\n".join([*outcome.tail, *outcome.violations])
    return outcome


def test_a_month_that_ends_between_two_rounds_is_closed(shop: Workshop):
    assert played(shop, FIRST).counts["medals"] > 0


@pytest.mark.thorough
def test_what_people_earn_is_won_once_and_told_once(shop: Workshop):
    counts = sum((played(shop, seed).counts for seed in range(1, 13)), Counter[str]())
    assert counts["months"] > 2
    assert counts["told"] > 5
    assert {"deaths", "restart", "statistics", "connection-lost-after"} <= set(counts)
