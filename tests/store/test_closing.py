"""Closing a table whose snapshot nobody can read: only its row changes."""

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.store.schema import game_tables, table_events
from bot.tables.ports import StoredEvent, VersionConflict
from tests.store.samples import CHANNEL, NOW, new_table

CALLED_OFF = StoredEvent("TableCalledOff", {"returned_points": 20})


async def close(database, table):
    async with database.transaction() as transaction:
        return await transaction.close_table(table, CALLED_OFF, now_ms=NOW + 5)


async def rows(engine, *columns):
    async with engine.connect() as connection:
        return (await connection.execute(sa.select(*columns))).all()


async def test_the_row_is_closed_and_the_snapshot_is_left(database, engine):
    table = await new_table(database, snapshot={"half": "a table"})
    async with database.transaction() as transaction:
        table = await transaction.save_table(replace(table, deadline_ms=NOW + 9), [], now_ms=NOW)
    closed = await close(database, table)
    assert closed == replace(table, is_open=False, version=table.version + 1, deadline_ms=None)
    assert await database.table(table.table_id) == closed
    assert await database.open_tables() == []
    assert await database.open_table(CHANNEL, "gnau") is None
    columns = table_events.c
    assert await rows(engine, columns.kind, columns.data, columns.at_ms) == [
        ("TableCalledOff", {"returned_points": 20}, NOW + 5)
    ]


async def test_of_two_processes_one_closes_it(database, engine):
    table = await new_table(database)
    await close(database, table)
    with pytest.raises(VersionConflict):
        await close(database, table)
    assert len(await rows(engine, table_events.c.seq)) == 1


@pytest.mark.parametrize("kept", [[], [1], "word", 7, None])
async def test_json_that_is_no_object_reads_as_an_empty_one(database, engine, kept):
    table = await new_table(database, snapshot={"half": "a table"})
    async with database.writing() as connection:
        await connection.execute(sa.update(game_tables).values(snapshot=kept))
    [found] = await database.open_tables()
    assert found == replace(table, snapshot={})
