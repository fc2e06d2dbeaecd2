"""A copy that is ended in the middle, or that cannot be read: nothing of it stays."""

import asyncio
import random
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import StoreUnavailable, create_engine, migrate
from bot.store.copying import Order, copy_database, places, rows
from bot.store.copying.places import snapshot
from bot.store.engine import file_engine
from tests.store.copying.copies import Watched, all_rows, assert_untouched, beside, copied, names, reason
from tests.support.clock import FakeClock
from tests.support.lives import everything

# The size of SQLite's pages, in bytes.
PAGE = 4096


# Broken off


def end_this_task():
    task = asyncio.current_task()
    assert task is not None
    task.cancel()


class Stops(Watched):
    """Ends the task once so many rows are done."""

    def __init__(self, after):
        super().__init__()
        self.after = after

    def advance(self, rows):
        super().advance(rows)
        if self.done >= self.after:
            end_this_task()


@pytest.mark.parametrize("after", [1, 100, 149, 296])
async def test_a_copy_that_is_ended_leaves_nothing(source, target, after):
    with pytest.raises(asyncio.CancelledError):
        await copy_database(Order(source, target), FakeClock(), Stops(after))
    await target.dispose()
    await assert_untouched(target)


@pytest.mark.parametrize("seed", range(4))
async def test_a_copy_that_is_ended_at_any_moment_leaves_the_old(source, taken, seed):
    before, chance = await all_rows(taken), random.Random(seed)
    task = asyncio.create_task(copy_database(Order(source, taken, replace=True), FakeClock(), Watched()))
    await asyncio.sleep(chance.uniform(0, 0.6))
    task.cancel()
    await asyncio.wait([task])
    await taken.dispose()
    is_file = taken.url.get_backend_name() == "sqlite"
    after, new = await all_rows(taken), await all_rows(source)
    if not task.cancelled():
        assert after == new
    elif is_file:
        assert after == before
    else:
        # Nobody knows what becomes of a COMMIT that is not waited for.
        assert after in (before, new)
    if is_file:
        assert beside(taken) == ["gnau.db"]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_copy_is_not_ended_any_more_while_it_is_put_in_place(source, taken, monkeypatch):
    def put_in_place(partial, file):
        end_this_task()
        places.put_in_place(partial, file)

    monkeypatch.setattr("bot.store.copying.copy.put_in_place", put_in_place)
    result = await copy_database(Order(source, taken, replace=True), FakeClock(), Watched())
    assert result.audit.is_sound
    assert await all_rows(taken) == await all_rows(source)
    assert beside(taken) == ["gnau.db"]


async def test_a_copy_is_not_ended_any_more_once_it_is_in_its_place(source, taken, monkeypatch):
    @asynccontextmanager
    async def ends_late(engine):
        async with snapshot(engine) as original:
            yield original
            end_this_task()

    monkeypatch.setattr("bot.store.copying.copy.snapshot", ends_late)
    result = await copy_database(Order(source, taken, replace=True), FakeClock(), Watched())
    assert result.audit.is_sound
    assert await all_rows(taken) == await all_rows(source)


async def test_what_does_not_come_out_the_same_is_not_kept(source, target, monkeypatch):
    async def forgetful(reading, writing, tables, progress):
        written = await copy_rows(reading, writing, tables, progress)
        await writing.execute(sa.text("UPDATE rounds SET settled_ms = settled_ms + 1 WHERE id = 3"))
        return written

    copy_rows = rows.copy_rows
    monkeypatch.setattr("bot.store.copying.rows.copy_rows", forgetful)
    with pytest.raises(StoreUnavailable) as caught:
        await copied(source, target)
    assert (caught.value.reason, caught.value.params) == ("copy-differs", {"tables": "rounds"})
    await assert_untouched(target)


async def test_what_a_server_will_not_have_is_not_half_there(file, postgres_url):
    change(file, "UPDATE facts SET value = 'a' || char(0) || 'b'")
    target = create_engine(postgres_url)
    assert await reason(file_engine(file), target) == "copy-refused"
    assert await names(target) == []
    await target.dispose()


# What cannot be read


def change(file, statement):
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(statement)
        connection.commit()


@pytest.mark.parametrize(
    ("statement", "wanted"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "database-too-new"),
        ("DELETE FROM alembic_version", "copy-source-unusable"),
        ("ALTER TABLE postings DROP COLUMN reason", "copy-source-unusable"),
        ("DROP TABLE drill_shares", "copy-source-unusable"),
        ("INSERT INTO round_players VALUES (999, 1, 1, 1, 0, 1)", "copy-source-unusable"),
        (
            "PRAGMA writable_schema = ON; UPDATE sqlite_master SET name = CAST(x'ff' AS TEXT), sql = '?'",
            "copy-source-unusable",
        ),
    ],
)
async def test_what_is_no_database_of_this_program(file, target, statement, wanted):
    change(file, statement)
    assert await reason(file_engine(file), target) == wanted
    await assert_untouched(target)


@pytest.mark.parametrize("content", [b"", b"points: 5\n" * 400])
async def test_what_is_no_database_at_all(file, target, content):
    file.write_bytes(content)
    wanted = "copy-source-unusable" if content else "copy-source-empty"
    assert await reason(file_engine(file), target) == wanted
    await assert_untouched(target)


async def test_what_is_not_there(tmp_path, target):
    assert await reason(file_engine(tmp_path / "none.db"), target) == "copy-source-missing"
    assert await reason(file_engine(tmp_path), target) == "copy-source-unreadable"
    assert list(tmp_path.iterdir()) == []


async def test_what_was_cut_off(file, tmp_path):
    whole, target = file.read_bytes(), file_engine(tmp_path / "new" / "gnau.db")
    for part in (0.01, 0.3, 0.6, 0.99):
        file.write_bytes(whole[: round(len(whole) * part)])
        assert await reason(file_engine(file), target) == "copy-source-unusable"
    await assert_untouched(target)


def spoil(file, whole, place, content):
    file.write_bytes(whole[:place] + content + whole[place + len(content) :])


async def test_what_was_damaged_at_the_head_of_a_page(file, tmp_path):
    whole, chance = file.read_bytes(), random.Random(4)
    target = file_engine(tmp_path / "new" / "gnau.db")
    for _ in range(12):
        spoil(file, whole, chance.randrange(len(whole) // PAGE) * PAGE, chance.randbytes(64))
        assert await reason(file_engine(file), target) == "copy-source-unusable"
    await assert_untouched(target)


@pytest.mark.thorough
async def test_what_was_damaged_anywhere_is_refused_or_else_copied_as_it_is(file, tmp_path):
    whole, chance = file.read_bytes(), random.Random(4)
    source, target = file_engine(file), file_engine(tmp_path / "new" / "gnau.db")
    refused = 0
    for _ in range(12):
        spoil(file, whole, chance.randrange(len(whole) - 2), chance.randbytes(2))
        try:
            await copied(source, target, replace=True)
        except StoreUnavailable:
            refused += 1
        else:
            assert await everything(target) == await everything(source)
            await source.dispose()
            await target.dispose()
    assert refused < 12


async def test_a_place_that_cannot_be_written(source, tmp_path):
    (tmp_path / "file").write_text("no folder")
    assert await reason(source, file_engine(tmp_path / "file" / "gnau.db")) == "copy-unwritable"
    assert await reason(source, file_engine(tmp_path), replace=True) == "copy-unwritable"
    assert await reason(source, file_engine(Path("/proc/nowhere/gnau.db"))) == "copy-unwritable"


async def test_a_disk_that_is_full(source, tmp_path, monkeypatch):
    async def full(connection, revision):
        await create(connection, revision)
        await connection.execute(sa.text("PRAGMA max_page_count = 1"))

    create = migrate.create
    monkeypatch.setattr(migrate, "create", full)
    target = file_engine(tmp_path / "new" / "gnau.db")
    assert await reason(source, target) == "database-full"
    await assert_untouched(target)


async def test_a_file_takes_a_text_that_is_none_to_the_letter(file, source, tmp_path):
    change(file, "UPDATE facts SET value = CAST(x'41ff42' AS TEXT)")
    copy = tmp_path / "copy.db"
    await copied(source, file_engine(copy))
    with closing(sqlite3.connect(copy)) as connection:
        assert set(connection.execute("SELECT CAST(value AS BLOB) FROM facts")) == {(b"A\xffB",)}


@pytest.mark.parametrize(
    "spoilt", [b'{"seats": "\xff"}', b'{"seats', b"["], ids=["no text", "cut off", "short"]
)
async def test_a_server_is_not_given_a_damaged_row_which_is_named(file, source, postgres_url, spoilt):
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE rounds SET record = CAST(? AS TEXT) WHERE id = 2", (spoilt,))
    target = create_engine(postgres_url)
    with pytest.raises(StoreUnavailable) as caught:
        await copied(source, target)
    assert caught.value.reason == "copy-row-damaged"
    assert caught.value.params == {"table": "rounds", "key": "2", "column": "record"}
    await assert_untouched(target)
    await target.dispose()
