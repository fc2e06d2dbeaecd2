"""Finds the command and runs it."""

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from bot.cli import backup, check, invite, move, odds, play, replay, restore, run, solve, sync, verify
from bot.text import Text, load_catalog

COMMANDS: Final = (play, run, sync, invite, check, backup, restore, move, solve, odds, replay, verify)
# What a shell reports of a program that Ctrl-C ended.
EXIT_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: The words after the program's name; the process's own when not given.

    Returns:
        The exit status: 0, or 2 for input that cannot be used.
    """
    _print_what_can_be_printed()
    text = load_catalog().text()
    args = build_parser(text).parse_args(arguments)
    try:
        status: int = args.run(args, text)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return status


def build_parser(text: Text) -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=text("cli-description"))
    subparsers = parser.add_subparsers(metavar=text("cli-command"), required=True)
    for command in COMMANDS:
        command.add_parser(subparsers, text)
    return parser


def _print_what_can_be_printed() -> None:
    # A terminal or a pipe that is not UTF-8 gets a question mark for ♠, not a traceback.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
