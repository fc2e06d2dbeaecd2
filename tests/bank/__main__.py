"""`python -m tests.bank`: kill processes that move points, as often as wanted, and check the books."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tqdm import tqdm

from bot.store import StoreUnavailable
from tests.bank.running import Bank, BankFailed, DatabaseInUse, Summary
from tests.support.postgres import PostgresMissing, throwaway_cluster


def main() -> int:
    """Run the bank test.

    Returns:
        The exit status: 0 where the bank held, 1 where it did not, 2 where it could not be run.
    """
    args = _parser().parse_args()
    seed = random.randrange(2**32) if args.seed is None else args.seed
    print(f"seed: {seed}; workers: {args.workers}")
    began_s = time.monotonic()
    try:
        with (
            tempfile.TemporaryDirectory(prefix="gnau-bank-") as folder,
            _database(args.database, folder) as url,
        ):
            bank = Bank(url, Path(folder), seed)
            with tqdm(total=args.kills, unit="kill", disable=None) as progress:
                summary = asyncio.run(bank.run(args.kills, args.workers, progress.update))
    except BankFailed as failed:
        print(*failed.faults, sep="\n", file=sys.stderr)
        return 1
    except (DatabaseInUse, PostgresMissing, StoreUnavailable) as error:
        print(error, file=sys.stderr)
        return 2
    _report(summary, time.monotonic() - began_s)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.bank", description=__doc__)
    parser.add_argument("--kills", type=count, default=200, help="how many workers to kill (200)")
    parser.add_argument("--workers", type=count, default=3, help="how many work at once (3)")
    parser.add_argument("--seed", type=int, help="what decides whom to kill and when")
    parser.add_argument(
        "--database",
        default="sqlite",
        help="sqlite (a new file), postgresql (a server of its own), or the address of an empty database",
    )
    return parser


def count(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


@contextmanager
def _database(wanted: str, folder: str) -> Iterator[str]:
    if wanted == "postgresql":
        with throwaway_cluster() as url:
            yield url
    else:
        yield f"sqlite:///{folder}/gnau.sqlite3" if wanted == "sqlite" else wanted


def _report(summary: Summary, seconds: float) -> None:
    done = ", ".join(f"{count} {kind}" for kind, count in summary.done.most_common())
    print(f"kills: {summary.kills} in {seconds:.0f} s; the books hold")
    print(f"acknowledged: {summary.done.total()} ({done})")
    print(f"refused by a rule: {summary.refused}; another process was faster: {summary.conflicts}")
    print(f"without an answer when killed, and asked for again: {summary.retried}")
    print(f"postings: {summary.postings}; rounds settled: {summary.rounds}; checks: {summary.checks}")


if __name__ == "__main__":
    sys.exit(main())
