"""`check --repair`: what follows from other rows is put right, and nothing else is touched."""

import sqlite3
from contextlib import closing

import pytest

from bot.store.schema import metadata
from tests.support.databases import lay_out
from tests.support.lives import KOPITIAM, LEN, play_all_of_it
from tests.support.tiers import alike


def played(tmp_path):
    """Have everything played there is, and return all of it as it is kept."""
    lay_out("sqlite:///gnau.sqlite3", play_all_of_it)
    return kept_in(tmp_path / "gnau.sqlite3")


def kept_in(file):
    with closing(sqlite3.connect(file)) as connection:
        return {
            table.name: sorted(connection.execute(f"SELECT * FROM {table.name}"), key=repr)
            for table in metadata.sorted_tables
        }


def spoil(file, *statements):
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            assert connection.execute(statement).rowcount > 0


LEN_THERE = f"user_id = {LEN} AND guild_id = {KOPITIAM}"
PURSE = f"owner_id = {LEN} AND guild_id = {KOPITIAM} AND kind = 'purse'"


@pytest.mark.parametrize(
    "case",
    alike(
        [
            (
                f"accounts SET kind = 'pursf' WHERE {PURSE}",
                f"an unreadable account is now purse {LEN}",
            ),
            (
                f"accounts SET balance_points = 'x' WHERE {PURSE}",
                f"purse {LEN} in server {KOPITIAM} had ? points",
            ),
            (
                f"accounts SET balance_points = 1 WHERE {PURSE}",
                f"purse {LEN} in server {KOPITIAM} had 1 points",
            ),
            (f"accounts SET rounds = 'many' WHERE {PURSE}", f"counted again: accounts of {LEN}"),
            (f"standings SET score = 'x' WHERE {LEN_THERE}", f"counted again: rounds-gnau of {LEN}"),
            (f"standings SET board = 'x' WHERE {LEN_THERE}", f"counted again: rounds-gnau of {LEN}"),
            (f"standings SET earlier_score = 'x' WHERE {LEN_THERE}", f"counted again: hand-gnau of {LEN}"),
            (f"game_tallies SET mu = 'x' WHERE {LEN_THERE}", f"counted again: games-hearts of {LEN}"),
            (f"game_tallies SET games = 9 WHERE {LEN_THERE}", f"counted again: games-hearts of {LEN}"),
            (f"drill_results SET right = -1 WHERE {LEN_THERE}", f"counted again: drill_results of {LEN}"),
            (f"drill_streaks SET user_id = 'x' WHERE {LEN_THERE}", f"counted again: drill_streaks of {LEN}"),
        ],
        4,
    ),
)
def test_repair_puts_right_what_follows_from_other_rows(cli, token, tmp_path, case):
    damage, said = case
    before = played(tmp_path)
    spoil(tmp_path / "gnau.sqlite3", f"UPDATE OR REPLACE {damage}")
    damaged = kept_in(tmp_path / "gnau.sqlite3")
    assert cli("check", DISCORD_TOKEN=token).status == 2
    assert kept_in(tmp_path / "gnau.sqlite3") == damaged
    status, out, err = cli("check", "--repair", DISCORD_TOKEN=token)
    assert (status, err) == (0, "")
    assert f"Repair: {said}" in out
    assert kept_in(tmp_path / "gnau.sqlite3") == before
    [backup] = tmp_path.glob("before-repair-*.sqlite3")
    assert f"Repair: backup of the database before it: {backup.name}" in out
    assert kept_in(backup) == damaged
    assert "Repair: nothing to do." in cli("check", "--repair", DISCORD_TOKEN=token).out
    assert [*tmp_path.glob("before-repair-*.sqlite3")] == [backup]


def test_repair_does_not_count_again_what_it_cannot_read(cli, token, tmp_path):
    played(tmp_path)
    seat = f"WHERE rowid = (SELECT min(rowid) FROM round_players WHERE user_id = {LEN})"
    spoil(
        tmp_path / "gnau.sqlite3",
        f"UPDATE round_players SET delta_points = 'x' {seat}",
        f"UPDATE standings SET score = 77 WHERE {LEN_THERE}",
    )
    damaged = kept_in(tmp_path / "gnau.sqlite3")
    status, out, err = cli("check", "--repair", DISCORD_TOKEN=token)
    assert status == 2
    assert "Repair: nothing wrong here follows from other rows. Restore a backup." in out
    assert "(delta_points)" in err
    assert kept_in(tmp_path / "gnau.sqlite3") == damaged


def test_repair_without_a_backup_changes_nothing(cli, token, tmp_path):
    played(tmp_path)
    spoil(tmp_path / "gnau.sqlite3", f"UPDATE accounts SET balance_points = 1 WHERE {PURSE}")
    damaged = kept_in(tmp_path / "gnau.sqlite3")
    (tmp_path / "file").touch()
    status, out, err = cli("check", "--repair", DISCORD_TOKEN=token, BACKUP_FOLDER=str(tmp_path / "file"))
    assert status == 2
    assert "can't be written" in err
    assert "Repair:" not in out
    assert kept_in(tmp_path / "gnau.sqlite3") == damaged


def test_repair_drops_a_summary_that_cannot_be_read(cli, token, tmp_path):
    before = played(tmp_path)
    spoil(tmp_path / "gnau.sqlite3", f"UPDATE summaries SET statistics = '{{' WHERE {LEN_THERE}")
    status, out, err = cli("check", "--repair", DISCORD_TOKEN=token)
    assert (status, err) == (0, "")
    assert f"Repair: counted again: summaries of {LEN} in server {KOPITIAM}." in out
    # The next one who asks for it has it made anew.
    left = [row for row in before["summaries"] if row[:2] != (LEN, KOPITIAM)]
    assert kept_in(tmp_path / "gnau.sqlite3") == before | {"summaries": left}
