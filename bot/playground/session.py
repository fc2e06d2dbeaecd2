"""One session in the browser: the page, its address, and the pace of time and news.

simcord can handle only one click or request at a time. A click that arrives during a request from here would
be refused, and its page would be locked for good. So requests from here never wait: they are carried out
between two turns of the event loop, or tried again later.
"""

import asyncio
import re
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import simcord

from bot.app import CardsBot
from bot.playground.simulated_discord import Postbox, SimulatedDiscord, catch_up, simulate_discord
from bot.store.engine import create_private
from bot.text import Text

# The part after the number sign is the secret that admits people.
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d{1,5})/#([\w-]{43})\s*", re.ASCII)

QUIET_S: Final = 0.2
BUSY_S: Final = 0.002

# Without work to wait for, a request needs half as many steps.
STEPS: Final = 12


class PortTaken(Exception):
    """The page cannot be served on the requested port."""


@dataclass(frozen=True)
class Session:
    """The settings of a session.

    Args:
        bot: The bot, not started yet.
        port: The port on this machine; None for the port of the last session, or a free one.
        address_file: The file that keeps the page's address from one session to the next, so that an open tab
            can go on; None to keep no address. Anyone who can read the file can play.
        announce: Called with the page's address once the page is served.
    """

    bot: CardsBot
    text: Text
    port: int | None
    address_file: Path | None
    announce: Callable[[str], None]


async def serve(session: Session) -> None:
    """Serve the page until a player ends the session on it, or until cancelled.

    Raises:
        PortTaken: The port cannot be used.
    """
    discord = simulate_discord(session.bot, session.text)
    postbox = Postbox(discord.env, discord.channel, session.text)
    try:
        await discord.env.start()
        # The bot's database says that Discord knows the commands, but this Discord is new in every session.
        await session.bot.tree.sync()
        # The bot is in this Discord's server from the start, so there is no event of being invited.
        for guild in session.bot.guilds:
            await session.bot.greet(guild)
        page = await _open_page(session, discord)
        _keep_address(session.address_file, page.url)
        session.announce(page.url)
        async with asyncio.TaskGroup() as tasks:
            pace = tasks.create_task(keep_pace(discord.env, page, postbox.news))
            await page.wait_closed()
            pace.cancel()
    finally:
        await discord.env.shutdown()
        await session.bot.close()


async def _open_page(session: Session, discord: SimulatedDiscord) -> simcord.Preview:
    port, secret = _kept_address(session.address_file)
    if session.port is not None:
        return await _serve_page(discord, session.port, secret)
    try:
        return await _serve_page(discord, port, secret)
    except PortTaken:
        return await _serve_page(discord, None, secret)


async def _serve_page(discord: SimulatedDiscord, port: int | None, secret: str | None) -> simcord.Preview:
    page = discord.env.preview(
        discord.channel, viewers=discord.people, layout="channel", port=port, assets=discord.assets
    )
    page.capability = secret or page.capability
    try:
        # Shutting down the simulated Discord closes the page.
        return await page.__aenter__()
    except simcord.SetupError as error:
        if port is None:
            raise
        raise PortTaken from error


def _kept_address(file: Path | None) -> tuple[int | None, str | None]:
    kept = None
    # The file may be missing. Content that is no address may be replaced.
    with suppress(OSError, UnicodeDecodeError):
        kept = _ADDRESS.fullmatch(file.read_text(encoding="ascii")) if file else None
    return (int(kept[1]), kept[2]) if kept and 0 < int(kept[1]) <= 65_535 else (None, None)


def _keep_address(file: Path | None, url: str) -> None:
    if file is not None:
        # Without the file the next session has a new address. That is no reason to end this session.
        with suppress(OSError):
            create_private(file)
            file.write_text(f"{url}\n", encoding="ascii")


async def keep_pace(env: simcord.Env, page: simcord.Preview, news: asyncio.Event) -> None:
    """Let simulated time pass and show the news, until cancelled.

    A click counts only on the newest edition of the page, so a new edition appears only when there is
    something to see. That is why "in 20 seconds" does not count down: it would cost clicks. After a click,
    the new edition is ready before its page asks for it.

    Args:
        news: Set whenever something has happened.
    """
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIET_S):
                await news.wait()
        catch_up(env)
        if not news.is_set():
            # Carry out everything that is due now.
            finish_now(env.settle())
        elif finish_now(page.refresh()):
            news.clear()
        else:
            await asyncio.sleep(BUSY_S)


def finish_now(request: Coroutine[Any, Any, None]) -> bool:
    """Carry out a request to simcord before anything else can happen.

    Args:
        request: `settle` or `refresh`. Both can safely be abandoned halfway.

    Returns:
        Whether the request was carried out. False while the bot has work to do or a person is clicking.
    """
    try:
        for _ in range(STEPS):
            awaited = request.send(None)
            if awaited is not None:
                # The request waits for the bot's work, which cannot go on now. Let it notice that.
                awaited.set_result(None)
    except StopIteration:
        return True
    except (simcord.SetupError, TimeoutError):
        return False
    finally:
        request.close()
    return False
