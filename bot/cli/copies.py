"""What `backup`, `restore` and `move` share: they copy the whole database and report on the copy."""

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tqdm import tqdm

from bot.cli import output
from bot.cli.environment import books_faults, store_fault
from bot.features import registry  # noqa: F401 - the tables of features become part of the schema
from bot.services import SystemClock
from bot.store import StoreUnavailable
from bot.store.copying import Copied, Order, Stage, copy_database
from bot.text import Text


async def copy(order: Order, text: Text) -> Copied:
    """Copy a database with a progress bar, and close both databases.

    Raises:
        StoreUnavailable: The copy failed.
    """
    bar = _Bar(text)
    try:
        return await copy_database(order, SystemClock(), bar)
    finally:
        bar.close()
        for engine in (order.source, order.target):
            # The copy is complete or has failed by now, so a cancellation must not change its outcome.
            with suppress(asyncio.CancelledError):
                await engine.dispose()


def carry_out(ordered: Callable[[], Order], text: Text, setting: str = "DATABASE_URL") -> Copied:
    """Copy a database. Ctrl-C or a termination signal cancels an unfinished copy; the target stays as it was.

    Args:
        setting: The setting or argument with the database's address, as messages name it.

    Raises:
        Unusable: The copy failed.
        KeyboardInterrupt: A signal ended the copy.
    """
    try:
        return asyncio.run(_copy_until_terminated(ordered(), text))
    except StoreUnavailable as error:
        raise output.Unusable(store_fault(text, error, setting)) from error
    except asyncio.CancelledError as error:
        raise KeyboardInterrupt from error


async def _copy_until_terminated(order: Order, text: Text) -> Copied:
    task = asyncio.current_task()
    assert task is not None
    # Windows has no such handlers.
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await copy(order, text)


def books_status(copied: Copied, text: Text) -> int:
    """Return the exit status for a copy, and print the faults in its books."""
    output.print_complaint(*books_faults(text, copied.audit))
    return output.EXIT_OK if copied.audit.is_sound else output.EXIT_SOME_WRONG


def holdings(copied: Copied, text: Text) -> str:
    """Return the amount of copied data in words."""
    found = copied.audit
    return text("cli-copies-holds", tables=found.tables, rounds=found.rounds, postings=found.postings)


def record_of(copied: Copied) -> dict[str, Any]:
    """Return a summary of the copied data, ready for JSON."""
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
    """A progress bar for a copy on standard error, shown only in a terminal."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._shown: tqdm[Any] | None = None

    def begin(self, stage: Stage, rows: int) -> None:
        """Replace the bar with a new one for the next stage of the copy."""
        self.close()
        words = self._text("cli-copies-write" if stage is Stage.WRITE else "cli-copies-check")
        unit = self._text("cli-copies-unit")
        # `None` hides the bar unless standard error is a terminal.
        self._shown = tqdm(
            total=rows, desc=words, unit=f" {unit}", file=sys.stderr, disable=None, leave=False
        )

    def advance(self, rows: int) -> None:
        """Advance the bar by a number of rows."""
        if self._shown is not None:
            self._shown.update(rows)

    def close(self) -> None:
        """Remove the bar."""
        if self._shown is not None:
            self._shown.close()
