"""Keeps the page true: its time is the real one, and what happens by itself shows.

While simcord carries out a click, nothing else may ask it for anything, and the other way round: a click that
falls into a request from here would be refused, and the page it came from would be locked for good. Requests
from here therefore never wait: they are carried out between two turns of the event loop, or tried again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import simcord

from bot.playground.world import catch_up

log = logging.getLogger(__name__)

QUIET_S: Final = 0.2
BUSY_S: Final = 0.01

# More often than any request lets others go first while there is nothing to wait for.
TURNS: Final = 100


async def keep_pace(env: simcord.Env, page: simcord.Preview, news: asyncio.Event) -> None:
    """Let the time pass and show the news, until cancelled.

    A click counts only on the page's newest edition, so a new one comes only when there is something to see.
    That is why "in 20 seconds" does not count down: it would cost clicks. Right after a click the new edition
    is out before the page asks for it.

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
            finish_now(env.settle())
        elif finish_now(page.refresh()):
            news.clear()
        else:
            await asyncio.sleep(BUSY_S)


def finish_now(request: Coroutine[Any, Any, None]) -> bool:
    """Carry out a request before anything else can happen, and give it up where it would have to wait.

    Args:
        request: A request to simcord that may be given up halfway.

    Returns:
        Whether it was carried out.
    """
    try:
        for _ in range(TURNS):
            # It yields None where it only lets others go first, and a future where it waits for their work.
            if request.send(None) is not None:
                return False
    except StopIteration:
        return True
    except simcord.SetupError:
        # Somebody is clicking at this very moment.
        return False
    except TimeoutError:
        log.warning("the simulated Discord is slow today")
        return False
    finally:
        request.close()
    return False
