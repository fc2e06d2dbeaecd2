"""How many days of vacation are left in a month."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.preferences.service import days_left, ended, is_away, started
from bot.rules.errors import RuleError
from bot.tables.days import DAY_MS
from bot.tables.preferences import Preferences

HOUR_MS = DAY_MS // 24


def on(month: int, day: int, hour: int = 0) -> int:
    return round(datetime(2026, month, day, hour, tzinfo=UTC).timestamp() * 1000)


def away(*vacations: tuple[int, int]) -> Preferences:
    return Preferences(vacations=vacations)


def test_a_week_a_month():
    assert days_left((), on(5, 3)) == 7
    chosen = away(*started(away(), 3, on(5, 3)))
    assert is_away(chosen, on(5, 5))
    assert days_left(chosen.vacations, on(5, 10)) == 4
    chosen = away(*started(chosen, 4, on(5, 10)))
    assert days_left(chosen.vacations, on(5, 20)) == 0
    assert days_left(chosen.vacations, on(6, 1)) == 7
    with pytest.raises(RuleError) as refused:
        started(chosen, 1, on(5, 20))
    assert (refused.value.code, refused.value.params) == ("vacation-too-long", {"days": 0})


def test_one_across_two_months_counts_in_both():
    chosen = away(*started(away(), 7, on(5, 29)))
    assert days_left(chosen.vacations, on(6, 10)) == 3
    # The days of May would be enough for it, but those of June are not.
    assert days_left(((on(6, 1), on(6, 7)),), on(6, 28)) == 1


def test_a_day_that_has_begun_counts_in_full():
    chosen = away(*started(away(), 7, on(5, 3)))
    assert days_left(ended(chosen, on(5, 3)), on(5, 3)) == 6
    back = away(*ended(chosen, on(5, 3) + 2 * DAY_MS + HOUR_MS))
    assert not is_away(back, on(5, 5, 2))
    assert days_left(back.vacations, on(5, 5, 2)) == 4
    assert ended(back, on(5, 6)) == back.vacations


def test_no_vacation_begins_in_another():
    chosen = away(*started(away(), 2, on(5, 3)))
    with pytest.raises(RuleError, match="vacation running"):
        started(chosen, 1, on(5, 4))


def test_vacations_of_long_ago_are_dropped():
    chosen = away((on(1, 1), on(1, 4)), (on(4, 20), on(4, 22)))
    assert started(chosen, 1, on(5, 3))[:-1] == ((on(4, 20), on(4, 22)),)


@given(st.lists(st.tuples(st.integers(0, 96), st.integers(1, 7), st.integers(1, 7 * 24)), max_size=30))
def test_no_month_ever_has_more_than_a_week(tries):
    chosen, now_ms = away(), on(1, 25)
    for pause_hours, days, back_hours in tries:
        now_ms += pause_hours * HOUR_MS
        if days <= days_left(chosen.vacations, now_ms):
            chosen = away(*started(chosen, days, now_ms))
            now_ms += back_hours * HOUR_MS
            chosen = away(*ended(chosen, now_ms))
    for month in range(1, 7):
        first, last = on(month, 1), on(month + 1, 1)
        spent = sum(max(min(end, last) - max(start, first), 0) for start, end in chosen.vacations)
        assert spent <= 7 * DAY_MS
