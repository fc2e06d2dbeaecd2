"""The processes of a bot under load: `python -m bot run` as it is, but that Discord is on this machine."""

import asyncio
import os
import re
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGTERM
from typing import Final

import aiohttp

# Told how many shards there are, discord.py asks nobody where the gateway is, and would go to Discord itself.
_START: Final = (
    "import sys, yarl; from discord.gateway import DiscordWebSocket;"
    "DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv.pop(1));"
    "from bot.cli.main import main; sys.exit(main())"
)
_NOBODYS_TOKEN: Final = ".".join(("a" * 24, "b" * 6, "c" * 27))
_STARTING_S: Final = 120.0
_LEAVING_S: Final = 15.0
_TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class NotStarted(Exception):
    """A process of the bot did not come up; the message holds what it said last."""


@dataclass
class BotProcess:
    """One process.

    Args:
        number: Which of them it is, from 0.
        count: How many there are; each has one shard.
    """

    number: int
    count: int
    log: Path
    monitor: str = field(init=False)
    _process: asyncio.subprocess.Process = field(init=False)

    async def start(self, discord_url: str, database_url: str, session: aiohttp.ClientSession) -> None:
        """Start it, and return when it is ready for people.

        Raises:
            NotStarted: It ended, or took too long.
        """
        port = _free_port()
        self.monitor = f"http://127.0.0.1:{port}"
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-c", _START, discord_url.replace("http", "ws"), "run"),
                env=self._environment(discord_url, database_url, port),
                stdout=log,
                stderr=log,
            )
        try:
            async with asyncio.timeout(_STARTING_S):
                while not await self._is_ready(session):  # noqa: ASYNC110 - another process's events
                    await asyncio.sleep(0.2)
        except TimeoutError:
            raise NotStarted(self._last_words()) from None

    def _environment(self, discord_url: str, database_url: str, port: int) -> Mapping[str, str]:
        return os.environ | {
            "DISCORD_TOKEN": _NOBODYS_TOKEN,
            "DISCORD_PROXY_URL": discord_url,
            "DATABASE_URL": database_url,
            "BACKUP_FOLDER": "",
            "PRIVACY_KEY": "p" * 32,
            "SHARD_COUNT": str(self.count),
            "SHARD_IDS": str(self.number),
            "MONITOR_PORT": str(port),
            "MONITOR_HOST": "127.0.0.1",
            "LOG_LEVEL": "WARNING",
        }

    async def _is_ready(self, session: aiohttp.ClientSession) -> bool:
        if self._process.returncode is not None:
            raise NotStarted(self._last_words())
        with suppress(aiohttp.ClientError):
            async with session.get(f"{self.monitor}/readyz") as answer:
                return answer.ok
        return False

    def said(self) -> list[str]:
        """Return what it has written to its log, line by line."""
        return self.log.read_text(errors="replace").splitlines() if self.log.exists() else []

    def _last_words(self) -> str:
        return " ".join(self.said()[-10:]) or "it said nothing"

    async def lag_s(self, session: aiohttp.ClientSession) -> float:
        """Return how late its event loop woke when it last looked, which it does every second."""
        async with session.get(f"{self.monitor}/metrics") as answer:
            found = re.search(r"^gnau_event_loop_lag_seconds (\S+)$", await answer.text(), re.MULTILINE)
        return float(found[1]) if found else 0.0

    def busy_s(self) -> float:
        """Return how much of a processor it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS_PER_S

    def memory_bytes(self) -> int:
        """Return how much memory it has."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * _PAGE

    async def stop(self) -> None:
        """Ask it to end; if it does not, end it."""
        if not hasattr(self, "_process") or self._process.returncode is not None:
            return
        self._process.send_signal(SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), _LEAVING_S)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
