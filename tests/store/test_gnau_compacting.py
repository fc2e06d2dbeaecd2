"""Rounds that older versions kept at length are written compactly, and say what they said."""

import json

import pytest
import sqlalchemy as sa

from bot.rules.deal_files import deal_record, write_deal
from bot.rules.errors import RuleError
from bot.store import Database, History
from bot.store.audit import audit
from bot.store.gnau import Summaries, compacting
from bot.store.gnau.compacting import compact_rounds, count_rows, give_back, size_bytes
from bot.store.privacy import PersonalRecords
from bot.store.recount import recount
from bot.store.schema import round_players, rounds, table_events
from bot.tables.gnau import recalled
from bot.tables.gnau.recall import dealt_round
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.privacy import Pseudonyms, names_person
from tests.store.old_databases import LANDED, leave_at, read_rows
from tests.store.samples import recounted
from tests.support.clock import NOW_MS
from tests.support.tables import ANN

# The last that kept its rounds at length, and in the fast tier the only one.
LAST_LONG = "0020"
REVISIONS = [
    revision if revision == LAST_LONG else pytest.param(revision, marks=pytest.mark.thorough)
    for revision in LANDED
    if revision <= LAST_LONG
]


@pytest.fixture
def revision(request) -> str:
    return getattr(request, "param", LAST_LONG)


@pytest.fixture
async def old(engine, revision) -> Database:
    """A database that an older version left, brought up to date."""
    await leave_at(engine, revision, read_rows(revision))
    database = Database(engine)
    await database.open()
    return database


async def told(database: Database):
    """Return all that anybody is told of the rounds of a database."""
    async with database.reading() as connection:
        found = (await connection.execute(sa.select(rounds).order_by(rounds.c.id))).all()
        people = set(await connection.scalars(sa.select(round_players.c.user_id)))
        books = await audit(connection), await recount(connection)
    history, summaries = History(database), Summaries(database)
    records = PersonalRecords(database, pseudonyms=Pseudonyms(b"the same each time"))
    servers = {row.guild_id for row in found}
    return (
        books,
        [await _told_of(history, row) for row in found],
        {person: await records.kept_about(UserId(person)) for person in people},
        {
            (guild_id, person): await summaries.statistics(
                GuildId(guild_id), UserId(person), now_ms=NOW_MS * 2
            )
            for guild_id in servers
            for person in people
        },
    )


async def _told_of(history: History, row):
    stored = await history.round(GuildId(row.guild_id), TableId(row.table_id), row.number)
    assert stored is not None
    if stored.game != "gnau":
        return stored
    try:
        deal = write_deal(deal_record(dealt_round(stored)))
    except RuleError as error:
        deal = error.code.encode()
    return deal, recalled(stored), stored.players, stored.balances


async def long_ones(database: Database) -> int:
    """Return how many snapshots of rounds, and deals, have the cards of their round in a list."""
    async with database.reading() as connection:
        snapshots = await connection.scalars(
            sa.select(rounds.c.snapshot).where(rounds.c.snapshot.is_not(None))
        )
        deals = await connection.scalars(
            sa.select(table_events.c.data).where(table_events.c.kind == "CardsDealt")
        )
        return sum("dealer" in kept.get("hands", {}) for kept in [*snapshots, *deals])


def nobody_looks(_rows: int) -> None:
    """Show no progress."""


@pytest.mark.parametrize("revision", REVISIONS, indirect=True)
async def test_all_is_told_as_before(old, engine, revision):
    before, there, long = await told(old), await count_rows(old), await long_ones(old)
    looked_at: list[int] = []
    done = await compact_rounds(old, looked_at.append)
    assert sum(looked_at) == there
    assert await told(old) == before
    assert await recounted(engine) == []
    if revision == "0001":
        # Its rounds have no snapshot yet, so they are as short as can be.
        assert done.rows == 0
        return
    # What remains are the cards of rounds that are not over, and of rounds from before there were snapshots.
    running = long - done.rows
    assert await long_ones(old) == running < 0.5 * long
    assert done.after_bytes < 0.5 * done.before_bytes


async def test_a_second_time_nothing_is_left_to_do(old):
    first = await compact_rounds(old, nobody_looks)
    second = await compact_rounds(old, nobody_looks)
    assert (first.rows > 10, second.rows, second.before_bytes) == (True, 0, 0)


async def test_where_it_ended_it_goes_on(old, monkeypatch):
    monkeypatch.setattr(compacting, "AT_ONCE", 2)
    before, long = await told(old), await long_ones(old)
    with pytest.raises(KeyboardInterrupt):
        await compact_rounds(old, ends_after(3))
    some = long - await long_ones(old)
    assert 0 < some <= 6
    assert await told(old) == before
    rest = await compact_rounds(old, nobody_looks)
    assert rest.rows == long - some - await long_ones(old)
    assert await told(old) == before


def ends_after(calls: int):
    """Return what is told how far it is, and then Ctrl-C is pressed."""
    left = [KeyboardInterrupt(), *([None] * (calls - 1))]

    def advance(_rows: int) -> None:
        if (error := left.pop()) is not None:
            raise error

    return advance


async def test_whoever_is_forgotten_meanwhile_stays_forgotten(old):
    [part, _] = compacting._PARTS
    async with old.reading() as connection:
        rows = (await connection.execute(part.after(None))).mappings().all()
        short = await part.shortened(connection, rows)
    async with old.writing() as connection:
        for row in rows:
            kept = json.loads(json.dumps(row["record"]).replace(str(ANN), "-1"))
            await connection.execute(sa.update(rounds).where(rounds.c.id == row["id"]).values(record=kept))
    done = await compacting._keep(old, part, rows, short)
    assert done.rows == sum(not names_person(row["record"], ANN) for row in rows) < len(rows)
    async with old.reading() as connection:
        records = await connection.scalars(sa.select(rounds.c.record))
        assert not any(names_person(record, ANN) for record in records)


async def test_the_room_goes_back_to_the_disk(old, engine):
    async with old.writing() as connection:
        # As many as in an old database, in a server where nobody looks.
        [row, *_] = (await connection.execute(sa.select(rounds))).mappings()
        kept = {name: value for name, value in row.items() if name != "id"}
        copies = [kept | {"number": number} for number in range(1_000, 1_200)]
        await connection.execute(sa.insert(rounds), copies)
    await compact_rounds(old, nobody_looks)
    before = await size_bytes(engine)
    await give_back(engine)
    assert await size_bytes(engine) < before
