"""Work in the background ends with its owner, wherever it is just then."""

import asyncio

from bot.delivery.background import Tasks


async def test_what_is_ended_before_it_has_begun_is_no_coroutine_that_was_never_awaited():
    done: list[str] = []

    async def work():
        done.append("begun")

    tasks = Tasks()
    tasks.start(work(), "work")
    await tasks.close()
    tasks.start(work(), "more work")
    await asyncio.sleep(0)
    assert not done
