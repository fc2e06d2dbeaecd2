"""How long a database of 100,000 rounds takes to back up and to move: `python -m tests.bench copying`."""

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.store import create_engine
from bot.store.copying import Copied, Order, Stage, copy_database
from tests.bench.measuring import Contender, Race, busy, measured
from tests.support.clock import FakeClock
from tests.support.played import played_file
from tests.support.postgres import PostgresMissing, throwaway_cluster

ROUNDS: Final = 100_000
# What was played once more for each number up to `copies`, under numbers of its own.
AGAIN: Final = {
    "rounds": {"id": "id + i * 1000", "number": "number + i * 1000"},
    "round_players": {"round_id": "round_id + i * 1000"},
    "table_events": {"seq": "seq + i * 1000"},
    "postings": {"id": "id + i * 1000", "reference": "reference || ':' || i"},
    "entries": {"posting_id": "posting_id + i * 1000"},
}
BALANCES: Final = """
UPDATE accounts SET balance_points =
(SELECT sum(amount_points) FROM entries WHERE account_id = accounts.id)
WHERE id IN (SELECT account_id FROM entries)
"""


class Unwatched:
    def begin(self, stage: Stage, rows: int) -> None:
        """Nobody looks."""

    def advance(self, rows: int) -> None:
        """Nobody looks."""


def main(words: Sequence[str] | None = None) -> None:
    """Measure a backup, and where there is PostgreSQL a move there and a backup from there."""
    argparse.ArgumentParser(prog="python -m tests.bench copying", description=__doc__).parse_args(words)
    with TemporaryDirectory() as folder:
        large = large_file(Path(folder) / "gnau.sqlite3")
        sys.stdout.write("\n".join(measured(races(large, Path(folder) / "backup.sqlite3"))) + "\n")


def races(large: Path, backup: Path) -> Iterator[Race]:
    """Yield what is measured with a large file."""
    file, copied = f"sqlite:///{large}", f"sqlite:///{backup}"
    size = f"{large.stat().st_size / 1e6:.0f} MB"
    yield Race("SQLite", "s", [Contender("a backup", busy(lambda: copy(file, copied)), note=size)], rounds=1)
    try:
        with throwaway_cluster() as server:
            there = Contender("a move to a server", busy(lambda: copy(file, server)))
            back = Contender("a backup from it", busy(lambda: copy(server, copied)))
            yield Race("PostgreSQL", "s", [there, back], rounds=1)
    except PostgresMissing as missing:
        sys.stderr.write(f"{missing}\n")


def large_file(file: Path) -> Path:
    """Return a file of that many rounds, with about seven events and three postings to each."""
    played_file(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        played = connection.execute("SELECT count(*) FROM rounds").fetchone()[0]
        connection.execute("BEGIN")
        for table, changed in AGAIN.items():
            _repeat(connection, table, changed, ROUNDS // played)
        connection.execute(BALANCES)
        connection.execute("COMMIT")
    return file


def _repeat(connection: sqlite3.Connection, table: str, changed: dict[str, str], copies: int) -> None:
    names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = ", ".join(changed.get(name, name) for name in names)
    connection.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
        f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM (SELECT * FROM {table}), n",
        [copies],
    )


def copy(source: str, target: str) -> Copied:
    """Copy a database over another."""

    async def run() -> Copied:
        engines = create_engine(source), create_engine(target)
        copied = await copy_database(Order(*engines, replace=True), FakeClock(), Unwatched())
        for engine in engines:
            await engine.dispose()
        return copied

    return asyncio.run(run())


if __name__ == "__main__":
    main()
