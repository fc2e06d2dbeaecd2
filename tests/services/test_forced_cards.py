"""Forced cards fall by themselves for those who want that, after a moment and once."""

import asyncio

import pytest

from bot.services.computers import Computers, Pace
from bot.services.tables import TableService
from bot.tables.tricks import Phase, PlayForced, TrickMachine, forced_seat
from bot.tables.tricks.events import CardPlayed
from tests.services.computer_tables import (
    RULES,
    Notebook,
    Person,
    Steps,
    nothing_more_happens,
    started,
)
from tests.support.tables import ANN, NoFunds, Seeded, nothing_known

QUICK = Pace(0.0, 0.0, forced_s=(0.0, 0.01))


@pytest.fixture(params=list(RULES), ids=str)
def service(request, database, clock):
    return TableService(TrickMachine(request.param), database, clock, Seeded(3), NoFunds(), nothing_known())


@pytest.fixture
async def employ(service):
    employed = []

    def employ(wanted=frozenset({ANN}), pace=QUICK):
        employed.append(Computers([service], Notebook(), pace, lambda user_id: user_id in wanted))
        return employed[-1]

    yield employ
    for computers in employed:
        await computers.close()


class Slow(Person):
    """Somebody who plays only what they can choose."""

    def _command(self, table):
        return None if forced_seat(table) is not None else super()._command(table)


def is_at_forced_card(table) -> bool:
    return table.phase is Phase.PLAYING and forced_seat(table) == 0


async def test_a_whole_hand_goes_on_without_a_click_for_a_forced_card(service, employ):
    employ()
    ann, steps = Slow(service, ANN), Steps(service)
    await started(service)
    await steps.until(lambda table: table.phase in {Phase.BETWEEN, Phase.OVER})
    await ann.leave()
    hand = [event for event in steps.events(CardPlayed) if event.seat == 0]
    assert len(hand) >= 13
    assert any(is_at_forced_card(step.before) for step in steps.all)


async def test_for_who_does_not_want_it_nothing_falls(service, employ):
    employ(wanted=frozenset())
    ann, steps = Slow(service, ANN), Steps(service)
    await started(service)
    await steps.until(is_at_forced_card)
    await nothing_more_happens(steps)
    await ann.leave()


async def test_who_changes_their_mind_plays_the_card_themselves(service, employ):
    wanted = {ANN}
    employ(wanted, Pace(0.0, 0.0, forced_s=(0.02, 0.02)))
    ann, steps = Slow(service, ANN), Steps(service)
    await started(service)
    await steps.until(is_at_forced_card)
    wanted.clear()
    await nothing_more_happens(steps)
    await ann.leave()


async def test_two_processes_and_a_restart_play_it_once(service, employ):
    """Somebody else has played it meanwhile, or the process that was to has died."""
    first = employ(pace=Pace(0.0, 0.0, forced_s=(60.0, 60.0)))
    ann, steps = Slow(service, ANN), Steps(service)
    await started(service)
    step = await steps.until(is_at_forced_card)
    await ann.leave()
    await first.close()
    again = employ(pace=Pace(0.0, 0.0, forced_s=(0.02, 0.02)))
    again.hear(step)
    command = PlayForced(round=step.table.round, plays=step.table.plays, seat=0)
    await asyncio.gather(*(service.apply(step.stored.table_id, command) for _ in range(3)))
    await asyncio.sleep(0.05)
    played = [each for each in steps.all if each.before.plays == step.table.plays and each.events]
    assert sum(isinstance(event, CardPlayed) for each in played for event in each.events) == 1
