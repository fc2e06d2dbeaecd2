"""Finds the command and runs it."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from bot.cli import backup, check, emoji, invite, odds, output, play, replay, run, solve, sync, verify
from bot.text import Text, load_catalog

# As the help lists them.
COMMANDS: Final[tuple[Callable[[output.Subparsers, Text], None], ...]] = (
    play.add_parser,
    run.add_parser,
    sync.add_parser,
    emoji.add_parser,
    invite.add_parser,
    check.add_parser,
    backup.add_backup_parser,
    backup.add_restore_parser,
    backup.add_move_parser,
    solve.add_parser,
    odds.add_parser,
    replay.add_parser,
    verify.add_parser,
)
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
    try:
        text = load_catalog().text().in_terminal()
        args = _read(build_parser(text), arguments)
        status: int = args.run(args, text)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except output.InputLost as lost:
        output.print_complaint(text("cli-input-lost", reason=_reason(lost)))
        return output.EXIT_USAGE
    except output.OutputLost as lost:
        return _output_lost(lost, text)
    return status


def build_parser(text: Text) -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=text("cli-description"))
    subparsers = parser.add_subparsers(metavar=text("cli-command"), required=True)
    for add_parser in COMMANDS:
        add_parser(subparsers, text)
    return parser


def _read(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> argparse.Namespace:
    try:
        return parser.parse_args(arguments)
    except SystemExit:
        # The parser does not look whether its help arrives.
        if sys.stdout is not None:
            with output.output_in_words():
                sys.stdout.flush()
        raise


def _output_lost(lost: output.OutputLost, text: Text) -> int:
    # The interpreter flushes standard output once more on its way out, which would fail again.
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
    os.close(devnull)
    if isinstance(lost.__cause__, BrokenPipeError):
        # The reader has read enough.
        return output.EXIT_SOME_WRONG
    output.print_complaint(text("cli-output-lost", reason=_reason(lost)))
    return output.EXIT_USAGE


def _reason(lost: output.InputLost | output.OutputLost) -> str:
    return getattr(lost.__cause__, "strerror", None) or os.strerror(errno.EBADF)


def _print_what_can_be_printed() -> None:
    # A terminal or a pipe that is not UTF-8 gets a question mark for ♠, not a traceback.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
