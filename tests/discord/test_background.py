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


async def test_what_fails_because_it_is_ended_is_no_error():
    begun = asyncio.Event()

    async def work():
        try:
            begun.set()
            await asyncio.sleep(60)
        finally:
            # As aiohttp says it once the bot has left Discord.
            raise RuntimeError("Session is closed")

    tasks = Tasks()
    tasks.start(work(), "follow panels")
    await begun.wait()
    await tasks.close()
