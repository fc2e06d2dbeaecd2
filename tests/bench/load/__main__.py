"""The bot under load: `python -m tests.bench load --help`.

`python -m bot run` plays with a Discord on this machine, over real sockets: five people at each table press
one button after the other, at a steady rate. That Discord refuses more than 50 counted requests a second, as
the real one does. Printed for each tenth of the time: clicks answered a second, how many had no answer within
three seconds, how long the first answer took (median, 99th of 100), how late the event loop woke (the same,
looked at once a second), how busy the bot kept a core and, beside it, this machine's Discord, the bot's
memory and by how much it has grown, and requests a second: counted, not counted, refused. Processes that draw
or think for the bot are not among its figures. With --minutes 60 this is a soak.

With several processes the same is played with one first, and the clicks answered a second are compared. Each
run has a new database: a file, or on a server of PostgreSQL one of its own, which is dropped afterwards.
"""

import argparse
import asyncio
import math
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
from tqdm import tqdm

from bot.store import StoreUnavailable, create_engine
from tests.bench.load.evening import Evening, Plan, Stretch
from tests.bench.load.processes import NotStarted
from tests.support.databases import new_postgres
from tests.support.postgres import PostgresMissing, throwaway_cluster

_MB = 1 << 20
_HEAD = (
    "  minute  clicks/s  lost   p50 ms   p99 ms   lag p50   p99 ms   bot %  Discord %   memory MB     grown"
    "   counted/s  uncounted  refused"
)


def measure(plan: Plan, server: str | None) -> Evening:
    """Play a plan in a new database, with a progress bar."""
    with tqdm(total=plan.seconds, unit="s", disable=None, leave=False, bar_format=_BAR) as bar:
        evening = Evening(plan, bar.update)
        asyncio.run(_play(evening, server))
    return evening


_BAR = "{desc}{percentage:3.0f}%|{bar}| {n:.0f}/{total:.0f} s"


async def _play(evening: Evening, server: str | None) -> None:
    with TemporaryDirectory() as folder:
        async with _new_database(server, Path(folder)) as url:
            await evening.run(url, Path(folder))


@asynccontextmanager
async def _new_database(server: str | None, folder: Path) -> AsyncIterator[str]:
    if server is None:
        yield f"sqlite:///{folder}/load.sqlite3"
        return
    async with new_postgres(server) as url:
        yield url


def report(evening: Evening) -> Iterator[str]:
    """Yield what was measured, line by line."""
    plan, parts = evening.plan, evening.stretches
    yield (
        f"{plan.tables:,} tables, {plan.rate:g} clicks a second, {plan.seconds / 60:g} minutes,"
        f" processes of the bot: {plan.processes}"
    )
    yield f"memory a table: {evening.table_bytes / 1024:.1f} kB ({evening.opened:,} opened)"
    yield _HEAD
    passed_s, before_bytes = 0.0, parts[0].memory_bytes
    for part in parts:
        passed_s += part.seconds
        yield _row(f"{passed_s / 60:.1f}", part, part.memory_bytes - before_bytes)
        before_bytes = part.memory_bytes
    yield _row("all", _together(parts), parts[-1].memory_bytes - parts[0].memory_bytes)
    loaded = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    yield f"this machine: {os.cpu_count()} cores, {loaded} processes that want one (1, 5, 15 minutes)"
    if evening.complaints:
        yield f"the bot's log has {len(evening.complaints)} lines, the last: {evening.complaints[-1]}"


def _row(name: str, part: Stretch, grown_bytes: int) -> str:
    def a_second(number: float) -> float:
        return number / part.seconds

    requests = [a_second(part.requests[kind]) for kind in ("counted", "uncounted", "refused")]
    return (
        f"  {name:>6}{a_second(len(part.took_s)):10.1f}{part.lost:6}"
        f"{_percentile(part.took_s, 50):9.1f}{_percentile(part.took_s, 99):9.1f}"
        f"{_percentile(part.lags_s, 50):10.1f}{_percentile(part.lags_s, 99):9.1f}"
        f"{a_second(part.busy_s) * 100:8.0f}{a_second(part.standing_in_s) * 100:11.0f}"
        f"{part.memory_bytes / _MB:12.1f}{grown_bytes / _MB:+10.2f}"
        f"{requests[0]:12.1f}{requests[1]:11.1f}{requests[2]:9.1f}"
    )


def _percentile(times_s: Sequence[float], percent: int) -> float:
    """Return the time, in milliseconds, that so many of a hundred did not exceed."""
    if not times_s:
        return math.nan
    return sorted(times_s)[math.ceil(len(times_s) * percent / 100) - 1] * 1000


def _together(parts: Sequence[Stretch]) -> Stretch:
    return Stretch(
        sum(part.seconds for part in parts),
        [time_s for part in parts for time_s in part.took_s],
        [lag_s for part in parts for lag_s in part.lags_s],
        sum(part.lost for part in parts),
        sum(part.busy_s for part in parts),
        sum(part.standing_in_s for part in parts),
        parts[-1].memory_bytes,
        sum((part.requests for part in parts), Counter()),
    )


def compared(one: Evening, several: Evening) -> str:
    """Return in a line what several processes do beside one."""
    rates = [
        len(total.took_s) / total.seconds
        for total in (_together(one.stretches), _together(several.stretches))
    ]
    return (
        f"{several.plan.processes} processes answer {rates[1]:.1f} clicks a second, one {rates[0]:.1f}:"
        f" {rates[1] / rates[0]:.2f} times as many"
    )


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench load", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    for name, kind, default, told in (
        ("tables", _whole(100_000), 100, "of five people each"),
        ("rate", _positive(10_000), 20.0, "clicks a second, at all tables together"),
        ("minutes", _positive(10_000), 2.0, "how long they play"),
        ("processes", _whole(64), 1, "of the bot; more than one need PostgreSQL"),
    ):
        parser.add_argument(
            f"--{name}", type=kind, default=default, metavar="N", help=f"{told} (default: %(default)s)"
        )
    database = parser.add_mutually_exclusive_group()
    database.add_argument(
        "--database", metavar="URL", help="a server of PostgreSQL, as a user who may create databases there"
    )
    database.add_argument(
        "--postgres", action="store_true", help="a server of PostgreSQL of its own, thrown away afterwards"
    )
    args = parser.parse_args(words)
    if args.processes > 1 and not (args.database or args.postgres):
        parser.error(
            "several processes need PostgreSQL: --postgres, or --database with the address of a server"
        )
    if args.database and not args.database.startswith("postgres"):
        parser.error("--database takes the address of a server of PostgreSQL: postgresql://user@host/name")
    return args


def _whole(most: int) -> Callable[[str], int]:
    def parsed(word: str) -> int:
        if not word.isdecimal() or not 1 <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 1 to {most}")
        return int(word)

    return parsed


def _positive(most: int) -> Callable[[str], float]:
    def parsed(word: str) -> float:
        try:
            number = float(word)
        except ValueError:
            number = math.nan
        if not 0 < number <= most:
            raise argparse.ArgumentTypeError(f"{word!r} is not a number above 0, at most {most}")
        return number

    return parsed


def main(words: Sequence[str] | None = None) -> None:
    args = parse(words)
    if not Path("/proc/self/statm").exists():
        _complain("memory and processor time of other processes are read from /proc, which is not here")
    with ExitStack() as stack:
        try:
            server = stack.enter_context(throwaway_cluster()) if args.postgres else args.database
            if server:
                create_engine(server)
            runs = []
            for processes in sorted({1, args.processes}):
                plan = Plan(args.tables, args.rate, args.minutes * 60, processes=processes)
                runs.append(measure(plan, server))
                print("\n".join(report(runs[-1])), flush=True)
        except StoreUnavailable as error:
            _complain(f"the database cannot be used: {error}")
        except (sa.exc.SQLAlchemyError, OSError) as error:
            _complain(f"the database does not answer: {error}")
        except PostgresMissing as error:
            _complain(str(error))
        except NotStarted as error:
            _complain(f"the bot did not start: {error}")
        except KeyboardInterrupt:
            sys.exit(130)
        if len(runs) > 1:
            print(compared(runs[0], runs[-1]))


def _complain(what: str) -> None:
    sys.stderr.write(f"{what}\n")
    sys.exit(2)


if __name__ == "__main__":
    # The processes of the bot are to end with this one.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    main()
