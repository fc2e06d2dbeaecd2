"""`move`: copy the database to another place, for example from a file to a server."""

import argparse
from functools import partial

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cli import output
from bot.cli.copies import books_status, carry_out, holdings, record_of
from bot.cli.environment import database_engine
from bot.store.copying import Copied, Order
from bot.store.engine import is_server, printable
from bot.text import Text


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `move` to its parser."""
    address = partial(database_engine, text)
    parser.add_argument(
        "--from", dest="source", type=address, required=True, metavar="URL", help=text("cli-move-from")
    )
    parser.add_argument(
        "--to", dest="target", type=address, required=True, metavar="URL", help=text("cli-move-to")
    )
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Copy the whole database, compare the copy, and say what to do next.

    Returns:
        The exit status: 0, or 1 if the points that were moved do not balance.

    Raises:
        Unusable: Nothing was moved.
    """
    copied = carry_out(
        lambda: Order(args.source, args.target, is_move=True), text, setting=text("cli-move-address")
    )
    if args.json:
        addresses = {"from": _address(args.source), "to": _address(args.target)}
        output.print_answer(output.to_json(addresses | record_of(copied)))
    else:
        output.print_answer("\n".join(_tallies(copied, text)))
        output.print_answer(
            text("cli-move-done", holds=holdings(copied, text), database=_address(args.target))
        )
    return books_status(copied, text)


def _tallies(copied: Copied, text: Text) -> list[str]:
    head = [text("cli-move-table"), text("cli-move-rows"), text("cli-move-sum"), ""]
    cells = [[name, f"{tally.rows:,}", f"{tally.total:,}"] for name, tally in sorted(copied.tallies.items())]
    widths = [max(len(row[column]) for row in (head, *cells)) for column in (1, 2)]
    same = text("cli-move-same")
    rows = [head, *([*row, same] for row in cells)]
    return output.aligned(
        [[name, count.rjust(widths[0]), total.rjust(widths[1]), mark] for name, count, total, mark in rows]
    )


def _address(engine: AsyncEngine) -> str:
    """Return the address of a database as a person writes it, without its password."""
    if not is_server(engine.url):
        return f"sqlite:///{printable(engine.url)}"
    return printable(engine.url.set(drivername="postgresql"))
