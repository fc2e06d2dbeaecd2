"""What was acknowledged survives the sudden death of the process, and nothing is ever half there."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import Database, create_engine
from bot.store.schema import game_tables, round_players, rounds, table_events
from tests.store.samples import read_books

_SCRIPT = Path(__file__).parent / "killed_writer.py"
_ROOT = Path(__file__).parents[2]


def _run_and_kill(url, channel, chance, *, is_early) -> list[str]:
    """Return the references a process acknowledged before it was killed."""
    command = [sys.executable, str(_SCRIPT), url, str(channel)]
    environment = {"PYTHONPATH": str(_ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        # Early: while it starts, creates the schema or opens its first tables.
        first = "" if is_early else process.stdout.readline()
        time.sleep(chance.uniform(0.2, 0.7) if is_early else chance.uniform(0.0, 0.25))
        process.kill()
        printed = first + process.stdout.read()
    # The last line may have been cut off in the middle.
    return [line.split()[0] for line in printed.split("\n")[:-1]]


async def check_tables(engine) -> int:
    """Fail unless each table's version, events, rounds and players tell the same story."""
    count = sa.func.count
    columns = game_tables.c
    query = sa.select(
        columns.version,
        sa.select(count()).where(table_events.c.table_id == columns.id).scalar_subquery(),
        sa.select(count()).where(rounds.c.table_id == columns.id).scalar_subquery(),
        sa.select(count())
        .where(rounds.c.table_id == columns.id, round_players.c.round_id == rounds.c.id)
        .scalar_subquery(),
    )
    async with engine.connect() as connection:
        rows = [tuple(row) for row in await connection.execute(query)]
    assert rows == [(version, version - 1, version - 1, version - 1) for version, *_ in rows]
    return sum(version - 1 for version, *_ in rows)


@pytest.mark.thorough
async def test_killed_again_and_again(url):
    kills = 8 if url.startswith("sqlite") else 3
    chance = random.Random(9)
    acknowledged: list[str] = []
    for number in range(kills):
        acknowledged += _run_and_kill(url, number * 10, chance, is_early=number % 4 == 0)
    engine = create_engine(url)
    await Database(engine).open()
    books = await read_books(engine)
    books.check()
    assert len(acknowledged) == len(set(acknowledged))
    assert acknowledged
    assert set(acknowledged) <= set(books.sums)
    assert await check_tables(engine) == len(books.sums)
    await engine.dispose()
