"""A whole database copied: all of it to the letter, at any revision, while others write it."""

import asyncio
import itertools
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Database, create_engine, revision_state
from bot.store.copying import Order, Stage, copy_database
from bot.store.engine import file_engine
from bot.store.schema import game_tables, postings, rounds
from bot.tables.ids import ChannelId
from tests.store.copying.copies import Watched, all_rows, copied
from tests.store.samples import new_table, pay, read_books, won
from tests.store.test_kill import check_tables
from tests.store.version_0_2 import REVISION, leave_0_2, read_rows
from tests.support.clock import FakeClock
from tests.support.databases import lay_out, new_postgres
from tests.support.played import play_everything
from tests.support.tiers import examples

ROOT = Path(__file__).parents[3]
WRITER = ROOT / "tests" / "store" / "killed_writer.py"
BIG = 2**63 - 1


@pytest.fixture(params=itertools.product(("sqlite", "postgres"), repeat=2), ids="-to-".join)
def pair(request, tmp_path) -> tuple[str, str]:
    """The addresses of an empty database to copy from and of one to copy to, in all four directions."""
    from_kind, to_kind = request.param
    target = f"sqlite:///{tmp_path}/copy/gnau.db"
    if to_kind == "postgres":
        target = request.getfixturevalue("other_postgres_url")
    return request.getfixturevalue(f"{from_kind}_url"), target


@pytest.fixture
async def source(pair):
    """A database that everything was played in."""
    lay_out(pair[0])
    engine = create_engine(pair[0])
    database = Database(engine)
    await database.open()
    await play_everything(database)
    yield engine
    await engine.dispose()


@pytest.fixture
async def target(pair):
    engine = create_engine(pair[1])
    yield engine
    await engine.dispose()


async def test_all_of_it_arrives(source, target):
    watched = Watched()
    result = await copy_database(Order(source, target), FakeClock(), watched)
    assert result.revision == (await revision_state(target)).current
    assert result.audit.is_sound
    assert (result.audit.tables, result.audit.rounds) == (13, 7)
    assert {name for name, tally in result.tallies.items() if not tally.rows} == {
        "achievements",
        "announcements",
        "client_languages",
        "departures",
        "direct_channels",
        "forgotten_purses",
        "friend_groups",
        "friend_members",
        "letters",
        "medals",
        "seasons",
        "summaries",
        "tournament_people",
        "tournament_tables",
        "tournaments",
    }
    total = sum(tally.rows for tally in result.tallies.values())
    assert watched.stages == [(Stage.WRITE, total), (Stage.CHECK, total)]
    assert watched.done == 2 * total
    books = await read_books(target)
    books.check()
    assert books == await read_books(source)
    assert await all_rows(source) == await all_rows(target)


async def test_the_copy_is_played_on_and_knows_its_guards(source, target):
    await copied(source, target)
    database = Database(target)
    await database.open()
    table = await new_table(database, ChannelId(77))
    await pay(database, won("gnau:77:1", 7, 5))
    assert table.table_id == 14
    with pytest.raises(sa.exc.DBAPIError):
        async with target.begin() as connection:
            await connection.execute(sa.text("UPDATE entries SET amount_points = 1"))
    with pytest.raises(sa.exc.DBAPIError):
        async with target.begin() as connection:
            await connection.execute(sa.text("DELETE FROM entries WHERE amount_points > 0"))


async def test_a_copy_there_and_back_again_is_the_same(source, target, tmp_path):
    there = await copied(source, target)
    back = file_engine(tmp_path / "back 100%?.db")
    assert await copied(target, back) == there
    await back.dispose()
    assert await copied(back, target, replace=True) == there
    await back.dispose()
    assert [path.name for path in tmp_path.glob("back*")] == ["back 100%?.db"]


async def test_a_number_that_was_given_out_is_not_given_out_again(pair):
    lay_out(pair[0])
    engines = source, target = [create_engine(url) for url in pair]
    database = Database(source)
    await database.open()
    for channel in range(1, 6):
        await new_table(database, ChannelId(channel))
    async with source.begin() as connection:
        await connection.execute(sa.delete(game_tables).where(game_tables.c.id > 2))
    await copied(source, target)
    moved = Database(target)
    await moved.open()
    assert (await new_table(moved, ChannelId(9))).table_id == 6
    for engine in engines:
        await engine.dispose()


@pytest.mark.fast
async def test_a_server_goes_on_counting_after_a_backup_in_a_file(postgres_url, other_postgres_url, tmp_path):
    urls = postgres_url, f"sqlite:///{tmp_path}/backup.db", other_postgres_url
    engines = first, file, second = [create_engine(url) for url in urls]
    database = Database(first)
    await database.open()
    await pay(database, won("gnau:1:1", 7, 50), won("gnau:1:2", 7, 50))
    async with first.begin() as connection:
        await connection.execute(sa.text("SELECT nextval('postings_id_seq')"))
    await copied(first, file)
    await copied(file, second)
    restored = Database(second)
    await restored.open()
    await pay(restored, won("gnau:1:3", 7, 50))
    async with second.connect() as connection:
        assert sorted(await connection.scalars(sa.select(postings.c.id))) == [1, 2, 4]
    for engine in engines:
        await engine.dispose()


async def test_a_database_that_version_0_2_left_is_copied_as_it_is(pair):
    engines = source, target = [create_engine(url) for url in pair]
    await leave_0_2(source)
    result = await copied(source, target)
    assert result.revision == REVISION
    assert result.tallies["game_tables"].rows == len(read_rows("game_tables"))
    database = Database(target)
    await database.open()
    assert (await revision_state(target)).is_current
    is_open = [row["is_open"] for _, row in read_rows("game_tables")]
    assert len(await database.open_tables()) == sum(is_open)
    for engine in engines:
        await engine.dispose()


async def test_a_copy_is_one_state_while_another_process_writes(pair):
    engines = source, target = [create_engine(url) for url in pair]
    await Database(source).open()
    counts = []
    with _writer(pair[0]) as lines:
        for _ in range(3):
            acknowledged = [next(lines).split()[0] for _ in range(9)]
            result = await copied(source, target, replace=True)
            assert result.audit.is_sound
            books = await read_books(target)
            books.check()
            assert set(acknowledged) <= set(books.sums)
            assert await check_tables(target) == len(books.sums) == result.audit.postings
            counts.append(result.audit.postings)
            await target.dispose()
    assert counts == sorted(set(counts))
    for engine in engines:
        await engine.dispose()


@contextmanager
def _writer(url) -> Iterator[Iterator[str]]:
    command = [sys.executable, str(WRITER), url, "1"]
    environment = {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        yield iter(process.stdout.readline, "")
        process.kill()


texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=60)
numbers = st.integers(-BIG - 1, BIG)
leaves = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
)
documents = st.recursive(
    st.none() | st.lists(leaves, max_size=4) | st.dictionaries(st.text(), leaves, max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=12,
)
row: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "id": st.integers(1, BIG - 1),
        "guild_id": numbers,
        "channel_id": numbers,
        "message_id": st.none() | numbers,
        "opener_id": st.none() | numbers,
        "game": texts.map(lambda text: text[:32]),
        "is_open": st.just(value=False) | st.just(value=True),
        "version": st.integers(-(2**31), 2**31 - 1),
        "snapshot": documents,
        "deadline_ms": st.none() | numbers,
        "created_ms": numbers,
        "updated_ms": numbers,
    }
)
rows = st.lists(
    row, min_size=1, max_size=8, unique_by=(lambda it: it["id"], lambda it: (it["channel_id"], it["game"]))
)


@given(rows=rows, snapshot=st.sampled_from([sa.null(), sa.JSON.NULL, {}]), reason=texts | st.none())
@settings(max_examples=examples(5), suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_awkward_values_arrive_to_the_letter(postgres_server, tmp_path, rows, snapshot, reason):
    asyncio.run(_there_and_back(postgres_server, tmp_path, rows, snapshot, reason))


async def _there_and_back(server, tmp_path, rows, snapshot, reason):
    name = f"{len(list(tmp_path.iterdir()))}"
    async with new_postgres(server) as middle:
        urls = [f"sqlite:///{tmp_path}/{name}/first.db", middle, f"sqlite:///{tmp_path}/{name}/last.db"]
        engines = [create_engine(url) for url in urls]
        await Database(engines[0]).open()
        await _fill_awkwardly(engines[0], rows, snapshot, reason)
        there = await copied(engines[0], engines[1])
        assert await copied(engines[1], engines[2]) == there
        found = [await _awkward(engine) for engine in engines]
        assert found[0] == found[1] == found[2]
        for engine in engines:
            await engine.dispose()


async def _fill_awkwardly(engine, rows, snapshot, reason):
    async with engine.begin() as connection:
        await connection.execute(sa.insert(game_tables), rows)
        kept: dict[str, Any] = {"guild_id": 1, "number": 1, "record": None, "settled_ms": 1}
        await connection.execute(sa.insert(rounds).values(**kept, table_id=rows[0]["id"], snapshot=snapshot))
        one = sa.insert(postings).values(guild_id=1, reference=reason or "", created_ms=1, reason=reason)
        await connection.execute(one)


async def _awkward(engine):
    async with engine.connect() as connection:
        is_null = await connection.scalars(sa.select(rounds.c.snapshot.is_(None)))
        return [await _rows_of(connection, table) for table in (game_tables, rounds, postings)], [
            bool(value) for value in is_null
        ]


async def _rows_of(connection, table):
    return [tuple(row) for row in await connection.execute(sa.select(table).order_by(table.c.id))]
