"""The command line as a whole."""

import argparse
import io
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.cli import run
from bot.cli.main import build_parser
from bot.rules.deal_files import write_deal
from tests.support.deals import canonical, deal_of
from tests.support.texts import shipped_texts
from tests.support.tiers import alike
from tests.text.fluent_files import read_locale

NAMES = [
    "play",
    "init",
    "run",
    "sync",
    "emoji",
    "invite",
    "check",
    "backup",
    "restore",
    "move",
    "solve",
    "odds",
    "replay",
    "verify",
    "texts",
]
TEXT = shipped_texts().text()
PLAIN_WORDS = {TEXT(text_id) for text_id, message in read_locale("en").items() if not message.variables}
ROOT = Path(__file__).parents[2]


def parsers():
    parser = build_parser(TEXT)
    [subparsers] = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return parser, subparsers


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help(cli, name):
    answer = cli(name, "--help")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith(f"usage: python -m bot {name}")


def test_help_names_every_command(cli):
    status, out, err = cli("--help")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines() if line.startswith("    ")] == NAMES


def test_the_words_of_the_help_come_from_the_catalogue():
    parser, subparsers = parsers()
    words = {parser.description, *(action.help for action in subparsers._choices_actions)}
    for command in subparsers.choices.values():
        words |= {command.description, *(action.help for action in command._actions if action.dest != "help")}
    assert words <= PLAIN_WORDS


@pytest.mark.parametrize(
    "words", [(), ("dance",), ("check", "--loud"), ("replay",), ("sync", "--guild", "x")]
)
def test_a_wrong_command_line_is_a_usage_error(cli, words):
    answer = cli(*words)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("usage: ")


def test_ctrl_c_ends_a_command_without_a_traceback(cli, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.solve.parse_rules", interrupted)
    assert cli("solve", "3", "6", "8", "4", "8") == (130, "", "")


@pytest.mark.parametrize("encoding", alike(["ascii", "cp1252", "utf-8"]))
def test_any_terminal_gets_an_answer(tmp_path, encoding):
    done = subprocess.run(
        [sys.executable, "-m", "bot", "solve", "3S", "6H", "8D", "4C", "8S"],
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "3+3+4=10" in done.stdout.decode(encoding)


@pytest.fixture
def full():
    """Standard output on a disk that has no room left."""
    device = Path("/dev/full")
    if not device.exists():
        pytest.skip("/dev/full not found: run the tests on Linux")
    with suppress(OSError), device.open("w", encoding="utf-8") as stream:
        yield stream


@pytest.fixture
def unread():
    """Standard output into a pipe that nobody reads any more."""
    reading, writing = os.pipe()
    os.close(reading)
    with suppress(OSError), os.fdopen(writing, "w", encoding="utf-8") as stream:
        yield stream


ANSWERING = [("solve", "3", "6", "8", "4", "8"), ("odds",), ("verify", "-"), ("replay", "-"), ("check",)]
RECORD = (ROOT / "tests/golden/gnau.jsonl").read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize("words", [*ANSWERING, ("--help",), ("solve", "--help")])
def test_a_full_disk_is_one_sentence(cli, monkeypatch, full, words):
    monkeypatch.setattr("sys.stdout", full)
    monkeypatch.setattr("sys.stdin", stdin_for(words))
    answer = cli(*words)
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert answer.err.startswith("Standard output closed early: No space left on device.")


@pytest.mark.parametrize("words", [*ANSWERING, ("--help",)])
def test_a_reader_that_goes_away_is_no_error(cli, monkeypatch, unread, words):
    monkeypatch.setattr("sys.stdout", unread)
    monkeypatch.setattr("sys.stdin", stdin_for(words))
    assert cli(*words) == (1, "", "")


def stdin_for(words):
    given = canonical(deal_of()) if "verify" in words else RECORD.encode()
    return io.TextIOWrapper(io.BytesIO(given + b"\n"), encoding="utf-8")


@pytest.mark.parametrize("name", ["solve", "replay", "verify"])
def test_no_standard_input_is_one_sentence(cli, monkeypatch, tmp_path, name):
    monkeypatch.setattr("sys.stdin", None)
    assert cli(name, "-") == (2, "", "Standard input can't be read: Bad file descriptor.\n")
    with (tmp_path / "for-writing").open("wb", buffering=0) as stream:
        unreadable = io.TextIOWrapper(os.fdopen(os.dup(stream.fileno()), "rb"), encoding="utf-8")
    with unreadable, monkeypatch.context() as patch:
        patch.setattr("sys.stdin", unreadable)
        assert cli(name, "-") == (2, "", "Standard input can't be read: Bad file descriptor.\n")


def test_the_interpreter_itself_has_nothing_to_add(tmp_path, full):
    done = subprocess.run(
        [sys.executable, "-m", "bot", "solve", "-"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        input="3 6 8 4 8\n",
        stdout=full,
        stderr=subprocess.PIPE,
        check=False,
        text=True,
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_commands_that_need_neither_discord_nor_a_database_do_not_wait_for_them(tmp_path):
    (tmp_path / "deal.json").write_bytes(write_deal(deal_of()))
    (tmp_path / "rounds.jsonl").write_text(RECORD, encoding="utf-8")
    script = """if True:
        import sys
        from bot.cli import main

        assert main(["solve", "3S", "6H", "8D", "4C", "8S"]) == 0
        assert main(["odds", "3S", "6H", "8D", "4C", "8S"]) == 0
        assert main(["verify", "deal.json"]) == 0
        assert main(["replay", "rounds.jsonl"]) == 0
        try:
            main(["--help"])
        finally:
            print({"discord", "sqlalchemy", "alembic", "PIL"} & sys.modules.keys())
    """
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        check=False,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\nset()\n")


def test_a_fault_of_the_program_itself_is_not_hidden(cli, monkeypatch, token):
    def broken(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(run, "configure_logging", broken)
    with pytest.raises(ZeroDivisionError):
        cli("run", DISCORD_TOKEN=token)
