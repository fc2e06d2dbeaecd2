"""`backup`, `restore` and `move`: the whole database copied to another place, and compared."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine
from tqdm import tqdm

from bot.cli import output
from bot.cli.environment import Unusable, books_faults, database_engine, read_settings, store_fault
from bot.services import SystemClock
from bot.store import StoreUnavailable, create_engine
from bot.store.copying import Copied, Order, Stage, copy_database
from bot.store.engine import file_engine, is_server, printable
from bot.text import Text


def add_backup_parser(subparsers: output.Subparsers, text: Text) -> None:
    """Add `backup` to the command line: the database into one file, while the bot may be running."""
    parser = subparsers.add_parser(
        "backup", help=text("cli-backup-help"), description=text("cli-backup-description")
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-backup-file"))
    parser.add_argument("--force", action="store_true", help=text("cli-backup-force"))
    parser.add_argument("--json", action="store_true", help=text("cli-copies-json"))
    parser.set_defaults(run=_backup)


def add_restore_parser(subparsers: output.Subparsers, text: Text) -> None:
    """Add `restore` to the command line: a backup back into the database."""
    parser = subparsers.add_parser(
        "restore", help=text("cli-restore-help"), description=text("cli-restore-description")
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-restore-file"))
    parser.add_argument("--force", action="store_true", help=text("cli-restore-force"))
    parser.add_argument("--json", action="store_true", help=text("cli-copies-json"))
    parser.set_defaults(run=_restore)


def add_move_parser(subparsers: output.Subparsers, text: Text) -> None:
    """Add `move` to the command line: the database to another place, for example from a file to a server."""
    parser = subparsers.add_parser(
        "move", help=text("cli-move-help"), description=text("cli-move-description")
    )
    address = partial(database_engine, text)
    parser.add_argument(
        "--from", dest="source", type=address, required=True, metavar="URL", help=text("cli-move-from")
    )
    parser.add_argument(
        "--to", dest="target", type=address, required=True, metavar="URL", help=text("cli-move-to")
    )
    parser.add_argument("--json", action="store_true", help=text("cli-copies-json"))
    parser.set_defaults(run=_move)


async def copy(order: Order, text: Text) -> Copied:
    """Copy a database, show how far it is, and let go of both.

    Args:
        order: What to copy where.
        text: The words beside the progress.

    Raises:
        StoreUnavailable: It could not be done.
    """
    bar = _Bar(text)
    try:
        return await copy_database(order, SystemClock(), bar)
    finally:
        bar.close()
        for engine in (order.source, order.target):
            # What is done by now is done.
            with suppress(asyncio.CancelledError):
                await engine.dispose()


def _backup(args: argparse.Namespace, text: Text) -> int:
    """Write the file and say what is in it.

    Returns:
        The exit status: 0, 1 when the points in the database do not balance, 2 when there is no backup.
    """
    file: Path = args.file
    try:
        url = read_settings(text, only=("DATABASE_URL",)).database_url
        if not args.force:
            _require_new(file, text)
        copied = _carry_out(lambda: Order(create_engine(url), file_engine(file), replace=args.force), text)
    except Unusable:
        return output.EXIT_USAGE
    size_bytes = file.stat().st_size
    if args.json:
        output.print_answer(output.to_json({"file": str(file), "bytes": size_bytes} | _record(copied)))
    else:
        size_kb = -(-size_bytes // 1000)
        output.print_answer(
            text("cli-backup-done", file=str(file), holds=_holdings(copied, text), kilobytes=size_kb)
        )
    return _books_status(copied, text)


def _require_new(file: Path, text: Text) -> None:
    # Where it may not even be looked at, the copying says so.
    with suppress(OSError):
        if file.exists():
            output.print_complaint(text("cli-backup-there", file=str(file)))
            raise Unusable


def _restore(args: argparse.Namespace, text: Text) -> int:
    """Put what is in the file into the database and say what that is.

    Returns:
        The exit status: 0, 1 when the points in the backup do not balance, 2 when nothing was changed.
    """
    try:
        url = read_settings(text, only=("DATABASE_URL",)).database_url
        copied = _carry_out(
            lambda: Order(file_engine(args.file), create_engine(url), replace=args.force), text
        )
    except Unusable:
        return output.EXIT_USAGE
    database = printable(create_engine(url).url)
    if args.json:
        output.print_answer(output.to_json({"file": str(args.file), "database": database} | _record(copied)))
    else:
        output.print_answer(text("cli-restore-done", database=database, holds=_holdings(copied, text)))
    return _books_status(copied, text)


def _move(args: argparse.Namespace, text: Text) -> int:
    """Copy everything, compare it, and say what is to be done next.

    Returns:
        The exit status: 0, 1 when the points that were moved do not balance, 2 when nothing was moved.
    """
    try:
        copied = _carry_out(
            lambda: Order(args.source, args.target, is_move=True), text, setting=text("cli-move-address")
        )
    except Unusable:
        return output.EXIT_USAGE
    if args.json:
        addresses = {"from": _address(args.source), "to": _address(args.target)}
        output.print_answer(output.to_json(addresses | _record(copied)))
    else:
        output.print_answer("\n".join(_tallies(copied, text)))
        output.print_answer(
            text("cli-move-done", holds=_holdings(copied, text), database=_address(args.target))
        )
    return _books_status(copied, text)


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


def _carry_out(ordered: Callable[[], Order], text: Text, setting: str = "DATABASE_URL") -> Copied:
    """Copy a database. Ctrl-C or a termination signal ends it and leaves nothing behind, unless it is done.

    Args:
        ordered: Returns what to copy where.
        text: The words for what is wrong.
        setting: What names the databases.

    Raises:
        Unusable: It could not be done; why has been said.
        KeyboardInterrupt: It was ended.
    """
    try:
        return asyncio.run(_copy_until_terminated(ordered(), text))
    except StoreUnavailable as error:
        output.print_complaint(store_fault(text, error, setting))
        raise Unusable from error
    except asyncio.CancelledError as error:
        raise KeyboardInterrupt from error


async def _copy_until_terminated(order: Order, text: Text) -> Copied:
    task = asyncio.current_task()
    assert task is not None
    # Windows has no such signals.
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await copy(order, text)


def _books_status(copied: Copied, text: Text) -> int:
    """Return the exit status for what was copied; say what is wrong with the books in it."""
    for sentence in books_faults(text, copied.audit):
        output.print_complaint(sentence)
    return output.EXIT_OK if copied.audit.is_sound else output.EXIT_SOME_WRONG


def _holdings(copied: Copied, text: Text) -> str:
    found = copied.audit
    return text("cli-copies-holds", tables=found.tables, rounds=found.rounds, postings=found.postings)


def _record(copied: Copied) -> dict[str, Any]:
    found = copied.audit
    return {
        "revision": copied.revision,
        "sound": found.is_sound,
        "tables": found.tables,
        "rounds": found.rounds,
        "postings": found.postings,
        "contents": {
            name: {"rows": tally.rows, "sum": tally.total, "digest": tally.digest}
            for name, tally in sorted(copied.tallies.items())
        },
    }


class _Bar:
    """A bar on standard error that shows how far a copy is, where that is a terminal.

    Args:
        text: The words beside it.
    """

    def __init__(self, text: Text) -> None:
        self._text = text
        self._shown: tqdm[Any] | None = None

    def begin(self, stage: Stage, rows: int) -> None:
        """Show a new bar in place of the one before."""
        self.close()
        words = self._text("cli-copies-write" if stage is Stage.WRITE else "cli-copies-check")
        unit = self._text("cli-copies-unit")
        # `None` lets it find out by itself whether anybody watches.
        self._shown = tqdm(
            total=rows, desc=words, unit=f" {unit}", file=sys.stderr, disable=None, leave=False
        )

    def advance(self, rows: int) -> None:
        """Move on by that many rows."""
        if self._shown is not None:
            self._shown.update(rows)

    def close(self) -> None:
        """Take the bar away."""
        if self._shown is not None:
            self._shown.close()
