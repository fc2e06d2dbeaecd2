"""The services together: tables arm their own deadlines, and a restart arms them again."""

import asyncio

import pytest

from bot.services import Step
from bot.tables.commands import Close
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import Deal, GnauTable, Phase, Reveal
from bot.tables.ids import ChannelId
from tests.support.hanging import HANGS_S
from tests.support.services import full_services
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CHANNEL,
    GUILD,
    IDLE_MS,
    REVEAL_S,
    Seeded,
    gnau_of,
    join,
    lobby,
)
from tests.support.texts import shipped_texts


class Listener:
    """Hears of steps, and waits for them."""

    def __init__(self, services):
        self._steps: asyncio.Queue[Step[GnauTable]] = asyncio.Queue()
        gnau_of(services).subscribe(self._steps.put_nowait)

    async def next(self):
        return await asyncio.wait_for(self._steps.get(), HANGS_S)


@pytest.fixture(scope="session")
def catalog():
    return shipped_texts()


@pytest.fixture
async def start(database, catalog, clock):
    """Start the services, as often as the bot is started; the time is the test's."""
    started = []

    def start():
        started.append(full_services(database, catalog, clock, Seeded(1)))
        return started[-1]

    yield start
    for services in started:
        await services.close()


async def opened(services, *seats, channel_id=CHANNEL):
    return (await gnau_of(services).open(GUILD, channel_id, lobby(*seats).table)).table_id


async def test_a_dealt_table_reveals_by_itself(start, clock, database):
    services = start()
    table_id = await opened(services, ANN, BEN)
    await gnau_of(services).apply(table_id, Deal(BY_OPENER))
    listener = Listener(services)
    clock.advance(REVEAL_S)
    assert (await listener.next()).table.phase is Phase.REVEALED
    (await database.kept()).check()


async def test_a_table_nobody_comes_to_closes_by_itself(start, clock):
    services = start()
    await opened(services, ANN)
    listener = Listener(services)
    clock.advance(IDLE_MS / 1000)
    assert (await listener.next()).events == (TableClosed(Cause.TIME),)


async def test_a_restart_arms_the_deadlines_again(start, clock):
    before = start()
    dealt = await opened(before, ANN, BEN)
    await gnau_of(before).apply(dealt, Deal(BY_OPENER))
    waiting = await opened(before, ANN, channel_id=ChannelId(CHANNEL + 1))
    closed = await opened(before, ANN, channel_id=ChannelId(CHANNEL + 2))
    await gnau_of(before).apply(closed, Close(BY_OPENER))
    await before.store.note_end_announced(closed)
    hands = (await gnau_of(before).get(dealt))[1].hands
    await before.close()

    clock.advance(REVEAL_S + 60)
    services = start()
    listener = Listener(services)
    steps = await services.resume()
    assert [(step.stored.table_id, step.table.phase, step.events) for step in steps] == [
        (dealt, Phase.DEALT, ()),
        (waiting, Phase.LOBBY, ()),
    ]
    step = await listener.next()
    assert (step.stored.table_id, step.table.phase) == (dealt, Phase.REVEALED)
    assert step.table.hands == hands
    clock.advance(IDLE_MS / 1000)
    late = start()
    listener = Listener(late)
    await late.resume()
    ended = [await listener.next() for _ in range(2)]
    assert {step.stored.table_id for step in ended} == {dealt, waiting}
    # Nothing to arm, but nobody has seen how they ended.
    assert [step.table.phase for step in await late.resume()] == [Phase.CLOSED] * 2
    for step in ended:
        await late.store.note_end_announced(step.stored.table_id)
    assert await late.resume() == []


async def test_closing_forgets_the_deadlines_but_the_tables_keep_them(start, clock):
    services = start()
    table_id = await opened(services, ANN)
    await services.close()
    clock.advance(IDLE_MS / 1000)
    await asyncio.sleep(0.02)
    assert (await gnau_of(services).get(table_id))[1].phase is Phase.LOBBY


async def test_a_table_that_is_closed_when_its_time_comes_is_left_alone(start, clock, caplog):
    services = start()
    table_id = await opened(services, ANN)
    clock.advance(IDLE_MS / 1000)
    services.wakeups.schedule(table_id, clock.at_ms)
    await gnau_of(services).apply(table_id, Close(BY_OPENER))
    services.wakeups.schedule(table_id, clock.at_ms)
    await asyncio.sleep(0.02)
    assert (await gnau_of(services).get(table_id))[0].version == 3
    assert caplog.records == []


async def test_a_clock_that_is_set_back_delays_a_table_but_never_forgets_it(start, clock):
    services = start()
    table_id = await opened(services, ANN)
    await gnau_of(services).apply(table_id, Deal(BY_OPENER))
    listener = Listener(services)
    clock.advance(REVEAL_S)
    await asyncio.sleep(0)
    # The table is being woken now. When it looks at the clock itself, its time has not come after all.
    clock.advance(-0.02)
    await asyncio.sleep(0.05)
    assert (await gnau_of(services).get(table_id))[1].phase is Phase.DEALT
    clock.advance(0.02)
    assert (await listener.next()).table.phase is Phase.REVEALED


async def test_somebody_who_comes_in_time_keeps_the_table_open(start, clock):
    services = start()
    table_id = await opened(services, ANN)
    clock.advance(IDLE_MS / 1000 - 1)
    await gnau_of(services).apply(table_id, join(BEN))
    clock.advance(2)
    await services.resume()
    await asyncio.sleep(0.02)
    assert (await gnau_of(services).get(table_id))[1].phase is Phase.LOBBY
    await gnau_of(services).apply(table_id, Deal(BY_OPENER))
    await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
