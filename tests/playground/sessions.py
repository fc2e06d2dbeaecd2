"""Sessions of the playground without a browser."""

import asyncio
import contextlib
from contextlib import asynccontextmanager

from bot.playground import Session, serve
from tests.support.hanging import HANGS_S


@asynccontextmanager
async def playing(bot, port=None, address_file=None, language=None):
    """The address of a page that is served."""
    address = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(serve(Session(bot, language, port, address_file, address.set_result)))
    try:
        await asyncio.wait({task, address}, return_when=asyncio.FIRST_COMPLETED, timeout=HANGS_S)
        if task.done():
            task.result()
        yield address.result()
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
