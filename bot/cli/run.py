"""`run`: run the bot on Discord."""

import argparse
import asyncio
import atexit
import ctypes
import gc
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

import discord
from tqdm import tqdm

from bot.app import create_bot
from bot.cli.automatic_backups import back_up_before_upgrade, nightly_backups
from bot.cli.discord_requests import faults_in_words, refuse_pages, use_rest_proxy
from bot.cli.environment import place_of, read_settings
from bot.cli.output import EXIT_OK, Unusable
from bot.logs import configure_logging
from bot.monitor import AddressTaken
from bot.services import HeldLeases, ServedElsewhere, SystemClock, this_process
from bot.settings import Settings
from bot.store import Database, Leases, create_engine
from bot.text import Text
from bot.views.easel import drawing_elsewhere

log = logging.getLogger(__name__)


# How many new objects start a collection of the young ones, and how many collections one of the next older.
# With Python's own 700, 10 and 10, a thousand tables stood still for a third of a second every few seconds.
_COLLECTIONS: Final = (4_000, 10, 20)
_M_ARENA_MAX: Final = -8


def add_arguments(_parser: argparse.ArgumentParser, _text: Text) -> None:
    """Add nothing: `run` has no arguments."""


def run(_args: argparse.Namespace, text: Text) -> int:
    """Run the bot until it is stopped.

    Returns:
        The exit status: 0 after Ctrl-C or a termination signal.

    Raises:
        Unusable: The bot cannot start or continue.
    """
    # Without this, the garbage collection at exit would examine every object, which takes a second.
    atexit.register(gc.freeze)
    _share_heaps()
    try:
        settings = read_settings(text, needs_token=True)
        configure_logging(settings)
        with faults_in_words(text):
            asyncio.run(_serve(settings, text))
    except ServedElsewhere as error:
        raise Unusable(text("cli-run-served-elsewhere", process=error.name)) from error
    except AddressTaken as error:
        address = f"{error.host}:{error.port}"
        raise Unusable(text("cli-run-monitor-taken", address=address, reason=error.reason)) from error
    except KeyboardInterrupt:
        pass
    return EXIT_OK


async def _serve(settings: Settings, text: Text) -> None:
    task = asyncio.create_task(_start(settings, text))

    def stop() -> None:
        # Only once: a second cancellation would interrupt the orderly shutdown.
        if not task.cancelling():
            task.cancel()

    # Windows has no such handlers. There, Ctrl-C cancels the task that runs this function.
    with suppress(NotImplementedError):
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stop)
    try:
        await task
    except asyncio.CancelledError:
        return
    except Exception:
        # After a cancelled migration, Alembic's clean-up fails with an error of its own. Ignore that error.
        if not task.cancelling():
            raise


async def _start(settings: Settings, text: Text) -> None:
    assert settings.token is not None
    await back_up_before_upgrade(settings, text)
    await _prepare_database(settings, text)
    use_rest_proxy(settings)
    # The bot never joins voice channels, so the warnings about missing voice libraries are useless.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    with drawing_elsewhere():
        async with create_bot(settings) as bot, nightly_backups(settings):
            refuse_pages(bot.http)
            if bot.monitor is not None:
                await bot.monitor.open()
            with _collecting_seldom():
                await bot.start(settings.token)


def _share_heaps() -> None:
    """Have threads share two heaps, because each heap of glibc keeps its own free memory.

    Source: M_ARENA_MAX in mallopt(3).
    """
    # Other systems have no such function, and Windows has no library without a name.
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 2)


@contextmanager
def _collecting_seldom() -> Iterator[None]:
    """Have Python seldom look through all objects for those that only refer to each other.

    Nobody is answered meanwhile. What is there at the start stays until the end, and is not looked through.
    """
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTIONS)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _prepare_database(settings: Settings, text: Text) -> None:
    # Done before any request to Discord: a fault of the database must not look like a fault of the token.
    engine = create_engine(settings.database_url)
    database = Database(engine)
    # `None` hides the bar unless standard error is a terminal.
    bar = partial(tqdm, desc=text("cli-run-upgrading"), file=sys.stderr, disable=None, leave=False)
    await database.open(bar)
    log.info("the database is %s", place_of(engine.url))
    try:
        # Done before the bot answers anyone, because another process might answer the same people.
        leases = HeldLeases(Leases(database), this_process(), SystemClock())
        await leases.wait_for_others(settings.covers)
    finally:
        await database.close()
