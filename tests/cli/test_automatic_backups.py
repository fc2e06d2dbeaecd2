"""Backups that nobody asks for: every night, and before an upgrade."""

import asyncio
import logging
import os
import sqlite3
import sys
import time
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from bot.app import CardsBot
from bot.cli import automatic_backups
from bot.cli.automatic_backups import NightlyBackups, nightly_backups, write_in_own_process
from bot.settings import Settings
from bot.store import create_engine
from tests.store.version_0_2 import REVISION as OLD
from tests.store.version_0_2 import leave_0_2, read_rows
from tests.support.clock import FakeClock
from tests.support.played import play_in

ROOT = Path(__file__).parents[2]
# A program that a termination signal does not end.
DEAF = """
import os, pathlib, signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
pathlib.Path("number").write_text(str(os.getpid()))
pathlib.Path("number").rename("heard")
time.sleep(60)
"""
HOUR_S = 3600


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


class Nights:
    """Nightly backups by a clock that can be set, written by nobody."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = FakeClock(at("2026-03-10T12:00"))
        self.fault: str | None = None
        self.written: list[str] = []
        self.backups = NightlyBackups(folder, self.clock, self._write)

    async def _write(self, file: Path) -> str | None:
        if self.fault is None:
            self.written.append(file.name)
            self.put(file.name)
        return self.fault

    def put(self, *names: str) -> None:
        self.folder.mkdir(exist_ok=True)
        for name in names:
            (self.folder / name).touch()

    async def pass_hours(self, count: int) -> None:
        for _ in range(count):
            self.clock.advance(HOUR_S)
            await self.backups.look()


@pytest.fixture
def nights(tmp_path):
    return Nights(tmp_path / "backups")


def names(folder):
    return sorted(path.name for path in folder.iterdir())


async def test_one_a_night_at_four(nights):
    nights.clock.at_ms = at("2026-03-10T03:59")
    await nights.backups.look()
    assert nights.written == ["nightly-2026-03-09.sqlite3"]
    nights.clock.at_ms = at("2026-03-10T04:00")
    for _ in range(3):
        await nights.backups.look()
    assert nights.written[1:] == ["nightly-2026-03-10.sqlite3"]
    await nights.pass_hours(23)
    assert len(nights.written) == 2
    await nights.pass_hours(1)
    assert nights.written[2:] == ["nightly-2026-03-11.sqlite3"]


async def test_the_last_seven_are_kept_and_nothing_else_is_touched(nights):
    others = ["mine.sqlite3", "nightly-2020-01-01.sqlite3.bak", "before-upgrade-2020.sqlite3"]
    nights.put(*others, "nightly-2026-03-01.sqlite3.0a1b2c3d.partial", "nightly-2020-01-01.sqlite3")
    await nights.pass_hours(24 * 9)
    last_seven = [f"nightly-2026-03-{day}.sqlite3" for day in range(13, 20)]
    assert names(nights.folder) == sorted(others + last_seven)


async def test_one_that_fails_is_a_warning_and_is_tried_again(nights, caplog):
    nights.put(*(f"nightly-2026-03-0{day}.sqlite3" for day in range(1, 8)))
    nights.fault = "There is no room left for it."
    await nights.pass_hours(2)
    [first, second] = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert first.getMessage() == second.getMessage()
    assert first.getMessage() == (
        "the nightly backup failed and is tried again in 10 minutes: There is no room left for it."
    )
    assert len(names(nights.folder)) == 7
    nights.fault = None
    await nights.pass_hours(2)
    assert nights.written == ["nightly-2026-03-10.sqlite3"]
    assert "nightly-2026-03-01.sqlite3" not in names(nights.folder)


async def test_a_folder_that_cannot_be_looked_at_is_a_warning(tmp_path, caplog):
    nights = Nights(tmp_path / ("x" * 300))
    await nights.backups.look()
    assert "File name too long" in caplog.text
    assert nights.written == []


@pytest.mark.parametrize(
    ("ids", "folder", "writes"),
    [(None, "backups", True), ("0", "backups", True), ("1", "backups", False), ("0", "", False)],
)
async def test_one_process_of_several_writes_the_nightly_backups(monkeypatch, tmp_path, ids, folder, writes):
    written = asyncio.Event()

    async def write(_url, file):
        written.set()
        await asyncio.Event().wait()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(automatic_backups, "write_in_own_process", write)
    shards = {} if ids is None else {"SHARD_COUNT": "2", "SHARD_IDS": ids}
    async with nightly_backups(Settings.from_env({"BACKUP_FOLDER": folder, **shards})):
        with suppress(TimeoutError):
            await asyncio.wait_for(written.wait(), 5 if writes else 0.01)
    assert written.is_set() is writes


@pytest.fixture
def as_started(monkeypatch, tmp_path):
    """The folder in which the bot runs, and where its programs are found."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return tmp_path


async def test_the_nightly_backup_is_written_by_a_process_of_its_own(url, as_started):
    play_in(url)
    # Another bot in its folder is not taken for this one.
    (as_started / "bot.py").write_text("raise SystemExit(1)")
    file = as_started / "-backups" / "tonight.sqlite3"
    assert await write_in_own_process(url, file) is None
    assert names(file.parent) == ["tonight.sqlite3"]
    assert file.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM postings").fetchone() == (17,)


async def test_a_failure_of_the_backup_process_is_one_sentence(as_started):
    fault = await write_in_own_process("postgres://u:s3cr3t@127.0.0.1:1/d", as_started / "tonight.sqlite3")
    assert fault is not None
    assert fault.startswith("The database at postgresql+asyncpg://u:***@127.0.0.1:1/d can't be reached.")


@pytest.mark.thorough
async def test_a_bot_that_ends_meanwhile_leaves_nothing(as_started, monkeypatch):
    # However busy the machine is.
    monkeypatch.setattr(automatic_backups, "_TO_CLEAR_AWAY_S", 60.0)
    play_in("sqlite:///gnau.sqlite3")
    with closing(sqlite3.connect("gnau.sqlite3")) as connection:
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150000) "
            "INSERT INTO facts SELECT 'fact ' || i, 'value' FROM n"
        )
        connection.commit()
    file = as_started / "backups" / "tonight.sqlite3"
    task = asyncio.create_task(write_in_own_process("sqlite:///gnau.sqlite3", file))
    while not list(file.parent.glob("*.partial")):
        assert not task.done()
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert names(as_started) == ["gnau.sqlite3"]


@pytest.mark.skipif(os.name == "nt", reason="signals as of Unix: run the tests there")
async def test_a_backup_that_does_not_end_holds_up_nobody(as_started, monkeypatch):
    deaf = as_started / "deaf"
    deaf.write_text(f"#!{sys.executable}\n{DEAF}")
    deaf.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(deaf))
    monkeypatch.setattr(automatic_backups, "_TO_CLEAR_AWAY_S", 0.01)
    task = asyncio.create_task(write_in_own_process("sqlite:///gnau.sqlite3", as_started / "tonight.sqlite3"))
    while not (as_started / "heard").exists():
        assert not task.done()
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(ProcessLookupError):
        os.kill(int((as_started / "heard").read_text()), 0)


# Before an upgrade.


@pytest.fixture
def run(cli, token, monkeypatch):
    """Start the bot, as far as Discord, which refuses."""

    async def refuse(_bot, _token):
        raise discord.LoginFailure

    monkeypatch.setattr(CardsBot, "start", refuse)
    return lambda **settings: cli("run", DISCORD_TOKEN=token, LOG_LEVEL="WARNING", **settings)


async def old_database(url):
    engine = create_engine(url)
    # The leases in there end at an hour that is still to come.
    await leave_0_2(engine, [row for row in read_rows() if row[0] != "guild_leases"])
    await engine.dispose()


def revision_of(file):
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def test_a_database_is_backed_up_before_it_is_upgraded(run, cli, tmp_path):
    asyncio.run(old_database("sqlite:///gnau.sqlite3"))
    assert run().err.startswith("Discord refused DISCORD_TOKEN.")
    assert revision_of(tmp_path / "gnau.sqlite3") > OLD
    [backup] = (tmp_path / "backups").iterdir()
    assert backup.name.endswith(f"-from-{OLD}.sqlite3")
    assert (revision_of(backup), backup.stat().st_mode & 0o777) == (OLD, 0o600)
    # That was all there is to do.
    run()
    assert names(tmp_path / "backups") == [backup.name]
    assert cli("restore", "--force", str(backup)).status == 0
    assert revision_of(tmp_path / "gnau.sqlite3") == OLD


def test_on_a_server_as_well(run, postgres_url, tmp_path):
    asyncio.run(old_database(postgres_url))
    run(DATABASE_URL=postgres_url, BACKUP_FOLDER="kept")
    [backup] = (tmp_path / "kept").iterdir()
    assert revision_of(backup) == OLD


def test_the_last_three_from_before_an_upgrade_are_kept(run, tmp_path):
    asyncio.run(old_database("sqlite:///gnau.sqlite3"))
    kept = [f"before-upgrade-2026-01-0{day}-040000-from-0004.sqlite3" for day in range(1, 5)]
    (tmp_path / "backups").mkdir()
    for name in [*kept, "nightly-2020-01-01.sqlite3"]:
        (tmp_path / "backups" / name).touch()
    run()
    assert names(tmp_path / "backups")[:2] == kept[2:]
    assert len(names(tmp_path / "backups")) == 4


def test_without_a_backup_nothing_is_upgraded(run, tmp_path):
    asyncio.run(old_database("sqlite:///gnau.sqlite3"))
    (tmp_path / "backups").write_text("no folder")
    answer = run()
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert "can't be written: File exists." in answer.err
    assert revision_of(tmp_path / "gnau.sqlite3") == OLD


def test_a_new_database_needs_no_backup(run, tmp_path):
    run()
    assert names(tmp_path) == ["gnau.sqlite3"]


# What `check` says of them.


@pytest.mark.parametrize(
    ("age_h", "words"), [(0, "less than an hour old"), (1, "one hour old"), (30, "30 hours old")]
)
def test_check_says_how_old_the_newest_is(cli, token, tmp_path, age_h, words):
    (tmp_path / "backups").mkdir()
    for night in ("2026-03-09", "2026-03-10"):
        file = tmp_path / "backups" / f"nightly-{night}.sqlite3"
        file.touch()
    written_s = time.time() - age_h * HOUR_S - 60
    os.utime(file, (written_s, written_s))
    answer = cli("check", DISCORD_TOKEN=token, BACKUP_FOLDER="backups")
    assert (answer.status, answer.err) == (0, "")
    assert f"Backups: the newest is {words}: backups/nightly-2026-03-10.sqlite3" in answer.out.splitlines()


@pytest.mark.parametrize(
    ("folder", "line"),
    [
        ("", "Backups: none, since BACKUP_FOLDER isn't set."),
        ("backups", "Backups: none in backups yet. The running bot writes the first one."),
    ],
)
def test_check_says_that_there_are_none(cli, token, folder, line):
    answer = cli("check", DISCORD_TOKEN=token, BACKUP_FOLDER=folder)
    assert (answer.status, answer.err) == (0, "")
    assert line in answer.out.splitlines()


def test_check_says_that_the_folder_is_none(cli, token, tmp_path):
    (tmp_path / "backups").touch()
    answer = cli("check", DISCORD_TOKEN=token, BACKUP_FOLDER="backups")
    assert (answer.status, answer.err) == (2, "The file “backups” can't be read: Not a directory.\n")
