"""The tables of the database, for both SQLite and PostgreSQL.

A change here needs a migration. A test compares the migrated schema with these tables.
"""

from bot.store.guarded import guard
from bot.store.schema.counted import drill_results, drill_streaks, game_tallies, standings, summaries
from bot.store.schema.earned import achievements, medals, seasons
from bot.store.schema.friends import friend_groups, friend_members
from bot.store.schema.kept import (
    SHARED,
    accounts,
    announcements,
    client_languages,
    daily_deals,
    daily_hands,
    departures,
    direct_channels,
    drill_answers,
    drill_days,
    drill_shares,
    entries,
    facts,
    forgotten_purses,
    game_players,
    game_tables,
    games,
    guild_leases,
    guild_settings,
    letters,
    metadata,
    posting_sums,
    postings,
    preferences,
    round_players,
    rounds,
    table_events,
    zero,
)
from bot.store.schema.tournaments import tournament_people, tournament_tables, tournaments

guard(metadata)

__all__ = [
    "SHARED",
    "accounts",
    "achievements",
    "announcements",
    "client_languages",
    "daily_deals",
    "daily_hands",
    "departures",
    "direct_channels",
    "drill_answers",
    "drill_days",
    "drill_results",
    "drill_shares",
    "drill_streaks",
    "entries",
    "facts",
    "forgotten_purses",
    "friend_groups",
    "friend_members",
    "game_players",
    "game_tables",
    "game_tallies",
    "games",
    "guild_leases",
    "guild_settings",
    "letters",
    "medals",
    "metadata",
    "posting_sums",
    "postings",
    "preferences",
    "round_players",
    "rounds",
    "seasons",
    "standings",
    "summaries",
    "table_events",
    "tournament_people",
    "tournament_tables",
    "tournaments",
    "zero",
]
