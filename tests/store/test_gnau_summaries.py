"""A summary of somebody's rounds of Gnau with the latest counted on is what all of them come to."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.privacy.rows import PersonalRecords
from bot.features.statistics.model import RoundKind, Statistics
from bot.features.statistics.rows import FORM, SEEN_AFTER_MS, Summaries
from bot.rules.gnau.options import HouseRules
from bot.store import Database
from bot.store.recount import Misstated
from bot.store.schema import summaries
from bot.tables.days import DAY_MS
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer, StoredTable
from tests.store.samples import GUILD, NOW, new_table, recounted, settled_round
from tests.support.plans import explained, is_scan
from tests.support.tiers import alike

ANN, BEN, CAT = PEOPLE = (UserId(7), UserId(8), UserId(9))
ELSEWHERE = GuildId(GUILD + 1)
RULES = [HouseRules().to_record(), {"preset": "casino"}]
LATER = NOW + DAY_MS
# Nobody has played as much: all rounds are counted whenever somebody asks.
NEVER = 10_000


async def play(database: Database, table: StoredTable, number: int, players=None, **facts) -> None:
    given: dict[str, Any] = {"record": {"stake": 5, "rules": RULES[0]}, "now_ms": NOW} | facts
    now_ms = given.pop("now_ms")
    record = settled_round(table.table_id, {}, number, table.guild_id, **given)
    everybody = players or {
        ANN: RoundPlayer(3, hand_rank=40),
        BEN: RoundPlayer(-3, is_dealer=True, hand_rank=12),
    }
    async with database.transaction() as transaction:
        await transaction.add_round(replace(record, players=everybody), now_ms=now_ms)


async def open_tables(database: Database) -> list[StoredTable]:
    """Open tables of two games in two servers, the first of them for Gnau in the first."""
    places = [(guild_id, game) for guild_id in (GUILD, ELSEWHERE) for game in ("gnau", "hearts")]
    return [
        await new_table(database, ChannelId(number), game, guild_id=guild_id)
        for number, (guild_id, game) in enumerate(places)
    ]


async def play_some(
    database: Database, chance: random.Random, tables: list[StoredTable], numbers: range
) -> None:
    """Play rounds of everything, most of them at the first table."""
    for number in numbers:
        table = chance.choices(tables, (6, 1, 1, 1))[0]
        dealer, *others = chance.sample(PEOPLE, chance.randint(1, 3))
        facts: dict[str, Any] = {
            "points": chance.choice(list(PointsMode)),
            "record": {"stake": chance.choice((1, 5)), "rules": chance.choice(RULES)},
            "snapshot": chance.choice([None, {"options": {"split": "own"}}, {"choices": {"7": [0, 1, 2]}}]),
        }
        players = {
            each: RoundPlayer(chance.randint(-9, 9), each == dealer, chance.choice((None, 1, 2, 3)))
            for each in (dealer, *others)
        }
        await play(database, table, number, players, **facts)


async def kept(engine) -> list[sa.Row[Any]]:
    async with engine.connect() as connection:
        return list(await connection.execute(sa.select(summaries).order_by(summaries.c.user_id)))


async def counted(database, person) -> dict[PointsMode, Statistics]:
    """Return what all rounds of somebody come to, all of them read."""
    return await Summaries(database, stride=NEVER).statistics(GUILD, person, now_ms=LATER)


async def test_what_statistics_need(database):
    table = await new_table(database)
    await play(database, table, 1)
    await play(database, table, 2, snapshot={"options": {"split": "own"}})
    three = {ANN: RoundPlayer(1), BEN: RoundPlayer(2)}
    await play(database, table, 3, three, points=PointsMode.BANKROLL, snapshot=None)
    found = await counted(database, ANN)
    scores, bankrolls = found[PointsMode.SCORE], found[PointsMode.BANKROLL]
    [(kind, rounds)] = scores.kinds.items()
    assert (replace(kind, rules=""), rounds) == (RoundKind("", 5, 1, is_dealer=False), 2)
    assert HouseRules.from_record(json.loads(kind.rules)) == HouseRules()
    assert (scores.net_points, scores.own_splits, bankrolls.own_splits) == (6, 1, 0)
    assert scores.best_hand is not None
    assert (scores.best_hand.key, scores.best_hand.value) == ((table.table_id, 1), 40)
    assert [kind.players for kind in bankrolls.kinds] == [2]
    assert bankrolls.best_hand is None
    dealt = (await counted(database, BEN))[PointsMode.SCORE]
    assert (dealt.as_dealer.lost, dealt.as_player.rounds) == (2, 0)
    assert await counted(database, CAT) == {}


@pytest.mark.parametrize("seed", alike(range(6), fast=2))
async def test_counting_on_from_a_summary_is_counting_all(database, engine, seed):
    chance = random.Random(seed)
    quick, tables = Summaries(database, stride=5), await open_tables(database)
    for first in (1, 21, 41):
        await play_some(database, chance, tables, range(first, first + 20))
        for person in PEOPLE:
            found = await quick.statistics(GUILD, person, now_ms=LATER)
            assert found == await counted(database, person)
    assert {row.user_id for row in await kept(engine)} == set(PEOPLE)
    assert await recounted(engine) == []


async def test_no_summary_holds_a_round_that_somebody_may_still_be_to_see(database, engine):
    table = await new_table(database)
    for number in range(1, 9):
        await play(database, table, number, now_ms=NOW + number)
    latest = [(table.table_id, 8), (table.table_id, 7)]
    hiding = Summaries(database, lambda: latest, stride=4)
    found = (await hiding.statistics(GUILD, ANN, now_ms=NOW + 4 + SEEN_AFTER_MS))[PointsMode.SCORE]
    assert (found.rounds, found.net_points) == (6, 18)
    assert [row.rounds for row in await kept(engine)] == [4]
    latest.clear()
    found = (await hiding.statistics(GUILD, ANN, now_ms=NOW + 8 + SEEN_AFTER_MS))[PointsMode.SCORE]
    assert (found.rounds, [row.rounds for row in await kept(engine)]) == (8, [8])


async def test_whoever_has_played_much_is_counted_before_anybody_asks(database, engine):
    table, _, elsewhere, _ = await open_tables(database)
    for number in range(1, 10):
        await play(database, table, number)
    await play(database, elsewhere, 1, {CAT: RoundPlayer(0)})
    await play(database, table, 10, {CAT: RoundPlayer(1)})
    quick = Summaries(database, stride=4)
    await quick.catch_up(now_ms=NOW)
    assert await kept(engine) == []
    await quick.catch_up(now_ms=LATER)
    assert [(row.user_id, row.rounds) for row in await kept(engine)] == [(ANN, 8), (BEN, 8)]


@pytest.mark.parametrize("changed", [{"form": FORM + 1}, {"statistics": sa.literal("", sa.JSON)}])
async def test_a_summary_that_this_program_cannot_go_on_from_is_made_anew(database, engine, changed):
    table = await new_table(database)
    quick = Summaries(database, stride=2)
    for number in range(1, 4):
        await play(database, table, number)
    before = await quick.statistics(GUILD, ANN, now_ms=LATER)
    async with engine.begin() as connection:
        await connection.execute(sa.update(summaries).values(changed))
    assert await quick.statistics(GUILD, ANN, now_ms=LATER) == before
    assert [(row.form, row.rounds) for row in await kept(engine)] == [(FORM, 2)]
    assert await recounted(engine) == []


async def test_a_summary_that_its_rounds_do_not_bear_out_is_named(database, engine):
    await play_some(database, random.Random(1), await open_tables(database), range(40))
    for person in PEOPLE:
        await Summaries(database, stride=5).statistics(GUILD, person, now_ms=LATER)
    row = (await kept(engine))[1]
    wrong = {points: each | {"streak": each["streak"] + 1} for points, each in row.statistics.items()}
    async with engine.begin() as connection:
        its = sa.update(summaries).where(summaries.c.user_id == row.user_id)
        await connection.execute(its.values(statistics=wrong))
    assert await recounted(engine) == [Misstated(row.user_id, GUILD, "summaries")]


async def test_it_is_the_same_however_a_record_is_spaced(database, engine):
    table = await new_table(database)
    for number in range(1, 4):
        await play(database, table, number)
    await Summaries(database, stride=2).statistics(GUILD, ANN, now_ms=LATER)
    spaced = json.dumps({"stake": 5, "rules": RULES[0]}, indent=1).replace("'", "''").replace(":", "\\:")
    async with engine.begin() as connection:
        await connection.execute(sa.text(f"UPDATE rounds SET record = '{spaced}'"))
    assert await recounted(engine) == []


async def test_who_is_forgotten_has_no_summary_and_all_others_the_same(database, engine):
    await play_some(database, random.Random(2), await open_tables(database), range(60))
    quick = Summaries(database, stride=5)
    before = {person: await quick.statistics(GUILD, person, now_ms=LATER) for person in PEOPLE}
    await PersonalRecords(database).forget(ANN, now_ms=NOW)
    assert await quick.statistics(GUILD, ANN, now_ms=LATER) == {}
    assert [row.user_id for row in await kept(engine)] == [BEN, CAT]
    for person in (BEN, CAT):
        assert await quick.statistics(GUILD, person, now_ms=LATER) == before[person]
        assert await counted(database, person) == before[person]
    assert await recounted(engine) == []


async def test_somebodys_rounds_are_found_by_an_index_in_their_order(database, engine):
    await play_some(database, random.Random(3), await open_tables(database), range(60))
    for number in range(100, 130):
        elsewhere = await new_table(database, ChannelId(number))
        await play(database, elsewhere, 1, {UserId(number): RoundPlayer(1)})
    await database.refresh_statistics()
    with explained(engine) as plans:
        await Summaries(database, stride=5).statistics(GUILD, ANN, now_ms=LATER)
    assert len(plans) > 20
    assert [plan for plan in plans if is_scan(plan)] == []
