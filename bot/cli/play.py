"""`play`: the bot in the browser, without Discord."""

import argparse
import asyncio
import importlib.util
import random
import webbrowser
from functools import partial
from typing import TYPE_CHECKING

from bot.app import World, create_bot
from bot.cli.environment import store_fault
from bot.cli.output import EXIT_OK, EXIT_USAGE, print_answer, print_complaint
from bot.logs import configure_logging
from bot.services import SystemClock
from bot.settings import Settings, default_database_url
from bot.store import StoreUnavailable
from bot.text import Text

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: "_SubParsersAction[argparse.ArgumentParser]", text: Text) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "play", help=text("cli-play-help"), description=text("cli-play-description")
    )
    parser.add_argument("--port", type=_port, metavar="N", help=text("cli-play-port"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli-play-no-browser"))
    parser.add_argument(
        "--database", default=default_database_url("play"), metavar="URL", help=text("cli-play-database")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, text: Text) -> int:
    """Serve the page until Ctrl-C.

    Returns:
        The exit status: 0 after Ctrl-C, 2 when it cannot start.
    """
    if importlib.util.find_spec("simcord") is None or importlib.util.find_spec("markdown_it") is None:
        print_complaint(text("cli-play-missing"))
        return EXIT_USAGE
    try:
        return asyncio.run(_serve(args, text))
    except KeyboardInterrupt:
        print_answer(text("cli-play-bye"))
    except StoreUnavailable as error:
        print_complaint(store_fault(text, error))
        return EXIT_USAGE
    return EXIT_OK


async def _serve(args: argparse.Namespace, text: Text) -> int:
    from bot.playground import PortTaken, Session, serve  # noqa: PLC0415 - an extra, looked for above

    settings = Settings(token=None, database_url=args.database, log_level="WARNING", shard_count=1)
    configure_logging(settings)
    bot = create_bot(settings, world=World(SystemClock(), random.SystemRandom()))
    announce = partial(_announce, text, open_browser=not args.no_browser)
    try:
        await serve(Session(bot, text, args.port, announce))
    except PortTaken:
        print_complaint(text("cli-play-port-taken", port=str(args.port)))
        return EXIT_USAGE
    return EXIT_OK


def _announce(text: Text, url: str, *, open_browser: bool) -> None:
    print_answer(text("cli-play-address", url=url))
    print_answer(text("cli-play-hint"))
    if open_browser:
        webbrowser.open(url)


def _port(word: str) -> int:
    port = int(word)
    if not 1 <= port <= 65535:
        raise ValueError(word)
    return port
