"""How often SQLite's thread is asked, and how much at a time."""

import asyncio
import threading

import pytest
import sqlalchemy as sa

from bot.store.schema import facts
from bot.store.sqlite_cursor import in_one_hop
from bot.tables.ids import UserId
from bot.tables.machine import Booking
from bot.tables.points import Account, Entry, Posting
from bot.tables.ports import RoundPlayer, RoundRecord, StoredEvent
from tests.bench.ledger import hops
from tests.store.samples import GUILD, NOW, new_table
from tests.support.hanging import HANGS_S
from tests.support.transactions import counted

PEOPLE = tuple(UserId(number) for number in range(1, 6))


@pytest.fixture
def url(sqlite_url):
    return sqlite_url


def booking(table_id, number) -> Booking:
    """Return what a round of five puts into the books."""
    moved = tuple(Entry(Account.user(GUILD, user_id), user_id) for user_id in PEOPLE)
    posting = Posting(f"gnau:{table_id}:{number}", GUILD, (*moved, Entry(Account.house(GUILD), -sum(PEOPLE))))
    players = {user_id: RoundPlayer(user_id, hand_rank=user_id) for user_id in PEOPLE}
    return Booking(RoundRecord(table_id, GUILD, number, {}, players, {}), posting)


async def test_a_settlement_of_five_takes_eight_statements_and_two_hops(database, engine):
    table = await new_table(database)
    for number in (1, 2):
        books = [booking(table.table_id, number)]
        with counted(engine) as asked, hops() as hopped:
            async with database.transaction() as transaction:
                table = await transaction.save_table(table, [StoredEvent("Settled", {})], books, now_ms=NOW)
        assert asked.statements == 8, asked
        assert hopped() == 2
    assert await database.balances(GUILD, PEOPLE) == {user_id: 2 * user_id for user_id in PEOPLE}


async def test_a_read_takes_a_hop_and_one_to_end_it(database):
    await database.fact("anything")
    with hops() as hopped:
        assert await database.fact("anything") is None
    assert hopped() == 2


async def test_what_asks_nothing_takes_no_hop(database):
    await database.fact("anything")
    with hops() as hopped:
        async with database.writing():
            pass
    assert hopped() == 0


async def test_work_in_one_hop_may_wait_for_nothing_but_statements(database):
    async def work(connection):
        await connection.execute(sa.insert(facts).values(name="half", value="done"))
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="something else than statements"):
        async with database.writing() as connection:
            await in_one_hop(connection, work(connection))
    assert await database.fact("half") is None
    await database.set_fact("whole", "done")


@pytest.mark.parametrize("cancellations", [1, 3])
async def test_work_in_one_hop_is_done_before_anybody_else_has_the_connection(database, cancellations):
    begun, is_given_up = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    async def work(connection):
        for number in range(20):
            await connection.execute(sa.insert(facts).values(name=f"fact {number}", value="kept"))
        # In the thread that has the connection.
        loop.call_soon_threadsafe(begun.set)
        assert is_given_up.wait(HANGS_S)

    async def change():
        async with database.writing() as connection:
            await in_one_hop(connection, work(connection))

    task = asyncio.create_task(change())
    await begun.wait()
    for _ in range(cancellations):
        task.cancel()
        await asyncio.sleep(0.002)
    assert not task.done()
    is_given_up.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await database.fact("fact 0") is None
    await database.set_fact("fact 0", "of another")
