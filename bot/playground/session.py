"""One evening in the browser."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import simcord

from bot.app import CardsBot
from bot.playground.pace import keep_pace
from bot.playground.postbox import Postbox
from bot.playground.world import World, build_world
from bot.store.engine import create_private
from bot.text import Text

# Behind the number sign stands what lets somebody in.
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d{1,5})/#([\w-]{43})\s*", re.ASCII)


class PortTaken(Exception):
    """The page cannot be served on the port that was asked for."""


@dataclass(frozen=True)
class Session:
    """How the page is served.

    Args:
        bot: The bot, not started yet.
        text: The words.
        port: The port on this machine; None for the one of the last time, or a free one.
        address_file: Where the page's address is kept from one time to the next, so that a tab that was left
            open can go on; None where it is not kept. Whoever can read it can play.
        announce: Called with the page's address once it is there.
    """

    bot: CardsBot
    text: Text
    port: int | None
    address_file: Path | None
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
        _keep_address(session.address_file, page.url)
        session.announce(page.url)
        async with asyncio.TaskGroup() as tasks:
            pace = tasks.create_task(keep_pace(world.env, page, postbox.news))
            await page.wait_closed()
            pace.cancel()
    finally:
        await world.env.shutdown()
        await session.bot.close()


async def _open_page(session: Session, world: World) -> simcord.Preview:
    port, secret = _kept_address(session.address_file)
    if session.port is not None:
        return await _serve_page(world, session.port, secret)
    try:
        return await _serve_page(world, port, secret)
    except PortTaken:
        return await _serve_page(world, None, secret)


async def _serve_page(world: World, port: int | None, secret: str | None) -> simcord.Preview:
    page = world.env.preview(world.channel, viewers=world.people, layout="channel", port=port)
    page.capability = secret or page.capability
    try:
        # Shutting the simulated Discord down closes it.
        return await page.__aenter__()
    except simcord.SetupError as error:
        if port is None:
            raise
        raise PortTaken from error


def _kept_address(file: Path | None) -> tuple[int | None, str | None]:
    kept = None
    # It may be missing, and whatever is in it that is no address may be replaced.
    with suppress(OSError, UnicodeDecodeError):
        kept = _ADDRESS.fullmatch(file.read_text(encoding="ascii")) if file else None
    return (int(kept[1]), kept[2]) if kept and 0 < int(kept[1]) <= 65_535 else (None, None)


def _keep_address(file: Path | None, url: str) -> None:
    if file is not None:
        # Without it the next evening has a new address, which is no reason to end this one.
        with suppress(OSError):
            create_private(file)
            file.write_text(f"{url}\n", encoding="ascii")
