"""One evening in the browser."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import simcord

from bot.app import CardsBot
from bot.playground.pace import keep_pace
from bot.playground.postbox import Postbox
from bot.playground.world import World, build_world
from bot.text import Text


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

    bot: CardsBot
    text: Text
    port: int | None
    announce: Callable[[str], None]


async def serve(session: Session) -> None:
    """Serve the page until somebody ends the session there, or until cancelled.

    Raises:
        PortTaken: The port cannot be used.
    """
    world = build_world(session.bot, session.text)
    postbox = Postbox(world.env, world.channel, session.text)
    try:
        await world.env.start()
        # The bot's database remembers that Discord knows the commands; this Discord is new every evening.
        await session.bot.tree.sync()
        page = await _open_page(session, world)
        session.announce(page.url)
        async with asyncio.TaskGroup() as tasks:
            pace = tasks.create_task(keep_pace(world.env, page, postbox.news))
            await page.wait_closed()
            pace.cancel()
    finally:
        await world.env.shutdown()
        await session.bot.close()


async def _open_page(session: Session, world: World) -> simcord.Preview:
    page = world.env.preview(world.channel, viewers=world.people, layout="channel", port=session.port)
    try:
        # Shutting the simulated Discord down closes it.
        return await page.__aenter__()
    except simcord.SetupError as error:
        if session.port is None:
            raise
        raise PortTaken from error
