"""Strong computer players learn how those at their table play, for as long as it is open."""

import pytest

from bot.players import HEARTS, Level
from bot.services import TableService
from bot.services.computers import Computers
from bot.tables.commands import Actor, Close
from bot.tables.tricks import ChooseLevel, Phase, TrickMachine
from tests.services.computer_tables import AT_ONCE, BY_ANN, Notebook, Person, Steps, started
from tests.support.tables import ANN, NoFunds, Seeded, nothing_known


class Viewed(Notebook):
    """A notebook with what each decision was made by."""

    def __init__(self):
        super().__init__()
        self.views = []

    async def decide(self, view, level, seed, asker):
        self.views.append(view)
        return await super().decide(view, level, seed, asker)


@pytest.fixture
def service(database, clock):
    return TableService(TrickMachine(HEARTS), database, clock, Seeded(3), NoFunds(), nothing_known())


@pytest.fixture
def thinking():
    return Viewed()


@pytest.fixture
async def computers(service, thinking):
    computers = Computers([service], thinking, AT_ONCE)
    yield computers
    await computers.close()


@pytest.fixture
async def steps(service, computers):
    """All steps at the tables, where Ann and computer players play."""
    ann = Person(service, ANN)
    yield Steps(service)
    await ann.leave()


def nobody_known(view):
    return view.habits == (None,) * 4


async def test_after_a_hand_they_know_how_each_has_played(service, thinking, steps):
    first = ChooseLevel(BY_ANN, Level.STRONG, 2)
    await started(service, level=Level.CASUAL, first=first)
    await steps.until(lambda table: table.round == 2 and table.phase is Phase.PLAYING)
    views = {number: [view for view in thinking.views if view.number == number] for number in (1, 2)}
    assert views[1]
    assert all(map(nobody_known, views[1]))
    # Everybody has done as advised. The two of one level are one player, of whom twice as much is known.
    ann, one, strong, other = views[2][0].habits
    assert ann[0] > 0.5
    assert strong[0] > 0.5
    assert one == other
    assert one[0] > ann[0]


async def test_where_nobody_is_strong_nothing_is_learnt(service, computers, thinking, steps):
    await started(service, level=Level.CASUAL)
    await steps.until(lambda table: table.round == 2 and table.phase is Phase.PLAYING)
    assert all(map(nobody_known, thinking.views))
    assert not computers._habits


@pytest.mark.parametrize("is_closed", [True, False], ids=["closed", "let go"])
async def test_with_its_table_all_of_it_is_forgotten(service, computers, steps, is_closed):
    table_id = await started(service, level=Level.STRONG)
    await steps.until(lambda table: table.round == 2 and table.phase is Phase.PLAYING)
    assert computers._habits
    if is_closed:
        await service.apply(table_id, Close(Actor(ANN, manages_server=True)))
    else:
        computers.let_go(table_id)
    assert not computers._habits
