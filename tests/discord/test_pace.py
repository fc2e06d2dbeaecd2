"""Tables of one channel share its five edits in five seconds, and all that can wait what the bot may ask."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.pace import EDITS, ChannelPace, RequestPace, pace_of_openings, pace_of_requests
from bot.tables.ids import ChannelId
from tests.support.clock import FakeClock

HERE, THERE = ChannelId(1), ChannelId(2)
HOUR_MS = 3_600_000


def most_in(turns_ms: list[float], period_ms: float) -> int:
    """Return how many turns fall into one period at most."""
    return max(sum(start <= each < start + period_ms for each in turns_ms) for start in turns_ms)


@given(pauses_ms=st.lists(st.integers(0, 3000), min_size=1, max_size=40))
def test_no_five_seconds_hold_more_than_five_turns_and_nobody_is_overtaken(pauses_ms: list[int]):
    clock = FakeClock()
    pace, turns_ms = ChannelPace(clock, 1.0), []
    for pause_ms in pauses_ms:
        clock.at_ms += pause_ms
        turns_ms.append(clock.at_ms + pace.take_turn(HERE) * 1000)
    assert most_in(turns_ms, 5000) <= EDITS
    assert all(before <= after for before, after in pairwise(turns_ms))


@given(pauses_ms=st.lists(st.integers(1020, 9000), min_size=1, max_size=40))
def test_who_leaves_a_second_between_two_never_waits(pauses_ms: list[int]):
    clock = FakeClock()
    pace = ChannelPace(clock, 1.0)
    for pause_ms in pauses_ms:
        clock.at_ms += pause_ms
        assert pace.take_turn(HERE) == 0


def test_each_channel_has_turns_of_its_own():
    pace = ChannelPace(FakeClock(), 1.0)
    assert [pace.take_turn(HERE) for _ in range(EDITS)] == [0] * EDITS
    assert pace.take_turn(THERE) == 0
    assert pace.take_turn(HERE) == pytest.approx(5.1)


def test_without_a_window_there_is_no_limit():
    pace = ChannelPace(FakeClock(), 0.0)
    assert {pace.take_turn(HERE) for _ in range(100)} == {0}


@pytest.mark.parametrize("jump_ms", [-HOUR_MS, HOUR_MS])
def test_nobody_waits_for_turns_of_another_time_after_the_clock_was_set(jump_ms: int):
    clock = FakeClock(2 * HOUR_MS)
    pace = ChannelPace(clock, 1.0)
    for _ in range(2 * EDITS):
        pace.take_turn(HERE)
    clock.at_ms += jump_ms
    assert pace.take_turn(HERE) == 0


def test_channels_in_which_nothing_happens_are_forgotten():
    clock = FakeClock()
    pace = ChannelPace(clock, 1.0)
    kept = set()
    for number in range(1_000):
        clock.at_ms += 200
        pace.take_turn(ChannelId(number))
        kept.add(len(pace._channels))
    assert max(kept) <= 100


def turns_of(pace: RequestPace, clock: FakeClock, count: int) -> list[float]:
    """Return when so many requests that come at once have their turns."""
    return [clock.at_ms + pace.take_turn() * 1000 for _ in range(count)]


@pytest.mark.parametrize("requests_per_s", [1, 4, 7, 20, 40, 45])
def test_no_second_holds_more_requests_than_a_process_may_make(requests_per_s: int):
    clock = FakeClock()
    turns_ms = turns_of(pace_of_requests(clock, requests_per_s), clock, 200)
    assert most_in(turns_ms, 1000) <= requests_per_s
    # And hardly any is left unused.
    assert turns_ms[-1] - turns_ms[0] < 200 / requests_per_s * 1000 * 1.05


def test_requests_that_are_late_by_a_fifth_of_a_second_stay_below_the_limit():
    clock = FakeClock()
    turns_ms = turns_of(pace_of_requests(clock, 40), clock, 400)
    late_ms = [each + 200 * (number % 2) for number, each in enumerate(turns_ms)]
    assert most_in(late_ms, 1000) <= 50


@pytest.mark.parametrize(("requests_per_s", "most"), [(1, 1), (20, 2), (40, 5)])
def test_direct_messages_are_opened_far_more_slowly(requests_per_s: int, most: int):
    clock = FakeClock()
    turns_ms = turns_of(pace_of_openings(clock, requests_per_s), clock, 30)
    assert most_in(turns_ms, 5000) == most
