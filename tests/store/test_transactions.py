"""All or nothing, whoever else is there and whatever goes wrong."""

import asyncio
import itertools
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import aiosqlite
import pytest
import sqlalchemy as sa

from bot.store import Database, create_engine
from bot.store.sqlite_cursor import QuickConnection
from bot.tables.ids import ChannelId, MessageId, TableId, UserId
from bot.tables.ports import StoredEvent, TableExists, VersionConflict
from tests.store.samples import CHANNEL, GUILD, NOW, add_table, new_table, pay, read_books, won
from tests.support.databases import lay_out
from tests.support.hanging import HANGS_S


def test_the_database_is_the_store_the_tables_ask_for(sqlite_url):
    store: Database = Database(create_engine(sqlite_url))
    assert store is not None


async def _play_and_fail(database) -> None:
    async with database.transaction() as transaction:
        table = await add_table(transaction)
        await transaction.save_table(table, [StoredEvent("A", {})], now_ms=NOW)
        await transaction.post(won("a", 7, 1), now_ms=NOW)
        raise LookupError("what a caller did not expect")


async def test_an_exception_undoes_everything(database, engine):
    with pytest.raises(LookupError):
        await _play_and_fail(database)
    assert await database.open_tables() == []
    assert (await read_books(engine)).sums == {}


async def test_others_see_nothing_before_the_commit(database):
    async with database.transaction() as transaction:
        table = await add_table(transaction)
        assert await database.open_tables() == []
    assert await database.open_tables() == [table]


async def test_of_many_saves_of_one_version_one_wins(database):
    table = await new_table(database)

    async def save(number) -> None:
        async with database.transaction() as transaction:
            await transaction.save_table(replace(table, snapshot={"by": number}), [], now_ms=NOW)
            await transaction.post(won(f"r:{number}", 7, 1), now_ms=NOW)

    outcomes = await asyncio.gather(*(save(number) for number in range(12)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(VersionConflict) == 11
    winner = outcomes.index(None)
    assert (await database.table(table.table_id)).snapshot == {"by": winner}
    assert await database.balances(GUILD, [7]) == {7: 1}


async def test_of_many_new_tables_in_one_channel_one_wins(database):
    outcomes = await asyncio.gather(*(new_table(database) for _ in range(12)), return_exceptions=True)
    [winner] = await database.open_tables()
    refusals = [outcome for outcome in outcomes if isinstance(outcome, TableExists)]
    assert outcomes.count(winner) == 1
    assert [refusal.table for refusal in refusals] == [winner] * 11


async def test_two_databases_on_the_same_place_take_turns(url, database, engine):
    other = Database(create_engine(url))
    await other.open()
    tables = [await new_table(database, channel_id=ChannelId(number)) for number in range(2)]

    async def play(store, table) -> None:
        for number in range(25):
            async with store.transaction() as transaction:
                table = await transaction.save_table(table, [StoredEvent("Played", {})], now_ms=NOW)
                await transaction.post(won(f"{table.table_id}:{number}", 7, 1), now_ms=NOW)

    await asyncio.gather(play(database, tables[0]), play(other, tables[1]))
    await other.close()
    assert [table.version for table in await database.open_tables()] == [26, 26]
    (await read_books(engine)).check()


async def test_reading_does_not_wait_for_a_writer(database):
    table = await new_table(database)
    async with database.transaction() as transaction:
        await transaction.save_table(replace(table, snapshot={"n": 1}), [], now_ms=NOW)
        async with asyncio.timeout(HANGS_S):
            assert await asyncio.gather(*(database.table(table.table_id) for _ in range(30))) == [table] * 30


async def test_a_transaction_inside_a_transaction_says_so(sqlite_url):
    database = Database(create_engine(sqlite_url))
    await database.open()
    async with database.transaction():
        with pytest.raises(RuntimeError, match="inside a transaction"):
            await database.set_message(TableId(1), MessageId(1))
    await new_table(database)
    await database.close()


async def _settle(database, table) -> None:
    async with database.transaction() as transaction:
        await transaction.save_table(table, [StoredEvent("Settled", {})], now_ms=NOW)
        await transaction.post(won("settled", 7, 1), now_ms=NOW)


async def _check_after_cancel(database, engine, table) -> None:
    """Fail unless the next writer gets its turn at once and the last one left all or nothing."""
    async with asyncio.timeout(HANGS_S):
        kept = await database.table(table.table_id)
        await pay(database, won("after", 7, 1))
    assert await database.balances(GUILD, [7]) == {7: kept.version}
    (await read_books(engine)).check()


@pytest.mark.parametrize("moments", [0, 1, 2, 4, 7, 11, 16, 30])
async def test_a_cancelled_transaction_leaves_nothing_behind(database, engine, moments):
    table = await new_table(database)
    task = asyncio.create_task(_settle(database, table))
    for _ in range(moments):
        await asyncio.sleep(0.0005)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await _check_after_cancel(database, engine, table)


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_cancelled_at_every_step_of_sqlite(tmp_path, monkeypatch, times):
    """SQLite keeps a closed connection and its write lock while somebody still holds a cursor."""
    for step in itertools.count():
        url = f"sqlite:///{tmp_path}/{step}.db"
        lay_out(url)
        engine = create_engine(url)
        database = Database(engine)
        await database.open()
        table = await new_table(database)
        task = asyncio.create_task(_settle(database, table))
        with monkeypatch.context() as patch:
            steps = _cancel_at(patch, task, range(step, step + times))
            await asyncio.gather(task, return_exceptions=True)
        await _check_after_cancel(database, engine, table)
        await database.close()
        if next(steps) <= step:
            break
    assert step > 4


# The task itself, and the one that waits for what it has done in SQLite's thread.
_ITS = {_settle.__qualname__, QuickConnection.do.__qualname__}


def _cancel_at(monkeypatch, task: asyncio.Task[None], cancelled: range) -> Iterator[int]:
    """Cancel a task while SQLite is busy with the steps of these numbers."""
    steps = itertools.count()
    execute: Any = aiosqlite.Connection._execute

    def counted(self, function, *args, **kwargs):
        running: Any = asyncio.current_task()
        if running.get_coro().__qualname__ in _ITS and next(steps) in cancelled:
            task.cancel()
        return execute(self, function, *args, **kwargs)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return steps


async def test_cancelling_those_who_wait(database):
    table = await new_table(database)
    async with database.transaction() as transaction:
        await transaction.save_table(table, [], now_ms=NOW)
        waiting = [asyncio.create_task(_settle(database, table)) for _ in range(5)]
        await asyncio.sleep(0.02)
        for task in waiting:
            task.cancel()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {asyncio.CancelledError}
    await pay(database, won("after", 7, 1))
    assert await database.balances(GUILD, [7]) == {7: 1}


async def test_a_backup_program_may_read_along(sqlite_url, tmp_path):
    """Another program that reads the file, as a backup does, neither blocks nor is blocked."""
    engine = create_engine(sqlite_url)
    database = Database(engine)
    await database.open()
    reader = sqlite3.connect(tmp_path / "var" / "gnau.db", isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM game_tables").fetchone() == (0,)
    await new_table(database)
    assert reader.execute("SELECT count(*) FROM game_tables").fetchone() == (0,)
    reader.close()
    await database.close()


async def test_opened_again_it_knows_everything(url, database, engine):
    table = await new_table(database, channel_id=CHANNEL)
    await pay(database, won("a", 7, 3))
    await database.close()
    again = Database(create_engine(url))
    await again.open()
    assert await again.open_tables() == [table]
    assert await again.balances(GUILD, [UserId(7)]) == {7: 3}
    await again.close()


async def test_closing_twice_is_harmless(database):
    await database.close()
    await database.close()


async def test_a_closed_database_keeps_no_files_open(sqlite_url, tmp_path):
    database = Database(create_engine(sqlite_url))
    await database.open()
    await asyncio.gather(*(new_table(database, channel_id=ChannelId(number)) for number in range(20)))
    await database.close()
    # The last connection to close a write-ahead log folds it into the file.
    assert [path.name for path in (tmp_path / "var").iterdir()] == ["gnau.db"]


async def test_foreign_keys_are_enforced(database, engine):
    with pytest.raises(sa.exc.IntegrityError):
        async with engine.begin() as connection:
            await connection.execute(sa.text("INSERT INTO table_events VALUES (99, 1, 1, 'A', '{}')"))
