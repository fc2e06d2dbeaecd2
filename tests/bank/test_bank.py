"""Processes that move points at once, killed again and again: nothing is lost, and nothing happens twice.

`python -m tests.bank` is the long run.
"""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bank import running
from tests.bank.operations import Kind
from tests.bank.running import Bank, BankFailed, DatabaseInUse

ROOT = Path(__file__).parents[2]
KILLS = 8


@pytest.mark.thorough
async def test_the_books_hold_kill_after_kill(url, tmp_path):
    told: list[int] = []
    summary = await Bank(url, tmp_path, seed=4).run(KILLS, 3, lambda: told.append(1))
    assert (summary.kills, len(told)) == (KILLS, KILLS)
    assert summary.retried > 0
    assert min(summary.done[kind] for kind in (Kind.GIFT, Kind.GRANT, Kind.RESET, Kind.DEAL)) > 0
    assert 0 < summary.rounds < summary.postings


async def test_a_worker_that_ends_by_itself_is_a_fault(tmp_path, monkeypatch):
    # Workers are told to use a database that cannot be opened.
    bank = Bank(f"sqlite:///{tmp_path}/gnau.sqlite3", tmp_path, seed=4)
    monkeypatch.setattr(bank, "_url", "sqlite:///")
    with pytest.raises(BankFailed, match=r"(?s)ended by itself.*database url invalid"):
        await bank.run(1, 1, lambda: None)


@pytest.mark.parametrize("kills", [0, 9])
async def test_a_worker_that_stands_still_is_a_fault(tmp_path, monkeypatch, kills):
    monkeypatch.setattr(running, "_SILENCE_S", 0.2)
    monkeypatch.setattr(running, "_WORKER", ("-c", "import time; time.sleep(600)"))
    bank = Bank(f"sqlite:///{tmp_path}/gnau.sqlite3", tmp_path, seed=4)
    with pytest.raises(BankFailed, match=r"gave 0 answers"):
        await bank.run(kills, 2, lambda: None)
    assert {process.returncode for process in bank._processes.values()} == {-signal.SIGKILL}


async def test_a_database_that_is_in_use_is_left_alone(url, tmp_path):
    await Bank(url, tmp_path, seed=4).run(0, 1, lambda: None)
    with pytest.raises(DatabaseInUse):
        await Bank(url, tmp_path, seed=4).run(1, 1, lambda: None)


@pytest.mark.thorough
def test_the_command_says_what_it_did(tmp_path):
    command = [sys.executable, "-m", "tests.bank", "--kills", "1", "--workers", "1", "--seed", "7"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("seed: 7; workers: 1\nkills: 1 in ")
    assert "the books hold" in ran.stdout


def test_the_command_cannot_be_asked_for_nothing():
    command = [sys.executable, "-m", "tests.bank", "--workers", "0"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "invalid count value: '0'" in ran.stderr
