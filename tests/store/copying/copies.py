"""Copying, and looking at what became of it."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import StoreUnavailable
from bot.store.copying import Copied, Order, Stage, copy_database
from bot.store.schema import game_tables, postings, rounds
from tests.support.clock import FakeClock


class Watched:
    """Remembers how far a copy went."""

    def __init__(self) -> None:
        self.stages: list[tuple[Stage, int]] = []
        self.done = 0

    def begin(self, stage: Stage, rows: int) -> None:
        assert self.done == sum(rows for _, rows in self.stages)
        self.stages.append((stage, rows))

    def advance(self, rows: int) -> None:
        self.done += rows


async def copied(source: AsyncEngine, target: AsyncEngine, **choices: bool) -> Copied:
    try:
        return await copy_database(Order(source, target, **choices), FakeClock(), Watched())
    finally:
        await source.dispose()
        await target.dispose()


async def reason(source, target, watched=None, **choices):
    with pytest.raises(StoreUnavailable) as caught:
        await copy_database(Order(source, target, **choices), FakeClock(), watched or Watched())
    await source.dispose()
    await target.dispose()
    return caught.value.reason


async def all_rows(engine):
    async with engine.connect() as connection:
        return [
            sorted(map(repr, (await connection.execute(sa.select(table))).all()))
            for table in (game_tables, rounds, postings)
        ]


async def names(engine):
    async with engine.connect() as connection:
        return await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())


def beside(engine):
    """Return what lies in the folder of a file, without what SQLite itself has there."""
    folder = Path(engine.url.database).parent
    return sorted(path.name for path in folder.iterdir() if path.suffix not in {".db-wal", ".db-shm"})


async def assert_untouched(target):
    __tracebackhide__ = True
    if target.url.get_backend_name() == "sqlite":
        assert not Path(target.url.database).parent.exists()
    else:
        assert await names(target) == []
