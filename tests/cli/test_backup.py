"""`backup`: one file that holds everything, written whole or not at all."""

import json
import os
import pty
import signal
import sqlite3
import subprocess
import sys
import termios
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.played import played_file
from tests.support.tiers import alike

ROOT = Path(__file__).parents[2]
HOLDS = "13 tables, 7 rounds, 17 postings"


@pytest.fixture
def live(tmp_path: Path) -> Path:
    return played_file(tmp_path / "gnau.sqlite3")


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_backup(cli, live, tmp_path):
    status, out, err = cli("backup", "evening.sqlite3")
    size_kb = -(-(tmp_path / "evening.sqlite3").stat().st_size // 1000)
    assert (status, err) == (0, "")
    assert out == f"evening.sqlite3: {HOLDS}, {size_kb} kB, read back and compared.\n"
    assert names(tmp_path) == ["evening.sqlite3", "gnau.sqlite3"]
    with closing(sqlite3.connect(tmp_path / "evening.sqlite3")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("SELECT count(*) FROM postings").fetchone() == (17,)


def test_damaged_rows_are_kept_to_the_letter(cli, live, tmp_path):
    spoilt = {
        "UPDATE game_tables SET snapshot = CAST(? AS TEXT) WHERE id = 1": b'{"seats": "\xff\xc3"}',
        "UPDATE rounds SET record = CAST(? AS TEXT) WHERE id = 1": b"[" * 5000,
        "UPDATE guild_settings SET options = CAST(? AS TEXT)": b"\x80",
        "UPDATE facts SET value = CAST(? AS TEXT) WHERE name = 'last-stand-in'": b"-\xfe",
    }
    with closing(sqlite3.connect(live, isolation_level=None)) as connection:
        for statement, value in spoilt.items():
            connection.execute(statement, (value,))
    status, _, err = cli("backup", "evening.sqlite3")
    assert (status, err) == (0, "")
    assert dumped(tmp_path / "evening.sqlite3") == dumped(live)
    status, _, err = cli("restore", "evening.sqlite3", DATABASE_URL="sqlite:///again.sqlite3")
    assert (status, err) == (0, "")
    assert dumped(tmp_path / "again.sqlite3") == dumped(live)


def dumped(file):
    """Return what is kept in a file where people and their points are, bytes as they are."""
    with closing(sqlite3.connect(file)) as connection:
        connection.text_factory = bytes
        names = ("game_tables", "rounds", "guild_settings", "facts", "table_events", "postings")
        return {
            name: [
                [(value, type(value)) for value in row]
                for row in connection.execute(f"SELECT * FROM {name} ORDER BY rowid")
            ]
            for name in names
        }


def test_for_a_program(cli, live, tmp_path):
    status, out, _ = cli("backup", "backups/of/evening.sqlite3", "--json")
    answer = json.loads(out)
    assert status == 0
    assert answer["bytes"] == (tmp_path / answer["file"]).stat().st_size
    assert (answer["tables"], answer["rounds"], answer["postings"], answer["sound"]) == (13, 7, 17, True)
    assert answer["contents"]["postings"]["rows"] == 17
    assert len(answer["contents"]["facts"]["digest"]) == 64
    assert (answer["revision"], "zero" in answer["contents"]) == (revision_of(live), False)


def revision_of(file):
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def test_a_file_that_is_there_is_replaced_only_on_demand(cli, live, tmp_path):
    (tmp_path / "evening.sqlite3").write_text("my diary")
    answer = cli("backup", "evening.sqlite3")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == "evening.sqlite3 already exists. Choose another name, or use --force.\n"
    assert (tmp_path / "evening.sqlite3").read_text() == "my diary"
    assert cli("backup", "--force", "evening.sqlite3").status == 0
    assert revision_of(tmp_path / "evening.sqlite3") == revision_of(live)


@pytest.mark.parametrize(("before", "after"), [(None, 0o600), (0o644, 0o600), (0o640, 0o640)])
def test_nobody_else_can_open_a_backup(cli, live, tmp_path, before, after):
    file = tmp_path / "evening.sqlite3"
    if before:
        file.touch()
        file.chmod(before)
    assert cli("backup", "--force", "evening.sqlite3").status == 0
    assert file.stat().st_mode & 0o777 == after


def test_from_a_server(cli, live, postgres_url, tmp_path):
    assert cli("move", "--from", "sqlite:///gnau.sqlite3", "--to", postgres_url).status == 0
    answer = cli("backup", "evening.sqlite3", DATABASE_URL=postgres_url)
    assert answer.out.startswith(f"evening.sqlite3: {HOLDS}, ")


def test_books_that_do_not_balance_are_kept_and_told(cli, live, tmp_path):
    with closing(sqlite3.connect(live)) as connection:
        connection.execute("UPDATE accounts SET balance_points = balance_points + 1 WHERE kind = 'user'")
        connection.commit()
    status, out, err = cli("backup", "evening.sqlite3")
    assert status == 1
    assert HOLDS in out
    assert "balances don't match the entries" in err


@pytest.mark.parametrize(
    ("words", "settings", "sentence"),
    [
        (["new.sqlite3"], {"DATABASE_URL": "sqlite:///none.sqlite3"}, "There's no file none.sqlite3."),
        (
            ["new.sqlite3"],
            {"DATABASE_URL": "sqlite:///text"},
            "text is damaged, or isn't a database",
        ),
        (["new.sqlite3"], {"DATABASE_URL": "sqlite:///empty"}, "empty holds nothing from this bot."),
        (["new.sqlite3"], {"DATABASE_URL": "mysql://u:s3cr3t@h/d"}, "DATABASE_URL can't be read."),
        (
            ["new.sqlite3"],
            {"DATABASE_URL": "postgres://u:s3cr3t@127.0.0.1:1/d"},
            "The database at postgresql",
        ),
        (["--force", "gnau.sqlite3"], {}, "Both are the same database"),
        (["text/new.sqlite3"], {}, "text/new.sqlite3 can't be written: "),
        (["--force", "."], {}, " can't be written: Is a directory."),
        (["--force", "/dev/null"], {}, "/dev/null can't be written: Not a regular file."),
        (["--force", "pipe"], {}, "pipe can't be written: Not a regular file."),
        (["new.sqlite3"], {"DATABASE_URL": "sqlite:///pipe"}, "pipe can't be read: Not a regular file."),
        (["/proc/none/new.sqlite3"], {}, "/proc/none/new.sqlite3 can't be written: "),
        (["x" * 300], {}, " can't be written: File name too long."),
    ],
)
def test_one_sentence_on_what_is_wrong(cli, live, tmp_path, words, settings, sentence):
    (tmp_path / "text").write_text("This is no database. " * 99)
    (tmp_path / "empty").touch()
    os.mkfifo(tmp_path / "pipe")
    status, out, err = cli("backup", *words, **settings)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
    assert "s3cr3t" not in err
    assert names(tmp_path) == ["empty", "gnau.sqlite3", "pipe", "text"]


@pytest.fixture
def large(live: Path) -> Path:
    """A database that takes a while to copy."""
    with closing(sqlite3.connect(live)) as connection:
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150000) "
            "INSERT INTO facts SELECT 'fact ' || i, 'value' FROM n"
        )
        connection.commit()
    return live


def start(folder, **streams):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DATABASE_URL": "sqlite:///gnau.sqlite3"}
    command = [sys.executable, "-m", "bot", "backup", "evening.sqlite3"]
    return subprocess.Popen(command, cwd=folder, env=environment, **streams)


def until_it_writes(process, folder):
    while not list(folder.glob("*.partial")) and process.poll() is None:
        time.sleep(0.005)


@pytest.mark.parametrize("sent", alike([signal.SIGINT, signal.SIGTERM]))
def test_a_backup_that_is_ended_leaves_nothing(large, tmp_path, sent):
    # A shell in the background has Ctrl-C ignored, and Python then leaves it so.
    restored = signal.signal(signal.SIGINT, signal.default_int_handler)
    with start(tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until_it_writes(process, tmp_path)
        process.send_signal(sent)
        out, err = process.communicate()
    signal.signal(signal.SIGINT, restored)
    assert (process.returncode, out, err) == (130, "", "")
    assert names(tmp_path) == ["gnau.sqlite3"]


@pytest.mark.thorough
def test_a_killed_backup_leaves_none_and_the_next_one_works(large, tmp_path, cli):
    with start(tmp_path) as process:
        until_it_writes(process, tmp_path)
        process.kill()
    assert not (tmp_path / "evening.sqlite3").exists()
    assert cli("backup", "evening.sqlite3").status == 0


@pytest.mark.thorough
def test_a_terminal_shows_how_far_the_backup_is(large, tmp_path):
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (25, 80))
    with start(tmp_path, stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        shown = read_all(ours)
        process.communicate()
    os.close(ours)
    assert process.returncode == 0
    assert "Writing:" in shown
    assert "Comparing:" in shown
    assert "/150331 " in shown


def read_all(descriptor):
    read = b""
    while True:
        try:
            read += os.read(descriptor, 65536)
        except OSError:
            return read.decode()
