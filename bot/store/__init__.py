"""The database: schema and migrations, tables, ledger and leaderboards."""

from bot.store.database import Database
from bot.store.engine import create_engine
from bot.store.errors import StoreUnavailable
from bot.store.migrate import RevisionState, revision_state

__all__ = ["Database", "RevisionState", "StoreUnavailable", "create_engine", "revision_state"]
