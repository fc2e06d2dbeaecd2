"""`check`: the settings and the database, looked at without touching them."""

import os
import re
import sqlite3
from contextlib import closing

import pytest

from bot.cli import check
from bot.features.statistics.rows import FORM
from bot.store import RevisionState
from bot.text import load_catalog
from tests.support.databases import lay_out


@pytest.fixture(autouse=True)
def _fonts_for_all_languages(monkeypatch):
    """What `check` says must not depend on the machine's fonts."""
    monkeypatch.setattr(check, "can_write", lambda letters: True)


def files(folder):
    return {path.relative_to(folder).as_posix(): path.stat().st_size for path in folder.rglob("*")}


def test_before_the_first_start(cli, token, tmp_path):
    status, out, err = cli("check", DISCORD_TOKEN=token, DATABASE_URL="sqlite:///not/yet/there.sqlite3")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Settings: good.",
        ("Computer players: pure Python. Compiled, they look further ahead (see the guide)."),
        f"Database: none yet, the first start creates it: {tmp_path / 'not/yet/there.sqlite3'}",
        "Backups: none, since BACKUP_FOLDER isn't set.",
        "Token: set and well formed.",
    ]
    assert files(tmp_path) == {}


def test_after_the_first_start(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    before = files(tmp_path)
    status, out, _ = cli("check", DISCORD_TOKEN=token)
    assert status == 0
    assert re.search(rf"Database: good, at revision \d{{4}}: {tmp_path / 'gnau.sqlite3'}\n", out)
    assert "Points: the books balance (0 postings, 0 accounts)." in out
    assert files(tmp_path) == before


def test_a_database_of_an_older_bot(cli, token, monkeypatch, tmp_path):
    async def older(_engine):
        return RevisionState("0001", "0002")

    lay_out("sqlite:///gnau.sqlite3")

    monkeypatch.setattr(check, "revision_state", older)
    status, out, _ = cli("check", DISCORD_TOKEN=token)
    assert status == 0
    assert "Database: at revision 0001, the next start upgrades it to 0002: " in out


@pytest.mark.parametrize("has_fonts", [True, False])
def test_a_language_that_no_font_here_can_draw_is_told(cli, token, monkeypatch, tmp_path, has_fonts):
    for locale in ("en", "ja", "de"):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "tables.ftl").write_text("table-open = 1\n", encoding="utf-8")
    monkeypatch.setattr(check, "load_catalog", lambda: load_catalog(tmp_path))
    monkeypatch.setattr(check, "can_write", lambda letters: has_fonts or letters.isascii() or "ä" in letters)
    status, out, _ = cli("check", DISCORD_TOKEN=token)
    told = [line for line in out.splitlines() if line.startswith("Fonts:")]
    assert status == 0
    assert [line.partition(",")[0] for line in told] == (
        [] if has_fonts else ["Fonts: none here has the letters of ja (Japanese)"]
    )


def install(folder, *distributions):
    """Have packages installed in a folder that bring both `bot` and `cogs`."""
    for name in distributions:
        info = folder / f"{name}-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (info / "RECORD").write_text("bot/__init__.py,,\ncogs/__init__.py,,\n")


def package_warnings(answer):
    assert answer.status == 0
    return [line for line in answer.out.splitlines() if line.startswith("Packages: ")]


@pytest.mark.parametrize(
    ("distributions", "named"),
    [(["gnau"], []), (["moonbot"], []), (["gnau", "moonbot"], ["bot", "cogs"])],
    ids=["alone", "editable", "both"],
)
def test_another_distribution_with_packages_of_our_names(
    cli, token, monkeypatch, tmp_path, distributions, named
):
    install(tmp_path / "site", *distributions)
    monkeypatch.syspath_prepend(tmp_path / "site")
    found = package_warnings(cli("check", DISCORD_TOKEN=token))
    assert [line.split(",")[0] for line in found] == [
        f"Packages: moonbot installs “{name}” as well" for name in named
    ]


@pytest.mark.parametrize(
    ("file", "named"),
    [("bot.py", ["bot"]), ("cogs/__init__.py", ["cogs"]), ("cogs/fun.py", []), ("bot/__main__.py", [])],
)
def test_another_bot_in_the_folder(cli, token, tmp_path, file, named):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).touch()
    found = package_warnings(cli("check", DISCORD_TOKEN=token))
    assert found == [
        f"Packages: in this folder “python -m bot” takes “{name}” from {tmp_path / file}. "
        "Start the bot in its own folder."
        for name in named
    ]


ENTRY = "INSERT INTO entries (posting_id, account_id, amount_points) VALUES (1, 1, 5)"
POSTING = "INSERT INTO postings (id, guild_id, reference, created_ms) VALUES (1, 4, 'gnau:7:3', 0)"
STANDING = "INSERT INTO standings VALUES (7, 4, 'rounds-gnau', 'all', 0, 1, 1, NULL, NULL, NULL)"
ACCOUNT = "INSERT INTO accounts (id, guild_id, kind, owner_id, balance_points) VALUES ({}, 4, '{}', 9, {})"


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ([POSTING], "A posting doesn't sum to zero: gnau:7:3. Restore a backup."),
        (
            [ACCOUNT.format(1, "user", 5), ACCOUNT.format(2, "purse", -5)],
            "2 balances don't match the entries: user 9 in server 4, purse 9 in server 4.",
        ),
        ([POSTING, ACCOUNT.format(1, "user", 5), ENTRY], "In a server the points don't sum to zero: 4."),
        (
            [ACCOUNT.format(1, "purse", -5)],
            "An account is wrongly below zero: purse 9 in server 4. Restore a backup.",
        ),
        ([ACCOUNT.format(1, "escrow", 5)], "A closed table still holds points: escrow 9 in server 4."),
    ],
)
def test_books_that_do_not_balance(cli, token, tmp_path, damage, sentence):
    lay_out("sqlite:///gnau.sqlite3")
    with sqlite3.connect(tmp_path / "gnau.sqlite3") as connection:
        for statement in damage:
            connection.execute(statement)
    connection.close()
    status, out, err = cli("check", DISCORD_TOKEN=token)
    assert status == 2
    assert sentence in err
    assert "the books balance" not in out


def test_a_leaderboard_that_the_rounds_do_not_bear_out(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    with closing(sqlite3.connect(tmp_path / "gnau.sqlite3", isolation_level=None)) as connection:
        connection.execute(STANDING)
    status, out, err = cli("check", DISCORD_TOKEN=token)
    assert status == 2
    assert (
        "One line of a leaderboard or summary doesn't follow from the rounds: rounds-gnau of 7 in server 4."
        in err
    )
    assert "the books balance" in out


def test_books_that_do_not_balance_hide_no_wrong_leaderboard(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    with closing(sqlite3.connect(tmp_path / "gnau.sqlite3", isolation_level=None)) as connection:
        connection.execute(POSTING)
        connection.execute(STANDING)
    status, _, err = cli("check", DISCORD_TOKEN=token)
    assert status == 2
    assert "A posting doesn't sum to zero" in err
    assert "rounds-gnau of 7 in server 4" in err


def test_a_summary_that_the_rounds_do_not_bear_out(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    with closing(sqlite3.connect(tmp_path / "gnau.sqlite3", isolation_level=None)) as connection:
        connection.execute("INSERT INTO summaries VALUES (7, 4, 9, 1, ?, '{\"score\": {}}')", (FORM,))
    status, _, err = cli("check", DISCORD_TOKEN=token)
    assert status == 2
    assert "One line of a leaderboard or summary doesn't follow from the rounds: summaries of 7" in err


GAME_TABLE = (
    "INSERT INTO game_tables"
    " (id, guild_id, channel_id, game, is_open, version, snapshot, created_ms, updated_ms)"
    " VALUES (7, 4, {channel}, '{game}', {is_open}, 1, {snapshot}, 0, 0)"
)
ROUND = (
    "INSERT INTO rounds (id, table_id, guild_id, number, record, snapshot, settled_ms)"
    " VALUES (3, 7, 4, 1, {record}, {snapshot}, 0)"
)
CLOSED = GAME_TABLE.format(channel=5, game="gnau", is_open=0, snapshot="'{'")
NO_TEXT = "CAST(X'7B2261223A2022FF227D' AS TEXT)"
SETTINGS = "INSERT INTO guild_settings VALUES (4, {options}, 0, 0)"
OPEN_TABLE = "One open table is damaged: table 7 ({game}) in server 4."


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (
            [GAME_TABLE.format(channel=5, game="gnau", is_open=1, snapshot=NO_TEXT)],
            OPEN_TABLE.format(game="gnau"),
        ),
        (
            [GAME_TABLE.format(channel=5, game="hearts", is_open=1, snapshot="'{}'")],
            OPEN_TABLE.format(game="hearts"),
        ),
        (
            [CLOSED, ROUND.format(record=NO_TEXT, snapshot="NULL")],
            "One row can't be read: rounds 3 (record). The bot does without",
        ),
        (
            [CLOSED, ROUND.format(record="'{}'", snapshot="'[1]'")],
            "One row can't be read: rounds 3 (snapshot).",
        ),
        (
            [
                CLOSED,
                "INSERT INTO table_events VALUES (7, 2, 0, 'CardsDealt', '{')",
                SETTINGS.format(options="''"),
            ],
            "2 rows can't be read: guild_settings 4 (options), table_events 7/2 (data).",
        ),
    ],
)
def test_rows_that_cannot_be_read_are_named(cli, token, tmp_path, damage, sentence):
    lay_out("sqlite:///gnau.sqlite3")
    with closing(sqlite3.connect(tmp_path / "gnau.sqlite3", isolation_level=None)) as connection:
        for statement in damage:
            connection.execute(statement)
    status, out, err = cli("check", DISCORD_TOKEN=token)
    assert status == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert "Points: the books balance" in out


def test_check_calls_no_readable_row_damaged(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    accents = """'{"language": "é"}'"""
    with closing(sqlite3.connect(tmp_path / "gnau.sqlite3", isolation_level=None)) as connection:
        # What a closed table was like nobody asks; JSON may be written otherwise; there need be no snapshot.
        for statement in (
            CLOSED,
            SETTINGS.format(options=accents),
            ROUND.format(record="'{ }'", snapshot="'null'"),
        ):
            connection.execute(statement)
    status, _, err = cli("check", DISCORD_TOKEN=token)
    assert (status, err) == (0, "")


def test_a_database_of_a_newer_bot(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    with sqlite3.connect(tmp_path / "gnau.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    status, _, err = cli("check", DISCORD_TOKEN=token)
    assert status == 2
    assert "is from a newer version of the bot (revision 9999). Update the bot." in err


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize(("mode", "warns"), [(0o644, True), (0o604, True), (0o640, False), (0o600, False)])
def test_a_file_of_settings_that_others_can_read(cli, token, tmp_path, mode, warns):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={token}\n")
    (tmp_path / ".env").chmod(mode)
    status, out, _ = cli("check")
    assert (status, "anyone on this machine can read .env" in out) == (0, warns)
    assert token not in out
    assert (tmp_path / ".env").stat().st_mode & 0o777 == mode


@pytest.mark.skipif(os.name == "nt", reason="modes as of Unix: run the tests there")
def test_a_database_that_everybody_can_open(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    (tmp_path / "gnau.sqlite3").chmod(0o644)
    status, out, err = cli("check", DISCORD_TOKEN=token)
    assert (status, err) == (0, "")
    assert "anyone on this machine can open gnau.sqlite3" in out
    assert (tmp_path / "gnau.sqlite3").stat().st_mode & 0o777 == 0o644


def test_a_database_of_two_revisions(cli, token, tmp_path):
    lay_out("sqlite:///gnau.sqlite3")
    with sqlite3.connect(tmp_path / "gnau.sqlite3") as connection:
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    connection.close()
    status, _, err = cli("check", DISCORD_TOKEN=token)
    assert (status, err) == (
        2,
        "gnau.sqlite3 isn't a usable database. Restore a backup, or move it away to start afresh.\n",
    )


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("sqlite:///file/x.sqlite3", "The database file/x.sqlite3 can't be written."),
        ("sqlite:///file/deeper/x.sqlite3", "The database file/deeper/x.sqlite3 can't be written."),
        ("sqlite:///folder", "The database folder can't be written."),
        ("sqlite:////", "The database / can't be written."),
        ("sqlite:////dev/null", "The database /dev/null can't be written."),
        ("postgresql://u:s3cr3t@127.0.0.1:99999/d", "DATABASE_URL can't be read."),
        ("sqlite:///file", "file isn't a usable database."),
        ("sqlite://", "DATABASE_URL can't be read."),
        ("mysql://gnau:s3cr3t@db/gnau", "DATABASE_URL can't be read."),
        ("gnau s3cr3t", "DATABASE_URL can't be read."),
        ("sqlite:///x.sqlite3?mode=s3cr3t", "DATABASE_URL has the option “mode”"),
    ],
)
def test_a_database_that_cannot_be_used(cli, token, tmp_path, url, sentence):
    (tmp_path / "file").write_text("This is no database, and long enough to be sure of that. " * 20)
    (tmp_path / "folder").mkdir()
    status, out, err = cli("check", DISCORD_TOKEN=token, DATABASE_URL=url)
    assert status == 2
    assert err.startswith(sentence)
    assert err.count("\n") == 1
    assert [line.split()[0] for line in out.splitlines()] == ["Settings:", "Computer", "Backups:", "Token:"]
    assert "s3cr3t" not in out + err


def test_check_tells_every_fault_at_once(cli):
    status, out, err = cli("check", DATABASE_URL="nowhere")
    assert (status, [line.split()[0] for line in out.splitlines()]) == (
        2,
        ["Settings:", "Computer", "Backups:"],
    )
    assert [line.split()[0] for line in err.splitlines()] == ["DATABASE_URL", "DISCORD_TOKEN"]


def test_check_tells_every_wrong_setting_at_once(cli):
    status, out, err = cli("check", DISCORD_TOKEN="s3cr3t", GNAU_RULES="plane", LOG_JSON="maybe")
    assert (status, out) == (2, "")
    assert [line.split()[0] for line in err.splitlines()] == ["DISCORD_TOKEN", "GNAU_RULES", "LOG_JSON"]
    assert "s3cr3t" not in err


def test_settings_are_read_from_a_file_too(cli, token, tmp_path):
    (tmp_path / ".env").write_text(f"\ufeffDISCORD_TOKEN={token}\nGNAU_RULES='kopitiam'\n", encoding="utf-8")
    assert cli("check").status == 0


def test_the_environment_goes_before_the_file(cli, token, tmp_path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={token}\nGNAU_RULES=plane\n")
    assert cli("check", GNAU_RULES="plain").status == 0
    # What is set to nothing is not set.
    assert "“plane”" in cli("check", GNAU_RULES="").err


def test_a_dollar_sign_in_the_file_is_a_dollar_sign(cli, tmp_path):
    (tmp_path / ".env").write_text("GNAU_RULES=pl${HOME}ain\n")
    assert "“pl${HOME}ain”" in cli("check").err


def test_a_file_of_settings_that_is_no_text(cli, token, tmp_path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={token}\n", encoding="utf-16")
    status, out, err = cli("check")
    assert (status, out) == (2, "")
    assert err.startswith("The file “.env” can't be read:")
    assert err.count("\n") == 1
