"""A process that moves points until it is killed: `python -m tests.bank.worker <url> <journal> <number>`.

First it sees to what the one before it never had an answer to: standard input holds that, one line each. Then
several people at once ask for whatever comes to their minds. Each operation is noted before it is begun and
once it is answered.
"""

import asyncio
import itertools
import json
import logging
import random
import sys
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from bot.rules.errors import RuleError
from bot.services import FairChance, Services
from bot.store import Database, create_engine
from bot.tables.gnau import GnauTable, Phase
from bot.tables.ids import ChannelId
from bot.tables.ports import StoredTable
from tests.bank.journal import Journal
from tests.bank.operations import (
    BANKROLL_GUILDS,
    GUILDS,
    KEYED,
    PEOPLE,
    SETTINGS,
    Answer,
    BankClock,
    Kind,
    Operation,
    Outcome,
)
from tests.bank.performing import perform
from tests.support.services import full_services
from tests.support.texts import shipped_texts

_AT_ONCE: Final = 4
_TABLES: Final = 2
_ATTEMPTS: Final = 20


class Worker:
    """Asks, and keeps its journal.

    Args:
        number: Which worker it is: no other has ever had this number.
    """

    def __init__(self, services: Services, journal: Journal, number: int) -> None:
        self._services = services
        self._journal = journal
        self._keys = (f"{number}-{count}" for count in itertools.count())
        self._chance = random.Random(number)

    async def work(self) -> None:
        """Ask for one thing after the other, for ever."""
        while True:
            operation = await self._next_operation()
            self._journal.intend(operation)
            answer = await self.see_to(operation)
            if operation.kind in KEYED and answer.outcome is Outcome.DONE and self._chance.random() < 0.1:
                again = await self._persist(operation)
                assert again == answer, f"{operation} was answered with {answer}, then with {again}"

    async def see_to(self, operation: Operation) -> Answer:
        """Ask for something until there is an answer, and note that."""
        answer = await self._persist(operation)
        self._journal.answer(operation.key, answer)
        return answer

    async def _persist(self, operation: Operation) -> Answer:
        for attempt in itertools.count(1):
            try:
                return await perform(self._services, operation)
            except DBAPIError:
                # The database was busy, or two transactions were in each other's way. Whether this one counts
                # is unknown, so it is asked for again with its key.
                if attempt == _ATTEMPTS:
                    raise
        raise AssertionError

    async def _next_operation(self) -> Operation:
        guild_id = self._chance.choice(GUILDS)
        kinds = [Kind.GRANT, Kind.RESET, Kind.DEAL, Kind.DEAL, Kind.DEAL, Kind.DEAL]
        if guild_id in BANKROLL_GUILDS:
            kinds += [Kind.GIFT, Kind.GIFT, Kind.DAILY]
        kind = self._chance.choice(kinds)
        if kind is Kind.DEAL:
            return await self._at_some_table(guild_id)
        giver, receiver = self._chance.sample(PEOPLE, 2)
        points = self._chance.randrange(1, 30)
        return Operation(next(self._keys), kind, guild_id, giver, receiver, points)

    async def _at_some_table(self, guild_id: int) -> Operation:
        channel_id = guild_id * 10 + self._chance.randrange(_TABLES)
        try:
            stored, table = await self._services.games.tables_of("gnau").in_channel(ChannelId(channel_id))
        except RuleError:
            stake = self._chance.randrange(1, 4)
            return Operation(next(self._keys), Kind.OPEN, guild_id, points=stake, channel_id=channel_id)
        return self._move(stored, table)

    def _move(self, stored: StoredTable, table: GnauTable) -> Operation:
        person, kind = self._chance.choice(PEOPLE), Kind.DEAL
        if table.phase is Phase.DEALT:
            kind = Kind.REVEAL
        elif len(table.players) < 2:
            kind = Kind.JOIN
        elif self._chance.random() < 0.3:
            kind = self._chance.choice([Kind.JOIN, Kind.JOIN, Kind.LEAVE, Kind.CLOSE])
        return Operation(
            next(self._keys),
            kind,
            stored.guild_id,
            person,
            table_id=stored.table_id,
            round=table.round,
        )


async def main(url: str, journal: Path, number: int) -> None:
    """Work until the process is killed."""
    logging.disable(logging.CRITICAL)
    inherited = [Operation.from_json(json.loads(line)) for line in sys.stdin]
    database = Database(create_engine(url))
    await database.open()
    services = full_services(database, shipped_texts(), BankClock(), FairChance(), SETTINGS)
    worker = Worker(services, Journal(journal, number), number)
    await asyncio.gather(*map(worker.see_to, inherited))
    # Deadlines that passed while nobody was there fire now, in each process that starts.
    await services.resume()
    await asyncio.gather(*(worker.work() for _ in range(_AT_ONCE)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])))
