"""Changes that wait for SQLite's writer share a commit, and each is all or nothing all the same."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import RuleError
from bot.store import Database, Leases, create_engine
from bot.store.group_commit import MOST, GroupCommit
from bot.store.schema import facts
from bot.store.sqlite_cursor import QuickConnection
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId
from bot.tables.leases import Holder, NotOurGuild
from bot.tables.ports import StoredEvent, VersionConflict
from tests.bench.ledger import hops
from tests.store.samples import GUILD, NOW, new_table, pay, read_books, won
from tests.support.databases import lay_out
from tests.support.hanging import HANGS_S

OTHER_GUILD = GuildId(3_333)


@pytest.fixture
def url(sqlite_url):
    return sqlite_url


@dataclass
class Disk:
    """What a disk does to the commits of groups, of which it counts those that it is asked for.

    Args:
        faults: What becomes of each, in this order; of all later ones nothing special.
    """

    faults: list[str] = field(default_factory=list)
    commits: int = 0
    is_asked: asyncio.Event = field(default_factory=asyncio.Event)
    goes_on: threading.Event = field(default_factory=threading.Event)

    @contextmanager
    def turning(self):
        """Have it turn; nobody hears of a commit before it `goes_on`."""
        loop, commit = asyncio.get_running_loop(), QuickConnection.commit_in_thread

        def slowly(connection):
            fault = self.faults.pop(0) if self.faults else ""
            self.commits += 1
            loop.call_soon_threadsafe(self.is_asked.set)
            assert self.goes_on.wait(HANGS_S)
            if fault != "full":
                commit(connection)
            if fault:
                raise sqlite3.OperationalError(f"the disk is {fault}")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(QuickConnection, "commit_in_thread", slowly)
            yield self


@pytest.fixture
async def disk():
    with Disk().turning() as disk:
        yield disk


def note(name: str, error: BaseException | None = None, pause: Callable[[], object] = lambda: None):
    """Return a change that sets a fact, and then fails where it is to."""

    async def work(transaction):
        await transaction.connection.execute(sa.insert(facts).values(name=name, value="kept"))
        pause()
        if error is not None:
            raise error
        return name

    return work


def begin(database: Database, *works) -> list[asyncio.Task[Any]]:
    return [asyncio.create_task(database.change(each)) for each in works]


async def names(database: Database) -> list[str]:
    """Return which facts are kept."""
    async with database.reading() as connection:
        return list(await connection.scalars(sa.select(facts.c.name).order_by(facts.c.name)))


async def test_all_who_wait_share_a_commit_and_nobody_hears_of_it_before(database, disk):
    tasks = begin(database, *(note(f"fact {number:02}") for number in range(MOST)))
    await disk.is_asked.wait()
    await asyncio.sleep(0.01)
    assert ([task for task in tasks if task.done()], await names(database)) == ([], [])
    disk.goes_on.set()
    told = await asyncio.gather(*tasks)
    assert (told, disk.commits) == (await names(database), 1)


async def test_those_who_come_during_a_commit_share_the_next_one(database, disk):
    first = begin(database, note("a"))
    await disk.is_asked.wait()
    later = begin(database, *(note(name) for name in "bcde"))
    await asyncio.sleep(0.01)
    disk.goes_on.set()
    assert await asyncio.gather(*first, *later) == list("abcde")
    assert disk.commits == 2


async def test_a_group_is_not_larger_than_others_can_wait_for(database, disk):
    tasks = begin(database, *(note(f"fact {number}") for number in range(2 * MOST)))
    await disk.is_asked.wait()
    other = asyncio.create_task(pay(database, won("other", 7, 1)))
    await asyncio.sleep(0.01)
    disk.goes_on.set()
    await other
    assert (disk.commits, tasks[MOST - 1].done(), tasks[MOST].done()) == (1, True, False)
    await asyncio.gather(*tasks)
    assert disk.commits == 2


@pytest.mark.parametrize("failing", [0, 1, 3])
async def test_one_that_fails_leaves_the_others(database, disk, failing):
    disk.goes_on.set()
    errors = [RuleError("too-late") if number == failing else None for number in range(4)]
    tasks = begin(database, *(note(f"fact {number}", error) for number, error in enumerate(errors)))
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert told.pop(failing) is errors[failing]
    assert told == await names(database)


async def test_a_statement_that_is_refused_leaves_the_others(database):
    told = await asyncio.gather(
        *begin(database, note("a"), note("b"), note("b"), note("c")), return_exceptions=True
    )
    assert isinstance(told.pop(2), sa.exc.IntegrityError)
    assert told == await names(database) == ["a", "b", "c"]


async def test_each_sees_what_those_before_it_have_changed(database):
    table = await new_table(database)

    def save(reference):
        async def work(transaction):
            saved = await transaction.save_table(table, [StoredEvent("Settled", {})], now_ms=NOW)
            await transaction.post(won(reference, 7, 1), now_ms=NOW)
            return saved.version

        return work

    told = await asyncio.gather(*begin(database, *map(save, "abc")), return_exceptions=True)
    assert [type(each) for each in told] == [int, VersionConflict, VersionConflict]
    assert await database.balances(GUILD, [7]) == {7: 1}


async def test_each_is_fenced_by_the_lease_of_its_own_server(url, database, engine):
    holder = Holder("a" * 32, "kopi:1")
    fenced = Database(engine, holder)
    await Leases(database).claim([GUILD], holder, now_ms=lambda: NOW, is_free=lambda _: False)

    def win(guild_id, reference):
        return lambda transaction: transaction.post(won(reference, 7, 1, guild_id), now_ms=NOW)

    works = (win(GUILD, "a"), win(OTHER_GUILD, "b"), win(GUILD, "c"))
    told = await asyncio.gather(*begin(fenced, *works), return_exceptions=True)
    assert [type(each) for each in told] == [type(None), NotOurGuild, type(None)]
    books = await read_books(engine)
    books.check()
    assert set(books.sums) == {"a", "c"}


@pytest.mark.parametrize(("fault", "kept"), [("full", []), ("silent", ["a", "b"])])
async def test_a_commit_that_fails_fails_all_of_them(database, disk, fault, kept):
    disk.goes_on.set()
    disk.faults = [fault]
    works = (note("a"), note("b"), note("c", RuleError("too-late")))
    told = await asyncio.gather(*begin(database, *works), return_exceptions=True)
    assert [str(getattr(each, "orig", each)) for each in told] == [f"the disk is {fault}"] * 3
    assert await names(database) == kept
    assert await asyncio.gather(*begin(database, note("d"), note("e"))) == ["d", "e"]


async def test_where_the_transaction_is_lost_nobody_of_the_group_is_told_otherwise(database):
    """SQLite undoes a whole transaction by itself where a disk is full in the middle of it."""

    async def lose(transaction):
        await note("c")(transaction)
        line = await transaction.connection.get_raw_connection()
        line.driver_connection._conn.rollback()
        raise OSError("no space left on device")

    told = await asyncio.gather(
        *begin(database, note("a"), note("b"), lose, note("d")), return_exceptions=True
    )
    assert [isinstance(each, sa.exc.OperationalError) for each in told] == [True, True, True, False]
    assert await names(database) == ["d"]


async def test_where_the_connection_breaks_all_of_the_group_fail(database):
    async def hang_up(transaction):
        line = await transaction.connection.get_raw_connection()
        line.driver_connection._conn.close()
        await note("b")(transaction)

    told = await asyncio.gather(*begin(database, note("a"), hang_up), return_exceptions=True)
    assert {isinstance(each, (ValueError, sa.exc.SQLAlchemyError)) for each in told} == {True}
    await database.close()
    assert await names(database) == []
    assert await asyncio.gather(*begin(database, note("a"))) == ["a"]


async def test_where_no_transaction_can_begin_each_is_told():
    tries = []

    @asynccontextmanager
    async def writing():
        tries.append(1)
        await asyncio.sleep(0)
        raise OSError("too many open files")
        yield

    group = GroupCommit(writing)
    tasks = [asyncio.create_task(group.carry_out(note(name), lambda: None)) for name in "abc"]
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert ([type(each) for each in told], len(tries)) == ([OSError] * 3, 3)


async def test_one_that_waits_and_is_cancelled_is_never_begun(database):
    async with database.writing():
        tasks = begin(database, note("a"), note("b"), note("c"))
        await asyncio.sleep(0.01)
        tasks[1].cancel()
        with pytest.raises(asyncio.CancelledError):
            await tasks[1]
    await asyncio.gather(tasks[0], tasks[2])
    assert await names(database) == ["a", "c"]


async def test_all_who_wait_may_be_cancelled(database):
    async with database.writing():
        tasks = begin(database, note("a"), note("b"))
        await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*begin(database, note("c")))
    assert await names(database) == ["c"]


async def test_closing_waits_for_a_transaction_that_nobody_waits_for_any_more(database):
    async with database.writing():
        [task] = begin(database, note("a"))
        # One turn for the task that waits, and one for the task that is to begin the transaction.
        for _ in range(2):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
    leader = database._group._leader
    assert not leader.done()
    await database.close()
    assert leader.done()


@pytest.mark.parametrize("error", [None, RuleError("too-late")])
async def test_one_that_is_cancelled_while_it_runs_is_carried_out(database, disk, error):
    def lose_patience():
        tasks[1].cancel()

    tasks = begin(database, note("a"), note("b", error, lose_patience), note("c"))
    await disk.is_asked.wait()
    for _ in range(3):
        tasks[1].cancel()
        await asyncio.sleep(0.002)
    # Until it is certain what came of it nobody else may take it for undone.
    assert not tasks[1].done()
    disk.goes_on.set()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert (told[0], type(told[1]), told[2]) == ("a", asyncio.CancelledError, "c")
    assert await names(database) == (["a", "b", "c"] if error is None else ["a", "c"])


async def test_one_that_nobody_waits_for_any_more_is_not_begun(database, disk):
    def give_up():
        raise RuleError("too-late")

    first = begin(database, note("a"))
    await disk.is_asked.wait()
    tasks = [asyncio.create_task(database.change(note(name), give_up)) for name in "bd"]
    tasks += begin(database, note("c"))
    await asyncio.sleep(0.01)
    disk.goes_on.set()
    told = await asyncio.gather(*first, *tasks, return_exceptions=True)
    assert [told[0], type(told[1]), type(told[2]), told[3]] == ["a", RuleError, RuleError, "c"]
    assert await names(database) == ["a", "c"]


async def test_a_transaction_inside_a_transaction_says_so(database):
    async def inside(transaction):
        with pytest.raises(RuntimeError, match="inside a transaction"):
            await database.change(note("b"))
        with pytest.raises(RuntimeError, match="inside a transaction"):
            await database.set_message(TableId(1), MessageId(1))

    async with database.writing():
        with pytest.raises(RuntimeError, match="inside a transaction"):
            await database.change(note("a"))
    await database.change(inside)
    assert await names(database) == []


async def test_many_changes_take_no_more_hops_than_one(database):
    with hops() as one:
        await database.change(note("a"))
    with hops() as together:
        await asyncio.gather(*begin(database, note("b"), note("c")))
    # All changes and the commit.
    assert (one(), together()) == (1, 1)


async def test_plain_transactions_take_turns_with_groups(database, engine):
    tables = [await new_table(database, channel_id=ChannelId(number)) for number in range(4)]

    async def play(table) -> None:
        for number in range(5):
            works = won(f"{table.table_id}:{number}", 7, 1), won(f"{table.table_id}:{number}+", 7, 1)
            await pay(database, works[0])
            await database.change(lambda each, posting=works[1]: each.post(posting, now_ms=NOW))

    await asyncio.gather(*map(play, tables))
    (await read_books(engine)).check()
    assert await database.balances(GUILD, [7]) == {7: 40}


CHANGES = st.lists(
    st.tuples(
        # How many steps of the event loop it comes after the one before.
        st.integers(0, 12),
        st.booleans(),
        # How many steps after it came somebody loses patience.
        st.none() | st.integers(0, 60),
    ),
    min_size=1,
    max_size=30,
)


@given(CHANGES, st.lists(st.sampled_from(["", "", "full", "silent"]), max_size=5))
def test_whatever_happens_what_was_told_is_what_is_kept(tmp_path_factory, changes, faults):
    url = f"sqlite:///{tmp_path_factory.mktemp('group')}/gnau.db"
    lay_out(url)
    asyncio.run(_check_group(url, changes, faults))


async def _check_group(url, changes, faults) -> None:
    database, tasks, impatient, begun = Database(create_engine(url)), [], [], set[str]()
    with Disk(list(faults)).turning() as disk:
        disk.goes_on.set()
        for number, (pause, fails, patience) in enumerate(changes):
            for _ in range(pause):
                await asyncio.sleep(0)
            name = f"fact {number:02}"
            work = note(name, RuleError("too-late") if fails else None, partial(begun.add, name))
            [task] = begin(database, work)
            tasks.append(task)
            if patience is not None:
                impatient.append(asyncio.create_task(_lose_patience(task, patience)))
        async with asyncio.timeout(HANGS_S):
            told = await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*impatient)
    kept = await names(database)
    await database.close()
    assert kept == sorted(set(kept))
    for number, (each, (_, fails, _)) in enumerate(zip(told, changes, strict=True)):
        name = f"fact {number:02}"
        if each == name:
            assert name in kept
        elif isinstance(each, asyncio.CancelledError):
            assert name in begun or name not in kept
        elif isinstance(each, RuleError):
            assert fails
        else:
            assert isinstance(each, sa.exc.OperationalError), each
            assert any(faults)
        assert not (fails and name in kept)


async def _lose_patience(task, patience) -> None:
    for _ in range(patience):
        await asyncio.sleep(0)
    task.cancel()
