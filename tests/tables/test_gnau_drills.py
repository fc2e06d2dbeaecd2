"""Days and sets of the drill."""

from bot.features.drill.model import DrillAnswer, is_complete
from bot.tables.days import day_of, day_start_ms


def test_a_day_is_one_of_utc():
    assert day_of(0) == 0
    assert day_of(day_start_ms(20_000) - 1) == 19_999
    assert day_of(day_start_ms(20_000)) == 20_000


def test_a_set_is_complete_with_ten_answers():
    answer = DrillAnswer((), is_right=False)
    assert not is_complete(dict.fromkeys(range(1, 10), answer))
    assert is_complete(dict.fromkeys(range(1, 11), answer))
