"""`restore`: copy a backup back into the database."""

import argparse
from pathlib import Path

from bot.cli import output
from bot.cli.copies import books_status, carry_out, holdings, record_of
from bot.cli.environment import read_settings
from bot.store import create_engine
from bot.store.copying import Order
from bot.store.engine import file_engine, printable
from bot.text import Text


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `restore` to its parser."""
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-restore-file"))
    parser.add_argument("--force", action="store_true", help=text("cli-restore-force"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Copy the content of the file into the database, and report what was copied.

    Returns:
        The exit status: 0, or 1 if the points in the backup do not balance.

    Raises:
        Unusable: The backup could not be copied. The database is unchanged.
    """
    url = read_settings(text, only=("DATABASE_URL",)).database_url
    copied = carry_out(lambda: Order(file_engine(args.file), create_engine(url), replace=args.force), text)
    database = printable(create_engine(url).url)
    if args.json:
        output.print_answer(
            output.to_json({"file": str(args.file), "database": database} | record_of(copied))
        )
    else:
        output.print_answer(text("cli-restore-done", database=database, holds=holdings(copied, text)))
    return books_status(copied, text)
