"""Setting the bot up: three questions, and what stands in the folder afterwards."""

import io
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.cli import init
from tests.cli.conftest import APPLICATION_ID, Answer

TOKEN_QUESTION, FOLDER_QUESTION, DATABASE_QUESTION = "1/3", "2/3", "3/3"


@pytest.fixture
def discord_says(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """What each log-in fails with, in order; when none is left, it succeeds."""
    faults: list[Exception] = []

    async def name_of_bot(_settings: Any) -> str:
        if faults:
            raise faults.pop(0)
        return "Gnau#1234"

    monkeypatch.setattr(init, "_name_of_bot", name_of_bot)
    return faults


@pytest.fixture
def set_up(
    cli: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch, discord_says: list[Exception]
) -> Callable[..., Answer]:
    """Run `init` with these answers, line by line."""
    monkeypatch.delenv("DATABASE_URL", raising=False)

    def run(answers: Sequence[str], *words: str) -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        return cli("init", *words)

    return run


def settings_in(folder: Path) -> dict[str, str]:
    lines = (folder / ".env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines)


def test_three_answers_make_the_settings(set_up, tmp_path, token):
    answer = set_up([token, "kept", "", "n"])
    assert (answer.status, answer.err) == (0, "")
    assert settings_in(tmp_path) == {
        "DISCORD_TOKEN": token,
        "DATABASE_URL": "sqlite:///kept/gnau.sqlite3",
        "BACKUP_FOLDER": "kept/backups",
    }
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600
    assert "That's Gnau#1234." in answer.out
    assert f"client_id={APPLICATION_ID}" in answer.out
    assert token not in answer.out


def test_the_settings_are_those_that_the_bot_reads(set_up, cli, token):
    set_up([token, "a folder's", "", "n"])
    assert cli("check", DATABASE_URL="").status == 0


def test_a_wrong_answer_is_asked_again(set_up, tmp_path, token, discord_says):
    discord_says.append(discord.LoginFailure("Improper token has been passed."))
    (tmp_path / "a-file").touch()
    answers = ["", "not a token", token, token, "a-file/below", "kept", "durian://", "", "n"]
    answer = set_up(answers)
    assert answer.status == 0
    assert answer.err.splitlines() == [
        "Without a token there is no bot. Paste it and press Enter.",
        "DISCORD_TOKEN doesn't look like a bot token. Copy it again from Discord's developer portal.",
        "Discord refused DISCORD_TOKEN. Reset it in the developer portal and put in the new one.",
        "Nothing can be written into a-file/below. Choose another folder, or make it yours.",
        answer.err.splitlines()[-1],
    ]
    assert "DATABASE_URL" in answer.err.splitlines()[-1]
    assert settings_in(tmp_path)["DATABASE_URL"] == "sqlite:///kept/gnau.sqlite3"


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_without_all_answers_nothing_is_written(set_up, tmp_path, token, answered):
    answer = set_up([token, "kept", ""][:answered])
    assert answer.status == 2
    assert answer.err == "Not every question was answered. Nothing was written.\n"
    assert list(tmp_path.iterdir()) == []


def test_settings_that_are_there_stay(set_up, tmp_path, token):
    (tmp_path / ".env").write_text("LOG_LEVEL=DEBUG\n", encoding="utf-8")
    answer = set_up([token, "", "", "n"])
    assert answer.status == 2
    assert f"There are settings in {tmp_path / '.env'} already." in answer.err
    assert (tmp_path / ".env").read_text(encoding="utf-8") == "LOG_LEVEL=DEBUG\n"


def test_it_starts_the_bot_only_when_asked_to(set_up, monkeypatch, token):
    monkeypatch.setattr("bot.cli.run.run", lambda *_: 7)
    assert set_up([token, "kept", "", ""]).status == 0


def test_it_starts_the_bot(set_up, monkeypatch, token):
    monkeypatch.setattr("bot.cli.run.run", lambda *_: 7)
    assert set_up([token, "kept", "", "y"]).status == 7


def test_a_unit_for_systemd(set_up, tmp_path, token):
    answer = set_up([token, "kept", "", "n"], "--systemd")
    unit = (tmp_path / "gnau.service").read_text(encoding="utf-8")
    assert f"WorkingDirectory={tmp_path}\n" in unit
    assert '" -m bot run\n' in unit
    assert "systemctl --user enable --now gnau" in answer.out
