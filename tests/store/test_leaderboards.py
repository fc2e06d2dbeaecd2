"""Standings of a server."""

from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.ports import RoundRecord, Standing
from tests.store.samples import GUILD, NOW, new_table, pay, won

_ELSEWHERE = GuildId(GUILD + 1)


async def _play(database, table, number, deltas) -> None:
    record = RoundRecord(table.table_id, table.guild_id, number, {}, deltas)
    async with database.transaction() as transaction:
        await transaction.add_round(record, now_ms=NOW)


async def test_nobody_yet(database):
    await new_table(database)
    assert await database.standings(GUILD) == []


async def test_most_points_first_then_the_lower_id(database):
    await pay(database, won("a", 30, 5), won("b", 20, 5), won("c", 10, -1), won("d", 40, 6))
    assert [line.user_id for line in await database.standings(GUILD)] == [40, 20, 30, 10]


def _line(user_id, balance_points, rounds) -> Standing:
    return Standing(UserId(user_id), balance_points, rounds)


async def test_rounds_are_counted_per_server(database):
    here = await new_table(database)
    there = await new_table(database, channel_id=ChannelId(3), guild_id=_ELSEWHERE)
    for number in (1, 2, 3):
        await _play(database, here, number, {UserId(7): 1, UserId(8): 0} if number < 3 else {UserId(7): -1})
    await _play(database, there, 1, {UserId(7): 4})
    await pay(database, won("a", 7, 1), won("b", 8, 9), won("c", 7, 4, _ELSEWHERE), won("d", 9, 2))
    assert await database.standings(GUILD) == [_line(8, 9, 2), _line(9, 2, 0), _line(7, 1, 3)]
    assert await database.standings(_ELSEWHERE) == [_line(7, 4, 1)]


async def test_whoever_took_part_is_listed(database):
    table = await new_table(database)
    await _play(database, table, 1, {UserId(7): 0, UserId(8): 0})
    assert await database.standings(GUILD) == [_line(7, 0, 1), _line(8, 0, 1)]


async def test_a_round_remembers_what_it_left_everybody_with(database):
    table = await new_table(database)
    async with database.transaction() as transaction:
        await transaction.post(won("1", 7, 5), now_ms=NOW)
        record = RoundRecord(table.table_id, GUILD, 1, {}, {UserId(7): 5, UserId(8): 0})
        await transaction.add_round(record, now_ms=NOW)
    await pay(database, won("2", 7, 100), won("3", 8, 9))
    assert await database.balances_after(table.table_id, 1) == {7: 5, 8: 0}
    assert await database.balances_after(table.table_id, 2) == {}
