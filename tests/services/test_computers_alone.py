"""Computer players at tables that all people have left, with something at stake: they play on for them."""

import pytest

from bot.services import TableService
from bot.services.computers import Computers
from bot.tables.commands import Leave
from bot.tables.tricks import Phase, TrickMachine
from bot.tables.tricks.events import CardPlayed
from tests.services.computer_tables import AT_ONCE, Notebook, Steps, nothing_more_happens, started
from tests.support.tables import ANN, BEN, NoFunds, Seeded, all_open, nothing_known
from tests.support.tricks.games import TRICK_GAMES

AFTER_A_HAND = {Phase.BETWEEN, Phase.OVER}


@pytest.fixture(params=TRICK_GAMES)
def service(request, database, clock):
    """The tables of each of the games."""
    return TableService(TrickMachine(request.param), database, clock, Seeded(3), NoFunds(), nothing_known())


def employ(service):
    return Computers([service], Notebook(), AT_ONCE)


@pytest.fixture
async def computers(service):
    computers = employ(service)
    yield computers
    await computers.close()


async def leave_all(service, stake_points):
    table_id = await started(service, BEN, stake_points=stake_points)
    for person in (ANN, BEN):
        await service.apply(table_id, Leave(person))


async def see_a_hand_played(steps):
    scored = await steps.until(lambda table: table.phase in AFTER_A_HAND)
    assert scored.table.people == ()
    seats = [event.seat for event in steps.events(CardPlayed)]
    assert [seats.count(seat) for seat in range(4)] == [13] * 4


@pytest.mark.usefixtures("computers")
async def test_computers_that_are_left_alone_play_on(service):
    steps = Steps(service)
    await leave_all(service, stake_points=5)
    await see_a_hand_played(steps)


async def test_computers_that_are_left_alone_go_on_after_a_restart(service, computers):
    steps = Steps(service)
    await leave_all(service, stake_points=5)
    await computers.close()
    again = employ(service)
    for step in await all_open(service):
        again.hear(step)
    await see_a_hand_played(steps)
    await again.close()


@pytest.mark.usefixtures("computers")
async def test_where_nothing_is_at_stake_they_stop(service):
    steps = Steps(service)
    await leave_all(service, stake_points=0)
    await nothing_more_happens(steps)
    assert steps.all[-1].table.phase is Phase.CLOSED
