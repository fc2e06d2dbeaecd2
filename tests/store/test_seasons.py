"""Medals are what the leaderboard of their month came to, whoever closes it, and however often."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.features.drill.model import DrillAnswer, Question
from bot.features.drill.rows import Drills
from bot.features.leaderboards.model import Standing
from bot.features.leaderboards.rows import Leaderboards
from bot.features.privacy.rows import PersonalRecords
from bot.store import Database, Departures, Earned, create_engine
from bot.store.earned import Medal, Season
from bot.store.schema import achievements
from bot.store.standings import DRILL, first_day, hand_board, points_board, rounds_board
from bot.tables.days import DAY_MS, Period, day_of, day_start_ms
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer, RoundRecord
from bot.tables.ranks import RankRequest
from tests.store.samples import GUILD, new_table, recounted, settled_round
from tests.store.test_standings import SERVERS, Played, counts, gains, hands, play
from tests.store.version_0_2 import leave_0_2, read_rows
from tests.support.plans import explained, is_scan
from tests.support.tiers import alike

# The first days of months in 2027.
JANUARY, FEBRUARY, MARCH, MAY, JUNE = (day_of(1_798_761_600_000) + day for day in (0, 31, 59, 120, 151))
GNAU = "gnau"
POINTS, ROUNDS, HANDS = points_board(PointsMode.SCORE), rounds_board(GNAU), hand_board(GNAU)
ANN, BEN, CAT, DAN, EVE = map(UserId, range(1, 6))


class Server:
    """A server in which rounds are played whenever a test says so."""

    def __init__(self, database: Database, guild_id: GuildId = GUILD) -> None:
        self.database = database
        self.guild_id = guild_id
        self.earned = Earned(database)
        self.rounds = 0

    async def play(self, day: int, deltas: dict[UserId, int], hand_rank: int | None = None) -> None:
        """Settle a round at noon of a day, in which all have equal hands."""
        if not self.rounds:
            self.table = await new_table(self.database, ChannelId(self.guild_id), guild_id=self.guild_id)
        self.rounds += 1
        players = {each: RoundPlayer(delta, hand_rank=hand_rank) for each, delta in deltas.items()}
        record = settled_round(self.table.table_id, {}, self.rounds, self.guild_id)
        async with self.database.transaction() as transaction:
            await transaction.add_round(
                replace(record, players=players), now_ms=day_start_ms(day) + DAY_MS // 2
            )

    async def look(self, day: int) -> None:
        """Look at medals on a day."""
        await self.earned.close_due(self.guild_id, now_ms=day_start_ms(day))

    async def places(self, since_day: int, board: str = POINTS) -> dict[UserId, int]:
        found = await self.earned.medals(self.guild_id, since_day, board)
        return {each.user_id: each.place for each in found}


class LostError(Exception):
    """The connection breaks before a round is kept."""


async def add_in_vain(database: Database, record: RoundRecord, now_ms: int) -> None:
    async with database.transaction() as transaction:
        await transaction.add_round(record, now_ms=now_ms)
        raise LostError


@pytest.fixture
def server(database: Database) -> Server:
    return Server(database)


def won(since_day: int, board: str, lines: Iterable[Standing]) -> list[Medal]:
    """Return the medals that a leaderboard, counted from scratch, comes to."""
    lines = list(lines)
    placed = [(1 + sum(other.score > line.score for other in lines), line) for line in lines]
    return [
        Medal(line.user_id, since_day, board, place, line.score, line.rounds, line.best_round)
        for place, line in placed
        if place <= 3 and line.score > 0
    ]


def counted_from_scratch(since_day: int, played: Sequence[Played]) -> list[Medal]:
    boards = {points_board(points): gains(played, points) for points in PointsMode}
    boards |= {ROUNDS: counts(played, GNAU), HANDS: hands(played, GNAU)}
    return [medal for board, lines in boards.items() for medal in won(since_day, board, lines)]


@pytest.mark.parametrize("seed", alike(range(8), fast=2))
async def test_medals_are_the_leaderboards_counted_from_scratch(database, engine, seed):
    played = await play(database, random.Random(seed), 120)
    earned = Earned(database)
    for guild_id in SERVERS:
        by_month = defaultdict[int, list[Played]](list)
        for each in played:
            if each.guild_id == guild_id:
                by_month[first_day(Period.MONTH, each.day)].append(each)
        [*closed, running] = by_month
        assert closed
        season = await earned.season(guild_id)
        assert season is not None
        assert season.since_day == closed[-1]
        await earned.close_due(guild_id, now_ms=day_start_ms(running + 40))
        for since_day, rounds in by_month.items():
            expected = counted_from_scratch(since_day, rounds)
            boards = dict.fromkeys(each.board for each in expected)
            found = await earned.medals(guild_id, since_day, *boards)
            assert found == expected
            assert {each.place for each in found} <= {1, 2, 3}
            others = [points_board("none"), rounds_board("hearts"), hand_board("hearts")]
            assert await earned.medals(guild_id, since_day, *others) == []
        for person in {each.user_id for each in expected}:
            own = await earned.medals_of(guild_id, person)
            assert [each for each in own if each.since_day == running] == sorted(
                (each for each in expected if each.user_id == person),
                key=lambda each: (each.place, each.board),
            )
    assert await recounted(engine) == []


async def test_equal_scores_share_the_better_medal(server: Server):
    await server.play(JANUARY, {ANN: 3, BEN: 3, CAT: 2, DAN: 1, EVE: -9})
    await server.look(FEBRUARY)
    assert await server.places(JANUARY) == {ANN: 1, BEN: 1, CAT: 3}
    # All of them have played one round.
    assert await server.places(JANUARY, ROUNDS) == {}


async def test_who_gained_nothing_wins_no_medal(server: Server):
    await server.play(JANUARY, {ANN: 2, BEN: 0, CAT: -2}, hand_rank=0)
    await server.look(FEBRUARY)
    assert await server.places(JANUARY) == {ANN: 1}
    assert await server.places(JANUARY, HANDS) == {}
    # Rounds of a game that ranks hands have a leaderboard of their own.
    assert await server.places(JANUARY, ROUNDS) == {ANN: 1, BEN: 1, CAT: 1}


async def test_a_month_is_not_closed_before_its_last_moment(server: Server):
    await server.play(JANUARY, {ANN: 2})
    now_ms = day_start_ms(FEBRUARY)
    await server.earned.close_due(GUILD, now_ms=now_ms - 1)
    assert await server.earned.season(GUILD) is None
    await server.earned.close_due(GUILD, now_ms=now_ms)
    assert await server.earned.season(GUILD) == Season(JANUARY)


async def test_the_first_round_of_a_new_month_closes_the_one_before(server: Server):
    await server.play(JANUARY, {ANN: 2, BEN: 1})
    await server.play(JANUARY + 30, {ANN: -3})
    await server.play(FEBRUARY, {ANN: 9})
    assert await server.places(JANUARY) == {BEN: 1}
    assert await server.earned.season(GUILD) == Season(JANUARY)


async def test_a_month_is_closed_even_if_months_without_a_round_follow(server: Server):
    await server.play(JANUARY, {ANN: 2})
    await server.play(MAY, {BEN: 2})
    await server.look(JUNE)
    assert [await server.places(day) for day in (JANUARY, FEBRUARY, MAY)] == [{ANN: 1}, {}, {BEN: 1}]
    seasons = [await server.earned.season(GUILD, day) for day in (JANUARY, FEBRUARY, MAY)]
    assert seasons == [Season(JANUARY, newer=MAY), None, Season(MAY, older=JANUARY)]


async def test_what_is_closed_stays_closed_whatever_the_clock_says(server: Server):
    await server.play(JANUARY, {ANN: 2})
    await server.look(FEBRUARY)
    # The clock is set back, and more is played in January.
    await server.play(JANUARY, {BEN: 9})
    await server.look(MARCH)
    assert await server.places(JANUARY) == {ANN: 1}
    # It is set back after somebody played in the new month.
    await server.play(MARCH, {BEN: 1})
    await server.play(FEBRUARY, {CAT: 5})
    await server.look(MAY)
    assert [await server.places(day) for day in (FEBRUARY, MARCH)] == [{}, {BEN: 1}]


async def test_the_drill_has_medals_and_its_first_answer_closes_a_month(server: Server):
    drills = Drills(server.database)
    for person, right in ((ANN, 2), (BEN, 1), (CAT, 0)):
        for number in (1, 2):
            answer = DrillAnswer((0, 1, 3), number <= right)
            await drills.keep(GUILD, person, Question(JANUARY, number), answer, now_ms=day_start_ms(JANUARY))
    free = Question(0, 5), DrillAnswer((), True)
    await drills.keep(GUILD, BEN, *free, now_ms=day_start_ms(FEBRUARY))
    assert await server.earned.season(GUILD) is None
    answer = DrillAnswer((), False)
    await drills.keep(GUILD, BEN, Question(FEBRUARY, 1), answer, now_ms=day_start_ms(FEBRUARY))
    assert await server.places(JANUARY, DRILL) == {ANN: 1, BEN: 2}


async def test_servers_have_medals_of_their_own(server: Server):
    other = Server(server.database, GuildId(GUILD + 1))
    await server.play(JANUARY, {ANN: 2})
    await other.play(JANUARY, {BEN: 2})
    await server.play(FEBRUARY, {BEN: 2})
    assert [await each.places(JANUARY) for each in (server, other)] == [{ANN: 1}, {}]
    await other.look(FEBRUARY)
    assert [await each.places(JANUARY) for each in (server, other)] == [{ANN: 1}, {BEN: 1}]
    departures = Departures(server.database)
    await departures.note([GUILD], now_ms=1)
    while not await departures.delete_guild(GUILD, 2):
        pass
    assert [await each.earned.season(each.guild_id) for each in (server, other)] == [None, Season(JANUARY)]
    assert [await each.places(JANUARY) for each in (server, other)] == [{}, {BEN: 1}]


async def test_several_processes_close_a_month_once(server: Server, url):
    others = [Database(create_engine(url)) for _ in range(3)]
    try:
        for month, (since_day, next_day) in enumerate([(JANUARY, FEBRUARY), (FEBRUARY, MARCH), (MARCH, MAY)]):
            await server.play(since_day, {ANN: 4, BEN: 2, CAT: 1})
            looks = [Earned(each).close_due(GUILD, now_ms=day_start_ms(next_day)) for each in others]
            await asyncio.gather(*looks, server.play(next_day, {DAN: 5}), server.look(next_day))
            assert await server.places(since_day) == (
                {ANN: 1, BEN: 2, CAT: 3} if not month else {DAN: 1, ANN: 2, BEN: 3}
            )
    finally:
        for each in others:
            await each.close()


async def test_what_is_rolled_back_closes_nothing(server: Server):
    await server.play(JANUARY, {ANN: 2})
    record = settled_round(server.table.table_id, {BEN: 4}, 2)
    with pytest.raises(LostError):
        await add_in_vain(server.database, record, day_start_ms(FEBRUARY))
    assert await server.earned.season(GUILD) is None
    await server.play(FEBRUARY, {ANN: -4})
    assert await server.places(JANUARY) == {ANN: 1}


async def test_who_is_forgotten_has_no_medal_and_nobody_moves_up(server: Server):
    records = PersonalRecords(server.database)
    await server.play(JANUARY, {ANN: 4, BEN: 3, CAT: 2, DAN: 1})
    await server.look(FEBRUARY)
    assert [each["place"] for each in (await records.kept_about(ANN))["medals"]][:1] == [1]
    await records.forget(ANN, now_ms=day_start_ms(FEBRUARY))
    assert await server.places(JANUARY) == {BEN: 2, CAT: 3}
    # Before a month is closed, who is forgotten has never been on its leaderboard.
    await server.play(FEBRUARY, {BEN: 3, CAT: 2, DAN: 1})
    await records.forget(BEN, now_ms=day_start_ms(FEBRUARY))
    await server.look(MARCH)
    assert await server.places(FEBRUARY) == {CAT: 1, DAN: 2}
    assert await server.earned.medals_of(GUILD, BEN) == []


async def test_a_hand_that_nobody_has_seen_wins_its_medal_once_it_is_seen(server: Server):
    await server.play(JANUARY, {ANN: 1}, hand_rank=400)
    await server.look(FEBRUARY)
    unseen = [(server.table.table_id, 1)]
    looking = Earned(server.database, lambda: unseen)
    assert await looking.medals(GUILD, JANUARY, HANDS) == []
    assert HANDS not in {each.board for each in await looking.medals_of(GUILD, ANN)}
    unseen.clear()
    [medal] = await looking.medals(GUILD, JANUARY, HANDS)
    assert (medal.score, medal.best_round) == (400, (server.table.table_id, 1))


async def test_what_is_achieved_in_a_round_that_nobody_has_seen_is_told_once_it_is_seen(server: Server):
    table = await new_table(server.database)
    players = {ANN: RoundPlayer(1, achieved=("gnau-tonku",))}
    record = replace(settled_round(table.table_id, {}), players=players)
    async with server.database.transaction() as transaction:
        await transaction.add_round(record, now_ms=5)
    unseen = [(table.table_id, 1)]
    looking = Earned(server.database, lambda: unseen)
    await looking.achieve(GUILD, ANN, "deal-checked", now_ms=6)
    assert [each.name for each in await looking.achieved_by(GUILD, ANN)] == ["deal-checked"]
    unseen.clear()
    assert [each.name for each in await looking.achieved_by(GUILD, ANN)] == ["gnau-tonku", "deal-checked"]


async def test_no_part_of_it_reads_a_whole_table(database, engine):
    played = await play(database, random.Random(5), 60)
    earned, person = Earned(database), next(iter(played[-1].players))
    await database.refresh_statistics()
    late_ms = day_start_ms(played[-1].day + 40)
    with explained(engine) as plans:
        await earned.close_due(GUILD, now_ms=late_ms)
        season = await earned.season(GUILD)
        assert season is not None
        await earned.medals(GUILD, season.since_day, HANDS, ROUNDS)
        await earned.medals_of(GUILD, person)
        await earned.achieved_by(GUILD, person)
        await earned.achieve(GUILD, person, "deal-checked", now_ms=late_ms)
    assert len(plans) > 10
    assert [plan for plan in plans if is_scan(plan)] == []


async def keep_set(server: Server, person: UserId, day: int, wrong: int = 0) -> None:
    drills = Drills(server.database)
    for number in range(1, 11):
        answer = DrillAnswer((), number > wrong)
        await drills.keep(GUILD, person, Question(day, number), answer, now_ms=day_start_ms(day) + 5)


async def achieved(server: Server, person: UserId) -> list[tuple[str, int]]:
    return [(each.name, each.at_ms) for each in await server.earned.achieved_by(GUILD, person)]


async def test_a_week_of_the_drill_is_flawless_without_a_mistake_and_without_a_day_off(server: Server):
    for day in range(14):
        await keep_set(server, ANN, JANUARY + day, wrong=day == 3)
        if day != 5:
            await keep_set(server, BEN, JANUARY + day)
    week = [("drill-week", day_start_ms(JANUARY + 10) + 5)]
    assert await achieved(server, ANN) == week
    assert await achieved(server, BEN) == [("drill-week", day_start_ms(JANUARY + 12) + 5)]
    await keep_set(server, ANN, JANUARY + 14)
    assert await achieved(server, ANN) == week


async def test_what_a_round_achieves_is_kept_with_it_once(server: Server):
    table = await new_table(server.database)
    found = []
    for number in (1, 2):
        players = {ANN: RoundPlayer(1, achieved=("gnau-tonku",)), BEN: RoundPlayer(-1)}
        record = replace(settled_round(table.table_id, {}, number), players=players)
        with pytest.raises(LostError):
            await add_in_vain(server.database, record, number)
        async with server.database.transaction() as transaction:
            await transaction.add_round(record, now_ms=number)
            found.append(transaction.achieved)
    assert found == [[(ANN, "gnau-tonku")], []]
    assert [await achieved(server, each) for each in (ANN, BEN)] == [[("gnau-tonku", 1)], []]
    assert await server.earned.achieve(GUILD, ANN, "deal-checked", now_ms=7)
    assert not await server.earned.achieve(GUILD, ANN, "deal-checked", now_ms=8)
    assert await achieved(server, ANN) == [("gnau-tonku", 1), ("deal-checked", 7)]
    await PersonalRecords(server.database).forget(ANN, now_ms=9)
    assert await achieved(server, ANN) == []


async def test_what_was_achieved_before_is_found_when_a_database_is_taken_over(engine):
    left = [(name, dict(row)) for name, row in read_rows()]
    of_round = {row["id"]: row for name, row in left if name == "rounds"}
    game_of = {row["id"]: row["game"] for name, row in left if name == "game_tables"}
    expected = set()
    for name, row in left:
        if name not in {"round_players", "game_players"} or row["user_id"] < 0:
            continue
        its = of_round[row["round_id"]]
        game = game_of[its["table_id"]]
        if name == "round_players" and game == GNAU:
            row["hand_rank"] = 400
            expected.add((row["user_id"], its["guild_id"], "gnau-tonku", its["settled_ms"]))
        elif name == "game_players":
            row["sweeps"] = 1
            expected.add((row["user_id"], its["guild_id"], f"{game}-sweep", its["settled_ms"]))
    days = {ANN: range(100, 108), BEN: (*range(100, 106), *range(107, 113)), CAT: range(100, 107)}
    for person, played in days.items():
        for day in played:
            right = 9 if (person, day) == (CAT, 103) else 10
            key = {"guild_id": GUILD, "user_id": person, "day": day}
            left.append(("drill_results", key | {"right": right, "answered": 10, "days": 1}))
    expected.add((ANN, GUILD, "drill-week", day_start_ms(106)))
    await leave_0_2(engine, left)
    database = Database(engine)
    await database.open()
    async with database.reading() as connection:
        columns = achievements.c
        query = sa.select(columns.user_id, columns.guild_id, columns.name, columns.achieved_ms)
        found = [tuple(each) for each in await connection.execute(query)]
    first = dict[tuple[object, ...], int]()
    for *who, at_ms in sorted(expected, key=lambda each: each[-1]):
        first.setdefault(tuple(who), at_ms)
    assert len({name for _, _, name in first}) == 4
    assert {tuple(each[:-1]): each[-1] for each in found} == first
    assert len(found) == len(first)


async def test_the_month_in_which_a_database_is_taken_over_has_its_medals(engine):
    await leave_0_2(engine)
    database = Database(engine)
    await database.open()
    boards, earned = Leaderboards(database), Earned(database)
    rounds = [row for name, row in read_rows() if name == "rounds"]
    guild_id, day = GuildId(rounds[-1]["guild_id"]), day_of(rounds[-1]["settled_ms"])
    await earned.close_due(guild_id, now_ms=day_start_ms(day + 40))
    since_day = first_day(Period.MONTH, day)
    assert await earned.season(guild_id) == Season(since_day)
    found = 0
    for points in PointsMode:
        lines = (await boards.by_gain(RankRequest(guild_id, EVE), points, Period.MONTH, day)).lines
        medals = await earned.medals(guild_id, since_day, points_board(points))
        assert medals == won(since_day, points_board(points), lines)
        found += len(medals)
    assert found
