"""The bot is killed in the middle of a game, again and again: every table is still there, and played on."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import pytest

from bot.services import SystemClock, TableService
from bot.store import create_engine
from bot.tables.commands import Close, Leave
from bot.tables.gnau import Deal, GnauMachine, Phase, Reveal
from tests.services.kept import GlassDatabase
from tests.support.tables import (
    BY_OPENER,
    STRANGER,
    NoFunds,
    Seeded,
    all_open,
    join,
    nothing_known,
)

SCRIPT, ROOT = Path(__file__).with_name("killed_table.py"), Path(__file__).parents[2]
KILLS = 7


def play_and_kill(url, seed, chance, *, is_early):
    """Return the steps that a process acknowledged before it was killed; first the tables it found."""
    command = [sys.executable, str(SCRIPT), url, str(seed)]
    environment = {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        # Early: while it starts, creates the schema or opens the tables. Otherwise, after a whole round.
        printed = "" if is_early else _up_to_a_result(process.stdout)
        time.sleep(chance.uniform(0.2, 1.0) if is_early else chance.uniform(0.0, 0.35))
        assert process.poll() is None
        process.kill()
        printed += process.stdout.read()
    # The last line may have been cut off in the middle.
    return [json.loads(line) for line in printed.split("\n")[:-1]]


def _up_to_a_result(steps: IO[str]) -> str:
    printed = ""
    while "RoundRevealed" not in printed:
        step = steps.readline()
        assert step, printed
        printed += step
    return printed


def hands_by_round(steps):
    """Return the cards of each round as people were told of them, and fail if a round's ever changed."""
    told: dict[tuple[int, int], dict[str, Any]] = {}
    for step in steps:
        snapshot = step["snapshot"]
        if snapshot["hands"] is not None:
            hands = told.setdefault((step["table"], snapshot["round"]), snapshot["hands"])
            assert snapshot["hands"] == hands
    return told


def in_record(hands):
    """Return the cards of a round as its record has them."""
    return hands["dealer"], {str(user_id): cards for user_id, cards in hands["players"]}


def check(kept, steps):
    """Fail unless everything that was acknowledged is kept, and every round is dealt and settled once."""
    kept.check()
    for (table_id, number), hands in hands_by_round(steps).items():
        dealt = [data for kind, data in kept.events[table_id] if kind == "CardsDealt"]
        assert dealt[number - 1]["round"] == number
        if record := kept.records.get(f"gnau:{table_id}:{number}"):
            assert (record["dealer"], record["players"]) == in_record(hands)
    for step in steps:
        if "RoundRevealed" in step["kinds"]:
            assert f"gnau:{step['table']}:{step['snapshot']['round']}" in kept.deltas


async def found_again(url, steps):
    """Look at the file after a kill: the tables are as they were told last, or one step further."""
    database = GlassDatabase(create_engine(url))
    await database.open()
    try:
        check(await database.kept(), steps)
        service = TableService(GnauMachine(), database, SystemClock(), Seeded(0), NoFunds(), nothing_known())
        tables = {step.stored.table_id: step.stored for step in await all_open(service)}
    finally:
        await database.close()
    for step in {step["table"]: step for step in steps}.values():
        stored = tables[step["table"]]
        assert stored.version in {step["version"], step["version"] + 1}
        if stored.version == step["version"]:
            assert stored.snapshot == step["snapshot"]
    return {table_id: (stored.version, stored.snapshot) for table_id, stored in tables.items()}


async def play_to_the_end(url):
    """Play one more round at every table and close it."""
    database = GlassDatabase(create_engine(url))
    service = TableService(GnauMachine(), database, SystemClock(), Seeded(0), NoFunds(), nothing_known())
    for step in await all_open(service):
        ending = [join(STRANGER), Deal(BY_OPENER), Reveal(BY_OPENER), Leave(STRANGER), Close(BY_OPENER)]
        if step.table.phase is Phase.DEALT:
            ending.insert(0, Reveal(BY_OPENER))
        for command in ending:
            table = (await service.apply(step.stored.table_id, command)).table
        assert (table.phase, table.rounds_played) == (Phase.CLOSED, table.round)
    kept = await database.kept()
    assert await all_open(service) == []
    await database.close()
    return kept


@pytest.mark.thorough
async def test_tables_survive_kill_after_kill(url):
    kills = KILLS if url.startswith("sqlite") else 3
    chance = random.Random(4)
    steps: list[dict[str, Any]] = []
    found: dict[int, tuple[int, dict[str, Any]]] = {}
    for number in range(kills):
        run = play_and_kill(url, number, chance, is_early=number == 0)
        resumed = {step["table"]: (step["version"], step["snapshot"]) for step in run[:2]}
        # A process that is killed early may not have printed, or opened, both tables.
        assert all(found.get(table_id, table) == table for table_id, table in resumed.items())
        steps += run
        found = await found_again(url, steps)
    assert len(found) == 2
    kept = await play_to_the_end(url)
    check(kept, steps)
    assert len(kept.moved) > kills
