"""`move`: from a file to a server and everywhere else, with the figures of both."""

import json
import re
import sqlite3
import sys
import time
from contextlib import closing

import pytest

from tests.support.played import played_file


@pytest.fixture
def old(tmp_path):
    return played_file(tmp_path / "old.sqlite3")


def test_to_a_server_and_back(cli, old, postgres_url):
    there = cli("move", "--from", "sqlite:///old.sqlite3", "--to", postgres_url)
    back = cli("move", "--from", postgres_url, "--to", "sqlite:///new/gnau.sqlite3")
    assert [(each.status, each.err) for each in (there, back)] == [(0, "")] * 2
    *table, last = there.out.splitlines()
    assert table[0].split() == ["table", "rows", "sum"]
    [line] = [line for line in table if line.startswith("postings ")]
    assert re.fullmatch(r"postings +17 +[\d,]+  the same in both", line)
    assert last.startswith("Moved: 13 tables, 7 rounds, 17 postings. ")
    assert f" Now set DATABASE_URL to {postgres_url} " in last
    assert back.out.splitlines()[:-1] == table
    assert "Now set DATABASE_URL to sqlite:///new/gnau.sqlite3 " in back.out


def test_for_a_program(cli, old):
    answer = json.loads(
        cli("move", "--from", "sqlite:///old.sqlite3", "--to", "sqlite:///b.db", "--json").out
    )
    assert (answer["from"], answer["to"]) == ("sqlite:///old.sqlite3", "sqlite:///b.db")
    assert answer["contents"]["entries"]["rows"] == 48


def test_the_password_is_not_shown(cli, old, postgres_url):
    # The server trusts everybody who connects from here, whatever the password.
    url = postgres_url.replace("gnau@", "gnau:s3cr3t@")
    status, out, err = cli("move", "--from", "sqlite:///old.sqlite3", "--to", url)
    assert (status, err) == (0, "")
    assert "s3cr3t" not in out
    assert "gnau:***@127.0.0.1" in out


def test_a_bot_that_is_running_would_lose_what_comes_after(cli, old, tmp_path):
    soon_ms = round(time.time() * 1000) + 40_000
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("INSERT INTO guild_leases VALUES (1, 'f00d', 'host-a:4711', ?)", [soon_ms])
        connection.commit()
    status, out, err = cli("move", "--from", "sqlite:///old.sqlite3", "--to", "sqlite:///b.db")
    assert (status, out) == (2, "")
    assert err.startswith("A bot is running on old.sqlite3: host-a:4711.")
    assert not (tmp_path / "b.db").exists()


@pytest.mark.parametrize(
    ("source", "target", "sentence"),
    [
        ("sqlite:///old.sqlite3", "sqlite:///old.sqlite3", "Both are the same database, old.sqlite3."),
        ("sqlite:///none.sqlite3", "sqlite:///b.db", "There's no file none.sqlite3."),
        ("sqlite:///old.sqlite3", "sqlite:///taken", "taken isn't empty"),
        ("sqlite:///old.sqlite3", "mysql://u:s3cr3t@h/d", "argument --to: this can't be read (examples:"),
        ("", "sqlite:///b.db", "argument --from: this can't be read (examples:"),
        ("old.sqlite3", "taken/b.db", "taken/b.db can't be written:"),
        (
            "sqlite:///old.sqlite3",
            "sqlite:///b.db?mode=rw",
            "argument --to: this kind of database doesn't support the option “mode”",
        ),
        (
            "sqlite:///old.sqlite3",
            "postgres://u:s3cr3t@127.0.0.1:1/d",
            "can't be reached. Check its server and the address.",
        ),
        ("old.sqlite3", "postgres://u:s3cr3t@127.0.0.1:99999/d", "argument --to: this can't be read ("),
        ("postgres://u:s3cr3t@127.0.0.1:1/d", "sqlite:///b.db", "can't be reached."),
    ],
)
def test_one_sentence_on_what_is_wrong(cli, old, tmp_path, source, target, sentence):
    (tmp_path / "taken").write_text("This is no database. " * 99)
    status, out, err = cli("move", "--from", source, "--to", target)
    assert (status, out) == (2, "")
    assert sentence in err.splitlines()[-1]
    assert "s3cr3t" not in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.sqlite3", "taken"]


def test_a_missing_driver(cli, old, monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    answer = cli("move", "--from", "sqlite:///old.sqlite3", "--to", "postgres://u@h/d")
    assert answer.status == 2
    assert "needs the package asyncpg: pip install asyncpg" in answer.err
