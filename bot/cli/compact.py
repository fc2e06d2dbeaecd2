"""`compact`: rounds that older versions kept at length, written as newer ones write them."""

import argparse
import asyncio
import sys
from dataclasses import dataclass

from tqdm import tqdm

from bot.cli import output
from bot.cli.environment import Unusable, read_settings, store_fault
from bot.services import SystemClock
from bot.store import Database, StoreUnavailable, create_engine, faults, revision_state
from bot.store.copying.target import refuse_running
from bot.store.gnau.compacting import Compacted, compact_rounds, count_rows, give_back, size_bytes
from bot.text import Text


@dataclass(frozen=True)
class _Done:
    """What was done, and how large the database was before and is now."""

    compacted: Compacted
    before_bytes: int
    after_bytes: int


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add what `compact` takes to its parser."""
    parser.add_argument("--vacuum", action="store_true", help=text("cli-compact-vacuum"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Convert what is not converted yet, and say what that saved.

    Returns:
        The exit status: 0, or 2 when the database cannot be used, or a bot is running on one that is to give
        its room back; what was converted by then stays so.
    """
    try:
        url = read_settings(text, only=("DATABASE_URL",)).database_url
        done = asyncio.run(_compact(url, text, vacuum=args.vacuum))
    except Unusable:
        return output.EXIT_USAGE
    except StoreUnavailable as error:
        output.print_complaint(store_fault(text, error))
        return output.EXIT_USAGE
    saved = done.compacted
    output.print_answer(
        text(
            "cli-compact-done",
            rows=saved.rows,
            before=_megabytes(saved.before_bytes),
            after=_megabytes(saved.after_bytes),
        )
    )
    if args.vacuum:
        before, after = _megabytes(done.before_bytes), _megabytes(done.after_bytes)
        output.print_answer(text("cli-compact-vacuumed", before=before, after=after))
    elif saved.rows:
        output.print_answer(text("cli-compact-not-vacuumed", size=_megabytes(done.after_bytes)))
    return output.EXIT_OK


async def _compact(url: str, text: Text, *, vacuum: bool) -> _Done:
    engine = create_engine(url)
    try:
        state = await revision_state(engine)
        if not state.is_current:
            output.print_complaint(text("cli-compact-not-current"))
            raise Unusable
        with faults.named(engine):
            if vacuum:
                async with engine.connect() as connection:
                    await refuse_running(connection, SystemClock())
            before_bytes, compacted = await size_bytes(engine), await _with_bar(Database(engine), text)
            if vacuum:
                await give_back(engine)
            return _Done(compacted, before_bytes, await size_bytes(engine))
    finally:
        await engine.dispose()


async def _with_bar(database: Database, text: Text) -> Compacted:
    with tqdm(
        total=await count_rows(database),
        desc=text("cli-compact-bar"),
        unit=f" {text('cli-compact-unit')}",
        file=sys.stderr,
        disable=None,
        leave=False,
    ) as bar:
        return await compact_rounds(database, bar.update)


def _megabytes(size_bytes: int) -> str:
    return f"{size_bytes / 1_000_000:,.1f}"
