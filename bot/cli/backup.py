"""`backup`: the whole database into one file, while the bot may be running."""

import argparse
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.copies import books_status, carry_out, copied_record, holdings
from bot.cli.environment import Unusable, read_settings
from bot.cli.output import EXIT_USAGE, print_answer, print_complaint, to_json
from bot.store import create_engine
from bot.store.copying import Copied, Order
from bot.store.engine import file_engine
from bot.text import Text

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: "_SubParsersAction[argparse.ArgumentParser]", text: Text) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "backup", help=text("cli-backup-help"), description=text("cli-backup-description")
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-backup-file"))
    parser.add_argument("--force", action="store_true", help=text("cli-backup-force"))
    parser.add_argument("--json", action="store_true", help=text("cli-copies-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, text: Text) -> int:
    """Write the file and say what is in it.

    Args:
        args: `file`, `force` and `json`.
        text: The words.

    Returns:
        The exit status: 0, 1 when the points in the database do not balance, 2 when there is no backup.
    """
    file: Path = args.file
    try:
        url = read_settings(text, only=("DATABASE_URL",)).database_url
        if not args.force:
            _require_new(file, text)
        copied = carry_out(lambda: Order(create_engine(url), file_engine(file), replace=args.force), text)
    except Unusable:
        return EXIT_USAGE
    _answer(file, copied, text, as_json=args.json)
    return books_status(copied, text)


def _require_new(file: Path, text: Text) -> None:
    # Where it may not even be looked at, the copying says so.
    with suppress(OSError):
        if file.exists():
            print_complaint(text("cli-backup-there", file=str(file)))
            raise Unusable


def _answer(file: Path, copied: Copied, text: Text, *, as_json: bool) -> None:
    size_bytes = file.stat().st_size
    if as_json:
        print_answer(to_json({"file": str(file), "bytes": size_bytes} | copied_record(copied)))
    else:
        size_kb = -(-size_bytes // 1000)
        print_answer(text("cli-backup-done", file=str(file), holds=holdings(copied, text), kilobytes=size_kb))
