"""A settled round of five, from the decision to the commit, beside its own statements on the bare driver.

The driver is told the very same statements with the same values, and is as careful not to lose them. Measured
is the processor time of this process: SQLite is a part of it, PostgreSQL is not.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import count
from tempfile import TemporaryDirectory
from time import process_time, sleep
from typing import Any, Final
from unittest.mock import patch

import aiosqlite
import sqlalchemy as sa

from bot.services import TableService
from bot.services.steps import LatestSteps
from bot.store import Database, Leases, create_engine
from bot.store.sqlite_cursor import QuickConnection
from bot.tables.ids import ChannelId, UserId
from bot.tables.leases import Holder
from bot.tables.machine import Booking
from bot.tables.points import Account, Entry, Posting
from bot.tables.ports import Json, RoundPlayer, RoundRecord, StoredEvent, StoredTable
from tests.bench.measuring import Contender, Race
from tests.support.clock import FakeClock
from tests.support.counting import Count, CountMachine, CountTable, NumberSaid
from tests.support.postgres import PostgresMissing, throwaway_cluster
from tests.support.tables import GUILD, NoFunds, Seeded

PEOPLE: Final = tuple(UserId(10**18 + number) for number in range(5))
# Settlements each time; half of them are won by the house, half by the people.
BATCH: Final = 20
ROUNDS: Final = 9
WAITING: Final = 50
SLOW_COMMIT_S: Final = 0.005
# About as long as those of a real round.
_SNAPSHOT: Final = {"seats": [{"user": each, "cards": ["AS", "10H", "KD", "2C", "7S"]} for each in PEOPLE]}
_RECORD: Final = {"rules": {"preset": "kopitiam"}, "players": _SNAPSHOT["seats"], "stake": 5}

Told = tuple[str, Any, bool]
# Makes, of an address and settlements, what measures the next ones.
Bare = Callable[[str, Iterator[list[Told]]], Callable[[], float]]


class SettlingMachine(CountMachine):
    """A game of which each number said is a settled round of five."""

    game = "gnau"

    def booking(self, stored: StoredTable, table: CountTable, event: Any) -> Booking | None:
        if not isinstance(event, NumberSaid):
            return None
        won = 5 if event.round % 2 else -5
        people = {each: RoundPlayer(won, hand_rank=event.round % 500) for each in PEOPLE}
        moved = [Entry(Account.user(GUILD, each), won) for each in PEOPLE]
        house = Entry(Account.house(GUILD), -won * len(PEOPLE))
        reference = f"gnau:{stored.table_id}:{event.round}"
        record = RoundRecord(stored.table_id, GUILD, event.round, _RECORD, people, _SNAPSHOT)
        return Booking(record, Posting(reference, GUILD, (*moved, house)))

    def dump(self, table: CountTable) -> Json:
        return super().dump(table) | _SNAPSHOT

    def dump_event(self, event: Any) -> StoredEvent:
        return replace(super().dump_event(event), kind="RoundRevealed")


@dataclass
class Bot:
    """The bot's own way to settle, in a loop of its own.

    Args:
        url: The address of an empty database.
    """

    url: str
    runner: asyncio.Runner = field(default_factory=asyncio.Runner)

    def open(self, tables: int = 1) -> None:
        """Lay the database out, with that many tables at which nothing was settled yet."""
        self.runner.run(self._open(tables))

    async def _open(self, tables: int) -> None:
        clock, holder = FakeClock(), Holder("bench", "bench")
        self.engine = create_engine(self.url)
        self.database = Database(self.engine, holder)
        await self.database.open()
        await Leases(self.database).claim([GUILD], holder, now_ms=clock.now_ms, is_free=lambda _: True)
        # Were they not known, each step would read the row of its table first, in a transaction of its own.
        latest = LatestSteps(lambda _: True)
        self.service = TableService(SettlingMachine(), self.database, clock, Seeded(), NoFunds(), latest)
        self.tables = [
            (await self.service.open(GUILD, ChannelId(number), CountTable())).table_id
            for number in range(1, tables + 1)
        ]
        for table_id in self.tables:
            await self.service.apply(table_id, Count(PEOPLE[0]))

    def settle(self, times: int = BATCH) -> None:
        """Settle rounds one after the other."""
        self.runner.run(self._settle(times))

    async def _settle(self, times: int) -> None:
        for _ in range(times):
            await self.service.apply(self.tables[0], Count(PEOPLE[0]))

    def settle_at_once(self) -> None:
        """Settle a round at each table, all at the same time."""

        async def settle_all() -> None:
            await asyncio.gather(*(self.service.apply(each, Count(PEOPLE[0])) for each in self.tables))

        self.runner.run(settle_all())

    def close(self) -> None:
        self.runner.run(self.database.close())
        self.runner.close()


@contextmanager
def told(bot: Bot) -> Iterator[list[Told]]:
    """Note what the driver is told: each statement, its values, and whether there are several of them."""
    noted: list[Told] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_: Any) -> None:
        # Many rows may be one statement; then their values are in one sequence, as for a single row.
        noted.append((sql, values, isinstance(values, list)))

    sa.event.listen(bot.engine.sync_engine, "before_cursor_execute", note)
    sa.event.listen(bot.engine.sync_engine, "commit", lambda _: noted.append(("COMMIT", (), False)))
    yield noted
    sa.event.remove(bot.engine.sync_engine, "before_cursor_execute", note)


@contextmanager
def hops() -> Iterator[Callable[[], int]]:
    """Count what is handed to the threads of SQLite's connections."""
    execute: Any = aiosqlite.Connection._execute
    numbers = count()

    def counted(self: aiosqlite.Connection, *args: Any, **options: Any) -> Any:
        next(numbers)
        return execute(self, *args, **options)

    with patch.object(aiosqlite.Connection, "_execute", counted):
        yield lambda: next(numbers)


@contextmanager
def slow_commits() -> Iterator[Callable[[], int]]:
    """Have each commit take longer, and count them."""
    commit = QuickConnection.commit_in_thread
    numbers = count()

    def slowly(self: QuickConnection) -> None:
        next(numbers)
        sleep(SLOW_COMMIT_S)
        commit(self)

    with patch.object(QuickConnection, "commit_in_thread", slowly):
        yield lambda: next(numbers)


def settlements(statements: Sequence[Told]) -> Iterator[list[Told]]:
    """Yield the statements of one transaction after the other, without those that begin and end it."""
    one: list[Told] = []
    for each in statements:
        if each[0] == "COMMIT":
            yield one
            one = []
        elif not each[0].startswith("BEGIN"):
            one.append(each)


def bare_sqlite(url: str, rounds: Iterator[list[Told]]) -> Callable[[], float]:
    """Return what measures the next settlements on `sqlite3`."""
    connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    for pragma in ("foreign_keys = ON", "synchronous = FULL"):
        connection.execute(f"PRAGMA {pragma}")

    def settle(one: Sequence[Told]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values, is_many in one:
            (connection.executemany if is_many else connection.execute)(sql, values).fetchall()
        connection.execute("COMMIT")

    return _in_turn(settle, rounds)


def bare_asyncpg(url: str, rounds: Iterator[list[Told]]) -> Callable[[], float]:
    """Return what measures the next settlements on `asyncpg`."""
    asyncpg = import_module("asyncpg")

    runner = asyncio.Runner()
    connection = runner.run(asyncpg.connect(url))

    async def settle(one: Sequence[Told]) -> None:
        async with connection.transaction():
            for sql, values, is_many in one:
                await (connection.executemany(sql, values) if is_many else connection.fetch(sql, *values))

    return _in_turn(lambda one: runner.run(settle(one)), rounds)


def _in_turn(settle: Callable[[list[Told]], None], rounds: Iterator[list[Told]]) -> Callable[[], float]:
    def once() -> float:
        batch = [next(rounds) for _ in range(BATCH)]
        began_s = process_time()
        for one in batch:
            settle(one)
        return (process_time() - began_s) / BATCH

    return once


def _ours(bot: Bot, note: str) -> Contender:
    def once() -> float:
        began_s = process_time()
        bot.settle()
        return (process_time() - began_s) / BATCH

    return Contender("a settlement of five", once, note=note)


def _opened(url: str, tables: int = 1) -> Bot:
    bot = Bot(url)
    bot.open(tables)
    return bot


def _rehearsed(url: str) -> list[list[Told]]:
    """Return what the driver is told in all settlements to come; another database is told it first."""
    bot = _opened(url)
    with told(bot) as noted:
        bot.settle(BATCH * (ROUNDS + 1))
    bot.close()
    return list(settlements(noted))


def _hops(url: str) -> int:
    """Return how often a settlement in a database of its own changes threads, the way back not counted."""
    bot = _opened(url)
    with hops() as hopped:
        bot.settle(BATCH)
        times = hopped() // BATCH
    bot.close()
    return times


def _together(url: str) -> float:
    """Return how many settlements share a commit where many wait for it."""
    bot = _opened(url, WAITING)
    with slow_commits() as commits:
        bot.settle_at_once()
        shared = WAITING / commits()
    bot.close()
    return shared


def _race(name: str, urls: Sequence[str], bare: Bare, note: str = "") -> Iterator[Race]:
    """Yield what is measured with three databases of a kind."""
    rehearsal, mine, theirs = urls
    rounds, bot = _rehearsed(rehearsal), _opened(mine)
    _opened(theirs).close()
    statements = f"{len(rounds[0])} statements"
    driver = Contender("its statements on the bare driver", bare(theirs, iter(rounds)), is_peer=True)
    ours = _ours(bot, ", ".join(filter(None, [statements, note])))
    yield Race(f"Settling on {name}", "ms", [ours, driver], rounds=ROUNDS)
    bot.close()


def races() -> Iterator[Race]:
    """Yield what is measured on SQLite, and on PostgreSQL where there is one."""
    with TemporaryDirectory() as folder:
        urls = [f"sqlite:///{folder}/{number}.sqlite3" for number in range(5)]
        note = f"{_hops(urls[3])} hops, {_together(urls[4]):.1f} a commit where {WAITING} wait"
        yield from _race("SQLite", urls[:3], bare_sqlite, note)
    try:
        with throwaway_cluster() as server, asyncio.Runner() as runner:
            urls = [runner.run(_new_on(server, f"bench_{number}")) for number in range(3)]
            yield from _race("PostgreSQL", urls, bare_asyncpg)
    except (PostgresMissing, ModuleNotFoundError) as missing:
        sys.stderr.write(f"PostgreSQL is left out: {missing}\n")


async def _new_on(server: str, name: str) -> str:
    engine = create_engine(server)
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return f"{server.rpartition('/')[0]}/{name}"
