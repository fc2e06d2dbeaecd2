"""The database: schema and migrations, tables, ledger, rounds, games and leaderboards.

What can be part of a larger transaction is a function over its connection, a module a subject (`tables`,
`ledger`, `rounds`). Callers have objects: `Database` opens, reads and writes, and its `transaction` lets a
process change only what it holds the lease of; a `Repository` answers what is asked of one subject at a time.
"""

from bot.store.database import Database
from bot.store.departures import Departures
from bot.store.engine import StoreUnavailable, create_engine
from bot.store.faults import DatabaseAway, is_away
from bot.store.history import History
from bot.store.leaderboards import Leaderboards
from bot.store.leases import Leases
from bot.store.letters import DirectChannels, Letters
from bot.store.migrate import RevisionState, revision_state
from bot.store.preferences import DatabasePreferences
from bot.store.settings import DatabaseSettings

__all__ = [
    "Database",
    "DatabaseAway",
    "DatabasePreferences",
    "DatabaseSettings",
    "Departures",
    "DirectChannels",
    "History",
    "Leaderboards",
    "Leases",
    "Letters",
    "RevisionState",
    "StoreUnavailable",
    "create_engine",
    "is_away",
    "revision_state",
]
