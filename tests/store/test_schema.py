"""The migrations lead to the schema the program describes."""

import asyncio
import logging
import re
import shutil
import sqlite3
import sys
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.store import Database, RevisionState, StoreUnavailable, create_engine, migrate, revision_state
from bot.store.schema import metadata
from bot.tables.ids import ChannelId
from tests.support.plans import query_plans

HEAD = ScriptDirectory.from_config(migrate.config()).get_current_head() or ""
_OPEN = """
import asyncio, sys
from bot.store import Database, create_engine

async def main():
    database = Database(create_engine(sys.argv[1]))
    await database.open()
    print(await database.open_tables())
    await database.close()

asyncio.run(main())
"""


def test_the_names_of_the_migrations_say_which_revisions_there_are():
    scripts = ScriptDirectory.from_config(migrate.config()).walk_revisions()
    assert migrate.revisions() == tuple(script.revision for script in scripts)[::-1]
    assert migrate.revisions()[-1] == HEAD


def _differences(connection):
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)


def _constraints(connection):
    """Return everything the comparison of Alembic overlooks."""
    inspector = sa.inspect(connection)
    return {
        name: [
            inspector.get_check_constraints(name),
            inspector.get_pk_constraint(name),
            inspector.get_foreign_keys(name),
            inspector.get_unique_constraints(name),
            sorted(_index(index) for index in inspector.get_indexes(name)),
        ]
        for name in sorted(metadata.tables)
    }


def _index(reflected) -> tuple[Any, ...]:
    conditions = [str(value) for value in reflected["dialect_options"].values()]
    return reflected["name"], reflected["column_names"], reflected["unique"], conditions


def _definitions(connection):
    query = sa.text(
        "SELECT name, sql FROM sqlite_master "
        "WHERE type IN ('table', 'index') AND sql IS NOT NULL AND name NOT LIKE 'alembic%'"
    )
    # Constraints come in the order they were written, and the name of a table that a migration had to copy is
    # in quotes; the words are what matters.
    words = str.maketrans({",": " ", '"': None, "(": " ( ", ")": " ) "})
    return {name: sorted(sql.translate(words).split()) for name, sql in connection.execute(query)}


async def test_migrated_schema_is_the_described_one(database, engine):
    async with engine.begin() as connection:
        assert await connection.run_sync(_differences) == []


async def test_constraints_are_the_described_ones(database, engine):
    async with engine.begin() as connection:
        migrated = await connection.run_sync(_constraints)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        assert await connection.run_sync(_constraints) == migrated


async def test_sqlite_definitions_are_the_described_ones(sqlite_url, tmp_path):
    migrated, described = create_engine(sqlite_url), create_engine(f"sqlite:///{tmp_path}/described.db")
    await migrate.upgrade(migrated)
    async with migrated.begin() as left, described.begin() as right:
        await right.run_sync(metadata.create_all)
        assert await left.run_sync(_definitions) == await right.run_sync(_definitions)
    await migrated.dispose()
    await described.dispose()


async def test_sqlite_finds_open_tables_by_their_index(sqlite_url):
    engine = create_engine(sqlite_url)
    await migrate.upgrade(engine)
    database = Database(engine)
    with query_plans(engine) as plans:
        await database.open_table(ChannelId(1), "gnau")
        await database.open_tables()
    await database.close()
    assert len(plans) == 2
    # Of the two indexes that hold open tables alone either will do.
    assert all(re.search(r"USING INDEX (uq|ix)_game_tables_open", plan) for plan in plans)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_who_refers_to_a_row_is_found_by_an_index(table):
    # Where it is to be deleted, the database looks for that.
    indexes = [table.primary_key, *table.indexes]
    indexes += [each for each in table.constraints if isinstance(each, sa.UniqueConstraint)]
    found = {next(iter(index.columns)) for index in indexes}
    # The one row of `zero` is never deleted.
    referring = {key.parent for key in table.foreign_keys if key.column.table.name != "zero"}
    assert referring <= found


async def test_every_identifier_fits_postgresql():
    names = [constraint.name for table in metadata.tables.values() for constraint in table.constraints]
    names += [index.name for table in metadata.tables.values() for index in table.indexes]
    assert all(len(str(name)) <= 63 for name in names)


async def test_upgrade_twice(engine):
    assert await revision_state(engine) == RevisionState(None, HEAD)
    await migrate.upgrade(engine)
    await migrate.upgrade(engine)
    state = await revision_state(engine)
    assert state.is_current


async def test_two_upgrades_at_once(url, engine):
    other = create_engine(url)
    await asyncio.gather(migrate.upgrade(engine), migrate.upgrade(other))
    await other.dispose()
    assert (await revision_state(engine)).is_current


async def _run_and_open(url) -> tuple[int | None, bytes]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", "-c", _OPEN, url, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    return process.returncode, output


async def test_processes_that_start_together(url, engine):
    assert await asyncio.gather(*(_run_and_open(url) for _ in range(4))) == [(0, b"[]\n")] * 4
    assert (await revision_state(engine)).is_current


async def test_a_file_that_another_process_is_switching_is_tried_again(tmp_path, monkeypatch):
    def refuse_twice(connection):
        asked.append(connection)
        if len(asked) < 3:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY_RECOVERY
            raise error
        switch(connection)

    asked: list[object] = []
    switch = migrate._switch_to_log
    monkeypatch.setattr(migrate, "_switch_to_log", refuse_twice)
    monkeypatch.setattr(migrate, "_SWITCH_PAUSE_S", 0)
    engine = create_engine(f"sqlite:///{tmp_path}/new.sqlite3")
    await migrate.upgrade(engine)
    assert len(asked) == 3
    assert (await revision_state(engine)).is_current
    await engine.dispose()


async def test_downgrade_leaves_nothing(database, engine):
    def down(connection):
        alembic = migrate.config()
        alembic.attributes["connection"] = connection
        command.downgrade(alembic, "base")
        return sa.inspect(connection).get_table_names()

    async with engine.begin() as connection:
        assert await connection.run_sync(down) == ["alembic_version"]


async def test_a_failed_migration_leaves_nothing(engine, monkeypatch):
    def run_and_fail(connection, *asked):
        run(connection, *asked)
        raise RuntimeError("half way")

    run = migrate._run
    monkeypatch.setattr(migrate, "_run", run_and_fail)
    with pytest.raises(RuntimeError, match="half way"):
        await migrate.upgrade(engine)
    assert await revision_state(engine) == RevisionState(None, HEAD)
    async with engine.begin() as connection:
        assert await connection.run_sync(lambda it: sa.inspect(it).get_table_names()) == []


async def test_a_newer_schema_is_refused(database, engine, url):
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreUnavailable) as caught:
        await Database(create_engine(url)).open()
    assert caught.value.reason == "database-too-new"
    assert caught.value.params["revision"] == "9999"
    with pytest.raises(StoreUnavailable):
        await revision_state(engine)


async def test_asking_for_the_revision_creates_nothing(sqlite_url, tmp_path):
    engine = create_engine(sqlite_url)
    assert await revision_state(engine) == RevisionState(None, HEAD)
    assert list(tmp_path.iterdir()) == []
    await engine.dispose()


async def test_logging_is_left_alone(engine):
    before = logging.root.level, list(logging.root.handlers), logging.getLogger("bot").disabled
    await migrate.upgrade(engine)
    assert before == (logging.root.level, list(logging.root.handlers), logging.getLogger("bot").disabled)


def test_a_new_revision_follows_the_newest(tmp_path, monkeypatch):
    folder = tmp_path / "100% mine"
    shutil.copytree(migrate._FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "_FOLDER", folder)
    command.revision(migrate.config(), "add seasons", rev_id="9000")
    script = ScriptDirectory.from_config(migrate.config()).get_revision("9000")
    assert (script.down_revision, script.doc) == (HEAD, "Add seasons.")
