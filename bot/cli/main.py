"""Finds the command and runs it."""

import argparse
from collections.abc import Sequence

from bot.cli import check, invite, play, replay, run, solve, sync
from bot.text import Text, load_catalog

COMMANDS = (play, run, sync, invite, check, solve, replay)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: The words after the program's name; the process's own when not given.

    Returns:
        The exit status: 0, or 2 for input that cannot be used.
    """
    text = load_catalog().text()
    args = build_parser(text).parse_args(arguments)
    status: int = args.run(args, text)
    return status


def build_parser(text: Text) -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=text("cli-description"))
    subparsers = parser.add_subparsers(metavar=text("cli-command"), required=True)
    for command in COMMANDS:
        command.add_parser(subparsers, text)
    return parser
