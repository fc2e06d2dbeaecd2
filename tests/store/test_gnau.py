"""What is kept of the drill."""

import asyncio
import random

import pytest
import sqlalchemy as sa

from bot.features.drill.model import FREE_DAY, DayResult, DrillAnswer, Question
from bot.features.drill.rows import Drills
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.store.recount import Misstated
from bot.store.schema import drill_results, drill_streaks
from bot.tables.ids import GuildId, UserId
from tests.store.samples import GUILD, NOW, recounted
from tests.support.plans import explained, is_scan
from tests.support.tiers import alike

ELSEWHERE = GuildId(GUILD + 1)
ANN, BEN, CAT = (UserId(10**18 + number) for number in (1, 2, 3))
TODAY = 20_000
RIGHT = DrillAnswer((0, 1, 3), is_right=True)
WRONG = DrillAnswer((), is_right=False)


@pytest.fixture
def drills(database) -> Drills:
    return Drills(database)


async def give(drills, user_id, day, *answers, guild_id=GUILD, first=1) -> None:
    for number, answer in enumerate(answers, start=first):
        await drills.keep(guild_id, user_id, Question(day, number), answer, now_ms=NOW)


async def test_the_rules_of_a_day_are_fixed_by_whoever_asks_first(drills):
    assert await drills.fix_rules(GUILD, TODAY, PRESETS["plain"]) == PRESETS["plain"]
    assert await drills.fix_rules(GUILD, TODAY, PRESETS["kopitiam"]) == PRESETS["plain"]
    assert await drills.fix_rules(GUILD, TODAY + 1, PRESETS["kopitiam"]) == PRESETS["kopitiam"]
    assert await drills.fix_rules(ELSEWHERE, TODAY, HouseRules()) == HouseRules()


async def test_two_who_ask_at_once_get_the_same_rules(drills):
    asked = [drills.fix_rules(GUILD, TODAY, rules) for rules in PRESETS.values()]
    assert len(set(await asyncio.gather(*asked))) == 1


async def test_the_first_answer_counts(drills):
    question = Question(TODAY, 1)
    assert await drills.keep(GUILD, ANN, question, WRONG, now_ms=NOW) == WRONG
    assert await drills.keep(GUILD, ANN, question, RIGHT, now_ms=NOW) == WRONG
    assert await drills.answers(GUILD, ANN, TODAY) == {1: WRONG}


async def test_two_answers_at_once_are_one(drills):
    given = [drills.keep(GUILD, ANN, Question(TODAY, 1), answer, now_ms=NOW) for answer in (RIGHT, WRONG)]
    one, other = await asyncio.gather(*given)
    assert one == other
    assert await drills.answers(GUILD, ANN, TODAY) == {1: one}


async def test_answers_belong_to_a_person_a_day_and_a_server(drills):
    await give(drills, ANN, TODAY, RIGHT, WRONG)
    await give(drills, BEN, TODAY, WRONG)
    await give(drills, ANN, TODAY + 1, WRONG)
    await give(drills, ANN, TODAY, WRONG, guild_id=ELSEWHERE)
    assert await drills.answers(GUILD, ANN, TODAY) == {1: RIGHT, 2: WRONG}
    assert await drills.answers(GUILD, CAT, TODAY) == {}


async def test_a_streak_ends_with_a_wrong_answer(drills):
    assert await drills.streak(GUILD, ANN) == 0
    await give(drills, ANN, TODAY, RIGHT, WRONG, RIGHT, RIGHT)
    assert await drills.streak(GUILD, ANN) == 2
    await give(drills, ANN, FREE_DAY, RIGHT, first=2**48 - 1)
    await give(drills, BEN, TODAY, WRONG)
    await give(drills, ANN, TODAY, WRONG, guild_id=ELSEWHERE)
    assert await drills.streak(GUILD, ANN) == 3
    await give(drills, ANN, FREE_DAY, WRONG, first=7)
    assert await drills.streak(GUILD, ANN) == 0


async def days(drills, user_id, *of_days, guild_id=GUILD) -> list[int]:
    found = [await drills.result(guild_id, user_id, day) for day in of_days]
    return [0 if result is None else result.days for result in found]


async def test_a_day_is_completed_with_its_tenth_answer(drills, engine):
    await give(drills, ANN, TODAY - 2, *[RIGHT] * 10)
    await give(drills, ANN, TODAY - 1, *[WRONG] * 10)
    await give(drills, ANN, TODAY, *[RIGHT] * 9)
    await give(drills, ANN, FREE_DAY, *[RIGHT] * 10)
    assert await days(drills, ANN, TODAY - 3, TODAY - 2, TODAY - 1, TODAY) == [0, 1, 2, 0]
    await give(drills, ANN, TODAY, RIGHT, first=10)
    assert await days(drills, ANN, TODAY - 2, TODAY - 1, TODAY) == [1, 2, 3]
    assert await days(drills, ANN, TODAY, guild_id=ELSEWHERE) == [0]
    assert await recounted(engine) == []


async def test_days_that_were_completed_before_the_clock_was_set_back_count_on(drills, engine):
    whole = [RIGHT] * 10
    for day in (TODAY, TODAY + 1, TODAY + 3, TODAY - 2, TODAY - 1, TODAY + 2):
        await give(drills, ANN, day, *whole)
    assert await days(drills, ANN, *range(TODAY - 2, TODAY + 4)) == [1, 2, 3, 4, 5, 6]
    assert await recounted(engine) == []


async def test_a_result_is_shared_once(drills):
    assert not await drills.has_shared(GUILD, ANN, TODAY)
    assert await drills.claim_share(GUILD, ANN, TODAY, now_ms=NOW)
    assert not await drills.claim_share(GUILD, ANN, TODAY, now_ms=NOW)
    assert await drills.has_shared(GUILD, ANN, TODAY)
    assert await drills.claim_share(GUILD, ANN, TODAY + 1, now_ms=NOW)
    assert await drills.claim_share(GUILD, BEN, TODAY, now_ms=NOW)
    assert await drills.claim_share(ELSEWHERE, ANN, TODAY, now_ms=NOW)


async def test_of_two_shares_at_once_one_is_made(drills):
    claims = [drills.claim_share(GUILD, ANN, TODAY, now_ms=NOW) for _ in range(4)]
    assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]


async def test_a_result_without_answers(drills):
    await give(drills, BEN, TODAY, RIGHT)
    await give(drills, ANN, FREE_DAY, RIGHT)
    assert await drills.result(GUILD, ANN, TODAY) is None


async def test_whoever_has_as_many_right_shares_the_better_rank(drills):
    await give(drills, CAT, TODAY, RIGHT, RIGHT)
    await give(drills, BEN, TODAY, RIGHT, RIGHT, WRONG)
    await give(drills, ANN, TODAY, RIGHT, WRONG)
    found = [await drills.result(GUILD, each, TODAY) for each in (ANN, BEN, CAT)]
    assert found == [DayResult(rank, people=3, days=0) for rank in (3, 1, 1)]


async def test_the_ranks_of_a_day_are_of_no_other_day_server_or_free_practice(drills):
    await give(drills, ANN, TODAY - 1, *[WRONG] * 10)
    await give(drills, ANN, TODAY, RIGHT)
    await give(drills, BEN, TODAY, RIGHT, RIGHT)
    await give(drills, BEN, FREE_DAY, *[RIGHT] * 12)
    await give(drills, CAT, FREE_DAY, RIGHT)
    await give(drills, CAT, TODAY, *[RIGHT] * 3, guild_id=ELSEWHERE)
    assert await drills.result(GUILD, ANN, TODAY) == DayResult(rank=2, people=2, days=0)
    assert await drills.result(GUILD, ANN, TODAY - 1) == DayResult(rank=1, people=1, days=1)


@pytest.mark.parametrize("seed", alike(range(4), fast=1))
async def test_results_and_streaks_are_what_counting_all_answers_gives(drills, engine, seed):
    chance, questions = random.Random(seed), []
    for guild_id, person in ((GUILD, ANN), (GUILD, BEN), (ELSEWHERE, ANN)):
        for day in range(TODAY, TODAY + 6):
            numbers = chance.sample(range(1, 11), chance.choice([10, 10, 10, 9]))
            questions += [(guild_id, person, Question(day, number)) for number in numbers]
        questions += [(guild_id, person, Question(FREE_DAY, chance.randrange(99))) for _ in range(10)]
    chance.shuffle(questions)
    for guild_id, person, question in questions:
        answer = chance.choice([RIGHT, RIGHT, WRONG])
        await drills.keep(guild_id, person, question, answer, now_ms=NOW)
    assert max(await days(drills, ANN, *range(TODAY, TODAY + 6))) > 1
    assert await recounted(engine) == []


@pytest.mark.parametrize(("table", "column"), [(drill_results, "days"), (drill_streaks, "streak")])
async def test_what_the_answers_do_not_bear_out_is_named(drills, engine, table, column):
    await give(drills, ANN, TODAY, RIGHT, RIGHT)
    await give(drills, BEN, TODAY, RIGHT)
    async with engine.begin() as connection:
        wrong = sa.update(table).where(table.c.user_id == BEN)
        await connection.execute(wrong.values({column: table.c[column] + 1}))
    assert await recounted(engine) == [Misstated(BEN, GUILD, table.name)]
    async with engine.begin() as connection:
        await connection.execute(sa.delete(table).where(table.c.user_id == ANN))
    assert await recounted(engine) == [Misstated(each, GUILD, table.name) for each in (ANN, BEN)]


async def test_no_answer_of_the_drill_reads_more_than_it_needs(drills, database, engine):
    for person in (ANN, BEN, CAT):
        for day in range(TODAY, TODAY + 3):
            await give(drills, person, day, *[RIGHT] * 10)
    await database.refresh_statistics()
    with explained(engine) as plans:
        await give(drills, ANN, TODAY + 3, RIGHT)
        await drills.streak(GUILD, ANN)
        await drills.answers(GUILD, ANN, TODAY)
        await drills.result(GUILD, ANN, TODAY)
        await drills.has_shared(GUILD, ANN, TODAY)
    assert len(plans) >= 5
    assert [plan for plan in plans if is_scan(plan)] == []
