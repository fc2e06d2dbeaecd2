"""One evening in the browser: the page is served, and the simulated time keeps pace with the real one."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

import discord
import simcord

from bot.playground.postbox import Postbox
from bot.playground.world import build_world
from bot.text import Text

log = logging.getLogger(__name__)

TICK_S = 0.5


class PortTaken(Exception):
    """The page cannot be served on the port that was asked for."""


@dataclass(frozen=True)
class Session:
    """How the page is served.

    Args:
        bot: The bot, not started yet.
        text: The words.
        port: The port on this machine; None for a free one.
        announce: Called with the page's address once it is there.
    """

    bot: discord.Client
    text: Text
    port: int | None
    announce: Callable[[str], None]


async def serve(session: Session) -> None:
    """Serve the page until cancelled.

    Raises:
        PortTaken: The port cannot be used.
    """
    env, channel, people = build_world(session.bot, session.text)
    postbox = Postbox(env, channel, session.text)
    await env.start()
    try:
        page = env.preview(channel, viewers=people, layout="channel", port=session.port)
        try:
            await page.__aenter__()
        except simcord.SetupError as error:
            raise PortTaken from error
        session.announce(page.url)
        await _keep_pace(env, page, postbox)
    finally:
        await env.shutdown()
        await session.bot.close()


async def _keep_pace(env: simcord.Env, page: simcord.Preview, postbox: Postbox) -> None:
    loop = asyncio.get_running_loop()
    since_s, seen = loop.time(), 0
    while True:
        await asyncio.sleep(TICK_S)
        now_s = loop.time()
        try:
            await env.advance_time(now_s - since_s)
            since_s = now_s
            # A page that is published anew for nothing would make people's clicks come too late.
            if postbox.events != seen:
                seen = postbox.events
                await page.refresh()
        except simcord.SetupError:
            # Somebody is clicking at this very moment: the time is made up for at the next tick.
            continue
        except TimeoutError:
            since_s = now_s
            log.warning("the simulated Discord is slow today")
