"""The drill as a service: what is asked, what counts, what a day is."""

import pytest

from bot.features.drill.model import FREE_DAY, Question
from bot.features.drill.service import DrillService
from bot.rules.errors import RuleError
from bot.rules.gnau.practice import Verdict, daily_hands, free_hand
from bot.rules.gnau.presets import PRESETS
from bot.tables.ids import GuildId, UserId
from tests.support.answers import right_answer, wrong_answer
from tests.support.clock import FakeClock

GUILD, ELSEWHERE = GuildId(1_111), GuildId(1_112)
ANN, BEN = UserId(10**18 + 11), UserId(10**18 + 12)
DAY_S = 24 * 60 * 60


@pytest.fixture
def drills(services) -> DrillService:
    return DrillService(services)


async def answer_set(drills: DrillService, user_id: UserId, wrong: int = 0) -> None:
    for number, cards in enumerate(daily_hands(GUILD, drills.today), start=1):
        places = wrong_answer(cards) if number <= wrong else right_answer(cards)
        await drills.answer(GUILD, user_id, Question(drills.today, number), places)


async def refusal(asking) -> str:
    with pytest.raises(RuleError) as refused:
        await asking
    return refused.value.code


async def test_a_hand_of_the_day_and_a_free_one(drills):
    asked = await drills.ask(GUILD, Question(drills.today, 3))
    assert asked.cards == daily_hands(GUILD, drills.today)[2]
    assert (await drills.ask(GUILD, Question(FREE_DAY, 77))).cards == free_hand(77)


async def test_free_practice_never_asks_the_same_twice(drills):
    questions = {drills.fresh_question() for _ in range(100)}
    assert len(questions) == 100
    assert not any(question.is_daily for question in questions)


@pytest.mark.parametrize(("day", "number"), [(0, 0), (0, 11), (-1, 1), (1, 1), (400, 10)])
async def test_hands_that_are_not_asked(drills, day, number):
    question = Question(drills.today + day, number)
    code = "drill-day-over" if day else "drill-hand-unknown"
    assert await refusal(drills.ask(GUILD, question)) == code
    assert await refusal(drills.answer(GUILD, ANN, question, ())) == code
    assert (await drills.day_set(GUILD, ANN, question.day)).answers == {}


async def test_the_order_of_the_presses_does_not_matter(drills):
    question = Question(FREE_DAY, next(seed for seed in range(99) if len(right_answer(free_hand(seed))) == 3))
    places = right_answer(free_hand(question.number))
    answered = await drills.answer(GUILD, ANN, question, places[::-1])
    assert (answered.judgement.verdict, answered.streak) == (Verdict.BEST, 1)
    assert (await drills.answer(GUILD, ANN, question, places)).is_counted


async def test_the_first_answer_counts_and_is_judged_again(drills):
    question = Question(drills.today, 1)
    cards = daily_hands(GUILD, drills.today)[0]
    first = await drills.answer(GUILD, ANN, question, wrong_answer(cards))
    second = await drills.answer(GUILD, ANN, question, right_answer(cards))
    assert first.is_counted
    assert not second.is_counted
    assert second.judgement == first.judgement
    assert (first.streak, second.streak) == (0, 0)


async def test_an_answer_that_is_none_is_not_kept(drills):
    question = Question(drills.today, 1)
    assert await refusal(drills.answer(GUILD, ANN, question, (0, 1))) == "passport-not-three"
    assert (await drills.day_set(GUILD, ANN, drills.today)).next_number == 1


async def test_one_streak_over_sets_and_free_practice(drills):
    await answer_set(drills, ANN, wrong=1)
    question = drills.fresh_question()
    answered = await drills.answer(GUILD, ANN, question, right_answer(free_hand(question.number)))
    assert answered.streak == 10


async def test_rules_changed_during_the_day_hold_from_the_next_one_and_at_once_in_free_practice(
    drills, settings, clock: FakeClock
):
    today = Question(drills.today, 1)
    assert (await drills.ask(GUILD, today)).rules == PRESETS["classic"]
    await settings.change(GUILD, {"rules.pair_three_six": True}, user_id=ANN)
    assert (await drills.ask(GUILD, today)).rules == PRESETS["classic"]
    assert (await drills.ask(GUILD, drills.fresh_question())).rules.pair_three_six
    clock.advance(DAY_S)
    assert (await drills.ask(GUILD, Question(drills.today, 1))).rules.pair_three_six


async def test_a_set_from_its_first_hand_to_its_result(drills):
    assert (await drills.day_set(GUILD, ANN, drills.today)).next_number == 1
    await answer_set(drills, BEN)
    await answer_set(drills, ANN, wrong=4)
    result = await drills.day_set(GUILD, ANN, drills.today)
    assert (result.next_number, result.right, result.rank, result.people) == (None, 6, 2, 2)
    assert (result.days, result.has_shared) == (1, False)


async def test_days_in_a_row_end_with_a_day_left_out(drills, clock: FakeClock):
    counts = []
    for days in (0, 1, 1, 2):
        clock.advance(days * DAY_S)
        await answer_set(drills, ANN)
        counts.append((await drills.day_set(GUILD, ANN, drills.today)).days)
    assert counts == [1, 2, 3, 1]


async def test_a_result_is_shown_to_everybody_once_and_only_when_it_is_one(drills):
    assert await refusal(drills.share(GUILD, ANN, drills.today)) == "drill-not-complete"
    await answer_set(drills, ANN)
    assert (await drills.share(GUILD, ANN, drills.today)).right == 10
    assert await refusal(drills.share(GUILD, ANN, drills.today)) == "drill-shared-already"
    assert (await drills.day_set(GUILD, ANN, drills.today)).has_shared
