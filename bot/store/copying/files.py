"""A file that is written beside another one and then takes its place, in one step."""

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
    """Whether there is anything in a file, or beside it; with `alone`, in the file itself.

    Raises:
        StoreUnavailable: It is a folder or a device, or may not be looked at.
    """
    with _in_words(file):
        require_file(file)
        return any(_size(each) for each in (file, *([] if alone else companions(file))))


@asynccontextmanager
async def beside(file: Path) -> AsyncIterator[AsyncEngine]:
    """Return the engine of a new file in the folder of another one, which is gone again in the end.

    The folder is made where it is missing.

    Raises:
        StoreUnavailable: There can be none.
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
        # Those that hold what was put in place stay.
        with suppress(OSError):
            folder.rmdir()


def put_in_place(partial: Path, file: Path) -> None:
    """Let a file that nobody has open take the place of another one, or none.

    A reader finds the one or the other, even after the machine has lost its power.

    Raises:
        StoreUnavailable: The other one is in use, or it cannot be replaced.
    """
    with _in_words(file):
        _sync(partial)
        if file.exists():
            _look_alike(partial, file)
            _settle(file)
        # What belongs to the old file would spoil the new one.
        for each in companions(file):
            each.unlink(missing_ok=True)
        partial.replace(file)
        _sync(file.parent)


def _settle(file: Path) -> None:
    """Let SQLite write into the file what it has beside it, for which nobody else may have it open."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreUnavailable("database-busy", database=str(file)) from error
    except sqlite3.DatabaseError:
        # Damaged, or never one: then there is nothing to save.
        return


def _look_alike(partial: Path, file: Path) -> None:
    # Everyone who could read and write the old file can do so with the new one, unless that was everybody.
    partial.chmod(private_mode(file))
    with suppress(PermissionError, AttributeError):
        kept = file.stat()
        os.chown(partial, kept.st_uid, kept.st_gid)


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _sync(path: Path) -> None:
    # Windows opens no folders.
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
