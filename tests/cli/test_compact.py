"""`compact`: old rounds written in less room, while the bot may be running."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Database, create_engine
from tests.store.old_databases import leave_at, read_rows

ROOT = Path(__file__).parents[2]
# Kills the process inside its third transaction, each of which is about one row.
KILLED = """
import os, signal, sys
from bot.cli import main
from bot.store import ledger
from bot.store.gnau import compacting

turns = []

async def wait_turn(connection, guild_id):
    turns.append(guild_id)
    if len(turns) == 3:
        os.kill(os.getpid(), signal.SIGKILL)

ledger.wait_turn = wait_turn
compacting.AT_ONCE = 1
main(["compact"])
"""


@pytest.fixture
def old(tmp_path):
    """A database that the last version left which kept rounds at length, brought up to date."""
    file = tmp_path / "gnau.sqlite3"
    asyncio.run(leave_old(f"sqlite:///{file}"))
    return file


async def leave_old(url: str) -> None:
    engine = create_engine(url)
    # The leases in there end at an hour that is still to come.
    rows = [(table, row) for table, row in read_rows("0020") if table != "guild_leases"]
    await leave_at(engine, "0020", rows)
    database = Database(engine)
    await database.open()
    await database.close()


def shortened(answer) -> int:
    """Return how many rows an answer says were shortened."""
    assert (answer.status, answer.err) == (0, "")
    found = re.match(r"(\d+) rows were shortened: 0\.0 MB became 0\.0 MB\.", answer.out)
    return int(found[1]) if found else 0


def test_old_rounds_are_shortened_once(cli, old, token):
    before = cli("check", DISCORD_TOKEN=token)
    first, second = cli("compact"), cli("compact")
    assert shortened(first) > 10
    assert "With --vacuum, while the bot is stopped" in first.out
    assert second.out == "Nothing to do: all rounds are in the short form.\n"
    assert cli("check", DISCORD_TOKEN=token) == before
    assert before.status == 0


def test_a_kill_in_the_middle_loses_nothing(cli, old, token, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(old.read_bytes())
    in_all = shortened(cli("compact", DATABASE_URL=f"sqlite:///{copy}"))
    environment = {**os.environ, "DATABASE_URL": f"sqlite:///{old}", "PYTHONPATH": str(ROOT)}
    killed = subprocess.run([sys.executable, "-c", KILLED], env=environment, cwd=tmp_path, check=False)
    assert killed.returncode == -signal.SIGKILL
    assert cli("check", DISCORD_TOKEN=token).status == 0
    # Two transactions were over.
    assert shortened(cli("compact")) == in_all - 2
    assert shortened(cli("compact")) == 0


def test_the_disk_gets_back_what_is_free(cli, old):
    answer = cli("compact", "--vacuum")
    assert re.search(r"The database took 0\.\d MB on the disk, and takes 0\.\d MB now\.", answer.out)
    assert "With --vacuum" not in answer.out


def test_no_room_is_given_back_while_a_bot_is_running(cli, old):
    lease = ("f00d", "host-a:4711", round(time.time() * 1000) + 40_000)
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("INSERT INTO guild_leases VALUES (1, ?, ?, ?)", lease)
        connection.commit()
    before = old.read_bytes()
    answer = cli("compact", "--vacuum")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("A bot is running on gnau.sqlite3: host-a:4711. Stop it first;")
    assert old.read_bytes() == before
    assert shortened(cli("compact")) > 10


def test_a_database_of_another_revision_is_left_alone(cli, tmp_path):
    answer = cli("compact")
    assert (answer.status, answer.out) == (2, "")
    assert "Start the bot once" in answer.err
    assert not list(tmp_path.iterdir())


def test_what_is_no_database_is_named(cli, tmp_path):
    (tmp_path / "gnau.sqlite3").write_text("durian " * 1000)
    answer = cli("compact")
    assert answer.status == 2
    assert "gnau.sqlite3 is not a usable database" in answer.err
