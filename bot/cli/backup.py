"""`backup`: copy the database into one file, even while the bot is running."""

import argparse
from contextlib import suppress
from pathlib import Path

from bot.cli import output
from bot.cli.copies import books_status, carry_out, holdings, record_of
from bot.cli.environment import read_settings
from bot.store import create_engine
from bot.store.copying import Order
from bot.store.engine import file_engine
from bot.text import Text


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `backup` to its parser."""
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-backup-file"))
    parser.add_argument("--force", action="store_true", help=text("cli-backup-force"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Write the file and report its content.

    Returns:
        The exit status: 0, or 1 if the points in the database do not balance.

    Raises:
        Unusable: There is no backup.
    """
    file: Path = args.file
    url = read_settings(text, only=("DATABASE_URL",)).database_url
    if not args.force:
        _require_new(file, text)
    copied = carry_out(lambda: Order(create_engine(url), file_engine(file), replace=args.force), text)
    size_bytes = file.stat().st_size
    if args.json:
        output.print_answer(output.to_json({"file": str(file), "bytes": size_bytes} | record_of(copied)))
    else:
        size_kb = -(-size_bytes // 1000)
        output.print_answer(
            text("cli-backup-done", file=str(file), holds=holdings(copied, text), kilobytes=size_kb)
        )
    return books_status(copied, text)


def _require_new(file: Path, text: Text) -> None:
    # If the file's folder is not accessible, the copying reports it.
    with suppress(OSError):
        if file.exists():
            raise output.Unusable(text("cli-backup-there", file=str(file)))
