"""Days, streaks of days and places of the drill."""

import pytest

from bot.tables.days import day_of, day_start_ms
from bot.tables.gnau.drills import DrillAnswer, DrillStanding, days_in_a_row, is_complete, rank_in
from bot.tables.ids import UserId


def test_a_day_is_one_of_utc():
    assert day_of(0) == 0
    assert day_of(day_start_ms(20_000) - 1) == 19_999
    assert day_of(day_start_ms(20_000)) == 20_000


@pytest.mark.parametrize(
    ("completed", "days"),
    [
        ([], 0),
        ([10], 1),
        ([9], 1),
        ([8], 0),
        ([11], 0),
        ([10, 9, 8, 6], 3),
        ([9, 8, 6], 2),
        ([8, 9, 10], 3),
    ],
)
def test_days_in_a_row_up_to_today(completed, days):
    assert days_in_a_row(completed, today=10) == days


def test_equally_many_right_answers_share_a_place():
    standings = [
        DrillStanding(UserId(user_id), right, answered=10)
        for user_id, right in ((1, 9), (2, 8), (3, 8), (4, 7))
    ]
    assert [rank_in(standings, UserId(user_id)) for user_id in (1, 2, 3, 4)] == [1, 2, 2, 4]


def test_a_set_is_complete_with_ten_answers():
    answer = DrillAnswer((), is_right=False)
    assert not is_complete(dict.fromkeys(range(1, 10), answer))
    assert is_complete(dict.fromkeys(range(1, 11), answer))
