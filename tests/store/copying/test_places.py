"""Where a copy may be written, and where it may not: then everything stays as it is."""

import shutil
import sqlite3
from contextlib import closing

import pytest
import sqlalchemy as sa

from bot.store import Database, Leases, StoreUnavailable, create_engine
from bot.store.copying import Order, Stage, copy_database
from bot.store.engine import file_engine
from bot.tables.ids import ChannelId, GuildId
from bot.tables.leases import LEASE_MS, Holder
from tests.store.copying.copies import Watched, all_rows, assert_untouched, beside, copied, reason
from tests.store.samples import GUILD, new_table, pay, read_books, won
from tests.support.clock import NOW_MS, FakeClock
from tests.support.played import play_in

BOT = Holder("f00d", "host-a:4711")


# What is there already


async def test_what_holds_something_is_left_alone(source, taken):
    before = await all_rows(taken)
    assert await reason(source, taken) == "copy-target-not-empty"
    assert await reason(source, taken, is_move=True) == "copy-target-not-empty"
    assert await all_rows(taken) == before


async def test_what_was_opened_but_never_played_in_is_empty(source, target):
    await Database(target).open()
    assert (await copied(source, target)).audit.postings == 17


async def test_what_is_to_be_replaced_goes_altogether(source, taken):
    await copied(source, taken, replace=True)
    assert (await read_books(taken)) == await read_books(source)
    database = Database(taken)
    await database.open()
    assert (await new_table(database, ChannelId(78))).table_id == 14


async def test_tables_of_other_programs_stay_on_a_server(source, postgres_url):
    target = create_engine(postgres_url)
    await Database(target).open()
    async with target.begin() as connection:
        await connection.execute(sa.text("CREATE TABLE recipes (name text)"))
        await connection.execute(sa.text("INSERT INTO recipes VALUES ('rendang')"))
    await copied(source, target)
    await copied(source, target, replace=True)
    async with target.connect() as connection:
        assert await connection.scalar(sa.text("SELECT name FROM recipes")) == "rendang"
    await target.dispose()


async def test_a_file_of_another_program_is_not_empty(source, tmp_path):
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE recipes (name)")
        connection.execute("INSERT INTO recipes VALUES ('rendang')")
        connection.commit()
    assert await reason(source, file_engine(tmp_path / "other.db")) == "copy-target-not-empty"


async def test_the_same_database(source, file, tmp_path):
    (tmp_path / "link.db").symlink_to(file)
    assert await reason(source, file_engine(file), replace=True) == "copy-same"
    assert await reason(source, file_engine(tmp_path / "link.db"), replace=True) == "copy-same"


async def test_what_a_link_leads_to_is_replaced(source, tmp_path):
    real = tmp_path / "elsewhere" / "real.db"
    real.parent.mkdir()
    play_in(f"sqlite:///{real}")
    (tmp_path / "link.db").symlink_to(real)
    real.chmod(0o640)
    link = file_engine(tmp_path / "link.db")
    await copied(source, link, replace=True)
    assert (tmp_path / "link.db").is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert beside(file_engine(real)) == ["real.db"]


async def test_what_a_crash_left_beside_a_file_does_not_spoil_the_new_one(source, file, tmp_path):
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    engine = file_engine(tmp_path / "running.db")
    database = Database(engine)
    await database.open()
    await pay(database, won("gnau:5:1", 7, 50))
    for ending in ("", "-wal"):
        shutil.copy(tmp_path / f"running.db{ending}", crashed / f"running.db{ending}")
    await database.close()
    target = file_engine(crashed / "running.db")
    await copied(source, target, replace=True)
    assert await all_rows(target) == await all_rows(source)
    await target.dispose()


async def test_a_log_without_its_file_counts_as_something(source, tmp_path):
    (tmp_path / "gone.db-wal").write_bytes(b"frames")
    target = file_engine(tmp_path / "gone.db")
    assert await reason(source, target) == "copy-target-not-empty"
    await copied(source, target, replace=True)
    assert await all_rows(target) == await all_rows(source)
    await target.dispose()


async def test_a_file_that_is_open_elsewhere_is_not_replaced(source, tmp_path):
    url = f"sqlite:///{tmp_path}/open.db"
    play_in(url)
    other, target = create_engine(url), create_engine(url)
    async with other.connect() as connection:
        await connection.execute(sa.text("SELECT 1 FROM facts"))
        assert await reason(source, target, replace=True) == "database-busy"
    await other.dispose()
    await copied(source, target, replace=True)


# A bot that runs


async def claim(engine, now_ms=NOW_MS):
    leases = Leases(Database(engine))
    await leases.claim([GuildId(GUILD)], BOT, now_ms=lambda: now_ms, is_free=lambda lease: False)


async def test_a_running_bot_keeps_its_database(source, taken):
    await claim(taken)
    order = Order(source, taken, replace=True)
    with pytest.raises(StoreUnavailable) as caught:
        await copy_database(order, FakeClock(), Watched())
    assert caught.value.reason == "copy-in-use"
    assert caught.value.params["holder"] == "host-a:4711"
    assert caught.value.params["left_s"] == LEASE_MS // 1000
    await copy_database(order, FakeClock(NOW_MS + LEASE_MS), Watched())


async def test_what_a_bot_is_running_on_is_copied_but_not_moved(source, target):
    await claim(source)
    assert await reason(source, target, is_move=True) == "copy-in-use"
    await copied(source, target)
    async with target.connect() as connection:
        assert (await connection.execute(sa.text("SELECT * FROM guild_leases"))).all() == []


class StartsBot(Watched):
    """A bot that is started while the copy is being compared."""

    def __init__(self, file):
        super().__init__()
        self.file = file

    def begin(self, stage, rows):
        super().begin(stage, rows)
        if stage is Stage.CHECK:
            with closing(sqlite3.connect(self.file)) as connection:
                connection.execute(
                    "INSERT INTO guild_leases VALUES (1, 'f00d', 'host-a:4711', ?)", [NOW_MS + LEASE_MS]
                )
                connection.commit()


async def test_a_bot_that_starts_in_the_middle_ends_the_move(tmp_path, target):
    # With a log, as every database that was opened has it, readers keep nobody from writing.
    play_in(f"sqlite:///{tmp_path}/live.db")
    source = file_engine(tmp_path / "live.db")
    assert await reason(source, target, StartsBot(tmp_path / "live.db"), is_move=True) == "copy-in-use"
    await assert_untouched(target)
    await source.dispose()
