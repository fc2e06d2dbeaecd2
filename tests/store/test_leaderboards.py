"""Standings of a server."""

from dataclasses import replace

import pytest

from bot.features.leaderboards import rows
from bot.features.leaderboards.model import Standing
from bot.features.leaderboards.rows import Leaderboards
from bot.tables.days import DAY_MS, Period, day_of, day_start_ms
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import Account, Entry, PointsMode, Posting
from bot.tables.ports import RoundPlayer
from bot.tables.ranks import SLICE, RankRequest, RankSlice
from tests.store.samples import GUILD, NOW, new_table, pay, recounted, settled_round, won

_ELSEWHERE = GuildId(GUILD + 1)
SCORE, BANKROLL = PointsMode.SCORE, PointsMode.BANKROLL
TODAY, ALL = Period.TODAY, Period.ALL
DAY = day_of(NOW)
# Nobody of these has played.
HERE, THERE = RankRequest(GUILD, UserId(99)), RankRequest(_ELSEWHERE, UserId(99))


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
    nobody: RankSlice[Standing] = RankSlice([])
    assert await boards.by_balance(HERE, SCORE) == nobody
    assert await boards.by_gain(HERE, SCORE, TODAY, DAY) == nobody
    assert await boards.by_rounds(HERE, "gnau", ALL, DAY) == nobody
    assert await boards.by_hand(HERE, "gnau", ALL, DAY) == nobody
    assert await boards.balance(GUILD, UserId(7), SCORE) is None


async def test_most_points_first_then_the_lower_id(database, boards):
    table = await new_table(database)
    await _play(database, table, 1, dict.fromkeys((10, 20, 30, 40), 0))
    await pay(database, won("a", 30, 5), won("b", 20, 5), won("c", 10, -1), won("d", 40, 6))
    assert [line.user_id for line in (await boards.by_balance(HERE, SCORE)).lines] == [40, 20, 30, 10]


async def test_rounds_are_counted_per_server(database, boards):
    here = await new_table(database)
    there = await new_table(database, channel_id=ChannelId(3), guild_id=_ELSEWHERE)
    for number in (1, 2, 3):
        await _play(database, here, number, {7: 1, 8: 0} if number < 3 else {7: -1})
    await _play(database, there, 1, {7: 4})
    await pay(database, won("a", 7, 1), won("b", 8, 9), won("c", 7, 4, _ELSEWHERE), won("d", 9, 2))
    assert (await boards.by_balance(HERE, SCORE)).lines == [_line(8, 9, 2), _line(7, 1, 3)]
    assert (await boards.by_balance(THERE, SCORE)).lines == [_line(7, 4, 1)]
    assert await boards.balance(GUILD, UserId(7), SCORE) == _line(7, 1, 3)
    assert await boards.balance(_ELSEWHERE, UserId(8), SCORE) is None
    assert (await boards.by_rounds(HERE, "gnau", ALL, DAY)).lines == [_line(7, 3, 3), _line(8, 2, 2)]
    assert (await boards.by_gain(HERE, SCORE, TODAY, DAY)).lines == [_line(7, 1, 3), _line(8, 0, 2)]


async def test_scores_and_purses_are_ranked_apart(database, boards):
    table = await new_table(database)
    purse, bank = Account.user(GUILD, UserId(7), BANKROLL), Account.house(GUILD, BANKROLL)
    await pay(database, won("a", 7, 5), Posting("b", GUILD, (Entry(purse, 100), Entry(bank, -100))))
    await _play(database, table, 1, {7: 5})
    await _play(database, table, 2, {7: 40}, points=BANKROLL)
    assert await boards.balance(GUILD, UserId(7), SCORE) == _line(7, 5, 1)
    assert await boards.balance(GUILD, UserId(7), BANKROLL) == _line(7, 100, 1)
    assert (await boards.by_balance(HERE, BANKROLL)).lines == [_line(7, 100, 1)]
    assert (await boards.by_gain(HERE, SCORE, TODAY, DAY)).lines == [_line(7, 5, 1)]
    assert (await boards.by_gain(HERE, BANKROLL, TODAY, DAY)).lines == [_line(7, 40, 1)]
    assert (await boards.by_rounds(HERE, "gnau", TODAY, DAY)).lines == [_line(7, 2, 2)]


async def test_who_has_played_for_these_points_is_listed_and_nobody_else(database, boards):
    table = await new_table(database)
    purse, bank = Account.user(GUILD, UserId(9), BANKROLL), Account.house(GUILD, BANKROLL)
    await pay(database, Posting("gift", GUILD, (Entry(purse, 300), Entry(bank, -300))))
    await _play(database, table, 1, {7: 5, 8: -5})
    assert (await boards.by_balance(HERE, BANKROLL)).lines == []
    assert (await boards.by_gain(HERE, BANKROLL, TODAY, DAY)).lines == []
    assert await boards.balance(GUILD, UserId(7), BANKROLL, 1_000) == _line(7, 1_000, 0)
    assert await boards.balance(GUILD, UserId(9), BANKROLL, 1_000) == _line(9, 300, 0)
    assert await boards.balance(GUILD, UserId(10), BANKROLL, 1_000) is None


async def test_only_rounds_of_the_period(database, boards):
    table = await new_table(database)
    # A Friday, and the fifteenth.
    midnight = day_start_ms(DAY)
    await _play(database, table, 1, {7: 100, 8: 1}, now_ms=midnight - 1)
    await _play(database, table, 2, {7: -3, 9: 3}, now_ms=midnight)
    await _play(database, table, 3, {7: 1, 9: 1}, now_ms=midnight + 1)
    assert (await boards.by_gain(HERE, SCORE, TODAY, DAY)).lines == [_line(9, 4, 2), _line(7, -2, 2)]
    assert (await boards.by_gain(HERE, SCORE, TODAY, DAY - 1)).lines == [_line(8, 1, 1)]
    assert (await boards.by_gain(HERE, SCORE, TODAY, DAY + 1)).lines == []
    for period in (Period.WEEK, Period.MONTH):
        found = await boards.by_gain(HERE, SCORE, period, DAY)
        assert found.lines == [_line(7, 98, 3), _line(9, 4, 2), _line(8, 1, 1)]
    assert (await boards.by_rounds(HERE, "gnau", TODAY, DAY)).lines == [_line(7, 2, 2), _line(9, 2, 2)]


async def test_a_clock_that_was_set_back_takes_nothing_away(database, boards, engine):
    table = await new_table(database)
    await _play(database, table, 1, {7: 5})
    await _play(database, table, 2, {7: 1}, now_ms=NOW - 40 * DAY_MS)
    await _play(database, table, 3, {7: 2}, now_ms=NOW + 1)
    for period in (Period.TODAY, Period.WEEK, Period.MONTH):
        assert (await boards.by_gain(HERE, SCORE, period, DAY)).lines == [_line(7, 7, 2)]
    assert (await boards.by_rounds(HERE, "gnau", ALL, DAY)).lines == [_line(7, 3, 3)]
    assert await recounted(engine) == []


async def test_points_beyond_32_bits_are_summed_exactly(database, boards):
    table = await new_table(database)
    await _play(database, table, 1, {7: 2**53})
    await _play(database, table, 2, {7: 2**53 + 1})
    [line] = (await boards.by_gain(HERE, SCORE, TODAY, DAY)).lines
    assert (line.score, type(line.score)) == (2**54 + 1, int)


async def test_a_hand_that_nobody_has_seen_yet_does_not_count(database):
    table = await new_table(database)
    unseen = [(table.table_id, 2)]
    boards = Leaderboards(database, lambda: unseen)
    await _hold(database, table, 1, {7: 310, 8: 101})
    await _hold(database, table, 2, {7: 600, 8: 100, 9: 700})
    first = (table.table_id, 1)
    shown = await boards.by_hand(replace(HERE, reader_id=UserId(7)), "gnau", ALL, DAY)
    assert shown.lines == [_line(7, 310, 2, first), _line(8, 101, 2, first)]
    assert (shown.people, shown.own, shown.own_rank) == (2, _line(7, 310, 2, first), 1)
    # Of somebody whose two best hands both are still to be seen nothing is shown.
    unseen.append(first)
    assert (await boards.by_hand(HERE, "gnau", ALL, DAY)).lines == []
    unseen.clear()
    shown = await boards.by_hand(HERE, "gnau", ALL, DAY)
    assert [(line.user_id, line.score) for line in shown.lines] == [(9, 700), (7, 600), (8, 101)]


async def test_of_a_long_list_a_stretch_is_read_and_ones_own_line(database, boards):
    table = await new_table(database)
    people = list(range(1, SLICE + 31))
    await _play(database, table, 1, {user_id: -(user_id // 2) for user_id in people})
    await pay(database, *(won(str(user_id), user_id, -(user_id // 2)) for user_id in people[1:]))
    for read in (
        lambda look: boards.by_balance(look, SCORE),
        lambda look: boards.by_gain(look, SCORE, TODAY, DAY),
    ):
        first = await read(RankRequest(GUILD, UserId(120)))
        assert [line.user_id for line in first.lines] == people[:SLICE]
        assert (first.first, first.first_rank, first.people, first.is_last) == (0, 1, len(people), False)
        # 120 and 121 have equally many points.
        assert (first.own, first.own_rank) == (_line(120, -60, 1), 120)
        rest = await read(RankRequest(GUILD, UserId(121), SLICE))
        assert [line.user_id for line in rest.lines] == people[SLICE:]
        assert (rest.first, rest.first_rank, rest.people, rest.is_last) == (SLICE, 100, len(people), True)
        assert (rest.own, rest.own_rank) == (_line(121, -60, 1), 120)


async def test_a_round_remembers_what_it_left_everybody_with(database):
    table = await new_table(database)
    async with database.transaction() as transaction:
        await transaction.post(won("1", 7, 5), now_ms=NOW)
        record = settled_round(table.table_id, {7: 5, 8: 0})
        await transaction.add_round(record, now_ms=NOW)
    await pay(database, won("2", 7, 100), won("3", 8, 9))
    assert await database.round_balances(table.table_id, 1) == {7: 5, 8: 0}
    assert await database.round_balances(table.table_id, 2) == {}
    people = [UserId(7), UserId(9)]
    assert await database.rounds_played(table.guild_id, "gnau", people) == {7: 1}
    assert await database.rounds_played(table.guild_id, "hearts", people) == {}
    assert await database.rounds_played(table.guild_id, "gnau", []) == {}


async def test_the_length_of_a_long_board_may_be_a_minute_old(database, boards, monkeypatch):
    now_s = 1_000.0
    monkeypatch.setattr(rows, "_LONG", 4)
    monkeypatch.setattr(rows, "monotonic", lambda: now_s)
    table = await new_table(database)

    async def play(people: int) -> None:
        await _play(database, table, people, dict.fromkeys(range(people), 0))

    async def people(reader: int = 99, first: int = 0) -> int:
        request = RankRequest(GUILD, UserId(reader), first)
        part: RankSlice[Standing] = await boards.by_rounds(request, "gnau", ALL, DAY)
        return part.people

    await play(3)
    assert await people() == 3
    await play(4)
    assert await people() == 4
    await play(5)
    now_s += 59
    assert await people() == 4
    # The last of all is among the people.
    assert await people(reader=4) == 5
    # A page near the end is read from there, so it needs to know where that is.
    assert await people(first=3) == 5
    assert await people() == 5
    await play(6)
    now_s += 60
    assert await people() == 6
