"""Points: every posting once, all of it or nothing of it."""

import asyncio
import itertools
import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.rules.errors import RuleError
from bot.store import Database, create_engine
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import Account, Entry, Memo, PointsMode, Posting
from bot.tables.ports import DuplicatePosting, VersionConflict
from tests.store.samples import GUILD, NOW, new_table, pay, read_books, settled_round, won
from tests.support.databases import lay_out
from tests.support.plans import explained, is_scan
from tests.support.tiers import examples

_BIG = 9 * 10**18


async def test_points_move(database, engine):
    await pay(database, won("gnau:1:1", 7, 50), won("gnau:1:2", 7, -80), won("gnau:1:3", 8, 1))
    assert await database.balances(GUILD, [UserId(7), UserId(8)]) == {7: -30, 8: 1}
    books = await read_books(engine)
    books.check()
    assert books.balances[GUILD, "house", 0] == 29
    assert set(books.sums) == {"gnau:1:1", "gnau:1:2", "gnau:1:3"}


async def test_who_never_played_has_nothing(database):
    assert await database.balances(GUILD, [UserId(1), UserId(1)]) == {1: 0}
    assert await database.balances(GUILD, []) == {}


async def test_kinds_and_servers_are_apart(database):
    other = GuildId(GUILD + 1)
    escrow = Account.escrow(GUILD, TableId(7))
    stake = Posting("stake:7", GUILD, (Entry(Account.user(GUILD, UserId(7)), -5), Entry(escrow, 5)))
    await pay(database, stake, won("elsewhere", 7, 9, other))
    assert await database.balances(GUILD, [UserId(7)]) == {7: -5}
    assert await database.balances(other, [UserId(7)]) == {7: 9}


async def test_a_posting_is_found_by_its_reference(database):
    memo = Memo(UserId(5), "birthday")
    await pay(database, won("gnau:1:1", 7, 50), replace(won("grant:1", 8, -3), memo=memo))
    async with database.transaction() as transaction:
        found = await transaction.find_posting("grant:1")
        assert await transaction.find_posting("grant") is None
        assert await transaction.find_posting("gnau:1:1") == won("gnau:1:1", 7, 50)
    assert found is not None
    assert (found.memo, set(found.entries)) == (memo, set(won("grant:1", 8, -3).entries))


async def test_accounts_are_opened_at_zero_and_left_alone_afterwards(database):
    ann, ben = (Account.user(GUILD, UserId(user_id), PointsMode.BANKROLL) for user_id in (7, 8))
    async with database.transaction() as transaction:
        await transaction.open_accounts([])
        await transaction.open_accounts([ann])
        assert await transaction.account_balances([ann, ben]) == {ann: 0}
        assert await transaction.account_balances([]) == {}
    await pay(database, Posting("p", GUILD, (Entry(ann, 5), Entry(Account.house(GUILD), -5))))
    async with database.transaction() as transaction:
        await transaction.open_accounts([ben, ann])
        assert await transaction.account_balances([ann, ben]) == {ann: 5, ben: 0}


async def test_what_was_moved_is_summed_by_how_references_begin_and_when(database):
    await pay(database, won("gift:1:1", 7, 5), won("gift:1:99", 7, -3), won("gift:12:1", 7, 100))
    async with database.transaction() as transaction:
        await transaction.post(won("gift:1:0", 7, 40), now_ms=NOW - 1)
        moved = [
            await transaction.posted_points(prefix, since_ms=since_ms)
            for prefix, since_ms in (
                ("gift:1:", NOW),
                ("gift:1:", NOW - 1),
                ("gift:1:", NOW + 1),
                # Nothing in a reference is a wildcard.
                ("gift:_:", NOW),
                ("gift%", NOW),
            )
        ]
    assert moved == [8, 48, 0, 0, 0]


async def test_what_was_moved_is_found_among_all_postings_by_an_index(database, engine):
    await pay(database, *(won(f"gift:{giver}:{number}", 7, 5) for giver in range(20) for number in range(5)))
    await database.refresh_statistics()
    with explained(engine) as plans:
        async with database.transaction() as transaction:
            assert await transaction.posted_points("gift:1:", since_ms=NOW) == 25
    assert len(plans) == 1
    assert not is_scan(plans[0])
    assert "uq_postings_reference" in plans[0] or "sqlite_autoindex_postings_1 (reference>" in plans[0]


async def _post_and_save(database, table) -> None:
    async with database.transaction() as transaction:
        await transaction.post(won(f"gnau:1:{table.version}", 7, 50), now_ms=NOW)
        await transaction.save_table(table, [], now_ms=NOW)


async def test_a_failing_later_step_takes_the_points_back(database, engine):
    table = await new_table(database)
    late = replace(table, version=2)
    with pytest.raises(VersionConflict):
        await _post_and_save(database, late)
    books = await read_books(engine)
    assert (books.balances, books.sums) == ({}, {})
    await _post_and_save(database, table)
    await _post_and_save(database, late)
    assert await database.balances(GUILD, [UserId(7)]) == {7: 100}


async def test_big_points(database, engine):
    await pay(database, won("all", UserId(2**63 - 1), _BIG))
    assert await database.balances(GUILD, [UserId(2**63 - 1)]) == {2**63 - 1: _BIG}
    (await read_books(engine)).check()


@pytest.mark.parametrize("more", [1, _BIG])
async def test_a_balance_beyond_64_bits_is_refused_not_rounded(database, engine, more):
    await pay(database, won("all", 7, _BIG))
    with pytest.raises(RuleError, match="points out of range"):
        await pay(database, won("more", 7, more))
    assert await database.balances(GUILD, [UserId(7)]) == {7: _BIG}
    (await read_books(engine)).check()


async def test_many_tasks_at_once(database, engine):
    chance = random.Random(20)
    posted = [won(f"r:{number}", chance.randrange(1, 6), chance.choice([-7, 3, 40])) for number in range(120)]
    await asyncio.gather(*(pay(database, *posted[first : first + 3]) for first in range(0, 120, 3)))
    books = await read_books(engine)
    books.check()
    assert len(books.sums) == 120
    assert sum(books.balances.values()) == 0


async def test_the_same_reference_from_many_tasks(database, engine):
    attempts = (pay(database, won(f"r:{number % 4}", number + 1, 5)) for number in range(24))
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    refused = [outcome for outcome in outcomes if outcome is not None]
    assert len(refused) == 20
    assert {type(outcome) for outcome in refused} == {DuplicatePosting}
    books = await read_books(engine)
    books.check()
    assert len(books.sums) == 4


async def test_postings_in_opposite_orders_do_not_block_each_other(database, engine):
    """On PostgreSQL each transaction would hold the account the other one waits for."""

    async def settle(number, people) -> None:
        amounts = [(people[0], 1), (people[1], 2)]
        await pay(database, *(won(f"{number}:{user_id}", user_id, points) for user_id, points in amounts))

    orders = [(1, 2) if number % 2 else (2, 1) for number in range(40)]
    await asyncio.gather(*(settle(number, people) for number, people in enumerate(orders)))
    (await read_books(engine)).check()


async def test_rounds_that_open_accounts_in_opposite_orders_do_not_block_each_other(database, engine):
    tables = [await new_table(database, channel_id=ChannelId(number)) for number in range(10)]

    async def settle(table) -> None:
        people = list(range(1, 6))
        if table.table_id % 2:
            people.reverse()
        record = settled_round(table.table_id, dict.fromkeys(people, 0))
        async with database.transaction() as transaction:
            await transaction.add_round(record, now_ms=NOW)

    await asyncio.gather(*(settle(table) for table in tables))
    assert len((await read_books(engine)).balances) == 5


_moves = st.tuples(st.integers(1, 4), st.integers(-(2**53), 2**53).filter(bool), st.integers(0, 8))


_guilds = itertools.count(1)


@settings(max_examples=examples(15), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=st.lists(st.lists(_moves, min_size=1, max_size=4), max_size=6))
def test_any_mix_of_postings_keeps_the_books(url, batches):
    """Whole batches count or do not, whatever they hold."""
    guild_id = GuildId(next(_guilds))

    async def play() -> None:
        lay_out(url)
        engine = create_engine(url)
        database = Database(engine)
        await database.open()
        expected: dict[int, int] = {}
        used: set[str] = set()
        for batch in batches:
            posted = [
                won(f"r:{guild_id}:{name}", user_id, points, guild_id) for user_id, points, name in batch
            ]
            names = [posting.reference for posting in posted]
            if used.isdisjoint(names) and len(set(names)) == len(names):
                await pay(database, *posted)
                used.update(names)
                for user_id, points, _ in batch:
                    expected[user_id] = expected.get(user_id, 0) + points
            else:
                with pytest.raises(DuplicatePosting):
                    await pay(database, *posted)
        (await read_books(engine)).check()
        assert await database.balances(guild_id, [UserId(user_id) for user_id in expected]) == expected
        await database.close()

    asyncio.run(play())
