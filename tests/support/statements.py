"""SQL that is written once for all databases of a run: each test has a new one, and would write it anew."""

from typing import Any, Final

import pytest
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import LRUCache

from bot.store import engine as store_engine

_create = store_engine._create_sqlite
_written: Final[LRUCache[Any, Any]] = LRUCache(3000)


def share_statements(patch: pytest.MonkeyPatch) -> None:
    """Have all engines over SQLite files remember in one place how a statement is written."""
    patch.setattr(store_engine, "_create_sqlite", _create_sharing)
    # What was written is looked up by the dialect as well, and that of each file is the same.
    patch.setattr(SQLiteDialect_aiosqlite, "__eq__", lambda one, other: type(one) is type(other))
    patch.setattr(SQLiteDialect_aiosqlite, "__hash__", lambda one: hash(type(one)))


def _create_sharing(*address: Any) -> AsyncEngine:
    engine = _create(*address)
    engine.sync_engine._compiled_cache = _written
    return engine
