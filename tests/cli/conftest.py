"""The command line as a person uses it, in an empty folder and without any settings of this machine's."""

import base64
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.cli import main
from bot.settings import SETTINGS
from tests.support.databases import lay_out

APPLICATION_ID = 123456789012345678


class Answer(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def token() -> str:
    """A token of the right form."""
    first = base64.urlsafe_b64encode(str(APPLICATION_ID).encode()).decode().rstrip("=")
    return f"{first}.GkLmNo.{'s3cr3t-' * 5}abc"


@pytest.fixture
def cli(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Answer]:
    """Run a command with these settings; `DATABASE_URL` is a file in the folder when not given."""
    monkeypatch.chdir(tmp_path)
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)

    def run(*words: str, **settings: Any) -> Answer:
        with monkeypatch.context() as patch:
            for name, value in {"DATABASE_URL": "sqlite:///gnau.sqlite3", **settings}.items():
                patch.setenv(name, value)
            try:
                status = main(words)
            except SystemExit as exit_:
                status = exit_.code if isinstance(exit_.code, int) else 1
        return Answer(status, *capsys.readouterr())

    return run


@pytest.fixture
def laid_out(tmp_path: Path) -> None:
    """Have the database there as it is after the first start, for tests that are not about that."""
    lay_out(f"sqlite:///{tmp_path}/gnau.sqlite3")


@pytest.fixture
def run_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, str, str]]:
    """Run one command; answer its status, output and complaints."""

    def run(command: str, *words: str, stdin: str | bytes = "") -> tuple[int, str, str]:
        given = io.BytesIO(stdin.encode() if isinstance(stdin, str) else stdin)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(given, encoding="utf-8"))
        status = main([command, *words])
        return status, *capsys.readouterr()

    return run
