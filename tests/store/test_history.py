"""Rounds that are looked up again."""

import re
from typing import Any

from bot.rules.gnau.options import HouseRules
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer, RoundRecord
from tests.store.samples import CHANNEL, GUILD, NOW, new_table, won
from tests.support.plans import explained, is_scan

_ELSEWHERE = GuildId(GUILD + 1)
ANN, BEN = UserId(7), UserId(8)
RECORD = {"game": "gnau", "rules": HouseRules().to_record(), "stake": 5, "dealer": [], "players": {}}
PLAYERS = {ANN: RoundPlayer(3, hand_rank=40), BEN: RoundPlayer(-3, is_dealer=True, hand_rank=12)}


async def play(database, table, number, players=None, *, now_ms=NOW, **facts) -> None:
    kept: dict[str, Any] = {"record": RECORD, "snapshot": {}, "players": players or PLAYERS} | facts
    async with database.transaction() as transaction:
        if "paid" in kept:
            await transaction.post(kept.pop("paid"), now_ms=now_ms)
        record = RoundRecord(table_id=table.table_id, guild_id=table.guild_id, number=number, **kept)
        await transaction.add_round(record, now_ms=now_ms)


async def test_a_round_is_found_as_it_was_kept(database, history):
    table = await new_table(database)
    await play(database, table, 1)
    await play(database, table, 2, snapshot={"phase": "revealed"}, now_ms=NOW + 9, paid=won("a", ANN, 11))
    found = await history.round(GUILD, table.table_id, 2)
    assert found is not None
    assert (found.table_id, found.guild_id, found.channel_id) == (table.table_id, GUILD, CHANNEL)
    assert (found.number, found.settled_ms, found.points) == (2, NOW + 9, PointsMode.SCORE)
    assert (found.record, found.snapshot) == (RECORD, {"phase": "revealed"})
    assert (found.players, found.balances) == (PLAYERS, {ANN: 11, BEN: 0})


async def test_what_is_not_there_is_not_found(database, history):
    table = await new_table(database)
    await play(database, table, 1)
    assert await history.round(GUILD, table.table_id, 2) is None
    assert await history.round(GUILD, TableId(10**17), 1) is None
    assert await history.latest_round(GUILD, ChannelId(404), game="gnau") is None
    assert await history.rounds_of(GUILD, UserId(404), game="gnau", page=0, size=5) is None


async def test_the_rounds_of_a_table_come_in_order_and_no_more_than_are_wanted(database, history):
    table, other = await new_table(database), await new_table(database, channel_id=ChannelId(CHANNEL + 1))
    for number in (2, 1, 3):
        await play(database, table, number)
    await play(database, other, 1)
    found = await history.rounds_at(GUILD, table.table_id, most=10)
    assert [(each.table_id, each.number) for each in found] == [(table.table_id, n) for n in (1, 2, 3)]
    assert found[0].players == PLAYERS
    assert [each.number for each in await history.rounds_at(GUILD, table.table_id, most=2)] == [1, 2]
    assert await history.rounds_at(_ELSEWHERE, table.table_id, most=10) == []


async def test_another_servers_rounds_are_never_found(database, history):
    table = await new_table(database, guild_id=_ELSEWHERE)
    await play(database, table, 1)
    assert await history.round(GUILD, table.table_id, 1) is None
    assert await history.latest_round(GUILD, CHANNEL, game="gnau") is None
    assert await history.rounds_of(GUILD, ANN, game="gnau", page=0, size=5) is None


async def test_the_latest_round_of_a_channel(database, history):
    here = await new_table(database)
    there = await new_table(database, channel_id=ChannelId(3))
    await play(database, here, 1)
    await play(database, here, 2)
    await play(database, there, 1, now_ms=NOW + 1)
    latest = await history.latest_round(GUILD, CHANNEL, game="gnau")
    assert latest is not None
    assert (latest.table_id, latest.number) == (here.table_id, 2)


async def test_pages_newest_first_that_new_rounds_do_not_move(database, history):
    table = await new_table(database)
    for number in range(1, 8):
        await play(database, table, number)
    first = await history.rounds_of(GUILD, ANN, game="gnau", page=0, size=3)
    await play(database, table, 8)
    second = await history.rounds_of(GUILD, ANN, game="gnau", page=1, size=3, upto=first.upto)
    third = await history.rounds_of(GUILD, ANN, game="gnau", page=2, size=3, upto=first.upto)
    beyond = await history.rounds_of(GUILD, ANN, game="gnau", page=99, size=3, upto=first.upto)
    assert [[line.number for line in page.rounds] for page in (first, second, third)] == [
        [7, 6, 5],
        [4, 3, 2],
        [1],
    ]
    assert [(page.page, page.has_more) for page in (first, second, third, beyond)] == [
        (0, True),
        (1, True),
        (2, False),
        (0, True),
    ]
    anew = await history.rounds_of(GUILD, ANN, game="gnau", page=0, size=3)
    assert [line.number for line in anew.rounds] == [8, 7, 6]


async def test_only_rounds_one_took_part_in(database, history):
    table = await new_table(database)
    await play(database, table, 1)
    await play(database, table, 2, {BEN: RoundPlayer(0)})
    page = await history.rounds_of(GUILD, ANN, game="gnau", page=0, size=5)
    assert [line.number for line in page.rounds] == [1]


async def test_rounds_from_before_snapshots(database, history):
    table = await new_table(database)
    await play(database, table, 1, snapshot=None)
    found = await history.round(GUILD, table.table_id, 1)
    assert found.snapshot is None


async def test_rounds_are_found_by_an_index_in_their_order(database, engine, history):
    for number in range(40):
        table = await new_table(database, ChannelId(number), ("gnau", "hearts")[number % 2])
        for place in (1, 2, 3):
            players = {UserId(number): RoundPlayer(0), UserId(100): RoundPlayer(0)}
            await play(database, table, place, PLAYERS if number < 20 else players)
    await database.refresh_statistics()
    with explained(engine) as plans:
        first = await history.rounds_of(GUILD, ANN, game="gnau", page=0, size=5)
        await history.rounds_of(GUILD, ANN, game="gnau", page=2, size=5, upto=first.upto)
        await history.rounds_of(GUILD, ANN, game="gongzhu", page=0, size=5)
        await history.rounds_of(GUILD, ANN, game="hearts", page=0, size=5, channels=[ChannelId(1)])
        await history.latest_round(GUILD, ChannelId(1), game="hearts")
    assert len(plans) > 8
    assert [plan for plan in plans if is_scan(plan)] == []
    # Of somebody's rounds the game is asked one by one: no join begins with everybody's.
    listed = [plan for plan in plans if "ix_round_players_user_id_round_id" in plan]
    assert len(listed) > 3
    assert all(re.search("CORRELATED SCALAR SUBQUERY|SubPlan", plan) for plan in listed)
