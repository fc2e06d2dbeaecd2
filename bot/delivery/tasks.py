"""Background tasks that somebody owns: kept, logged when they fail, and ended with the bot."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.tables.ownership import NotOurGuild

log = logging.getLogger(__name__)


class Tasks:
    """The background tasks of one owner."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run something in the background, unless it is closed; a failure is logged under its name."""
        if self._is_closed:
            work.close()
            return
        task = asyncio.create_task(self._run(work, name), name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def finish(self) -> None:
        """Wait until nothing runs any more, what is started meanwhile included."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """End what still runs."""
        self._is_closed = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self, work: Coroutine[Any, Any, None], name: str) -> None:
        try:
            await work
        except NotOurGuild as error:
            log.info("%s is left alone: %s", name, error)
        except Exception:
            log.exception("background work failed: %s", name)
