"""`play`: run the bot in the browser, without Discord."""

import argparse
import asyncio
import contextlib
import importlib.util
import signal
import threading
import webbrowser
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from bot.app import CardsBot, World, create_bot
from bot.cli.environment import database_engine, read_settings, store_fault
from bot.cli.output import EXIT_OK, Unusable, print_answer
from bot.logs import configure_logging
from bot.paths import is_checkout
from bot.services import FairChance, SystemClock
from bot.settings import Settings, default_database_url
from bot.store import StoreUnavailable
from bot.store.engine import is_server
from bot.text import Text, load_catalog

# The packages of the extra "play": the simulated Discord and the requirements of its page.
NEEDED: Final = ("simcord", "aiohttp", "linkify_it", "markdown_it", "regex")

# The settings that `play` uses. It ignores the token, even an invalid one.
HONOURED: Final = ("GNAU_RULES", "GNAU_REVEAL_S", "GNAU_SUSPENSE", "LOG_LEVEL", "LOG_JSON")


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `play` to its parser."""
    parser.add_argument("--port", type=partial(_port, text), metavar="N", help=text("cli-play-port"))
    parser.add_argument("--language", metavar="de", help=text("cli-play-language"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli-play-no-browser"))
    parser.add_argument(
        "--database",
        type=partial(database_engine, text),
        default=default_database_url("play"),
        metavar="FILE",
        help=text("cli-play-database"),
    )


def run(args: argparse.Namespace, text: Text) -> int:
    """Serve the page until Ctrl-C.

    Returns:
        The exit status: 0 after Ctrl-C, a termination signal or the page's own "End".

    Raises:
        Unusable: It cannot start.
    """
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        raise Unusable(text("cli-play-missing", source="checkout" if is_checkout() else "wheel"))
    known = load_catalog().locales
    if args.language not in {None, *known}:
        known_ones = ", ".join(known)
        raise Unusable(text("cli-play-unknown-language", language=args.language, known=known_ones))
    try:
        asyncio.run(_serve(args, text, _settings(args, text)))
    except StoreUnavailable as error:
        raise Unusable(store_fault(text, error, "--database")) from error
    except KeyboardInterrupt:
        # A second Ctrl-C, or one before the page was served, ends the program at once.
        pass
    print_answer(text("cli-play-bye"))
    return EXIT_OK


def _settings(args: argparse.Namespace, text: Text) -> Settings:
    # A player wants to read the page's address, not the bot's log.
    settings = read_settings(text, only=HONOURED, LOG_LEVEL="WARNING")
    address = args.database.url.render_as_string(hide_password=False)
    return replace(settings, database_url=address, shard_count=1)


async def _serve(args: argparse.Namespace, text: Text, settings: Settings) -> None:
    from bot.playground import PortTaken, Session, serve  # noqa: PLC0415 - an extra, looked for above

    # After the import of simcord, which creates test clients about which discord.py would log a lot.
    configure_logging(settings)
    announce = partial(_announce, text, open_browser=not args.no_browser)
    _end_on_termination()
    try:
        address_file = _address_file(args.database.url)
        await serve(Session(_create_bot(settings), args.language, args.port, address_file, announce))
    except asyncio.CancelledError:
        return
    except PortTaken as error:
        raise Unusable(text("cli-play-port-taken", port=str(args.port))) from error


def _address_file(database: URL) -> Path | None:
    return None if is_server(database) else Path(f"{database.database}.address")


def _create_bot(settings: Settings) -> CardsBot:
    # There is no rate limit for edits here, and heavy work slows no one else, so no one has to wait. No task
    # may run in the background all the time, because the simulated Discord would wait for it at each click.
    # Nothing may be prepared after the start, because that would delay the first click.
    clock, chance = SystemClock(), FairChance()
    world = World(clock, chance, edit_window_s=0.0, beat_s=None, pause_s=0.0, warm_up_after_s=None)
    return create_bot(settings, world=world)


def _end_on_termination() -> None:
    """Let a termination signal end the session like Ctrl-C, which asyncio handles itself."""
    task = asyncio.current_task()
    assert task is not None
    # Windows has no such signals.
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def _announce(text: Text, url: str, *, open_browser: bool) -> None:
    print_answer(text("cli-play-address", url=url))
    print_answer(text("cli-play-hint"))
    if open_browser:
        # In its own thread, because a browser in the terminal would block it.
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _port(text: Text, word: str) -> int:
    if not (word.isascii() and word.isdecimal() and 1 <= int(word) <= 65535):
        raise argparse.ArgumentTypeError(text("cli-play-port-invalid", port=word))
    return int(word)
