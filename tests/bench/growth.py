"""What answers cost where much was played: `python -m tests.bench.growth --help`.

A database of the version before there were standings is filled with rounds of Gnau, one person in a twentieth
of them; then it is opened, which counts them all. Printed is the processor time of this process, of which
SQLite is a part and PostgreSQL is not, and the time on the clock: medians, in milliseconds.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from tqdm import tqdm

from bot.store import Database, History, Leaderboards, create_engine, migrate
from bot.store.gnau import Summaries
from bot.tables.days import DAY_MS, day_of
from bot.tables.gnau import GnauMachine
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leaderboards import STRETCH, Look, Period
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer, RoundRecord
from tests.support.postgres import throwaway_cluster

BEFORE: Final = "0017"
GUILD, GAME = GuildId(10**18), GnauMachine.game
NOW_MS: Final = 1_800_000_000_000
DAYS: Final = 3 * 365
SEATS: Final = 5
ROUNDS_PER_TABLE: Final = 100
BATCH: Final = 10_000
REPEATS: Final = 7
FIRST: Final = 10**17
# Sits in one round of twenty.
HEAVY: Final = UserId(FIRST)
SNAPSHOT: Final = '{"options": {"split": "auto"}, "choices": {}}'
RECORD: Final = '{"stake": 5, "rules": {"preset": "kopitiam"}, "players": {}}'

_TABLE: Final = sa.text(
    "INSERT INTO game_tables"
    " (id, guild_id, channel_id, game, is_open, version, snapshot, created_ms, updated_ms)"
    f" VALUES (:id, {GUILD}, 1, '{GAME}', :is_open, 1, '{{}}', 0, 0)"
)
_ROUND: Final = sa.text(
    "INSERT INTO rounds (id, table_id, guild_id, number, record, snapshot, points, settled_ms)"
    f" VALUES (:id, :table_id, {GUILD}, :number, '{RECORD}', '{SNAPSHOT}', 'score', :settled_ms)".replace(
        ": ", "\\: "
    )
)
_PLAYER: Final = sa.text(
    "INSERT INTO round_players (round_id, user_id, delta_points, balance_points, is_dealer, hand_rank)"
    " VALUES (:round_id, :user_id, :delta, :balance, :is_dealer, :hand_rank)"
)
_ACCOUNT: Final = sa.text(
    "INSERT INTO accounts (guild_id, kind, owner_id, balance_points)"
    f" VALUES ({GUILD}, 'user', :owner_id, :balance)"
)


@dataclass
class Evening:
    """Rounds of people that nobody has really played: the rows, in the order in which they happen."""

    rounds: int
    members: int
    balances: dict[int, int] = field(default_factory=dict)

    def batches(self) -> Iterator[tuple[list[dict[str, Any]], list[dict[str, Any]]]]:
        """Yield rows of rounds, and of who took part in these."""
        chance = random.Random(1)
        for start in range(1, self.rounds + 1, BATCH):
            numbers = range(start, min(start + BATCH, self.rounds + 1))
            rounds = [self._round(number) for number in numbers]
            yield rounds, [row for number in numbers for row in self._players(number, chance)]

    def _round(self, number: int) -> dict[str, Any]:
        age = (self.rounds - number) * DAYS * DAY_MS // self.rounds
        table_id, place = divmod(number - 1, ROUNDS_PER_TABLE)
        return {"id": number, "table_id": table_id + 1, "number": place + 1, "settled_ms": NOW_MS - age}

    def _players(self, number: int, chance: random.Random) -> Iterator[dict[str, Any]]:
        people: set[int] = {HEAVY} if number % 20 == 0 else set()
        while len(people) < SEATS:
            people.add(FIRST + chance.randrange(1, self.members))
        for place, user_id in enumerate(people):
            delta = chance.randint(-20, 20)
            self.balances[user_id] = self.balances.get(user_id, 0) + delta
            yield {
                "round_id": number,
                "user_id": user_id,
                "delta": delta,
                "balance": self.balances[user_id],
                "is_dealer": place == 0,
                "hand_rank": chance.randrange(600),
            }


async def fill(url: str, evening: Evening) -> None:
    """Leave an empty database as the version before would have left it. Postings are left out."""
    engine = create_engine(url)
    if not url.startswith("postgres"):
        await migrate._prepare_file(engine)
    async with engine.begin() as connection:
        await migrate.create(connection, BEFORE)
        await _fill(connection, evening)
    await engine.dispose()


async def _fill(connection: AsyncConnection, evening: Evening) -> None:
    tables = range(1, (evening.rounds - 1) // ROUNDS_PER_TABLE + 2)
    await connection.execute(_TABLE, [{"id": number, "is_open": False} for number in tables])
    with tqdm(total=evening.rounds, unit=" rounds", disable=None, leave=False) as bar:
        for rounds, players in evening.batches():
            await connection.execute(_ROUND, rounds)
            await connection.execute(_PLAYER, players)
            bar.update(len(rounds))
    accounts = [{"owner_id": who, "balance": balance} for who, balance in evening.balances.items()]
    await connection.execute(_ACCOUNT, accounts)
    if connection.dialect.name == "postgresql":
        for name, number in (("rounds", evening.rounds), ("game_tables", len(tables))):
            await connection.execute(sa.text(f"SELECT setval('{name}_id_seq', {number})"))


def answers(database: Database, evening: Evening) -> dict[str, Callable[[], Awaitable[Any]]]:
    """Return what is asked, by what it is called."""
    boards, history, day = Leaderboards(database), History(database), day_of(NOW_MS)
    summaries, later_ms = Summaries(database), NOW_MS + DAY_MS
    first, deep = Look(GUILD, HEAVY), Look(GUILD, HEAVY, len(evening.balances) // 2 // STRETCH * STRETCH)
    hidden = Leaderboards(database, lambda: [(TableId(1), 1)])
    found: dict[str, Callable[[], Awaitable[Any]]] = {
        "points, all time": lambda: boards.by_balance(first, PointsMode.SCORE),
        "points, all time, deep": lambda: boards.by_balance(deep, PointsMode.SCORE),
        "hands, a round unseen": lambda: hidden.by_hand(first, GAME, Period.ALL, day),
        "balance": lambda: boards.balance(GUILD, HEAVY, PointsMode.SCORE),
    }
    for period in (Period.TODAY, Period.MONTH):
        found[f"points, {period}"] = _asking(boards.by_gain, first, PointsMode.SCORE, period, day)
    for period in (Period.MONTH, Period.ALL):
        found[f"rounds, {period}"] = _asking(boards.by_rounds, first, GAME, period, day)
        found[f"rounds, {period}, deep"] = _asking(boards.by_rounds, deep, GAME, period, day)
        found[f"hands, {period}"] = _asking(boards.by_hand, first, GAME, period, day)
    found["history"] = lambda: history.rounds_of(GUILD, HEAVY, game=GAME, page=0, size=5)
    found["statistics"] = lambda: summaries.statistics(GUILD, HEAVY, now_ms=later_ms)
    return found


def _asking(ask: Callable[..., Awaitable[Any]], *args: Any) -> Callable[[], Awaitable[Any]]:
    return lambda: ask(*args)


async def settle(database: Database, numbers: Iterator[int]) -> None:
    """Keep a round of five, with the standings that follow from it."""
    number = next(numbers)
    people = {
        UserId(FIRST + number * SEATS + seat): RoundPlayer(0, hand_rank=number) for seat in range(SEATS)
    }
    record = RoundRecord(TableId(1), GUILD, ROUNDS_PER_TABLE + number, {}, people, {})
    async with database.transaction() as transaction:
        await transaction.add_round(record, now_ms=NOW_MS)


async def timed(ask: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    """Return how many milliseconds an answer takes of the processor and on the clock, medians of several."""
    await ask()
    spans = []
    for _ in range(REPEATS):
        began = process_time(), perf_counter()
        await ask()
        spans.append((process_time() - began[0], perf_counter() - began[1]))
    return median(span[0] for span in spans) * 1000, median(span[1] for span in spans) * 1000


async def measure(url: str, rounds: int, members: int) -> Iterator[str]:
    """Fill an empty database, open it, and return a line for each answer."""
    evening = Evening(rounds, members)
    await fill(url, evening)
    database, began = Database(create_engine(url)), perf_counter()
    await database.open(lambda steps: tqdm(steps, disable=None, leave=False))
    counted_s, people = perf_counter() - began, len(evening.balances)
    lines = [f"{rounds:,} rounds of {people:,} people, counted in {counted_s:.1f} s"]
    numbers = count(1)
    asked = {**answers(database, evening), "settling a round": lambda: settle(database, numbers)}
    for name, ask in asked.items():
        busy_ms, wall_ms = await timed(ask)
        lines.append(f"  {name:24} {busy_ms:9.2f} ms of processor {wall_ms:9.2f} ms")
    await database.close()
    return iter(lines)


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.growth", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rounds", type=int, default=100_000, help="(default: %(default)s)")
    parser.add_argument("--members", type=int, default=10_000, help="(default: %(default)s)")
    parser.add_argument(
        "--postgres", action="store_true", help="on a server of its own, thrown away afterwards"
    )
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args = parse(words)
    with ExitStack() as stack:
        if args.postgres:
            url = stack.enter_context(throwaway_cluster())
        else:
            url = f"sqlite:///{Path(stack.enter_context(TemporaryDirectory())) / 'growth.sqlite3'}"
        for line in asyncio.run(measure(url, args.rounds, args.members)):
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
