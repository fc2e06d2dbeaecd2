"""The database: schema and migrations, tables, ledger, rounds and leaderboards."""

from bot.store.database import Database
from bot.store.drills import Drills
from bot.store.engine import create_engine
from bot.store.errors import StoreUnavailable
from bot.store.history import History
from bot.store.leaderboards import Leaderboards
from bot.store.migrate import RevisionState, revision_state
from bot.store.settings import DatabaseSettings

__all__ = [
    "Database",
    "DatabaseSettings",
    "Drills",
    "History",
    "Leaderboards",
    "RevisionState",
    "StoreUnavailable",
    "create_engine",
    "revision_state",
]
