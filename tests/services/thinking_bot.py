"""A bot that is about to be ended while it thinks: `thinking_bot.py`.

It prints the number of the process in which it thinks once that has answered, and goes on thinking. At Ctrl-C
it closes, as the bot does.
"""

import asyncio
import multiprocessing
import sys
from contextlib import suppress
from random import Random

from bot.players import Level
from bot.rules.hearts import new_hand
from bot.services.queues import Asker
from bot.services.thinking import Thinking
from bot.tables.ids import GuildId, TableId
from tests.rules.trick_cases import random_deal
from tests.support.hanging import HANGS_S
from tests.support.views import view_of

THINK_MS = 20
ASKER = Asker(GuildId(1), TableId(1))


async def main() -> None:
    thinking = Thinking(THINK_MS, wait_s=HANGS_S)
    view = view_of(new_hand(random_deal(Random(1)), 1), 0)
    try:
        await thinking.decide(view, Level.STRONG, "1", ASKER)
        (worker,) = multiprocessing.active_children()
        sys.stdout.write(f"{worker.pid}\n")
        sys.stdout.flush()
        while True:
            await thinking.decide(view, Level.STRONG, "1", ASKER)
    finally:
        await thinking.close()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(main())
