"""How long a database of 100,000 rounds takes to back up and move: `pytest tests/bench --benchmark-only`."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import create_engine
from bot.store.copying import Order, Stage, copy_database
from tests.support.clock import FakeClock
from tests.support.played import played_file

ROUNDS = 100_000
# What was played once more for each number up to `copies`, under numbers of its own.
AGAIN = {
    "rounds": {"id": "id + i * 1000", "number": "number + i * 1000"},
    "round_players": {"round_id": "round_id + i * 1000"},
    "table_events": {"seq": "seq + i * 1000"},
    "postings": {"id": "id + i * 1000", "reference": "reference || ':' || i"},
    "entries": {"posting_id": "posting_id + i * 1000"},
}
BALANCES = """
UPDATE accounts SET balance_points =
(SELECT sum(amount_points) FROM entries WHERE account_id = accounts.id)
WHERE id IN (SELECT account_id FROM entries)
"""


class Unwatched:
    def begin(self, stage: Stage, rows: int) -> None:
        """Nobody looks."""

    def advance(self, rows: int) -> None:
        """Nobody looks."""


@pytest.fixture(scope="module")
def large(tmp_path_factory) -> Path:
    """A file of that many rounds, with about seven events and three postings to each."""
    file = played_file(tmp_path_factory.mktemp("large") / "gnau.sqlite3")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        played = connection.execute("SELECT count(*) FROM rounds").fetchone()[0]
        connection.execute("BEGIN")
        for table, changed in AGAIN.items():
            repeat(connection, table, changed, ROUNDS // played)
        connection.execute(BALANCES)
        connection.execute("COMMIT")
    return file


def repeat(connection, table, changed, copies):
    names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = ", ".join(changed.get(name, name) for name in names)
    connection.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
        f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM (SELECT * FROM {table}), n",
        [copies],
    )


def copy(source, target):
    async def run():
        engines = create_engine(source), create_engine(target)
        copied = await copy_database(Order(*engines, replace=True), FakeClock(), Unwatched())
        for engine in engines:
            await engine.dispose()
        return copied

    return asyncio.run(run())


def test_a_backup(benchmark, large, tmp_path):
    urls = f"sqlite:///{large}", f"sqlite:///{tmp_path}/backup.sqlite3"
    copied = benchmark.pedantic(copy, urls, rounds=1)
    assert copied.audit.rounds >= ROUNDS
    assert copied.audit.is_sound
    benchmark.extra_info["rows"] = sum(tally.rows for tally in copied.tallies.values())
    benchmark.extra_info["bytes"] = large.stat().st_size


def test_a_move_to_a_server(benchmark, large, postgres_server):
    copied = benchmark.pedantic(copy, (f"sqlite:///{large}", postgres_server), rounds=1)
    assert copied.audit.is_sound


def test_a_backup_from_a_server(benchmark, large, postgres_server, tmp_path):
    there = copy(f"sqlite:///{large}", postgres_server)
    assert (
        benchmark.pedantic(copy, (postgres_server, f"sqlite:///{tmp_path}/backup.sqlite3"), rounds=1) == there
    )
