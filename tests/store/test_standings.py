"""Standings that are kept with every round are what counting all rounds gives, whatever was played when."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest
import sqlalchemy as sa

from bot.features.drill.model import FREE_DAY, DrillAnswer, Question
from bot.features.drill.rows import Drills
from bot.features.leaderboards import rows as leaderboards
from bot.features.leaderboards.model import Standing
from bot.features.leaderboards.rows import Leaderboards
from bot.features.privacy.rows import PersonalRecords
from bot.store import standings
from bot.store.recount import Misstated
from bot.store.schema import accounts
from bot.store.schema import standings as kept_standings
from bot.store.standings import first_day
from bot.tables.days import DAY_MS, Period, day_of
from bot.tables.history import RoundKey
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer
from bot.tables.ranks import RankRequest
from tests.store.samples import GUILD, NOW, new_table, recounted, settled_round
from tests.support.plans import explained, is_scan
from tests.support.tiers import alike

SERVERS = (GUILD, GuildId(GUILD + 1))
GAMES = ("gnau", "hearts")
PEOPLE = tuple(map(UserId, range(1, 8)))
DAYS = 70
NOBODY = UserId(99)


@dataclass(frozen=True)
class Played:
    """A round as the slow twin knows it."""

    guild_id: GuildId
    game: str
    key: RoundKey
    points: PointsMode
    day: int
    players: dict[UserId, RoundPlayer]


async def play(database, chance: random.Random, rounds: int) -> list[Played]:
    """Play rounds of everything with everybody, over some months, and return them."""
    places = [(guild_id, game) for guild_id in SERVERS for game in GAMES]
    tables = {
        place: await new_table(database, ChannelId(number), place[1], guild_id=place[0])
        for number, place in enumerate(places, start=1)
    }
    times = sorted(NOW + chance.randrange(DAYS * DAY_MS) for _ in range(rounds))
    played = []
    for number, now_ms in enumerate(times, start=1):
        guild_id, game = place = chance.choice(places)
        people = chance.sample(PEOPLE, chance.randint(1, 4))
        players = {each: RoundPlayer(chance.randint(-3, 3), hand_rank=_rank(chance, game)) for each in people}
        points = chance.choice(list(PointsMode))
        record = settled_round(tables[place].table_id, {}, number, guild_id, points=points)
        async with database.transaction() as transaction:
            await transaction.add_round(replace(record, players=players), now_ms=now_ms)
        key = (tables[place].table_id, number)
        played.append(Played(guild_id, game, key, points, day_of(now_ms), players))
    return played


def _rank(chance: random.Random, game: str) -> int | None:
    return chance.choice([None, 1, 2, 3, 4]) if game == "gnau" else None


def of_period(played: Iterable[Played], period: Period, day: int) -> list[Played]:
    first = first_day(period, day)
    return [each for each in played if first_day(period, each.day) == first]


def gains(played: Iterable[Played], points: PointsMode) -> list[Standing]:
    """Rank people by what rounds moved, as everything was counted once."""
    moved, rounds = Counter[UserId](), Counter[UserId]()
    for each in played:
        if each.points is points:
            moved.update({person: player.delta_points for person, player in each.players.items()})
            rounds.update(each.players.keys())
    return ranked(Standing(person, moved[person], rounds[person]) for person in rounds)


def counts(played: Iterable[Played], game: str) -> list[Standing]:
    rounds = Counter(person for each in played if each.game == game for person in each.players)
    return ranked(Standing(person, count, count) for person, count in rounds.items())


def hands(played: Iterable[Played], game: str) -> list[Standing]:
    held = defaultdict[UserId, list[tuple[int, RoundKey]]](list)
    for each in played:
        if each.game == game:
            for person, player in each.players.items():
                if player.hand_rank is not None:
                    held[person].append((player.hand_rank, each.key))
    best = {person: max(theirs, key=lambda hand: hand[0]) for person, theirs in held.items()}
    return ranked(Standing(person, best[person][0], len(held[person]), best[person][1]) for person in held)


def ranked(lines: Iterable[Standing]) -> list[Standing]:
    return sorted(lines, key=lambda line: (-line.score, line.rounds, line.user_id))


@pytest.mark.parametrize("seed", alike(range(6), fast=2))
async def test_every_board_is_what_all_rounds_come_to(database, engine, seed):
    played = await play(database, random.Random(seed), 120)
    boards = Leaderboards(database)
    last = played[-1].day
    for guild_id in SERVERS:
        look, here = RankRequest(guild_id, NOBODY), [each for each in played if each.guild_id == guild_id]
        newest = max(each.day for each in here)
        for period in Period:
            rounds = of_period(here, period, newest)
            for game in GAMES:
                counted = await boards.by_rounds(look, game, period, newest)
                assert counted.lines == counts(rounds, game)
                held = await boards.by_hand(look, game, period, newest)
                assert held.lines == hands(rounds, game)
            for points in PointsMode:
                if period is not Period.ALL:
                    gained = await boards.by_gain(look, points, period, newest)
                    assert gained.lines == gains(rounds, points)
        for points in PointsMode:
            owned = (await boards.by_balance(look, points)).lines
            rounds_of = {line.user_id: line.rounds for line in gains(here, points)}
            assert {line.user_id: line.rounds for line in owned} == rounds_of
    assert (await boards.by_rounds(RankRequest(GUILD, NOBODY), "gnau", Period.MONTH, last + 31)).lines == []
    assert await recounted(engine) == []


@pytest.mark.parametrize("seed", alike(range(6), fast=2))
async def test_a_board_without_the_latest_rounds_is_what_the_others_come_to(database, monkeypatch, seed):
    monkeypatch.setattr(leaderboards, "SLICE", 3)
    played = [each for each in await play(database, random.Random(seed), 90) if each.guild_id == GUILD]
    day, look = played[-1].day, RankRequest(GUILD, NOBODY)
    for unseen in range(4):
        # Of each person one at most, as it is where a table shows its last round.
        hidden = played[len(played) - unseen :]
        boards = Leaderboards(database, lambda: [each.key for each in hidden])  # noqa: B023
        expected = [replace(line, rounds=0) for line in hands(played[: len(played) - unseen], "gnau")]
        found: list[Standing] = []
        while len(found) < len(expected):
            stretch = await boards.by_hand(replace(look, first=len(found)), "gnau", Period.ALL, day)
            assert stretch.people == len(expected)
            assert stretch.lines
            better = [line for line in expected if line.score > stretch.lines[0].score]
            assert (stretch.first, stretch.first_rank) == (len(found), len(better) + 1)
            found += stretch.lines
        assert sorted((line.score, line.user_id, line.best_round) for line in found) == sorted(
            (line.score, line.user_id, line.best_round) for line in expected
        )


async def test_the_slices_of_a_board_are_the_board_from_both_ends(database, monkeypatch):
    played, boards = await play(database, random.Random(11), 120), Leaderboards(database)
    day, look = played[-1].day, RankRequest(GUILD, NOBODY)
    reads = (
        lambda look: boards.by_rounds(look, "gnau", Period.ALL, day),
        lambda look: boards.by_gain(look, PointsMode.SCORE, Period.MONTH, day),
        lambda look: boards.by_balance(look, PointsMode.SCORE),
    )
    whole = [(await read(look)).lines for read in reads]
    monkeypatch.setattr(leaderboards, "SLICE", 3)
    for read, lines in zip(reads, whole, strict=True):
        slices = [await read(replace(look, first=first)) for first in range(0, len(lines) + 3, 3)]
        assert [line for each in slices for line in each.lines] == lines
        assert len(lines) > 2 * 3


async def test_answers_to_daily_sets_are_counted_once_each(database, engine):
    drills, boards, day = Drills(database), Leaderboards(database), day_of(NOW)
    right, wrong = DrillAnswer((0, 1, 3), True), DrillAnswer((), False)
    given = [(1, day, 1, right), (1, day, 1, wrong), (1, day, 2, wrong), (2, day, 1, right)]
    given += [(2, FREE_DAY, 5, right), (1, day + 1, 1, right)]
    for user_id, on, number, answer in given:
        await drills.keep(GUILD, UserId(user_id), Question(on, number), answer, now_ms=NOW)
    one, two = UserId(1), UserId(2)
    look = RankRequest(GUILD, NOBODY)
    assert (await boards.by_drill(look, Period.ALL, day)).lines == [Standing(one, 2, 3), Standing(two, 1, 1)]
    assert (await boards.by_drill(look, Period.TODAY, day)).lines == [Standing(two, 1, 1)]
    assert (await boards.by_drill(look, Period.TODAY, day + 1)).lines == [Standing(one, 1, 1)]
    assert await recounted(engine) == []


async def test_what_does_not_follow_from_the_rounds_is_named(database, engine):
    played = await play(database, random.Random(3), 40)
    last = played[-1]
    person, theirs = min(last.players), standings.rounds_board(last.game)
    columns = kept_standings.c
    its = (columns.user_id == person, columns.guild_id == last.guild_id, columns.board == theirs)
    every_time = (*its, columns.period == Period.ALL.value)
    async with database.writing() as connection:
        await connection.execute(sa.update(kept_standings).where(*every_time).values(score=columns.score + 1))
    assert await recounted(engine) == [Misstated(person, last.guild_id, theirs)]
    async with database.writing() as connection:
        await connection.execute(sa.delete(kept_standings).where(*every_time))
    assert await recounted(engine) == [Misstated(person, last.guild_id, theirs)]
    async with database.writing() as connection:
        account = (accounts.c.owner_id == person, accounts.c.guild_id == last.guild_id)
        await connection.execute(sa.update(accounts).where(*account).values(rounds=accounts.c.rounds + 1))
    assert Misstated(person, last.guild_id, "accounts") in await recounted(engine)


async def test_who_is_forgotten_stands_nowhere_and_all_others_where_they_stood(database, engine):
    played = await play(database, random.Random(4), 60)
    boards, look = Leaderboards(database), RankRequest(GUILD, NOBODY)
    before = (await boards.by_rounds(look, "gnau", Period.ALL, played[-1].day)).lines
    points = (await boards.by_balance(look, PointsMode.SCORE)).lines
    gone = before[0].user_id
    await PersonalRecords(database).forget(gone, now_ms=NOW)
    after = (await boards.by_rounds(look, "gnau", Period.ALL, played[-1].day)).lines
    assert after == [line for line in before if line.user_id != gone]
    left = (await boards.by_balance(look, PointsMode.SCORE)).lines
    assert left == [line for line in points if line.user_id != gone]
    assert await recounted(engine) == []


async def test_no_answer_reads_more_than_its_lines(database, engine):
    played = await play(database, random.Random(5), 60)
    boards, day = Leaderboards(database, lambda: [played[-1].key]), played[-1].day
    look = RankRequest(GUILD, PEOPLE[0])
    await database.refresh_statistics()
    with explained(engine) as plans:
        await boards.by_balance(look, PointsMode.SCORE)
        for period in Period:
            await boards.by_gain(look, PointsMode.SCORE, period, day)
            await boards.by_rounds(look, "gnau", period, day)
            await boards.by_hand(look, "gnau", period, day)
            await boards.by_drill(look, period, day)
        await boards.balance(GUILD, PEOPLE[0], PointsMode.SCORE)
    assert len(plans) > 60
    assert [plan for plan in plans if is_scan(plan)] == []
    # Of those who are skipped and counted PostgreSQL reads the index alone, and no row.
    assert [plan for plan in plans if "Index Scan using ix_accounts_ranked" in plan] == []
