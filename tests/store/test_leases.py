"""Who answers for a server: one process at a time, and only that one changes anything there."""

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.store import Database, DatabaseSettings, Leases, create_engine
from bot.store.engine import CONNECTIONS
from bot.store.schema import guild_leases
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import LEASE_MS, Claim, Holder, Lease, NotOurGuild, Renewal
from bot.tables.points import Account
from tests.store.samples import GUILD, NOW, add_table, new_table, pay, read_books, won
from tests.support.databases import lay_out
from tests.support.hanging import HANGS_S

OURS, THEIRS = Holder("a" * 32, "kopi:1"), Holder("b" * 32, "teh:2")
OTHER_GUILD = GuildId(3_333)


@pytest.fixture
async def other(url, database):
    """The same database, as another process has it."""
    other = Database(create_engine(url), THEIRS)
    yield other
    await other.close()


@pytest.fixture
async def fenced(url, database):
    """The database of a process that has to hold leases."""
    fenced = Database(create_engine(url), OURS)
    yield fenced
    await fenced.close()


def never(lease: Lease) -> bool:
    return False


async def claim(database, holder, *guild_ids, now_ms=NOW, is_free=never) -> list[Holder]:
    """Claim servers and return who holds each of them then."""
    leases: Leases = Leases(database)
    found = await leases.claim(guild_ids or (GUILD,), holder, now_ms=lambda: now_ms, is_free=is_free)
    return [lease.holder for lease in found.leases]


async def test_a_server_is_whose_who_asks_first(database):
    assert await claim(database, OURS, GUILD, OTHER_GUILD) == [OURS, OURS]
    assert await claim(database, THEIRS, OTHER_GUILD) == [OURS]
    assert await claim(database, OURS) == [OURS]


async def test_a_lease_says_until_when_it_holds(database):
    claim = await Leases(database).claim([GUILD], OURS, now_ms=lambda: NOW, is_free=never)
    [lease] = claim.leases
    assert lease == Lease(GUILD, OURS, NOW + LEASE_MS)
    assert await Leases(database).of_others(THEIRS) == [lease]
    assert await Leases(database).of_others(OURS) == []


async def test_of_two_claims_at_once_one_has_it(database, other):
    [first], [second] = await asyncio.gather(claim(database, OURS), claim(other, THEIRS))
    assert first == second
    assert first in {OURS, THEIRS}


@pytest.fixture
async def postgres(postgres_url):
    """An open database that several may change at once."""
    lay_out(postgres_url)
    database = Database(create_engine(postgres_url))
    await database.open()
    yield database
    await database.close()


def locking(guild_id, **strength):
    return sa.select(guild_leases).where(guild_leases.c.guild_id == guild_id).with_for_update(**strength)


async def test_a_lease_that_somebody_is_changing_costs_one_server(postgres):
    leases, third = Leases(postgres), GuildId(5)
    await claim(postgres, OURS, GUILD, OTHER_GUILD, third)
    async with postgres.writing() as connection:
        await connection.execute(locking(GUILD))
        renewed, locked = frozenset({OTHER_GUILD, third}), frozenset({GUILD})
        assert await leases.renew(OURS, now_ms=NOW) == Renewal(renewed, locked)
        taken = await leases.claim(
            [GUILD, OTHER_GUILD, GuildId(6)], THEIRS, now_ms=lambda: NOW + LEASE_MS, is_free=never
        )
        assert {lease.guild_id: lease.holder for lease in taken.leases} == {
            OTHER_GUILD: THEIRS,
            GuildId(6): THEIRS,
        }
        assert taken.locked == locked
        await leases.release(OURS)
        assert [lease.guild_id for lease in await leases.of_others(THEIRS)] == [GUILD]
    assert await leases.renew(OURS, now_ms=NOW) == Renewal(locked)


async def test_a_lease_is_renewed_while_a_table_of_its_server_is_changed(postgres, postgres_url):
    fenced = Database(create_engine(postgres_url), OURS)
    await claim(fenced, OURS)
    async with fenced.transaction() as transaction:
        await transaction.post(won("round", 7, 5), now_ms=NOW)
        assert await Leases(postgres).renew(OURS, now_ms=NOW) == Renewal(frozenset({GUILD}))
        taken = await Leases(postgres).claim([GUILD], THEIRS, now_ms=lambda: NOW + LEASE_MS, is_free=never)
        assert taken == Claim((), locked=frozenset({GUILD}))
    await fenced.close()


async def test_many_servers_claimed_at_once_in_any_order_never_wait_for_one_another(database, other):
    guilds = [GuildId(number) for number in range(1, 201)]
    await claim(database, Holder("c" * 32, "dead:3"), *guilds[::3], now_ms=NOW - LEASE_MS)
    await asyncio.gather(
        claim(database, OURS, *guilds),
        claim(other, THEIRS, *reversed(guilds)),
        Leases(database).renew(OURS, now_ms=NOW),
        claim(database, OURS, *guilds),
    )
    held = await claim(database, OURS, *guilds)
    assert held == await claim(other, THEIRS, *guilds)
    assert (len(held), set(held) <= {OURS, THEIRS}) == (200, True)


async def test_a_lease_is_respected_until_it_expires(database):
    await claim(database, OURS)
    assert await claim(database, THEIRS, now_ms=NOW + LEASE_MS - 1) == [OURS]
    assert await claim(database, THEIRS, now_ms=NOW + LEASE_MS) == [THEIRS]


async def test_who_is_known_to_be_dead_is_not_waited_for(database):
    await claim(database, OURS)
    assert await claim(database, THEIRS, is_free=lambda lease: lease.holder == OURS) == [THEIRS]


async def test_a_claim_says_which_leases_were_taken_from_a_process_that_may_be_alive(database):
    leases: Leases = Leases(database)
    third, fourth = GuildId(5), GuildId(6)
    await claim(database, OURS, third, now_ms=NOW - LEASE_MS)
    await claim(database, THEIRS, GUILD, now_ms=NOW - LEASE_MS)
    await claim(database, Holder("c" * 32, "dead:3"), OTHER_GUILD, now_ms=NOW - LEASE_MS)
    taken = await leases.claim(
        [GUILD, OTHER_GUILD, third, fourth],
        OURS,
        now_ms=lambda: NOW,
        is_free=lambda lease: lease.holder.name == "dead:3",
    )
    assert {lease.holder for lease in taken.leases} == {OURS}
    assert taken.silenced == {GUILD}


async def test_renewing_keeps_all_at_once_and_tells_which(database):
    await claim(database, OURS, GUILD, OTHER_GUILD)
    await claim(database, THEIRS, GuildId(5))
    later = NOW + LEASE_MS - 1
    assert await Leases(database).renew(OURS, now_ms=later) == Renewal(frozenset({GUILD, OTHER_GUILD}))
    assert await claim(database, THEIRS, GuildId(5), GUILD, now_ms=NOW + LEASE_MS) == [THEIRS, OURS]


async def test_what_was_taken_is_not_renewed(database):
    await claim(database, OURS, GUILD, OTHER_GUILD)
    await claim(database, THEIRS, GUILD, now_ms=NOW + LEASE_MS)
    assert await Leases(database).renew(OURS, now_ms=NOW) == Renewal(frozenset({OTHER_GUILD}))


async def test_what_was_given_back_is_free(database):
    await claim(database, OURS, GUILD, OTHER_GUILD)
    await claim(database, THEIRS, GuildId(5))
    await Leases(database).release(OURS)
    assert await claim(database, THEIRS) == [THEIRS]
    assert await claim(database, OURS, GuildId(5)) == [THEIRS]


async def test_who_had_to_wait_judges_by_the_time_it_is_then(database, other):
    await claim(database, OURS)
    now_ms, renewed_ms = NOW, NOW + 3 * LEASE_MS
    async with database.writing() as connection:
        # The holder renews its lease, by a clock that was just set forward; the other one's is in a moment.
        await connection.execute(sa.update(guild_leases).values(expires_ms=renewed_ms))
        waiting = asyncio.create_task(
            Leases(other).claim([GUILD], THEIRS, now_ms=lambda: now_ms, is_free=never)
        )
        await asyncio.sleep(0.05)
        now_ms += 2 * LEASE_MS
    await waiting
    assert await Leases(database).of_others(THEIRS) == [Lease(GUILD, OURS, renewed_ms)]


async def test_a_clock_that_was_ahead_locks_nobody_out(database):
    await claim(database, OURS, now_ms=NOW + 3_600_000)
    assert await claim(database, THEIRS) == [OURS]
    # As long as it lives it renews, with whatever its clock says. Once it is dead it has the usual time left.
    assert await claim(database, THEIRS, now_ms=NOW + LEASE_MS) == [THEIRS]


async def test_without_the_lease_nothing_is_changed(database, fenced, engine):
    table = await new_table(database)
    await pay(database, won("before", 7, 1))

    async def save():
        async with fenced.transaction() as transaction:
            await transaction.save_table(replace(table, snapshot={"new": True}), [], now_ms=NOW)

    async def insert():
        async with fenced.transaction() as transaction:
            await add_table(transaction, channel_id=9)

    def change(options):
        return {**options, "stake": 2}

    for attempt in (
        save(),
        insert(),
        pay(fenced, won("late", 7, 5)),
        DatabaseSettings(fenced).save(GUILD, change, user_id=UserId(7), now_ms=NOW),
    ):
        with pytest.raises(NotOurGuild) as caught:
            await attempt
        assert caught.value.guild_id == GUILD
    assert await database.open_tables() == [table]
    assert (await read_books(engine)).balances == {(GUILD, "user", 7): 1, (GUILD, "house", 0): -1}
    assert await DatabaseSettings(database).load(GUILD) == {}


async def test_with_the_lease_everything_goes_on_even_when_it_has_expired(fenced):
    await claim(fenced, OURS, now_ms=NOW - 10 * LEASE_MS)
    table = await new_table(fenced)
    async with fenced.transaction() as transaction:
        await transaction.save_table(table, [], now_ms=NOW)
        await transaction.post(won("round", 7, 5), now_ms=NOW)
    assert await fenced.balances(GUILD, [UserId(7)]) == {7: 5}


async def test_a_lease_is_good_for_its_own_server_alone(fenced):
    await claim(fenced, OURS, OTHER_GUILD)
    with pytest.raises(NotOurGuild):
        await new_table(fenced)
    assert (await new_table(fenced, guild_id=OTHER_GUILD)).guild_id == OTHER_GUILD


async def test_a_change_that_has_begun_is_finished_before_the_server_is_taken(fenced, other):
    await claim(fenced, OURS)
    happened: list[object] = []

    async def take():
        held: list[Holder] = []
        while not held:
            # On PostgreSQL nobody waits for a lease that is held fast.
            held = await claim(other, THEIRS, now_ms=NOW + LEASE_MS)
        happened.append(held)

    async with fenced.transaction() as transaction:
        await transaction.post(won("in time", 7, 5), now_ms=NOW)
        taking = asyncio.create_task(take())
        for _ in range(20):
            await other.balances(GUILD, [UserId(7)])
        happened.append("written")
    await taking
    assert happened == ["written", [THEIRS]]
    assert await other.balances(GUILD, [UserId(7)]) == {7: 5}
    with pytest.raises(NotOurGuild):
        await pay(fenced, won("late", 7, 5))


async def test_a_change_that_began_before_the_server_was_taken_is_refused(postgres_url):
    # SQLite has one writer: nobody takes anything while a change is under way.
    fenced, other = Database(create_engine(postgres_url), OURS), Database(create_engine(postgres_url), THEIRS)
    await fenced.open()
    await claim(fenced, OURS)
    table = await new_table(fenced)

    async def save_late():
        async with fenced.transaction() as transaction:
            await transaction.account_balances([Account.user(GUILD, UserId(7))])
            assert await claim(other, THEIRS, now_ms=NOW + LEASE_MS) == [THEIRS]
            await transaction.save_table(table, [], now_ms=NOW)

    with pytest.raises(NotOurGuild):
        await save_late()
    assert (await other.table(table.table_id)) == table
    await fenced.close()
    await other.close()


async def test_a_lease_is_asked_for_once_in_a_transaction(fenced):
    await claim(fenced, OURS)
    statements = []
    sa.event.listen(
        fenced._engine.sync_engine, "before_cursor_execute", lambda *args: statements.append(args[2])
    )
    async with fenced.transaction() as transaction:
        table = await add_table(transaction)
        await transaction.save_table(table, [], now_ms=NOW)
        await transaction.post(won("round", 7, 5), now_ms=NOW)
    assert sum(guild_leases.name in statement for statement in statements) == 1


async def test_the_open_tables_of_some_servers(database):
    here, there = await new_table(database), await new_table(database, channel_id=9, guild_id=OTHER_GUILD)
    assert await database.open_tables([OTHER_GUILD]) == [there]
    assert await database.open_tables([]) == []
    assert await database.open_tables() == [here, there]
    assert await database.open_table_counts() == {GUILD: 1, OTHER_GUILD: 1}


async def test_leases_are_renewed_while_all_others_wait_for_a_connection(database):
    await claim(database, OURS)
    in_use, enough = asyncio.Semaphore(0), asyncio.Event()

    async def read() -> None:
        async with database.reading() as connection:
            await connection.execute(sa.select(guild_leases))
            in_use.release()
            await enough.wait()

    async with asyncio.TaskGroup() as readers:
        for _ in range(2 * CONNECTIONS):
            readers.create_task(read())
        for _ in range(CONNECTIONS - 1):
            await in_use.acquire()
        async with asyncio.timeout(HANGS_S):
            renewal = await Leases(database).renew(OURS, now_ms=NOW + 1)
        enough.set()
    assert renewal.renewed == {GUILD}


async def test_leases_are_renewed_before_whatever_else_waits_to_be_written(url, database):
    if not url.startswith("sqlite"):
        pytest.skip("there changes of different rows do not wait for each other")
    await claim(database, OURS)
    done: list[str] = []

    async def write(name: str) -> None:
        await database.set_fact(name, "value")
        done.append(name)

    async def renew() -> None:
        await Leases(database).renew(OURS, now_ms=NOW + 1)
        done.append("renewed")

    async with asyncio.TaskGroup() as writers, database.writing():
        for name in ("a", "b", "c"):
            writers.create_task(write(name))
        await asyncio.sleep(0)
        writers.create_task(renew())
        await asyncio.sleep(0)
    assert done == ["renewed", "a", "b", "c"]
