"""`restore`: a backup back into the database."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.copies import books_status, carry_out, copied_record, holdings
from bot.cli.environment import Unusable, read_settings
from bot.cli.output import EXIT_USAGE, print_answer, to_json
from bot.store import create_engine
from bot.store.copying import Copied, Order
from bot.store.engine import file_engine, printable
from bot.text import Text

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: "_SubParsersAction[argparse.ArgumentParser]", text: Text) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "restore", help=text("cli-restore-help"), description=text("cli-restore-description")
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-restore-file"))
    parser.add_argument("--force", action="store_true", help=text("cli-restore-force"))
    parser.add_argument("--json", action="store_true", help=text("cli-copies-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, text: Text) -> int:
    """Put what is in the file into the database and say what that is.

    Args:
        args: `file`, `force` and `json`.
        text: The words.

    Returns:
        The exit status: 0, 1 when the points in the backup do not balance, 2 when nothing was changed.
    """
    try:
        url = read_settings(text, only=("DATABASE_URL",)).database_url
        copied = carry_out(lambda: _ordered(args, url), text)
    except Unusable:
        return EXIT_USAGE
    _answer(args, copied, printable(create_engine(url).url), text)
    return books_status(copied, text)


def _ordered(args: argparse.Namespace, url: str) -> Order:
    return Order(file_engine(args.file), create_engine(url), replace=args.force)


def _answer(args: argparse.Namespace, copied: Copied, place: str, text: Text) -> None:
    if args.json:
        print_answer(to_json({"file": str(args.file), "database": place} | copied_record(copied)))
    else:
        print_answer(text("cli-restore-done", database=place, holds=holdings(copied, text)))
