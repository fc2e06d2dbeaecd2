"""Where pictures are drawn: in a thread of this process or, where there is a core to spare, in other ones."""

import asyncio
import logging
import os
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from functools import partial
from queue import SimpleQueue
from time import perf_counter
from typing import Final

from bot.render.worker import Drawing, NotDrawn, ready, work
from bot.services.helper_process import HelperProcess
from bot.timing import Part, note, timed

log = logging.getLogger(__name__)

# More would wait for the bot.
MOST_PROCESSES: Final = 2


class Easel:
    """Draws pictures in the order in which they are asked for.

    In this process, a second thread would hold up the event loop and be no faster.

    Args:
        processes: How many other processes draw; 0 for a thread of this one.

    Attributes:
        waiting: How many pictures are being drawn, or wait for it.
    """

    def __init__(self, processes: int = 0) -> None:
        self._threads = ThreadPoolExecutor(max(processes, 1), thread_name_prefix="draw")
        self._is_here = processes == 0
        self._free = SimpleQueue[HelperProcess[Drawing, bytes | NotDrawn]]()
        for _ in range(processes):
            self._free.put(HelperProcess(work, "pictures"))
        self.waiting = 0

    async def prepare(self) -> None:
        """Prepare what the first pictures would otherwise wait for."""
        works = [self.draw(partial(self.paint, ready, ())) for _ in range(max(self._free.qsize(), 1))]
        await asyncio.gather(*works)

    async def draw(
        self, drawn: Callable[[], bytes | None], is_wanted: Callable[[], bool] = lambda: True
    ) -> bytes | None:
        """Have a thread draw, once it is this picture's turn.

        Args:
            drawn: Returns the file of the picture; it may ask `paint`.
            is_wanted: Returns, at that time and in that thread, whether it still has to be drawn.
        """
        asked_s = perf_counter()

        def drawn_if_wanted() -> bytes | None:
            note(Part.QUEUE, perf_counter() - asked_s)
            if not is_wanted():
                return None
            with timed(Part.DRAWING):
                return drawn()

        self.waiting += 1
        try:
            run = asyncio.get_running_loop().run_in_executor
            return await run(self._threads, partial(copy_context().run, drawn_if_wanted))
        finally:
            self.waiting -= 1

    def paint(self, draw: Callable[..., bytes], inputs: tuple[Hashable, ...]) -> bytes:
        """Return the file of a picture, or raise what drawing it raises."""
        if self._is_here:
            return draw(*inputs)
        process = self._free.get()
        try:
            drawn = process.exchange((draw, inputs))
        except (EOFError, OSError) as error:
            log.warning("a process that draws does not answer: %s", type(error).__name__)
            return draw(*inputs)
        finally:
            self._free.put(process)
        if isinstance(drawn, NotDrawn):
            raise drawn
        return drawn

    def close(self) -> None:
        """End the processes. One that draws at the moment ends with this process."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        while not self._free.empty():
            self._free.get().stop()


_present = [Easel()]


def easel() -> Easel:
    """Return where this process has its pictures drawn."""
    return _present[0]


@contextmanager
def drawing_elsewhere() -> Iterator[None]:
    """Have pictures drawn by other processes within the context, if there are cores for any."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if cores == 1:
        yield
        return
    here, elsewhere = _present[0], Easel(min(cores - 1, MOST_PROCESSES))
    _present[0] = elsewhere
    try:
        yield
    finally:
        _present[0] = here
        elsewhere.close()
