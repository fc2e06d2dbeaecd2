"""A process that plays Gnau until it is killed: `killed_table.py <url> <seed>`.

It plays on at the tables it finds open, or opens two. First it prints those, then every step the moment it is
acknowledged: one line of JSON with the table, its version, what happened, and its state.
"""

import asyncio
import json
import random
import sys

from bot.services import Step, SystemClock, TableService
from bot.store import Database, create_engine
from bot.tables.commands import Leave
from bot.tables.gnau import Command, Deal, GnauMachine, GnauTable, MarkReady, Phase, RecordDelivery, Reveal
from bot.tables.ids import ChannelId
from tests.support.tables import (
    BY_OPENER,
    CHANNEL,
    CROWD,
    DEALER,
    GUILD,
    NoFunds,
    Seeded,
    all_open,
    join,
    lobby,
    nothing_known,
)

PEOPLE = CROWD[:6]


def _say(step: Step[GnauTable]) -> None:
    line = {
        "table": step.stored.table_id,
        "version": step.stored.version,
        "kinds": [type(event).__name__ for event in step.events],
        "snapshot": step.stored.snapshot,
    }
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def _next_command(table: GnauTable, chance: random.Random) -> Command:
    """Return something that is allowed now."""
    person = chance.choice(PEOPLE)
    moves: list[Command] = [Leave(person) if person in table.seats else join(person)]
    if table.phase is Phase.DEALT:
        waiting = [player for player in table.players if player not in table.ready]
        moves = [Reveal(BY_OPENER), MarkReady(chance.choice(waiting)), RecordDelivery(frozenset(waiting))]
    elif table.players:
        moves.append(Deal(BY_OPENER))
    return chance.choice(moves)


async def _play(service, step, chance) -> None:
    while True:
        step = await service.apply(step.stored.table_id, _next_command(step.table, chance))
        if step.events:
            _say(step)


async def main(url, seed) -> None:
    chance = random.Random(seed)
    database = Database(create_engine(url))
    await database.open()
    service = TableService(GnauMachine(), database, SystemClock(), Seeded(seed), NoFunds(), nothing_known())
    for number, dealer_id in enumerate((None, DEALER)):
        if len(await all_open(service)) <= number:
            table = lobby(*PEOPLE[:3], dealer_id=dealer_id, stake_points=5).table
            await service.open(GUILD, ChannelId(CHANNEL + number), table)
    steps = await all_open(service)
    for step in steps:
        _say(step)
    await asyncio.gather(*(_play(service, step, chance) for step in steps))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
