"""Days as the bot counts them."""

from bot.tables.days import day_of, day_start_ms


def test_a_day_is_one_of_utc():
    assert day_of(0) == 0
    assert day_of(day_start_ms(20_000) - 1) == 19_999
    assert day_of(day_start_ms(20_000)) == 20_000
