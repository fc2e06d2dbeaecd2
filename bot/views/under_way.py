"""What is being answered at this moment, which a process that ends brings to its end first."""

import asyncio
import logging
from typing import Any

log = logging.getLogger(__name__)


class UnderWay:
    """The commands, clicks, forms and suggestions that this process has begun to answer."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_ending = False

    def begin(self) -> bool:
        """Count the task that calls this in, until it ends; return False where nothing may begin any more."""
        task = asyncio.current_task()
        if self._is_ending or task is None:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self, patience_s: float) -> None:
        """Begin nothing more, and wait for what has begun.

        Args:
            patience_s: After how many seconds to break off what has not come to its end.
        """
        self._is_ending = True
        tasks = list(self._tasks)
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=patience_s)
        for task in late:
            task.cancel()
        if late:
            log.warning("%d answers are broken off", len(late))
            await asyncio.gather(*late, return_exceptions=True)
