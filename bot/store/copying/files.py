"""Writing a new file beside an old one, and letting it take the old one's place in one step."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import (
    PRIVATE_MODE,
    StoreUnavailable,
    companions,
    file_engine,
    private_mode,
    require_file,
)


def is_there(file: Path, *, alone: bool = False) -> bool:
    """Return whether a file or one of its companions is not empty; with `alone`, only the file counts.

    Raises:
        StoreUnavailable: It is a folder or a device, or may not be inspected.
    """
    with _in_words(file):
        require_file(file)
        return any(_size(each) for each in (file, *([] if alone else companions(file))))


@asynccontextmanager
async def beside(file: Path) -> AsyncIterator[AsyncEngine]:
    """Create a new file in the folder of another one, and yield its engine; the file is deleted at the end.

    A missing folder is created. A file that was put in place by then is not deleted.

    Raises:
        StoreUnavailable: The file cannot be created.
    """
    partial = file.with_name(f"{file.name}.{token_hex(4)}.partial")
    engine = file_engine(partial, may_create=False)
    missing = [folder for folder in file.parents if not folder.exists()]
    try:
        with _in_words(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            partial.touch(PRIVATE_MODE, exist_ok=False)
        yield engine
    finally:
        await engine.dispose()
        _clear_away(partial, missing)


def _clear_away(partial: Path, made: Sequence[Path]) -> None:
    for file in (partial, *companions(partial)):
        with suppress(OSError):
            file.unlink()
    for folder in made:
        # Folders that hold a file that was put in place are not empty, and stay.
        with suppress(OSError):
            folder.rmdir()


def put_in_place(partial: Path, file: Path) -> None:
    """Let a file that no process has open take the place of another file, which may be missing.

    A reader finds either the old or the new file, even after a power failure.

    Raises:
        StoreUnavailable: The old file is in use, or it cannot be replaced.
    """
    with _in_words(file):
        _sync(partial)
        if file.exists():
            _look_alike(partial, file)
            _settle(file)
        # The companions of the old file would damage the new one.
        for each in companions(file):
            each.unlink(missing_ok=True)
        partial.replace(file)
        _sync(file.parent)


def _settle(file: Path) -> None:
    """Let SQLite write the companions' data into the file. No other process may have the file open."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreUnavailable("database-busy", database=str(file)) from error
    except sqlite3.DatabaseError:
        # The file is damaged, or never was a database: there is nothing to save.
        return


def _look_alike(partial: Path, file: Path) -> None:
    # Users who could read or write the old file can do so with the new one, unless all users could.
    partial.chmod(private_mode(file))
    with suppress(PermissionError, AttributeError):
        kept = file.stat()
        os.chown(partial, kept.st_uid, kept.st_gid)


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _sync(path: Path) -> None:
    # Windows cannot open folders.
    if path.is_dir() and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _in_words(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreUnavailable("copy-unwritable", database=str(file), why=why) from error
