"""`restore`: everything back as it was, or nothing changed."""

import json
import shutil
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.store.copying import places
from tests.support.played import played_file

HOLDS = "13 tables, 7 rounds, 17 postings"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup that nobody changes."""
    folder = tmp_path_factory.mktemp("made")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DATABASE_URL", f"sqlite:///{played_file(folder / 'played.sqlite3')}")
        assert main(["backup", str(folder / "backup.sqlite3")]) == 0
    return folder / "backup.sqlite3"


@pytest.fixture
def backup(made: Path, tmp_path: Path) -> Path:
    """A backup, and nothing else."""
    return Path(shutil.copy(made, tmp_path / "backup.sqlite3"))


def contents(cli, url="sqlite:///gnau.sqlite3"):
    """Return what a database holds, by way of one more backup."""
    answer = json.loads(cli("backup", "--force", "--json", "again.sqlite3", DATABASE_URL=url).out)
    Path("again.sqlite3").unlink()
    return answer["contents"]


def test_into_nothing(cli, backup, tmp_path):
    held = contents(cli, "sqlite:///backup.sqlite3")
    status, out, err = cli("restore", "backup.sqlite3", DATABASE_URL="sqlite:///data/var/gnau.sqlite3")
    assert (status, err) == (0, "")
    assert out == f"data/var/gnau.sqlite3 now holds the backup: {HOLDS}. Start the bot.\n"
    assert contents(cli, "sqlite:///data/var/gnau.sqlite3") == held
    assert [path.name for path in (tmp_path / "data" / "var").iterdir()] == ["gnau.sqlite3"]


def test_into_a_server_and_again(cli, backup, postgres_url):
    held = contents(cli, "sqlite:///backup.sqlite3")
    first = cli("restore", "backup.sqlite3", "--json", DATABASE_URL=postgres_url)
    answer = json.loads(first.out)
    assert (first.status, answer["contents"], answer["file"]) == (0, held, "backup.sqlite3")
    refused = cli("restore", "backup.sqlite3", DATABASE_URL=postgres_url)
    assert (refused.status, refused.out) == (2, "")
    assert "isn't empty. Only “restore --force” replaces it." in refused.err
    assert cli("restore", "--force", "backup.sqlite3", DATABASE_URL=postgres_url).status == 0
    assert contents(cli, postgres_url) == held


def test_a_database_with_content_is_replaced_only_with_force(cli, backup, tmp_path):
    shutil.copy(backup, tmp_path / "gnau.sqlite3")
    execute(tmp_path / "gnau.sqlite3", "DELETE FROM drill_shares")
    before = (tmp_path / "gnau.sqlite3").read_bytes()
    status, out, err = cli("restore", "backup.sqlite3")
    assert (status, out) == (2, "")
    assert err.startswith("gnau.sqlite3 isn't empty")
    assert (tmp_path / "gnau.sqlite3").read_bytes() == before
    assert cli("restore", "backup.sqlite3", "--force").status == 0
    assert contents(cli)["drill_shares"]["rows"] == 1


def test_ctrl_c_after_the_restore_is_done_undoes_nothing(cli, backup, monkeypatch):
    def put_in_place(partial, file):
        signal.raise_signal(signal.SIGINT)
        places.put_in_place(partial, file)

    monkeypatch.setattr("bot.store.copying.copy.put_in_place", put_in_place)
    # A shell in the background has Ctrl-C ignored, and asyncio then leaves it so.
    restored = signal.signal(signal.SIGINT, signal.default_int_handler)
    status, out, err = cli("restore", "backup.sqlite3")
    signal.signal(signal.SIGINT, restored)
    assert (status, err) == (0, "")
    assert out.startswith("gnau.sqlite3 now holds the backup")
    assert contents(cli) == contents(cli, "sqlite:///backup.sqlite3")


def execute(file, statement, *values):
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, values)
        connection.commit()


def test_while_a_bot_is_running(cli, backup, tmp_path):
    shutil.copy(backup, tmp_path / "gnau.sqlite3")
    soon_ms = round(time.time() * 1000) + 40_000
    execute(
        tmp_path / "gnau.sqlite3", "INSERT INTO guild_leases VALUES (1, 'f00d', 'host-a:4711', ?)", soon_ms
    )
    before = (tmp_path / "gnau.sqlite3").read_bytes()
    status, out, err = cli("restore", "--force", "backup.sqlite3")
    assert (status, out) == (2, "")
    assert err.startswith("A bot is running on gnau.sqlite3: host-a:4711. Stop it first. After a crash, ")
    assert (tmp_path / "gnau.sqlite3").read_bytes() == before


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda file: file.unlink(), "There's no file backup.sqlite3."),
        (lambda file: file.write_text("points " * 999), "backup.sqlite3 is damaged, or isn't a database"),
        (lambda file: file.write_bytes(file.read_bytes()[:90_000]), "backup.sqlite3 is damaged"),
        (lambda file: file.write_bytes(b""), "backup.sqlite3 holds nothing from this bot."),
        (
            lambda file: execute(file, "UPDATE alembic_version SET version_num = '9999'"),
            "The database backup.sqlite3 is from a newer version of the bot (revision 9999).",
        ),
    ],
)
def test_a_file_that_is_no_backup(cli, backup, tmp_path, spoil, sentence):
    shutil.copy(backup, tmp_path / "gnau.sqlite3")
    before = (tmp_path / "gnau.sqlite3").read_bytes()
    spoil(backup)
    status, out, err = cli("restore", "--force", "backup.sqlite3")
    assert (status, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1
    assert (tmp_path / "gnau.sqlite3").read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} <= {"gnau.sqlite3", "backup.sqlite3"}


def test_a_database_that_is_damaged_is_what_backups_are_for(cli, backup, tmp_path):
    (tmp_path / "gnau.sqlite3").write_bytes(backup.read_bytes()[:50_000])
    (tmp_path / "gnau.sqlite3-wal").write_bytes(b"left by a crash")
    assert cli("restore", "backup.sqlite3").status == 2
    assert cli("restore", "backup.sqlite3", "--force").status == 0
    assert contents(cli) == contents(cli, "sqlite:///backup.sqlite3")
