"""What answers cost where much was played: `python -m tests.bench.growth --help`.

A database is filled with rounds of Gnau, one person in one of twenty; with a tenth as many games of Hearts;
and with answers of the drill, that person's of every day and a tenth of all people's of today. What follows
from them is counted. Printed is the processor time of this process, of which SQLite is a part and PostgreSQL
is not, the time on the clock, and the longest that the thread of the event loop was busy at once, in
processor time: medians, in milliseconds.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, thread_time
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from tqdm import tqdm

from bot.features.drill.model import FREE_DAY, DrillAnswer, Question
from bot.features.drill.rows import Drills, mend_drills
from bot.features.leaderboards.rows import Leaderboards
from bot.features.statistics.rows import Summaries
from bot.players import HEARTS
from bot.rules.gnau.practice import DAILY_HANDS
from bot.store import Database, Earned, History, create_engine, games, migrate, recount
from bot.store.engine import is_postgresql, is_server
from bot.store.schema import accounts, medals, round_players, rounds, seasons, standings
from bot.store.standings import first_day
from bot.store.timeouts import Limits
from bot.tables.days import DAY_MS, Period, day_of
from bot.tables.game_records import GamePlayer, GameRecord
from bot.tables.gnau import GnauMachine
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer, RoundRecord
from bot.tables.ranks import SLICE, RankRequest
from tests.support.postgres import throwaway_cluster

GUILD, GAME = GuildId(10**18), GnauMachine.game
NOW_MS: Final = 1_800_000_000_000
DAYS: Final = 3 * 365
SEATS: Final = 5
HEARTS_SEATS: Final = 4
ROUNDS_PER_TABLE: Final = 100
BATCH: Final = 10_000
REPEATS: Final = 7
TICK_S: Final = 0.001
FIRST: Final = 10**17
# Sits in one round of twenty.
HEAVY: Final = UserId(FIRST)
SNAPSHOT: Final = '{"options": {"split": "auto"}, "choices": {}}'
RECORD: Final = '{"stake": 5, "rules": {"preset": "kopitiam"}, "players": {}}'

_TABLES: Final = "id, guild_id, channel_id, game, is_open, version, snapshot, created_ms, updated_ms"
_ROUNDS: Final = "id, table_id, guild_id, number, record, snapshot, points, settled_ms"
_PLAYERS: Final = "round_id, user_id, delta_points, balance_points, is_dealer, hand_rank"
_ACCOUNTS: Final = "guild_id, kind, owner_id, balance_points"
_GAMES: Final = "round_id, guild_id, hands"
_GAME_PLAYERS: Final = "round_id, user_id, seat, score, place, best_hand, sweeps, own_hands, own_score"
_ANSWERS: Final = "guild_id, user_id, day, number, places, is_right, answered_ms"

Rows: TypeAlias = Sequence[tuple[Any, ...]]


@dataclass
class Evening:
    """Rounds of people that nobody has really played: the rows, in the order in which they happen."""

    rounds: int
    members: int
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    balances: dict[int, int] = field(default_factory=dict)

    @property
    def tables(self) -> int:
        """How many tables of Gnau there were; the one of Hearts comes after them."""
        return (self.rounds - 1) // ROUNDS_PER_TABLE + 1

    @property
    def games(self) -> int:
        """How many games of Hearts there were, of which only the last hand is a round."""
        return self.rounds // 10

    def batches(self) -> Iterator[tuple[Rows, Rows]]:
        """Yield rows of rounds, and of who took part in these."""
        for numbers in _batches(1, self.rounds):
            rounds = [self._round(number) for number in numbers]
            yield rounds, [row for number in numbers for row in self._players(number)]

    def game_batches(self) -> Iterator[tuple[Rows, Rows, Rows]]:
        """Yield rows of rounds that ended games of Hearts, of these games, and of who took part."""
        table_id = self.tables + 1
        for numbers in _batches(self.rounds + 1, self.games):
            last = [
                (number, table_id, GUILD, number - self.rounds, "{}", None, "score", NOW_MS)
                for number in numbers
            ]
            players = [row for number in numbers for row in self._game_players(number)]
            yield last, [(number, GUILD, 10) for number in numbers], players

    def answers(self) -> Iterator[Rows]:
        """Yield rows of answers to the drill."""
        today = day_of(NOW_MS)
        yield [row for day in range(today - DAYS, today + 1) for row in self._set(HEAVY, day)]
        for members in _batches(1, self.members // 10):
            yield [row for member in members for row in self._set(FIRST + member, today)]

    def _set(self, user_id: int, day: int) -> Iterator[tuple[Any, ...]]:
        for number in range(1, DAILY_HANDS + 1):
            yield GUILD, user_id, day, number, "", self.chance.random() < 0.9, NOW_MS

    def _round(self, number: int) -> tuple[Any, ...]:
        age = (self.rounds - number) * DAYS * DAY_MS // self.rounds
        table_id, place = divmod(number - 1, ROUNDS_PER_TABLE)
        return number, table_id + 1, GUILD, place + 1, RECORD, SNAPSHOT, "score", NOW_MS - age

    def _players(self, number: int) -> Iterator[tuple[Any, ...]]:
        for place, user_id in enumerate(self._people(number, SEATS)):
            delta = self.chance.randint(-20, 20)
            self.balances[user_id] = self.balances.get(user_id, 0) + delta
            rank = self.chance.randrange(600)
            yield number, user_id, delta, self.balances[user_id], place == 0, rank

    def _game_players(self, number: int) -> Iterator[tuple[Any, ...]]:
        for place, user_id in enumerate(self._people(number, HEARTS_SEATS)):
            yield number, user_id, place, 10 * place, place + 1, place, 0, 10, 10 * place

    def _people(self, number: int, seats: int) -> set[int]:
        people: set[int] = {HEAVY} if number % 20 == 0 else set()
        while len(people) < seats:
            people.add(FIRST + self.chance.randrange(1, self.members))
        return people


def _batches(first: int, count: int) -> Iterator[range]:
    end = first + count
    return (range(start, min(start + BATCH, end)) for start in range(first, end, BATCH))


async def fill(url: str, evening: Evening) -> None:
    """Fill an empty database with what was played. Postings, and all that is counted, are left out."""
    engine = create_engine(url)
    await migrate.upgrade(engine)
    async with engine.begin() as connection:
        await _fill(connection, evening)
    await _tidy(engine)
    async with engine.begin() as connection:
        if is_postgresql(connection):
            # Plans made for tables that are still empty would be kept until they are full.
            await connection.execute(sa.text("SET LOCAL plan_cache_mode = force_custom_plan"))
        await _count(connection)
    await _tidy(engine)
    await engine.dispose()


async def _tidy(engine: AsyncEngine) -> None:
    """Have a server do at once what it does by itself, sooner or later."""
    if is_server(engine.url):
        async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            await connection.execute(sa.text("VACUUM ANALYZE"))


async def _count(connection: AsyncConnection) -> None:
    """Keep what follows from all that was played, as far as the database can count it by itself."""
    columns = ["user_id", "guild_id", "board", "score", "rounds", "round_id", "period", "since_day"]
    for period in Period:
        since_day = first_day(period, day_of(NOW_MS))
        for counted in recount._counted(period, since_day):
            rows = counted.add_columns(sa.literal(period.value), sa.literal(since_day))
            await connection.execute(sa.insert(standings).from_select(columns, rows))
    its = (rounds.c.id == round_players.c.round_id) & (round_players.c.user_id == accounts.c.owner_id)
    times = sa.select(sa.func.count()).where(its).select_from(round_players).join(rounds, its)
    await connection.execute(sa.update(accounts).values(rounds=times.scalar_subquery()))
    await games.mend(connection)
    await mend_drills(connection)


async def _fill(connection: AsyncConnection, evening: Evening) -> None:
    await connection.execute(sa.select(1))
    insert = partial(_insert, connection)
    games = [*[GAME] * evening.tables, HEARTS.name]
    tables = [(number, GUILD, 1, game, False, 1, "{}", 0, 0) for number, game in enumerate(games, start=1)]
    await insert("game_tables", _TABLES, tables)
    with tqdm(total=evening.rounds + evening.games, unit=" rounds", disable=None, leave=False) as bar:
        for rounds, players in evening.batches():
            await insert("rounds", _ROUNDS, rounds)
            await insert("round_players", _PLAYERS, players)
            bar.update(len(rounds))
        for rounds, ended, players in evening.game_batches():
            await insert("rounds", _ROUNDS, rounds)
            await insert("games", _GAMES, ended)
            await insert("game_players", _GAME_PLAYERS, players)
            bar.update(len(rounds))
    for answered in evening.answers():
        await insert("drill_answers", _ANSWERS, answered)
    accounts = [(GUILD, "user", who, balance) for who, balance in evening.balances.items()]
    await insert("accounts", _ACCOUNTS, accounts)
    if is_postgresql(connection):
        for name in ("rounds", "game_tables"):
            await connection.execute(sa.text(f"SELECT setval('{name}_id_seq', max(id)) FROM {name}"))


async def _insert(connection: AsyncConnection, table: str, columns: str, rows: Rows) -> None:
    """Insert by the driver's own way to insert many rows.

    On SQLite, the first statement that goes through SQLAlchemy begins the transaction. Rows inserted before
    it would be committed one by one.
    """
    driver: Any = (await connection.get_raw_connection()).driver_connection
    names = columns.split(", ")
    if is_postgresql(connection):
        await driver.copy_records_to_table(table, records=rows, columns=names)
    else:
        await driver.executemany(
            f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' for _ in names)})", rows
        )


def answers(database: Database, evening: Evening) -> dict[str, Callable[[], Awaitable[Any]]]:
    """Return what is asked, by what it is called."""
    boards, history, day = Leaderboards(database), History(database), day_of(NOW_MS)
    drills, summaries, later_ms = Drills(database), Summaries(database), NOW_MS + DAY_MS
    first, deep = (
        RankRequest(GUILD, HEAVY),
        RankRequest(GUILD, HEAVY, len(evening.balances) // 2 // SLICE * SLICE),
    )
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
    for name, look in (("games", first), ("games, deep", deep)):
        found[name] = _asking(boards.by_games, look, HEARTS.name)
    found["a day of the drill"] = lambda: drills.result(GUILD, HEAVY, day)
    found["right in a row"] = lambda: drills.streak(GUILD, HEAVY)
    found["history"] = lambda: history.rounds_of(GUILD, HEAVY, game=GAME, page=0, size=5)
    found["statistics"] = lambda: summaries.statistics(GUILD, HEAVY, now_ms=later_ms)
    return found


def _asking(ask: Callable[..., Awaitable[Any]], *args: Any) -> Callable[[], Awaitable[Any]]:
    return lambda: ask(*args)


async def settle(database: Database, numbers: Iterator[int]) -> None:
    """Keep a round of five, with the standings that follow from it."""
    await _settle(database, TableId(1), next(numbers), range(SEATS))


async def close_month(database: Database) -> None:
    """Close the month that all standings are of, with its medals, as if it had not been closed before."""
    async with database.writing() as connection:
        for table in (seasons, medals):
            await connection.execute(sa.delete(table))
    await Earned(database).close_due(GUILD, now_ms=NOW_MS + 31 * DAY_MS)


async def end_game(database: Database, evening: Evening, numbers: Iterator[int]) -> None:
    """Keep the last hand of a game of four, and the game, with what follows from it."""
    table_id, number, people = TableId(evening.tables + 1), evening.games + next(numbers), range(HEARTS_SEATS)
    players = {
        UserId(FIRST + seat): GamePlayer(seat, 10 * seat, seat + 1, seat, 0, 10, 10 * seat) for seat in people
    }
    await _settle(database, table_id, number, people, GameRecord(table_id, GUILD, number, 10, players))


async def _settle(
    database: Database, table_id: TableId, number: int, seats: range, game: GameRecord | None = None
) -> None:
    start = FIRST if game is not None else FIRST + number * SEATS
    people = {UserId(start + seat): RoundPlayer(0, hand_rank=number) for seat in seats}
    record = RoundRecord(table_id, GUILD, ROUNDS_PER_TABLE + number, {}, people, {})
    async with database.transaction() as transaction:
        await transaction.add_round(record, now_ms=NOW_MS)
        if game is not None:
            await transaction.add_game(replace(game, last_round=record.number))


async def answer(database: Database, numbers: Iterator[int]) -> None:
    """Keep an answer to a hand of the drill, with what follows from it."""
    question = Question(FREE_DAY, next(numbers))
    await Drills(database).keep(GUILD, HEAVY, question, DrillAnswer((), True), now_ms=NOW_MS)


async def timed(ask: Callable[[], Awaitable[Any]]) -> tuple[float, float, float]:
    """Return how many milliseconds an answer takes of the processor, on the clock, and of the loop at once.

    Each is the median of several. The loop is watched in turns of its own: watching takes time, too.
    """
    await ask()
    spans, pauses_s = [], []
    for _ in range(REPEATS):
        began = process_time(), perf_counter()
        await ask()
        spans.append((process_time() - began[0], perf_counter() - began[1]))
        pauses_s.append(await longest_pause_s(ask))
    busy_s, wall_s = (median(column) for column in zip(*spans, strict=True))
    return busy_s * 1000, wall_s * 1000, median(pauses_s) * 1000


async def longest_pause_s(ask: Callable[[], Awaitable[Any]]) -> float:
    """Return how long at most the loop's thread was busy before anything else had its turn."""
    longest_s, task = 0.0, asyncio.ensure_future(ask())
    while not task.done():
        # Not by the clock: on a busy machine other programs have their turns meanwhile.
        began_s = thread_time()
        await asyncio.sleep(TICK_S)
        longest_s = max(longest_s, thread_time() - began_s)
    await task
    return longest_s


async def measure(url: str, played: int, members: int) -> Iterator[str]:
    """Fill an empty database, open it, and return a line for each answer."""
    evening = Evening(played, members)
    began = perf_counter()
    await fill(url, evening)
    filled_s = perf_counter() - began
    database = Database(create_engine(url), limits=Limits(transaction_s=600, search_s=600))
    await database.open()
    await database.refresh_statistics()
    lines = [f"{played:,} rounds of {len(evening.balances):,} people, filled in {filled_s:.0f} s"]
    numbers = count(1)
    asked = {
        **answers(database, evening),
        "settling a round": lambda: settle(database, numbers),
        "ending a game": lambda: end_game(database, evening, numbers),
        "answering a hand": lambda: answer(database, numbers),
        "closing a month": lambda: close_month(database),
    }
    for name, ask in asked.items():
        busy_ms, wall_ms, pause_ms = await timed(ask)
        lines.append(
            f"  {name:24} {busy_ms:9.2f} ms of processor {wall_ms:9.2f} ms {pause_ms:9.2f} ms at once"
        )
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
