"""Game tables: kept, found, guarded by their version."""

from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store import Database, tables
from bot.store.schema import table_events
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.ports import StoredEvent, StoredTable, TableExists, VersionConflict
from tests.store.samples import CHANNEL, GUILD, NOW, add_table, new_table, settled_round

_BIG = 2**63 - 1


async def _save(database: Database, table: StoredTable, *events: StoredEvent) -> StoredTable:
    async with database.transaction() as transaction:
        return await transaction.save_table(table, events, now_ms=NOW + 1)


async def _events(engine, table_id) -> list[tuple[Any, ...]]:
    query = sa.select(table_events).where(table_events.c.table_id == table_id).order_by(table_events.c.seq)
    async with engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def test_a_new_table(database):
    table = await new_table(
        database, snapshot={"phase": "lobby", "words": "牛牛 ♠", "deep": [1, {"a": None}]}
    )
    assert table == StoredTable(
        table_id=TableId(1),
        guild_id=GUILD,
        channel_id=CHANNEL,
        message_id=None,
        game="gnau",
        is_open=True,
        version=1,
        snapshot={"phase": "lobby", "words": "牛牛 ♠", "deep": [1, {"a": None}]},
        deadline_ms=None,
    )
    assert await database.table(table.table_id) == table
    assert await database.open_table(CHANNEL, "gnau") == table
    assert await database.open_tables() == [table]


async def test_the_open_tables_of_all_servers_that_name_a_person(database):
    named = [
        await new_table(database, channel_id=ChannelId(number), snapshot={"seats": [3, seat], "who": {}})
        for number, seat in ((11, 1001), (12, 2002), (13, 1001))
    ]
    by_name = await new_table(database, channel_id=ChannelId(14), snapshot={"parts": {"1001": "kopi"}})
    await _save(database, replace(named[2], is_open=False))
    assert await database.open_tables_naming(UserId(1001)) == [named[0], by_name]
    assert await database.open_tables_naming(UserId(5005)) == []


async def test_an_unknown_table(database):
    assert await database.table(TableId(99)) is None
    assert await database.open_table(CHANNEL, "gnau") is None
    assert await database.open_tables() == []
    async with database.transaction() as transaction:
        assert await tables.load(transaction.connection, TableId(99)) is None


async def test_saving_keeps_state_and_events(database, engine):
    table = await new_table(database)
    changed = replace(table, snapshot={"round": 2**70}, deadline_ms=_BIG)
    saved = await _save(database, changed, StoredEvent("Joined", {"user": 5}), StoredEvent("Dealt", {}))
    assert saved == replace(changed, version=2)
    assert await database.table(table.table_id) == saved
    await _save(database, saved, StoredEvent("Settled", {"等": "级"}))
    assert await _events(engine, table.table_id) == [
        (table.table_id, 1, NOW + 1, "Joined", {"user": 5}),
        (table.table_id, 2, NOW + 1, "Dealt", {}),
        (table.table_id, 3, NOW + 1, "Settled", {"等": "级"}),
    ]


async def test_saving_twice_in_one_transaction(database, engine):
    table = await new_table(database)
    async with database.transaction() as transaction:
        table = await transaction.save_table(table, [StoredEvent("A", {})], now_ms=NOW)
        table = await transaction.save_table(table, [StoredEvent("B", {})], now_ms=NOW)
        assert await tables.load(transaction.connection, table.table_id) == table
    assert table.version == 3
    assert [row[1] for row in await _events(engine, table.table_id)] == [1, 2]


async def test_an_old_version_is_refused_and_changes_nothing(database, engine):
    table = await new_table(database)
    saved = await _save(database, replace(table, snapshot={"by": "first"}))
    with pytest.raises(VersionConflict):
        await _save(database, replace(table, snapshot={"by": "second"}), StoredEvent("Late", {}))
    assert await database.table(table.table_id) == saved
    assert await _events(engine, table.table_id) == []


async def test_saving_a_table_that_is_not_there(database):
    table = await new_table(database)
    with pytest.raises(VersionConflict):
        await _save(database, replace(table, table_id=TableId(77)))


async def test_saving_does_not_move_or_renumber(database):
    table = await new_table(database)
    await database.set_message(table.table_id, MessageId(5))
    saved = await _save(database, replace(table, channel_id=ChannelId(9), guild_id=GuildId(9), game="hearts"))
    assert saved == replace(table, version=2, message_id=MessageId(5))


async def test_the_end_of_a_table_is_unannounced_until_it_was_shown(database):
    table, other = await new_table(database), await new_table(database, ChannelId(8), guild_id=GuildId(9))
    assert await database.tables_with_unannounced_end() == []
    closed = [await _save(database, replace(each, is_open=False)) for each in (table, other)]
    assert await database.tables_with_unannounced_end() == closed
    assert await database.tables_with_unannounced_end([GuildId(9)]) == closed[1:]
    await database.note_end_announced(table.table_id)
    assert await database.tables_with_unannounced_end() == closed[1:]
    assert await database.table(table.table_id) == closed[0]


async def test_a_result_with_a_message_of_its_own_leaves_the_table_without_one(database):
    table = await new_table(database)
    await database.set_message(table.table_id, MessageId(5))
    async with database.transaction() as transaction:
        for number in (2, 1):
            await transaction.add_round(settled_round(table.table_id, {1: 3}, number), now_ms=NOW)
    assert await database.rounds_not_announced(table.table_id) == [1, 2]
    await database.note_announced(table.table_id, 1)
    assert await database.rounds_not_announced(table.table_id) == [2]
    assert await database.table(table.table_id) == table


async def test_one_open_table_per_channel_and_game(database):
    first = await new_table(database)
    with pytest.raises(TableExists) as caught:
        await new_table(database)
    assert caught.value.table == first
    others = [await new_table(database, game="hearts"), await new_table(database, channel_id=ChannelId(3))]
    assert await database.open_tables() == [first, *others]


async def test_the_refusal_shows_the_table_as_it_is_now(database):
    table = await new_table(database)
    saved = await _save(database, replace(table, snapshot={"phase": "playing"}))
    with pytest.raises(TableExists) as caught:
        await new_table(database)
    assert caught.value.table == saved


async def test_closing_frees_the_channel(database):
    first = await new_table(database)
    closed = await _save(database, replace(first, is_open=False))
    assert await database.open_table(CHANNEL, "gnau") is None
    assert await database.table(first.table_id) == closed
    second = await new_table(database)
    assert await database.open_tables() == [second]


async def _add_two(database, *channel_ids) -> None:
    async with database.transaction() as transaction:
        for channel_id in channel_ids:
            await add_table(transaction, channel_id)


async def test_a_refused_table_undoes_what_came_before(database):
    await new_table(database)
    with pytest.raises(TableExists):
        await _add_two(database, ChannelId(3), CHANNEL)
    assert await database.open_table(ChannelId(3), "gnau") is None


async def test_numbers_are_never_given_out_twice(database, engine):
    first = await new_table(database)
    async with engine.begin() as connection:
        await connection.execute(sa.text("DELETE FROM game_tables"))
    second = await new_table(database)
    assert second.table_id > first.table_id


async def test_the_message_is_no_new_version(database):
    table = await new_table(database)
    await database.set_message(table.table_id, MessageId(_BIG))
    assert await database.table(table.table_id) == replace(table, message_id=MessageId(_BIG))
    assert (await _save(database, table)).message_id == _BIG
    await database.set_message(TableId(99), MessageId(1))


async def test_ids_as_big_as_they_get(database):
    table = await new_table(database, channel_id=ChannelId(_BIG), guild_id=GuildId(_BIG))
    async with database.transaction() as transaction:
        record = settled_round(table.table_id, {_BIG: -_BIG}, guild_id=_BIG, record={"seed": "00"})
        await transaction.add_round(record, now_ms=_BIG)
    assert await database.open_table(ChannelId(_BIG), "gnau") == table


async def _add_round(database, table_id) -> None:
    record = settled_round(table_id, {1: 0})
    async with database.transaction() as transaction:
        await transaction.add_round(record, now_ms=NOW)


async def test_a_round_without_a_table_is_refused(database):
    with pytest.raises(sa.exc.IntegrityError):
        await _add_round(database, TableId(99))


async def test_a_round_is_kept_once(database):
    table = await new_table(database)
    await _add_round(database, table.table_id)
    with pytest.raises(sa.exc.IntegrityError):
        await _add_round(database, table.table_id)
