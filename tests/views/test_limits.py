"""How much is answered at once, and who may ask for what costs much, and when again."""

import asyncio

import pytest

from bot.rules.errors import RuleError
from bot.views.limits import MOST_OF_SERVER, HeavyWork, UnderWay
from tests.support.clock import NOW_MS, FakeClock
from tests.support.tables import ANN, BEN, GUILD

PAUSE_S = 1.5
ELSEWHERE = GUILD + 1


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def work(clock: FakeClock) -> HeavyWork:
    return HeavyWork(clock, PAUSE_S)


def refused(work: HeavyWork) -> bool:
    """Tell whether Ann may not ask now; if she may, she does, and is answered at once."""
    try:
        with work.turn_of(ANN):
            return False
    except RuleError as error:
        return error.code == "one-at-a-time"


def test_one_at_a_time_for_each_person(work: HeavyWork):
    with work.turn_of(ANN):
        assert refused(work)
        with work.turn_of(BEN):
            assert refused(work)


def test_a_pause_after_an_answer_however_long_that_took(work: HeavyWork, clock: FakeClock):
    with work.turn_of(ANN):
        clock.at_ms += 60_000
    clock.at_ms += 1499
    assert refused(work)
    clock.at_ms += 1
    assert not refused(work)


def test_a_pause_after_a_failure_too(work: HeavyWork, clock: FakeClock):
    with pytest.raises(OSError, match="gone"), work.turn_of(ANN):
        raise OSError("gone")
    assert refused(work)
    clock.at_ms += 1500
    assert not refused(work)


def test_who_was_refused_need_not_wait_longer_for_it(work: HeavyWork, clock: FakeClock):
    assert not refused(work)
    clock.at_ms += 1400
    assert refused(work)
    clock.at_ms += 100
    assert not refused(work)


def test_a_clock_that_is_set_back_keeps_nobody_waiting(work: HeavyWork, clock: FakeClock):
    assert not refused(work)
    clock.at_ms = NOW_MS - 3_600_000
    assert not refused(work)


def test_nobody_is_remembered_for_longer_than_that(work: HeavyWork, clock: FakeClock):
    with work.turn_of(ANN), work.turn_of(BEN):
        pass
    clock.at_ms += 1500
    with work.turn_of(BEN):
        assert vars(work)["_asking"] == {BEN}
        assert vars(work)["_answered_ms"] == {}


async def test_a_server_with_far_too_much_to_do_keeps_nobody_else_waiting():
    under_way, end = UnderWay(), asyncio.Event()

    async def answer() -> None:
        # An answer that begins twice counts once.
        assert under_way.begin(GUILD)
        assert under_way.begin(GUILD)
        await end.wait()

    answers = [asyncio.create_task(answer()) for _ in range(MOST_OF_SERVER)]
    assert not under_way.is_full(GUILD)
    await asyncio.sleep(0)
    assert (under_way.is_full(GUILD), under_way.is_full(ELSEWHERE)) == (True, False)
    end.set()
    await asyncio.gather(*answers)
    await asyncio.sleep(0)
    assert not under_way.is_full(GUILD)
