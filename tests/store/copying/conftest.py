"""A database that everything was played in, and places to copy it to."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Database, create_engine
from bot.store.engine import file_engine
from bot.tables.ids import ChannelId
from tests.store.samples import new_table, pay, won
from tests.support.played import played_file


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file in which everything was played, closed, with nothing beside it."""
    file = played_file(tmp_path_factory.mktemp("played") / "gnau.db")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return file


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    """A copy of that file to spoil."""
    copy = tmp_path / "gnau.db"
    shutil.copy(played, copy)
    return copy


@pytest.fixture
async def source(file):
    engine = file_engine(file)
    yield engine
    await engine.dispose()


@pytest.fixture
async def target(url):
    """An empty database of each kind."""
    engine = create_engine(url)
    yield engine
    await engine.dispose()


@pytest.fixture
async def taken(target):
    """The same database when somebody has played there before."""
    database = Database(target)
    await database.open()
    await new_table(database, ChannelId(5))
    await pay(database, won("gnau:5:1", 7, 50))
    return target
