"""A server that says nothing any more, neither yes nor no, on connections that do not end."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.store import Database, DatabaseAway, create_engine, migrate
from bot.store.timeouts import Limits
from tests.support.hanging import HANGS_S
from tests.support.relay import Relay, Swallow

# So long that a test in which somebody waits for one of them never ends.
PATIENT = Limits(transaction_s=600, ping_s=0.2, lock_s=600, idle_s=600)
IMPATIENT_S = 0.3
# In the middle of something, or, on a machine that is busy, while connecting already.
GIVEN_UP = (DBAPIError, DatabaseAway)


@pytest.fixture
async def relay(postgres_url) -> AsyncIterator[Relay]:
    relay = Relay(postgres_url)
    async with relay.running():
        yield relay


@pytest.fixture
async def database(relay) -> AsyncIterator[Database]:
    """The database by way of the relay, opened."""
    database = Database(create_engine(relay.url), limits=PATIENT)
    await database.open()
    yield database
    await database.close()


def hurry(database):
    """Have the database's next transactions lose their patience soon."""
    database._limits = replace(PATIENT, transaction_s=IMPATIENT_S)


async def ask(database, *, before=lambda: None, after=lambda: None):
    """Ask the server for something, with what is to happen before and after it."""
    async with database.reading() as connection:
        before()
        await connection.execute(sa.text("SELECT 1"))
        after()


@pytest.mark.parametrize("swallow", Swallow)
async def test_a_commit_that_nobody_answers_fails_and_the_next_change_is_kept(database, relay, swallow):
    relay.swallow(swallow)
    change = asyncio.create_task(database.set_fact("commands", "first"))
    await relay.has_swallowed.wait()
    database._lines.hang_up()
    with pytest.raises(DBAPIError):
        await change
    kept = None if swallow is Swallow.COMMIT else "first"
    assert await database.fact("commands") == kept
    await database.set_fact("language", "second")
    assert await database.fact("language") == "second"


async def test_a_question_that_nobody_answers_fails_and_leaves_no_connection_behind(database, relay):
    hurry(database)
    with pytest.raises(GIVEN_UP):
        await ask(database, before=relay.fall_silent)
    assert database._engine.pool.checkedout() == 0


async def test_an_end_that_nobody_answers_fails_and_leaves_no_connection_behind(database, relay):
    hurry(database)
    with pytest.raises(GIVEN_UP):
        await ask(database, after=relay.fall_silent)
    assert database._engine.pool.checkedout() == 0


async def test_connecting_to_a_server_that_says_nothing_fails(database, relay):
    relay.fall_silent()
    hurry(database)
    with pytest.raises(DatabaseAway):
        await database.fact("commands")
    assert database._engine.pool.checkedout() == 0


async def test_connections_that_fell_silent_while_nobody_used_them_are_replaced(database, relay):
    await asyncio.gather(*(database.fact("commands") for _ in range(5)))
    relay.fall_silent()
    relay.hear_again()
    async with asyncio.timeout(HANGS_S):
        assert await database.fact("commands") is None
        assert await asyncio.gather(*(database.fact("commands") for _ in range(5))) == [None] * 5


async def test_closing_waits_for_no_answer(database, relay):
    await asyncio.gather(*(database.fact("commands") for _ in range(5)))
    relay.swallow(Swallow.COMMIT)
    change = asyncio.create_task(database.set_fact("commands", "first"))
    await relay.has_swallowed.wait()
    relay.fall_silent()
    async with asyncio.timeout(HANGS_S):
        await database.close()
        with pytest.raises(DBAPIError):
            await change


async def test_who_is_cancelled_waits_for_no_answer(database, relay):
    relay.swallow(Swallow.COMMIT)
    change = asyncio.create_task(database.set_fact("commands", "first"))
    await relay.has_swallowed.wait()
    relay.fall_silent()
    change.cancel()
    async with asyncio.timeout(HANGS_S):
        await asyncio.wait([change])
    assert change.cancelled()
    assert database._engine.pool.checkedout() == 0


async def test_what_looks_through_everything_may_take_longer(database):
    asleep = sa.text(f"SELECT pg_sleep({2 * IMPATIENT_S})")
    hurry(database)
    async with database.reading(searches=True) as connection:
        await connection.execute(asleep)
    with pytest.raises(GIVEN_UP):
        async with database.reading() as connection:
            await connection.execute(asleep)


async def limits_seen(connection) -> list[str]:
    names = ("lock_timeout", "idle_in_transaction_session_timeout")
    return [(await connection.execute(sa.text(f"SHOW {name}"))).scalar_one() for name in names]


async def test_the_server_gives_up_on_a_bot_that_says_nothing_any_more(postgres_url):
    database = Database(create_engine(postgres_url))
    for _ in range(2):
        async with database.reading() as connection:
            assert await limits_seen(connection) == ["5s", "8s"]
    await database.close()


async def test_a_migration_may_take_as_long_as_it_takes(postgres_url, monkeypatch):
    database, seen = Database(create_engine(postgres_url)), []
    wait_turn = migrate.wait_turn

    async def wait_and_look(connection):
        await wait_turn(connection)
        seen.append(await limits_seen(connection))

    monkeypatch.setattr("bot.store.migrate.wait_turn", wait_and_look)
    await database.open()
    assert seen == [["0", "0"]]
    async with database.reading() as connection:
        assert (await limits_seen(connection))[0] == "5s"
    await database.close()


async def test_a_lock_that_is_not_given_back_is_waited_for_in_vain_and_the_connection_is_good_still(
    postgres_url, database
):
    hasty = Database(create_engine(postgres_url), limits=replace(PATIENT, lock_s=0.05))
    await database.set_fact("commands", "first")
    async with database.writing() as connection:
        await connection.execute(sa.text("LOCK TABLE facts"))
        with pytest.raises(DBAPIError) as caught:
            await hasty.set_fact("commands", "second")
    assert "lock timeout" in str(caught.value)
    await hasty.set_fact("commands", "third")
    await hasty.close()


async def test_what_a_silent_bot_has_locked_is_free_after_a_while(relay, postgres_url):
    silent = Database(create_engine(relay.url), limits=replace(PATIENT, idle_s=0.3))
    heard = Database(create_engine(postgres_url), limits=PATIENT)
    await heard.open()
    await heard.set_fact("commands", "first")
    relay.swallow(Swallow.COMMIT)
    change = asyncio.create_task(silent.set_fact("commands", "second"))
    swallowing = asyncio.create_task(relay.has_swallowed.wait())
    # On a machine that is busy the server may give up before it comes to that.
    await asyncio.wait([change, swallowing], return_when=asyncio.FIRST_COMPLETED)
    swallowing.cancel()
    relay.fall_silent()
    async with asyncio.timeout(HANGS_S):
        await heard.set_fact("commands", "third")
    assert await heard.fact("commands") == "third"
    await silent.close()
    with pytest.raises(DBAPIError):
        await change
    await heard.close()
