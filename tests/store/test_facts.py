"""Single facts about an installation."""

import asyncio


async def test_a_fact_is_kept_and_replaced(database):
    assert await database.fact("commands") is None
    await database.set_fact("commands", "a" * 255)
    await database.set_fact("other", "x")
    await database.set_fact("commands", "牛")
    assert await database.fact("commands") == "牛"
    assert await database.fact("other") == "x"


async def test_setting_a_fact_from_many_tasks(database):
    await asyncio.gather(*(database.set_fact("n", str(number)) for number in range(20)))
    assert await database.fact("n") in {str(number) for number in range(20)}
