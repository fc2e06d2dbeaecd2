"""Tables of duplicate tournaments."""

import sqlalchemy as sa

from bot.store.guarded import BigNumber, HexBytes, Number, RowId, Words
from bot.store.schema.kept import metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("guild_id", BigNumber, nullable=False, index=True),
    sa.Column("channel_id", BigNumber, nullable=False),
    # The message with the standing; null until it is sent.
    sa.Column("message_id", BigNumber),
    sa.Column("game", Words(32), nullable=False),
    sa.Column("deals", Number, nullable=False),
    # How many people can join; it begins as soon as so many have.
    sa.Column("seats", Number, nullable=False),
    sa.Column("turn_s", Number, nullable=False),
    # The secret of all its shuffles, in hexadecimal digits.
    sa.Column("seed_root", HexBytes(64), nullable=False),
    sa.Column("state", Words(16), nullable=False),
    # When it begins with those who have joined by then.
    sa.Column("begins_ms", BigNumber, nullable=False),
    sa.Column("opened_ms", BigNumber, nullable=False),
    # The id is part of custom ids, so it is never reused.
    sqlite_autoincrement=True,
)

# The people who have joined, with their seats once it has begun.
tournament_people = sa.Table(
    "tournament_people",
    metadata,
    sa.Column("tournament_id", RowId, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("guild_id", BigNumber, nullable=False, index=True),
    sa.Column("joined_ms", BigNumber, nullable=False),
    sa.Column("number", Number),
    sa.Column("seat", Number),
)

# The tables, from when it has begun.
tournament_tables = sa.Table(
    "tournament_tables",
    metadata,
    sa.Column("tournament_id", RowId, primary_key=True, autoincrement=False),
    # From 0.
    sa.Column("number", Number, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, nullable=False, index=True),
    # Null until its thread is made, and until the table is opened there.
    sa.Column("thread_id", BigNumber),
    sa.Column("table_id", BigNumber),
)
