"""Automatic backups: one every night, and one before an upgrade of the database."""

import asyncio
import logging
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.cli.copies import copy
from bot.cli.output import EXIT_OK, EXIT_SOME_WRONG
from bot.paths import var_dir
from bot.services import SystemClock
from bot.settings import Settings
from bot.store import create_engine, revision_state
from bot.store.copying import Order
from bot.store.engine import file_engine, is_server
from bot.tables.leases import DIRECT_MESSAGES
from bot.tables.ports import Clock
from bot.text import Text

log = logging.getLogger(__name__)

NIGHTLY_KEPT: Final = 7
UPGRADES_KEPT: Final = 3
HOUR_UTC: Final = 4
# The interval between checks whether a backup is due, and so also the wait after a failure.
LOOK_S: Final = 600.0

_NIGHTLY: Final = re.compile(r"nightly-\d{4}-\d\d-\d\d\.sqlite3")
_BEFORE_UPGRADE: Final = re.compile(r"before-upgrade-\d{4}-\d\d-\d\d-\d{6}-from-\w+\.sqlite3")
_LOW_PRIORITY: Final = 10
_TO_CLEAR_AWAY_S: Final = 1.0


class NightlyBackups:
    """Writes one backup for each night, later if the bot was down, and keeps the newest few.

    Args:
        write: Writes or replaces the file. Returns a sentence about the fault, or None.
    """

    def __init__(self, folder: Path, clock: Clock, write: Callable[[Path], Awaitable[str | None]]) -> None:
        self._folder = folder
        self._clock = clock
        self._write = write

    async def keep_on(self) -> None:
        """Check repeatedly whether a backup is due, until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_S)

    async def look(self) -> None:
        """Write the backup of the last night if it does not exist yet."""
        file = self._folder / f"nightly-{self._night():%Y-%m-%d}.sqlite3"
        try:
            fault = None if file.exists() else await self._renew(file)
        except OSError as error:
            fault = f"{error.filename}: {error.strerror}"
        if fault is not None:
            log.warning("the nightly backup failed and is tried again in %d minutes: %s", LOOK_S // 60, fault)

    def _night(self) -> datetime:
        now = datetime.fromtimestamp(self._clock.now_ms() / 1000, UTC)
        return now - timedelta(hours=HOUR_UTC)

    async def _renew(self, file: Path) -> str | None:
        fault = await self._write(file)
        if fault is None:
            log.info("the nightly backup is written: %s", file)
            keep_newest(self._folder, _NIGHTLY, NIGHTLY_KEPT)
            _clear_away_torn(self._folder)
        return fault


@asynccontextmanager
async def nightly_backups(settings: Settings) -> AsyncIterator[None]:
    """Write nightly backups in this context, if the settings require it of this process.

    Of several processes the one with the first shard writes them.
    """
    folder = settings.backup_folder
    if folder is None or not settings.covers(DIRECT_MESSAGES):
        yield
        return
    backups = NightlyBackups(
        folder, SystemClock(), lambda file: write_in_own_process(settings.database_url, file)
    )
    task = asyncio.create_task(backups.keep_on(), name="nightly backups")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def write_in_own_process(url: str, file: Path) -> str | None:
    """Write a backup with the command `backup`, in its own process to spare this one's event loop.

    Args:
        url: The address of the database.
        file: The target, which is replaced if it exists.

    Returns:
        A sentence about the fault; None if there was none.
    """
    process = await asyncio.create_subprocess_exec(
        # It finds the packages that this process has found, even if others of their names lie in its folder.
        *(sys.executable, "-P", "-m", "bot", "backup", "--force", "--", str(file)),
        env={**os.environ, "DATABASE_URL": url, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        # Ctrl-C must reach only the bot, which then ends this process itself.
        start_new_session=True,
    )
    with suppress(AttributeError, OSError):
        # The backup must not slow the tables down. Windows has no such priorities.
        os.setpriority(os.PRIO_PROCESS, process.pid, _LOW_PRIORITY)
    try:
        _, said = await process.communicate()
    finally:
        await _end(process)
    return _fault(process.returncode, file, said.decode(errors="replace").strip().splitlines())


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is not None:
        return
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), _TO_CLEAR_AWAY_S)
    except TimeoutError:
        # The bot has to end in time. The next backup removes the partial file.
        process.kill()
        await process.wait()


def _fault(status: int | None, file: Path, sentences: Sequence[str]) -> str | None:
    if status == EXIT_OK:
        return None
    if status == EXIT_SOME_WRONG and file.exists():
        log.warning("the books in the nightly backup do not balance: %s", " ".join(sentences))
        return None
    return sentences[-1] if sentences else f"exit status {status}"


async def back_up_before_upgrade(settings: Settings, text: Text) -> None:
    """Write a backup of a database that is about to be upgraded, and keep the newest few of these.

    Args:
        text: Has the words beside the progress bar.

    Raises:
        StoreUnavailable: The backup could not be written. Nothing was changed.
    """
    engine = create_engine(settings.database_url)
    try:
        state = await revision_state(engine)
    finally:
        await engine.dispose()
    if state.current is None or state.is_current:
        return
    folder = settings.backup_folder or folder_beside(settings.database_url)
    now = datetime.fromtimestamp(SystemClock().now_ms() / 1000, UTC)
    file = folder / f"before-upgrade-{now:%Y-%m-%d-%H%M%S}-from-{state.current}.sqlite3"
    # `replace`, because another process that starts in the same second writes the same file.
    await copy(Order(create_engine(settings.database_url), file_engine(file), replace=True), text)
    log.info("before the database is brought from %s to %s: %s", state.current, state.head, file)
    keep_newest(folder, _BEFORE_UPGRADE, UPGRADES_KEPT)


def folder_beside(url: str) -> Path:
    """Return the default folder of backups: beside a database file, or for a server among the bot's files."""
    address = create_engine(url).url
    return (var_dir() if is_server(address) else Path(address.database or "").parent) / "backups"


def newest_nightly(folder: Path) -> Path | None:
    """Return the newest nightly backup; None if there is none.

    Raises:
        OSError: The folder exists but cannot be read.
    """
    return max(_named(folder, _NIGHTLY), default=None)


def keep_newest(folder: Path, pattern: re.Pattern[str], count: int) -> None:
    """Delete all but the newest few files that match a pattern. Their names must sort by time."""
    for file in sorted(_named(folder, pattern))[:-count]:
        try:
            file.unlink()
        except OSError as error:
            log.warning("an old backup cannot be deleted: %s: %s", file, error.strerror)


def _named(folder: Path, pattern: re.Pattern[str]) -> list[Path]:
    if not folder.exists():
        return []
    return [file for file in folder.iterdir() if pattern.fullmatch(file.name)]


def _clear_away_torn(folder: Path) -> None:
    # A backup leaves these behind if the machine is switched off meanwhile.
    for file in folder.glob("nightly-*.partial*"):
        with suppress(OSError):
            file.unlink()
