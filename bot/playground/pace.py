"""Keeps the page true: its time is the real one, and what happens by itself shows.

While simcord carries out a click, nothing else may ask it for anything, and the other way round: a click that
falls into a request from here would be refused, and the page it came from would be locked for good. Requests
from here therefore never wait: they are carried out between two turns of the event loop, or tried again.
"""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final

import simcord

from bot.playground.world import catch_up

QUIET_S: Final = 0.2
BUSY_S: Final = 0.002

# Without work to wait for, a request is through after half as many steps.
STEPS: Final = 12


async def keep_pace(env: simcord.Env, page: simcord.Preview, news: asyncio.Event) -> None:
    """Let the time pass and show the news, until cancelled.

    A click counts only on the page's newest edition, so a new one comes only when there is something to see.
    That is why "in 20 seconds" does not count down: it would cost clicks. After a click the new edition
    is out before its page asks for it.

    Args:
        env: The simulated Discord.
        page: What people see of it.
        news: Set whenever something has happened.
    """
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUIET_S):
                await news.wait()
        catch_up(env)
        if not news.is_set():
            # Whatever is due now happens.
            finish_now(env.settle())
        elif finish_now(page.refresh()):
            news.clear()
        else:
            await asyncio.sleep(BUSY_S)


def finish_now(request: Coroutine[Any, Any, None]) -> bool:
    """Carry out a request to simcord before anything else can happen.

    Args:
        request: `settle` or `refresh`; both may be given up halfway.

    Returns:
        Whether it was carried out; False while the bot has work to do, or somebody is clicking.
    """
    try:
        for _ in range(STEPS):
            awaited = request.send(None)
            if awaited is not None:
                # It waits for the bot's work, which cannot go on meanwhile: let it look whether that is done.
                awaited.set_result(None)
    except StopIteration:
        return True
    except (simcord.SetupError, TimeoutError):
        return False
    finally:
        request.close()
    return False
