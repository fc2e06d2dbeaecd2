"""What is kept of a server ends some time after the bot has left it: all of it, and nothing else."""

import asyncio

import pytest
import sqlalchemy as sa

from bot.store import Database, Departures
from bot.store import departures as module
from bot.store.schema import departures, forgotten_purses, guild_leases, metadata
from bot.tables.commands import Actor
from bot.tables.gnau import Deal
from bot.tables.ids import GuildId
from bot.tables.points import PointsMode
from tests.store.samples import is_sound
from tests.support.clock import FakeClock
from tests.support.databases import Play, nothing
from tests.support.lives import KOPITIAM, LEN, MAMAK, MEI, Evening, everything, services_over
from tests.support.plans import query_plans

DAY_MS = 24 * 60 * 60 * 1000
EMPTY = GuildId(600_000_000_000_000_003)


@pytest.fixture
def kept(database) -> Departures:
    return Departures(database)


async def play_until_cards_are_out(database: Database) -> None:
    """Fill two servers with everything, in one of which cards are out for bankrolls."""
    services = services_over(database, FakeClock())
    evenings = [Evening(services, guild_id) for guild_id in (KOPITIAM, MAMAK)]
    for evening in evenings:
        await evening.as_player()
        await evening.with_bankrolls()
        await evening.by_hand()
        await evening.in_the_drill()
        await evening.at_hearts()
        await evening.with_cards_by_letter()
        await evening.with_a_summary()
        await evening.with_an_announcement()
        await evening.with_what_is_earned()
        async with database.writing() as connection:
            row = {"guild_id": evening.guild_id, "holder": "h", "holder_name": "n", "expires_ms": 1}
            await connection.execute(sa.insert(guild_leases).values(row))
            purse = {"guild_id": evening.guild_id, "pseudonym": "0" * 64, "expires_ms": 2**62}
            await connection.execute(sa.insert(forgotten_purses).values(purse))
    # After all that is dealt at tables, so that it is the same in both.
    for evening in evenings:
        await evening.in_daily_deals()
        await evening.in_a_tournament()
    table = await evenings[0].open(MEI, points=PointsMode.BANKROLL)
    await evenings[0].join(table, LEN)
    await evenings[0].do(table, Deal(Actor(MEI)))
    await services.close()


@pytest.fixture
def before(request) -> Play:
    return play_until_cards_are_out if "evenings" in request.fixturenames else nothing


@pytest.fixture
def small_batches(monkeypatch):
    monkeypatch.setattr(module, "BATCH", 3)


async def guilds_in(engine) -> dict[str, set[int]]:
    """Return the servers of which each table has rows that name them."""
    async with engine.connect() as connection:
        return {
            table.name: set(await connection.scalars(sa.select(table.c.guild_id)))
            for table in metadata.sorted_tables
            if "guild_id" in table.c
        }


async def leave(kept, clock, guild_id=KOPITIAM) -> None:
    await kept.note([guild_id], now_ms=clock.now_ms())
    clock.advance(60)


async def end(kept, clock, guild_id=KOPITIAM) -> bool:
    is_deleted: bool = await kept.delete_guild(guild_id, clock.now_ms())
    return is_deleted


@pytest.mark.parametrize("batch", [3, 500])
async def test_all_of_one_server_goes_and_nothing_of_another(
    evenings, kept, engine, database, clock, monkeypatch, batch
):
    monkeypatch.setattr(module, "BATCH", batch)
    before = await everything(engine)
    found = await guilds_in(engine)
    del found["departures"]
    assert all(guilds == {KOPITIAM, MAMAK} for guilds in found.values())
    await leave(kept, clock)
    assert await end(kept, clock)
    found = await guilds_in(engine)
    assert found.pop("departures") == set()
    # The process that holds the lease gives it back itself.
    assert found.pop("guild_leases") == {KOPITIAM, MAMAK}
    everywhere = await everything(engine)
    after = {table: rows for table, rows in everywhere.items() if table != "guild_leases"}
    assert all(guilds == {MAMAK} for guilds in found.values())
    assert str(KOPITIAM) not in repr(after)
    assert all(set(rows) <= set(before[table]) for table, rows in after.items())
    assert await is_sound(database)
    # Both servers were the same, but for the table that was open.
    for table in ("round_players", "entries", "rounds", "postings"):
        assert len(before[table]) - 2 * len(after[table]) in {0, 1, 2}
    async with engine.connect() as connection:
        orphans = sa.text("SELECT count(*) FROM posting_sums WHERE sum_points <> 0")
        assert (await connection.execute(orphans)).scalar_one() == 0


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_nothing_of_other_servers_is_looked_through(evenings, kept, engine, clock):
    await leave(kept, clock)
    with query_plans(engine) as plans:
        assert await end(kept, clock)
    assert plans
    assert [step for step in plans if step.startswith("SCAN")] == []


def mortal(writing, batches):
    """Return the way to write of a process that dies after so many batches."""
    lives = iter(range(batches))

    def write():
        if next(lives, None) is None:
            raise ConnectionError("died")
        return writing()

    return write


@pytest.mark.parametrize("batches", range(1, 40, 6))
async def test_the_books_balance_wherever_it_is_broken_off(
    evenings, services, kept, database, clock, small_batches, monkeypatch, batches
):
    await leave(kept, clock)
    with monkeypatch.context() as patch:
        patch.setattr(database, "writing", mortal(database.writing, batches))
        with pytest.raises(ConnectionError):
            await end(kept, clock)
    assert await is_sound(database)
    # Back again, everybody can play on with what is left.
    await kept.cancel([KOPITIAM])
    assert not await end(kept, clock)
    services.settings.forget([KOPITIAM])
    evening = Evening(services, first_click=5000 + batches)
    await evening.as_guest()
    assert await is_sound(database)


async def test_two_processes_do_no_harm(evenings, kept, engine, database, clock, small_batches):
    await leave(kept, clock)
    found = await asyncio.gather(end(kept, clock), end(Departures(database), clock))
    assert True in found
    left = await guilds_in(engine)
    assert [table for table, guilds in left.items() if KOPITIAM in guilds] == ["guild_leases"]
    assert await is_sound(database)


async def test_a_server_that_is_back_keeps_everything(evenings, kept, engine, clock):
    before = await everything(engine)
    await leave(kept, clock)
    await kept.cancel([MAMAK, KOPITIAM])
    assert await kept.due(clock.now_ms()) == []
    assert not await end(kept, clock)
    assert await everything(engine) == before


async def test_a_server_that_never_left_cannot_be_deleted(evenings, kept, engine, clock):
    before = await everything(engine)
    assert not await end(kept, clock, MAMAK)
    assert await everything(engine) == before


async def test_the_thirty_days_count_from_the_first_departure(kept, engine, clock):
    await leave(kept, clock)
    since_ms = clock.now_ms()
    await leave(kept, clock)
    assert await kept.due(since_ms) == [KOPITIAM]
    async with engine.connect() as connection:
        assert len(list(await connection.execute(sa.select(departures)))) == 1


async def test_who_left_first_is_due_first_and_the_others_are_not_due_yet(kept, clock):
    for guild_id in (MAMAK, KOPITIAM, EMPTY):
        await leave(kept, clock, guild_id)
    assert await kept.due(clock.now_ms() - 60_000) == [MAMAK, KOPITIAM]


async def test_a_server_of_which_nothing_is_kept(kept, engine, clock):
    await leave(kept, clock, EMPTY)
    assert await end(kept, clock, EMPTY)
    assert await kept.due(clock.now_ms()) == []


async def test_the_servers_of_which_something_is_kept(evenings, kept):
    assert set(await kept.known_guilds()) == {KOPITIAM, MAMAK}


async def test_a_lease_goes_once_it_has_long_run_out(evenings, kept, engine):
    await kept.delete_leases(1)
    assert (await guilds_in(engine))["guild_leases"] == {KOPITIAM, MAMAK}
    await kept.delete_leases(2)
    assert (await guilds_in(engine))["guild_leases"] == set()
