"""Whole processes of the terminal, from their start to their end, beside a Python that does nothing."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.bench.measuring import Contender, Race, process

_COMMANDS: Final = {
    "--help": ("--help",),
    "solve": ("solve", "3S", "6H", "8D", "4C", "8S"),
    "odds": ("odds",),
    "check": ("check",),
}
_BARE: Final = {
    "bare Python": "pass",
    "import discord": "import discord",
    "import sqlalchemy": "import sqlalchemy",
}


def races() -> Iterator[Race]:
    """Yield what is measured of starts; `check` looks at a database in which nothing was played."""
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {
            "DATABASE_URL": f"sqlite:///{Path(folder) / 'gnau.sqlite3'}",
            "DISCORD_TOKEN": ".".join(("a" * 24, "b" * 6, "c" * 27)),
            "BACKUP_FOLDER": "",
        }
        _make_database(env)
        ours = [
            Contender(name, process([sys.executable, "-m", "bot", *words], env=env))
            for name, words in _COMMANDS.items()
        ]
        bare = [
            Contender(name, process([sys.executable, "-c", code], env=env), is_peer=True)
            for name, code in _BARE.items()
        ]
        yield Race("A whole process; ours is --help", "s", [*ours, *bare], rounds=7)


def _make_database(env: dict[str, str]) -> None:
    code = (
        "import asyncio, os; from bot.store import create_engine; from bot.store.migrate import upgrade; "
        "asyncio.run(upgrade(create_engine(os.environ['DATABASE_URL'])))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env=env)
