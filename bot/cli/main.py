"""The entry point of the command line: finds a command and runs it."""

import argparse
import errno
import os
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from bot.cli import output
from bot.interrupts import ended_at_once
from bot.paths import data_dir
from bot.text import Text, load_english

# In the order of the help. Each is in the module of its name, which has `add_arguments` and `run`.
COMMANDS: Final = (
    "play",
    "init",
    "run",
    "sync",
    "emoji",
    "invite",
    "check",
    "backup",
    "restore",
    "move",
    "solve",
    "odds",
    "replay",
    "verify",
    "texts",
)
# The status that a shell reports for a program ended by Ctrl-C.
EXIT_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: The words after the program's name; None for those of this process.

    Returns:
        The exit status of the command. 2 if it cannot do its work or if standard input or output fails, 1 if
            the reader of standard output has closed it, 130 after Ctrl-C.
    """
    _print_what_can_be_printed()
    try:
        text = load_english().in_terminal()
        words = sys.argv[1:] if arguments is None else arguments
        args = _read(build_parser(text, words), words)
        status: int = args.run(args, text)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except output.Unusable as error:
        output.print_complaint(*error.args)
        return output.EXIT_USAGE
    except output.InputLost as lost:
        output.print_complaint(text("cli-input-lost", reason=_reason(lost)))
        return output.EXIT_USAGE
    except output.OutputLost as lost:
        return _output_lost(lost, text)
    return status


def build_parser(text: Text, words: Collection[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser of all commands.

    Args:
        words: The words to parse. Only the commands among them are imported, and the others are just listed
            in the help. Importing all commands takes longer than most of them run.
    """
    parser = argparse.ArgumentParser(
        prog="gnau" if Path(sys.argv[0]).stem == "gnau" else "python -m bot",
        description=text("cli-description"),
        epilog=text("cli-guide", folder=str(data_dir() / "guide")),
        # Breaks no lines by itself, so that the folder stays whole.
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    subparsers = parser.add_subparsers(metavar=text("cli-command"), required=True)
    for name in COMMANDS:
        command = subparsers.add_parser(name, help=text(f"cli-{name}-help"))
        if name in words:
            command.description = text(f"cli-{name}-description")
            with ended_at_once():
                module = import_module(f"bot.cli.{name}")
            module.add_arguments(command, text)
            command.set_defaults(run=module.run)
    return parser


def _read(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    try:
        return parser.parse_args(words)
    except SystemExit:
        # argparse does not check whether its help could be written.
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
        # The reader, such as `head`, has closed the pipe on purpose.
        return output.EXIT_SOME_WRONG
    output.print_complaint(text("cli-output-lost", reason=_reason(lost)))
    return output.EXIT_USAGE


def _reason(lost: output.InputLost | output.OutputLost) -> str:
    return getattr(lost.__cause__, "strerror", None) or os.strerror(errno.EBADF)


def _print_what_can_be_printed() -> None:
    # An output that is not UTF-8 gets a question mark for ♠, not a traceback.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
