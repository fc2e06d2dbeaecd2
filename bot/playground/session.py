"""One evening in the browser: the page, its address, and the pace at which time passes and news show.

While simcord carries out a click, nothing else may ask it for anything, and the other way round: a click that
falls into a request from here would be refused, and the page it came from would be locked for good. Requests
from here therefore never wait: they are carried out between two turns of the event loop, or tried again.
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

# What stands behind the number sign lets somebody in.
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d{1,5})/#([\w-]{43})\s*", re.ASCII)

QUIET_S: Final = 0.2
BUSY_S: Final = 0.002

# Without work to wait for, a request is through after half as many steps.
STEPS: Final = 12


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
            open can go on; None where it is not kept. Anyone who can read it can play.
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
    discord = simulate_discord(session.bot, session.text)
    postbox = Postbox(discord.env, discord.channel, session.text)
    try:
        await discord.env.start()
        # The bot's database remembers that Discord knows the commands; this Discord is new every evening.
        await session.bot.tree.sync()
        # This Discord has no event for a bot that is invited: it has been there from the beginning.
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


async def keep_pace(env: simcord.Env, page: simcord.Preview, news: asyncio.Event) -> None:
    """Let the time pass and show the news, until cancelled.

    A click counts only on the page's newest edition, so a new one comes only when there is something to see.
    That is why "in 20 seconds" does not count down: it would cost clicks. After a click the new edition
    is out before its page asks for it.

    Args:
        env: The simulated Discord.
        page: What people see of it.
        news: Set whenever something has happened.
    """
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIET_S):
                await news.wait()
        catch_up(env)
        if not news.is_set():
            # Whatever is due now happens.
            finish_now(env.settle())
        elif finish_now(page.refresh()):
            news.clear()
        else:
            await asyncio.sleep(BUSY_S)


def finish_now(request: Coroutine[Any, Any, None]) -> bool:
    """Carry out a request to simcord before anything else can happen.

    Args:
        request: `settle` or `refresh`; both may be given up halfway.

    Returns:
        Whether it was carried out; False while the bot has work to do, or somebody is clicking.
    """
    try:
        for _ in range(STEPS):
            awaited = request.send(None)
            if awaited is not None:
                # It waits for the bot's work, which cannot go on meanwhile: let it check for that.
                awaited.set_result(None)
    except StopIteration:
        return True
    except (simcord.SetupError, TimeoutError):
        return False
    finally:
        request.close()
    return False
