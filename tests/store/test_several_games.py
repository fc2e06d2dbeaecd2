"""Rounds of several games in one server: whose lists they are in."""

import asyncio
import itertools
from collections import Counter, defaultdict

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.features.leaderboards.rows import Leaderboards
from bot.features.leaderboards.service import LeaderboardService
from bot.features.statistics.rows import Summaries
from bot.features.statistics.service import StatisticsService
from bot.store import Database, History, create_engine
from bot.tables.days import DAY_MS, Period, day_of
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer, RoundRecord
from bot.tables.ranks import Ranking, RankRequest
from tests.store.mixed import CHANNEL, GAMES, GNAU, games_of, keep
from tests.store.samples import NOW, new_table
from tests.support.databases import lay_out
from tests.support.lives import KOPITIAM, LEN, MEI, RAJ, SUE
from tests.support.tiers import examples
from tests.support.tricks.hands import GONGZHU_NAME, HEARTS_NAME

_guilds = itertools.count(700_000)


async def test_each_list_has_the_rounds_of_its_game_only(played, history):
    assert await games_of(history) == {game: [game] for game in GAMES}
    for game in GAMES[1:]:
        latest = await history.latest_round(KOPITIAM, CHANNEL, game=game)
        assert latest.game == game
        found = await history.round(KOPITIAM, latest.table_id, 1)
        assert found == latest
    assert await history.latest_round(KOPITIAM, CHANNEL, game=GNAU) is None


async def test_statistics_are_of_gnau_only(played, services, database):
    before = await services.of(StatisticsService).statistics(KOPITIAM, LEN)
    assert {points: each.rounds for points, each in before.items()} == {PointsMode.SCORE: 1}
    await keep(database, HEARTS_NAME, deltas={MEI: 100, LEN: -100})
    assert await services.of(StatisticsService).statistics(KOPITIAM, LEN) == before
    await keep(database, GONGZHU_NAME, (SUE, None, None, None))
    assert await services.of(StatisticsService).statistics(KOPITIAM, SUE) == {}


async def test_points_count_wherever_they_come_from_and_rounds_in_their_game(played, services):
    boards = services.of(LeaderboardService)
    before = {user_id: await boards.balance(KOPITIAM, user_id) for user_id in (LEN, MEI, RAJ)}
    await keep(played, HEARTS_NAME, deltas={MEI: 100, LEN: -100})
    for user_id, moved in ((LEN, -100), (MEI, 100), (RAJ, 0)):
        after = await boards.balance(KOPITIAM, user_id)
        assert (after.score, after.rounds) == (before[user_id].score + moved, before[user_id].rounds + 1)
    by_rounds = await boards.board(RankRequest(KOPITIAM, SUE), Ranking.ROUNDS, Period.ALL)
    assert {line.user_id: line.rounds for line in by_rounds.part.lines} == {LEN: 1, MEI: 2, RAJ: 2}
    gained = await boards.board(RankRequest(KOPITIAM, SUE), Ranking.POINTS, Period.TODAY)
    assert {line.user_id: line.score for line in gained.part.lines} == {
        user_id: (await boards.balance(KOPITIAM, user_id)).score for user_id in before
    }


async def test_who_has_played_something_else_only_is_ranked_by_points_alone(services, database):
    await keep(database, HEARTS_NAME, (SUE, MEI, None, None), {SUE: 3, MEI: -3})
    standings = {
        ranking: (
            await services.of(LeaderboardService).board(RankRequest(KOPITIAM, SUE), ranking, Period.ALL)
        ).part.lines
        for ranking in Ranking
    }
    assert [line.user_id for line in standings[Ranking.POINTS]] == [SUE, MEI]
    assert {ranking for ranking, lines in standings.items() if lines} == {Ranking.POINTS}


_parts = st.builds(RoundPlayer, st.integers(-50, 50), st.booleans(), st.none() | st.integers(1, 600))
_rounds = st.tuples(
    st.sampled_from(GAMES),
    st.dictionaries(st.integers(1, 4).map(UserId), _parts, min_size=1),
    st.sampled_from(PointsMode),
)


def _record(table, number, players, points) -> RoundRecord:
    record = {"stake": 5, "rules": {}} if table.game == GNAU else {"plays": []}
    return RoundRecord(table.table_id, table.guild_id, number, record, players, {}, points)


@settings(max_examples=examples(12), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(kept=st.lists(_rounds, max_size=12))
def test_any_mix_of_rounds_is_told_apart(url, kept):
    """Whatever was played in whichever order, each game's lists are what its own rounds alone would give."""
    guild_id = GuildId(next(_guilds))

    async def play() -> None:
        lay_out(url)
        database = Database(create_engine(url))
        await database.open()
        channel_id = ChannelId(guild_id)
        tables = {game: await new_table(database, channel_id, game, guild_id=guild_id) for game in GAMES}
        async with database.transaction() as transaction:
            for number, (game, players, points) in enumerate(kept, start=1):
                record = _record(tables[game], number, players, points)
                await transaction.add_round(record, now_ms=NOW + number)
        for game in GAMES:
            await _check_lists(database, guild_id, game, kept)
        await database.close()

    asyncio.run(play())


async def _check_lists(database, guild_id, game, kept) -> None:
    history, boards = History(database), Leaderboards(database)
    look, day = RankRequest(guild_id, UserId(9)), day_of(NOW)
    counted = await boards.by_rounds(look, game, Period.ALL, day)
    held = await boards.by_hand(look, game, Period.ALL, day)
    numbered = [(number, *each) for number, each in enumerate(kept, start=1)]
    own = [(number, players) for number, its_game, players, _ in numbered if its_game == game]
    latest = await history.latest_round(guild_id, ChannelId(guild_id), game=game)
    assert (latest.number if latest else None) == max((number for number, _ in own), default=None)
    counts = Counter(user_id for _, players in own for user_id in players)
    assert {line.user_id: line.rounds for line in counted.lines} == counts
    best: defaultdict[UserId, int] = defaultdict(int)
    for user_id, player in (pair for _, players in own for pair in players.items()):
        if player.hand_rank is not None:
            best[user_id] = max(best[user_id], player.hand_rank)
    assert {line.user_id: line.score for line in held.lines} == best
    for user_id in map(UserId, range(1, 5)):
        page = await history.rounds_of(guild_id, user_id, game=game, page=0, size=99)
        theirs = [number for number, players in reversed(own) if user_id in players]
        assert ([stored.number for stored in page.rounds] if page else []) == theirs
        if game == GNAU:
            await _check_summary(database, guild_id, user_id, numbered)


async def _check_summary(database, guild_id, user_id, numbered) -> None:
    statistics = await Summaries(database, stride=2).statistics(guild_id, user_id, now_ms=NOW + DAY_MS)
    played = Counter(points for _, game, players, points in numbered if game == GNAU and user_id in players)
    assert {points: each.rounds for points, each in statistics.items()} == played
