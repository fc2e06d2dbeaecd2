"""Each column of the schema, damaged in turn: it costs its row, `check` names it, people can be forgotten.

What is damaged is of one server, and LEN's where it can be anybody's.
"""

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa

from bot.features.daily.service import DailyDealService
from bot.features.drill.rows import Drills
from bot.features.drill.service import DrillService
from bot.features.leaderboards.rows import Leaderboards
from bot.features.privacy.service import PrivacyService
from bot.features.statistics.service import StatisticsService
from bot.rules.errors import RuleError
from bot.services import Services
from bot.store import Database, create_engine
from bot.store.audit import find_damage, read_audit
from bot.store.departures import Departures
from bot.store.guarded import Flag, HexBytes, JsonObject, Measure, Member, Number, RowId, Words
from bot.store.leases import Leases
from bot.store.ledger import note_forgotten_purse
from bot.store.repair import repair
from bot.store.schema import accounts, facts, game_tables, metadata
from bot.tables.commands import Actor, Close
from bot.tables.days import Period, day_of
from bot.tables.games import is_loadable
from bot.tables.gnau import DealerPolicy
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import DIRECT_MESSAGES, Holder
from bot.tables.points import PERSONAL_KINDS, Memo, PointsMode
from bot.tables.ranks import RankRequest
from tests.store.samples import Books, read_books, recounted
from tests.support.clock import NOW_MS, FakeClock
from tests.support.databases import lay_out
from tests.support.lives import (
    AFTERWARDS,
    KOPITIAM,
    LEN,
    MAMAK,
    MEI,
    RAJ,
    SUE,
    Evening,
    play_all_of_it,
    services_over,
)
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES

ELSEWHERE = MAMAK
HOLDER = Holder("a process", "somewhere")

# What stands there instead, by the kind of the column.
NO_NUMBER, NO_TEXT, NO_OBJECT = "'soon'", "CAST(X'FF41FE' AS TEXT)", "'{'"
SHOWN: Final = {NO_NUMBER: "soon", NO_TEXT: "\ufffdA\ufffd"}


def columns() -> list[sa.Column[Any]]:
    """Return every column, but for the numbers of rows, in which SQLite keeps nothing else."""
    return [
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if not (isinstance(column.type, RowId) and list(table.primary_key) == [column])
    ]


def is_parsed(column: sa.Column[Any]) -> bool:
    """Whether more than a number or any text stands in a column."""
    made_of = column.type.made_of if isinstance(column.type, Words) else None
    return isinstance(column.type, Member | JsonObject) or made_of is not None or column is facts.c.value


def damaged(column: sa.Column[Any]) -> str:
    """Return, in SQL, what cannot be read in a column."""
    if isinstance(column.type, JsonObject):
        return NO_OBJECT
    return NO_TEXT if isinstance(column.type, Words) and not is_parsed(column) else NO_NUMBER


def test_every_column_is_guarded():
    kinds = Flag | HexBytes | JsonObject | Measure | Member | Number | Words
    assert [str(column) for column in columns() if not isinstance(column.type, kinds)] == []
    assert [str(column) for column in columns() if getattr(column.type, "column", None) is not column] == []


async def play_and_go_on(database: Database) -> None:
    """Have everything there is in each table: also open tables, and what no evening leaves."""
    await play_all_of_it(database)
    services = services_over(database, FakeClock())
    for guild_id in (KOPITIAM, ELSEWHERE):
        evening = Evening(services, guild_id, AFTERWARDS)
        await evening.join(await evening.open(RAJ, DealerPolicy.ANYONE), RAJ, MEI)
    await services.close()
    departed = GuildId(KOPITIAM + 500)
    await Departures(database).note([departed], now_ms=NOW_MS)
    await Leases(database).claim(
        [departed, DIRECT_MESSAGES], HOLDER, now_ms=lambda: NOW_MS, is_free=lambda _: False
    )
    await database.set_fact("last-stand-in", "-7")
    async with database.writing() as connection:
        for guild_id in (KOPITIAM, ELSEWHERE):
            await note_forgotten_purse(connection, guild_id, "0a" * 32, NOW_MS * 2)


@dataclass(frozen=True)
class Spoiler:
    """Spoils values in a file, behind the back of everything that guards it."""

    connection: sqlite3.Connection

    def spoil(self, column: sa.Column[Any]) -> str:
        """Spoil a value, of LEN's row if LEN has one, and return how the row is called."""
        names = [key.name for key in column.table.primary_key]
        wanted = f"SELECT {', '.join(names)} FROM {column.table.name} {self._row_of(column.table)} LIMIT 1"
        key = self.connection.execute(wanted).fetchone()
        its = " AND ".join(f"{name} = ?" for name in names)
        statement = f'UPDATE {column.table.name} SET "{column.name}" = {damaged(column)} WHERE {its}'
        assert self.connection.execute(statement, key).rowcount == 1
        shown = [
            SHOWN[damaged(column)] if name == column.name else str(value)
            for name, value in zip(names, key, strict=True)
        ]
        return "/".join(shown)

    def _row_of(self, table: sa.Table) -> str:
        if table is game_tables:
            return "WHERE is_open"
        if table is facts:
            return "WHERE name = 'last-stand-in'"
        for name in ("user_id", "owner_id", "actor_id", "changed_by"):
            if name in table.c:
                return f"WHERE {name} = {LEN} ORDER BY {'guild_id' if 'guild_id' in table.c else name}"
        json = [column.name for column in table.c if isinstance(column.type, JsonObject)]
        return f"ORDER BY {json[0]} LIKE '%{LEN}%' DESC" if json else ""


@contextmanager
def spoiler(file: Path) -> Iterator[Spoiler]:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        yield Spoiler(connection)


@pytest.fixture
def file(sqlite_url) -> Path:
    lay_out(sqlite_url, play_and_go_on)
    return Path(sa.make_url(sqlite_url).database or "")


async def test_check_names_what_cannot_be_read_in_each_column(file):
    by_place = zip_longest(*(list(each) for _, each in groupby(columns(), lambda column: column.table)))
    for spoilt in by_place:
        copy = file.with_suffix(".spoilt")
        shutil.copy(file, copy)
        with spoiler(copy) as damage:
            expected = {
                (column.table.name, damage.spoil(column), column.name)
                for column in spoilt
                if column is not None
            }
        engine = create_engine(f"sqlite:///{copy}")
        found = await find_damage(engine)
        await engine.dispose()
        snapshot = {each for each in expected if each[::2] == (game_tables.name, "snapshot")}
        named = {(each.table, "/".join(each.key), each.column) for each in found.rows}
        assert named == expected - snapshot
        unloadable = {str(each.table_id) for each in found.open_tables if not is_loadable(each)}
        assert unloadable >= {name for _, name, _ in snapshot}


async def test_check_calls_nothing_damaged_that_is_whole(file, sqlite_url):
    engine = create_engine(sqlite_url)
    assert (await find_damage(engine)).rows == []
    await engine.dispose()


# What has done most harm: it stopped a table, an export, a daily deal or the deletion of a person.
WORST: Final = (
    "accounts.kind",
    "daily_deals.seed_root",
    "facts.value",
    "game_tables.snapshot",
    "rounds.points",
)
WORST_FIRST: Final = sorted(columns(), key=lambda column: str(column) not in WORST)


@pytest.fixture
async def untouched(file, sqlite_url) -> list[Any]:
    """What people elsewhere are told while nothing is damaged."""
    if not _told:
        database = Database(create_engine(sqlite_url))
        services = services_over(database, FakeClock())
        _told.extend(await told(services, ELSEWHERE))
        await services.close()
        await database.close()
    return _told


_told: list[Any] = []


@pytest.fixture
async def services(file, sqlite_url, untouched, request) -> AsyncIterator[Services]:
    """The services over the database in which a value is spoilt, which is the parameter's."""
    with spoiler(file) as damage:
        damage.spoil(request.getfixturevalue("column"))
    database = Database(create_engine(sqlite_url))
    services = services_over(database, FakeClock())
    yield services
    await services.close()
    await database.close()


@pytest.mark.parametrize("column", alike(WORST_FIRST, 2), ids=str)
async def test_damage_costs_a_row_and_no_more(column, services, untouched, file, sqlite_url):
    await told(services, KOPITIAM)
    assert await told(services, ELSEWHERE) == untouched
    await services.resume()
    for guild_id in (KOPITIAM, ELSEWHERE):
        await go_on(services, guild_id)
    await services.of(PrivacyService).export(LEN)
    engine = create_engine(sqlite_url)
    await read_audit(engine)
    await recounted(engine)
    await engine.dispose()
    await services.of(PrivacyService).forget(LEN)
    assert [place for place in places(file) if str(LEN).encode() in place] == []


@pytest.mark.parametrize("column", [accounts.c.kind], ids=str)
async def test_who_plays_on_has_all_their_points_once_it_is_mended(column, services, sqlite_url):
    await go_on(services, KOPITIAM)
    await services.bankroll.grant(KOPITIAM, LEN, 9, Memo(SUE, "for now"), "a click")
    engine = create_engine(sqlite_url)
    before = points_of(LEN, await read_books(engine))
    assert len(before) == 3
    repaired = await repair(engine, ())
    books = await read_books(engine)
    await engine.dispose()
    books.check()
    [mended] = repaired.kinds
    after = points_of(LEN, books)
    assert (mended.guild_id, mended.owner_id, repaired.balances) == (KOPITIAM, LEN, [])
    assert after == {
        kind: before[kind] + (before["soon"] if kind == mended.kind else 0) for kind in PERSONAL_KINDS
    }


def points_of(user_id: UserId, books: Books) -> dict[str, int]:
    """Return what somebody has in KOPITIAM, by kind."""
    return {
        kind: points
        for (guild_id, kind, owner_id), points in books.balances.items()
        if (guild_id, owner_id) == (KOPITIAM, user_id)
    }


async def told(services: Services, guild_id: GuildId) -> list[Any]:
    """Return what people in a server are told: lists, their own, and what is open."""
    look, day = RankRequest(guild_id, LEN), day_of(NOW_MS)
    boards, store = Leaderboards(services.store), services.store
    found: list[Any] = [await boards.by_balance(look, points) for points in PointsMode]
    for period in Period:
        found += [await boards.by_gain(look, points, period, day) for points in PointsMode]
        found += [await boards.by_rounds(look, "gnau", period, day), await boards.by_drill(look, period, day)]
        found.append(await boards.by_hand(look, "gnau", period, day))
    for game in TRICK_GAMES:
        found.append(await boards.by_games(look, game.name))
        found.append(
            await services.of(DailyDealService).standings(
                services.of(DailyDealService).todays(guild_id, game.name)
            )
        )
    for person in (LEN, MEI):
        found.append(await services.history.rounds_of(guild_id, person, game="gnau", page=0, size=50))
        found.append(await services.of(StatisticsService).statistics(guild_id, person))
        found.append(await Drills(store).streak(guild_id, person))
        found.append(
            await services.of(DrillService).day_set(guild_id, person, services.of(DrillService).today)
        )
    found.append(await store.median_purse(guild_id))
    found.append(await store.tables_opened_ms(guild_id))
    found.append((await store.open_table_counts()).get(guild_id))
    return found


async def go_on(services: Services, guild_id: GuildId) -> None:
    """Have everybody play on: LEN as well, whose points may be what cannot be read."""
    evening = Evening(services, guild_id, 2 * AFTERWARDS)
    for points in PointsMode:
        table = await evening.open(MEI, DealerPolicy.ROTATE, points=points)
        await evening.join(table, MEI, RAJ)
        with suppress(RuleError):
            await evening.join(table, LEN)
        await evening.play(table, MEI)
        await evening.do(table, Close(Actor(MEI)))
    for game in TRICK_GAMES:
        for person in (SUE, LEN):
            await services.of(DailyDealService).begin(
                services.of(DailyDealService).todays(guild_id, game.name), person
            )
    await services.of(DrillService).answer(guild_id, LEN, services.of(DrillService).fresh_question(), ())


def places(file: Path) -> Iterator[bytes]:
    """Yield everything that is kept anywhere, as bytes."""
    with closing(sqlite3.connect(file)) as connection:
        for table in metadata.sorted_tables:
            kept = ", ".join(f'CAST("{column.name}" AS BLOB)' for column in table.columns)
            for row in connection.execute(f"SELECT {kept} FROM {table.name}"):
                yield from (value for value in row if value is not None)
