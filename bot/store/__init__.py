"""The database: schema and migrations, tables, ledger, rounds, games and leaderboards."""

from bot.store.daily_deals import DailyDeals
from bot.store.database import Database
from bot.store.departures import Departures
from bot.store.engine import StoreUnavailable, create_engine
from bot.store.faults import is_away
from bot.store.game_records import GameRecords
from bot.store.history import History
from bot.store.leaderboards import Leaderboards
from bot.store.leases import Leases
from bot.store.migrate import RevisionState, revision_state
from bot.store.privacy import PersonalRecords, fresh_pseudonyms
from bot.store.settings import DatabaseSettings

__all__ = [
    "DailyDeals",
    "Database",
    "DatabaseSettings",
    "Departures",
    "GameRecords",
    "History",
    "Leaderboards",
    "Leases",
    "PersonalRecords",
    "RevisionState",
    "StoreUnavailable",
    "create_engine",
    "fresh_pseudonyms",
    "is_away",
    "revision_state",
]
