"""What `backup`, `restore` and `move` share: the whole database copied to another place, and compared."""

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tqdm import tqdm

from bot.cli import output
from bot.cli.environment import Unusable, books_faults, store_fault
from bot.services import SystemClock
from bot.store import StoreUnavailable
from bot.store.copying import Copied, Order, Stage, copy_database
from bot.text import Text


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


def carry_out(ordered: Callable[[], Order], text: Text, setting: str = "DATABASE_URL") -> Copied:
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


def books_status(copied: Copied, text: Text) -> int:
    """Return the exit status for what was copied; say what is wrong with the books in it."""
    for sentence in books_faults(text, copied.audit):
        output.print_complaint(sentence)
    return output.EXIT_OK if copied.audit.is_sound else output.EXIT_SOME_WRONG


def holdings(copied: Copied, text: Text) -> str:
    """Return in words how much was copied."""
    found = copied.audit
    return text("cli-copies-holds", tables=found.tables, rounds=found.rounds, postings=found.postings)


def record_of(copied: Copied) -> dict[str, Any]:
    """Return what was copied, ready for JSON."""
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
