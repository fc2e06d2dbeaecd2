"""The database: schema and migrations, tables, ledger, rounds, games and leaderboards.

Operations that can be part of a larger transaction are functions over its connection, with one module per
subject (`tables`, `ledger`, `rounds`). Callers use objects. `Database` opens, reads and writes; its
`transaction` lets a process change only the servers whose leases it holds. Each method of a `Repository` is a
transaction of its own about one subject.
"""

from bot.store.database import Database
from bot.store.departures import Departures
from bot.store.earned import Earned
from bot.store.engine import StoreUnavailable, create_engine
from bot.store.faults import DatabaseAway, is_away
from bot.store.history import History
from bot.store.leases import Leases
from bot.store.letters import DatabaseLanguages, DirectChannels, Letters
from bot.store.migrate import RevisionState, revision_state
from bot.store.settings import DatabasePreferences, DatabaseSettings

__all__ = [
    "Database",
    "DatabaseAway",
    "DatabaseLanguages",
    "DatabasePreferences",
    "DatabaseSettings",
    "Departures",
    "DirectChannels",
    "Earned",
    "History",
    "Leases",
    "Letters",
    "RevisionState",
    "StoreUnavailable",
    "create_engine",
    "is_away",
    "revision_state",
]
