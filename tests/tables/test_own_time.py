"""The arithmetic of clocks that stand still: for any pauses, in any order, however they overlap."""

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.own_time import ALWAYS, OwnTime

HOUR = 60
DAY = 24 * HOUR

instants = st.integers(-2 * DAY, 9 * DAY)
needs = st.integers(0, 3 * DAY)


@st.composite
def own_times(draw) -> OwnTime:
    """Return hours that come back every day without end, and a few vacations."""
    starts = draw(st.lists(st.integers(0, DAY - 1), max_size=2))
    lengths = [draw(st.integers(1, 6 * HOUR)) for _ in starts]
    vacations = draw(st.lists(st.tuples(st.integers(-DAY, 9 * DAY), st.integers(1, 7 * DAY)), max_size=3))

    def quiet_from(from_ms: int):
        day = from_ms // DAY - 1
        while True:
            for start, length in sorted(zip(starts, lengths, strict=True)):
                yield day * DAY + start, day * DAY + start + length
            day += 1

    no_end = quiet_from if starts else (lambda _: iter(()))
    return OwnTime(no_end, tuple(sorted((start, start + length) for start, length in vacations)))


def is_paused(own: OwnTime, at: int) -> bool:
    for start, end in own.quiet_from(at):
        if start > at:
            break
        if at < end:
            return True
    return any(start <= at < end for start, end in own.vacations)


@given(own_times(), instants, needs)
def test_a_deadline_is_in_no_pause_and_leaves_exactly_the_time_that_was_promised(own, since, need):
    due = own.after(since, need)
    assert not is_paused(own, due)
    assert sum(not is_paused(own, at) for at in range(since, due)) == need


@given(own_times(), instants, needs, needs)
def test_time_can_be_taken_in_parts(own, since, first, second):
    assert own.after(own.after(since, first), second) == own.after(since, first + second)


@given(own_times(), instants)
def test_the_first_instant_outside_is_now_or_the_end_of_a_pause(own, now):
    first = own.after(now)
    assert all(is_paused(own, at) for at in range(now, first))
    assert own.after(first) == first


@given(instants, needs)
def test_without_pauses_the_clock_is_the_usual_one(since, need):
    assert ALWAYS.after(since, need) == since + need


def test_a_vacation_is_seen_from_its_first_instant_to_its_last():
    own = OwnTime(vacations=((100, 200), (300, 400)))
    assert [own.away_until_ms(at) for at in (99, 100, 199, 200, 350)] == [None, 200, 200, None, 400]
