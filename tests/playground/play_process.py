"""`python -m bot play` as a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.settings import SETTINGS
from tests.support.hanging import HANGS_S

ROOT = Path(__file__).parents[2]
# Every warning of Python's own is an error: a resource left open would show on standard error.
_STRICT = ("-W", "error", "-W", "ignore:'audioop' is deprecated:DeprecationWarning")


class PlayProcess:
    """A running `play`."""

    def __init__(self, database: Path, *words: str, **settings: str) -> None:
        command = (sys.executable, *_STRICT, "-m", "bot", "play", "--no-browser")
        self.process = subprocess.Popen(
            [*command, "--database", str(database), *words],
            # A folder without a .env, whatever the one of the sources holds.
            cwd=database.parent,
            env=_environment() | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def address(self) -> str:
        """The address it prints first, before the line that says what to do there."""
        assert self.process.stdout is not None
        line, self.hint = self.process.stdout.readline(), self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", line)
        assert found, (line, *self.end())
        return found[0]

    def end(self, number: int | None = None) -> tuple[int, str, str]:
        """Let it end, by a signal if one is given; return its exit status, its output and its complaints."""
        if number is not None:
            self.process.send_signal(number)
        out, err = self.process.communicate(timeout=HANGS_S)
        return self.process.returncode, out, err


@contextmanager
def evening(database: Path, *words: str, **settings: str) -> Iterator[PlayProcess]:
    """An evening that is over, whatever happens."""
    # Real time passes there, and nobody who looks for a result is to wait for it.
    running = PlayProcess(database, *words, **{"GNAU_SUSPENSE": "off", **settings})
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.end(signal.SIGKILL)


def _environment() -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if name not in {*SETTINGS, "PYTHONDEVMODE"}}
    return own | {"PYTHONPATH": str(ROOT)}
