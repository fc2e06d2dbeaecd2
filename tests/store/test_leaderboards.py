"""Standings of a server."""

from dataclasses import replace

import pytest

from bot.store import Leaderboards
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.leaderboards import Standing
from bot.tables.points import Account, Entry, PointsMode, Posting
from bot.tables.ports import RoundPlayer
from tests.store.samples import GUILD, NOW, new_table, pay, settled_round, won

_ELSEWHERE = GuildId(GUILD + 1)
SCORE, BANKROLL = PointsMode.SCORE, PointsMode.BANKROLL


@pytest.fixture
def boards(database) -> Leaderboards:
    return Leaderboards(database)


async def _play(database, table, number, deltas, *, now_ms=NOW, **facts) -> None:
    record = settled_round(table.table_id, deltas, number, table.guild_id, **facts)
    async with database.transaction() as transaction:
        await transaction.add_round(record, now_ms=now_ms)


async def _hold(database, table, number, ranks, *, now_ms=NOW) -> None:
    players = {UserId(user_id): RoundPlayer(0, hand_rank=rank) for user_id, rank in ranks.items()}
    record = replace(settled_round(table.table_id, {}, number, table.guild_id), players=players)
    async with database.transaction() as transaction:
        await transaction.add_round(record, now_ms=now_ms)


def _line(user_id, score, rounds, best_round=None) -> Standing:
    return Standing(UserId(user_id), score, rounds, best_round)


async def test_nobody_yet(database, boards):
    await new_table(database)
    assert await boards.by_balance(GUILD, SCORE) == []
    assert await boards.by_gain(GUILD, SCORE, 0) == []
    assert await boards.by_rounds(GUILD, "gnau", 0) == []
    assert await boards.by_hand(GUILD, "gnau", 0) == []
    assert await boards.balance(GUILD, UserId(7), SCORE) is None


async def test_most_points_first_then_the_lower_id(database, boards):
    table = await new_table(database)
    await _play(database, table, 1, dict.fromkeys((10, 20, 30, 40), 0))
    await pay(database, won("a", 30, 5), won("b", 20, 5), won("c", 10, -1), won("d", 40, 6))
    assert [line.user_id for line in await boards.by_balance(GUILD, SCORE)] == [40, 20, 30, 10]


async def test_rounds_are_counted_per_server(database, boards):
    here = await new_table(database)
    there = await new_table(database, channel_id=ChannelId(3), guild_id=_ELSEWHERE)
    for number in (1, 2, 3):
        await _play(database, here, number, {7: 1, 8: 0} if number < 3 else {7: -1})
    await _play(database, there, 1, {7: 4})
    await pay(database, won("a", 7, 1), won("b", 8, 9), won("c", 7, 4, _ELSEWHERE), won("d", 9, 2))
    assert await boards.by_balance(GUILD, SCORE) == [_line(8, 9, 2), _line(7, 1, 3)]
    assert await boards.by_balance(_ELSEWHERE, SCORE) == [_line(7, 4, 1)]
    assert await boards.balance(GUILD, UserId(7), SCORE) == _line(7, 1, 3)
    assert await boards.balance(_ELSEWHERE, UserId(8), SCORE) is None
    assert await boards.by_rounds(GUILD, "gnau", 0) == [_line(7, 3, 3), _line(8, 2, 2)]
    assert await boards.by_gain(GUILD, SCORE, 0) == [_line(7, 1, 3), _line(8, 0, 2)]


async def test_whoever_took_part_is_listed(database, boards):
    table = await new_table(database)
    await _play(database, table, 1, {7: 0, 8: 0})
    assert await boards.by_balance(GUILD, SCORE) == [_line(7, 0, 1), _line(8, 0, 1)]


async def test_scores_and_purses_are_ranked_apart(database, boards):
    table = await new_table(database)
    purse, bank = Account.user(GUILD, UserId(7), BANKROLL), Account.house(GUILD, BANKROLL)
    await pay(database, won("a", 7, 5), Posting("b", GUILD, (Entry(purse, 100), Entry(bank, -100))))
    await _play(database, table, 1, {7: 5})
    await _play(database, table, 2, {7: 40}, points=BANKROLL)
    assert await boards.balance(GUILD, UserId(7), SCORE) == _line(7, 5, 2)
    assert await boards.balance(GUILD, UserId(7), BANKROLL) == _line(7, 100, 2)
    assert await boards.by_balance(GUILD, BANKROLL) == [_line(7, 100, 2)]
    assert await boards.by_gain(GUILD, SCORE, 0) == [_line(7, 5, 2)]
    assert await boards.by_gain(GUILD, BANKROLL, 0) == [_line(7, 40, 2)]


async def test_who_has_played_is_listed_and_nobody_else(database, boards):
    table = await new_table(database)
    purse, bank = Account.user(GUILD, UserId(9), BANKROLL), Account.house(GUILD, BANKROLL)
    await pay(database, Posting("gift", GUILD, (Entry(purse, 300), Entry(bank, -300))))
    await _play(database, table, 1, {7: 5, 8: -5})
    assert await boards.by_balance(GUILD, BANKROLL, 1_000) == [_line(7, 1_000, 1), _line(8, 1_000, 1)]
    assert await boards.by_gain(GUILD, BANKROLL, 0) == [_line(7, 0, 1), _line(8, 0, 1)]
    assert await boards.balance(GUILD, UserId(7), BANKROLL, 1_000) == _line(7, 1_000, 1)
    assert await boards.balance(GUILD, UserId(9), BANKROLL, 1_000) == _line(9, 300, 0)
    assert await boards.balance(GUILD, UserId(10), BANKROLL, 1_000) is None


async def test_only_rounds_since_an_instant(database, boards):
    table = await new_table(database)
    await _play(database, table, 1, {7: 100, 8: 1}, now_ms=NOW - 1)
    await _play(database, table, 2, {7: -3, 9: 3}, now_ms=NOW)
    await _play(database, table, 3, {7: 1, 9: 1}, now_ms=NOW + 1)
    assert await boards.by_gain(GUILD, SCORE, NOW) == [_line(9, 4, 2), _line(7, -2, 2)]
    assert await boards.by_rounds(GUILD, "gnau", NOW) == [_line(7, 2, 2), _line(9, 2, 2)]
    assert await boards.by_rounds(GUILD, "gnau", NOW + 2) == []


async def test_points_beyond_32_bits_are_summed_exactly(database, boards):
    table = await new_table(database)
    await _play(database, table, 1, {7: 2**53})
    await _play(database, table, 2, {7: 2**53 + 1})
    [line] = await boards.by_gain(GUILD, SCORE, 0)
    assert (line.score, type(line.score)) == (2**54 + 1, int)


async def test_the_best_hand_is_the_first_of_the_highest(database, boards):
    table = await new_table(database)
    number = table.table_id
    await _hold(database, table, 1, {7: 110, 8: 310})
    await _hold(database, table, 2, {7: 310, 8: 101, 9: None})
    await _hold(database, table, 3, {7: 310, 8: 600}, now_ms=NOW + 1)
    assert await boards.by_hand(GUILD, "gnau", 0) == [
        _line(8, 600, 3, (number, 3)),
        _line(7, 310, 3, (number, 2)),
    ]
    assert await boards.by_hand(GUILD, "gnau", NOW + 1) == [
        _line(8, 600, 1, (number, 3)),
        _line(7, 310, 1, (number, 3)),
    ]


async def test_a_round_remembers_what_it_left_everybody_with(database):
    table = await new_table(database)
    async with database.transaction() as transaction:
        await transaction.post(won("1", 7, 5), now_ms=NOW)
        record = settled_round(table.table_id, {7: 5, 8: 0})
        await transaction.add_round(record, now_ms=NOW)
    await pay(database, won("2", 7, 100), won("3", 8, 9))
    score = PointsMode.SCORE
    assert await database.round_balances(table, 1, [UserId(7), UserId(9)], score) == (
        {7: 5, 8: 0},
        {7: 105, 9: 0},
    )
    assert await database.round_balances(table, 2, [], score) == ({}, {})
