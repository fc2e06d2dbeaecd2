"""What is kept of the drill."""

import asyncio

import pytest

from bot.rules.gnau.options import PRESETS, HouseRules
from bot.store.gnau import Drills
from bot.tables.gnau.drills import FREE_DAY, DrillAnswer, DrillStanding, Question
from bot.tables.ids import GuildId, UserId
from tests.store.samples import GUILD, NOW

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


async def test_a_day_is_completed_with_its_tenth_answer(drills):
    await give(drills, ANN, TODAY, *[RIGHT] * 9)
    await give(drills, ANN, TODAY - 1, *[WRONG] * 10)
    await give(drills, ANN, TODAY - 2, *[RIGHT] * 10)
    await give(drills, ANN, FREE_DAY, *[RIGHT] * 10)
    assert await drills.completed_days(GUILD, ANN) == [TODAY - 1, TODAY - 2]
    await give(drills, ANN, TODAY, RIGHT, first=10)
    assert await drills.completed_days(GUILD, ANN) == [TODAY, TODAY - 1, TODAY - 2]
    assert await drills.completed_days(ELSEWHERE, ANN) == []


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


async def test_standings_of_nobody(drills):
    assert await drills.day_standings(GUILD, TODAY) == []


async def test_standings_have_the_most_right_first_then_the_fewest_answers_then_the_lower_id(drills):
    await give(drills, CAT, TODAY, RIGHT, RIGHT)
    await give(drills, BEN, TODAY, RIGHT, RIGHT)
    await give(drills, ANN, TODAY, RIGHT, RIGHT, WRONG)
    assert await drills.day_standings(GUILD, TODAY) == [
        DrillStanding(BEN, right=2, answered=2),
        DrillStanding(CAT, right=2, answered=2),
        DrillStanding(ANN, right=2, answered=3),
    ]


async def test_standings_of_a_day_have_no_other_day_and_no_free_practice(drills):
    await give(drills, ANN, TODAY - 1, *[WRONG] * 10)
    await give(drills, ANN, TODAY, RIGHT)
    await give(drills, BEN, TODAY, RIGHT, RIGHT)
    await give(drills, BEN, FREE_DAY, *[RIGHT] * 12)
    await give(drills, CAT, FREE_DAY, RIGHT)
    await give(drills, CAT, TODAY, RIGHT, guild_id=ELSEWHERE)
    assert await drills.day_standings(GUILD, TODAY) == [
        DrillStanding(BEN, right=2, answered=2),
        DrillStanding(ANN, right=1, answered=1),
    ]
    assert await drills.day_standings(GUILD, TODAY - 1) == [DrillStanding(ANN, right=0, answered=10)]
