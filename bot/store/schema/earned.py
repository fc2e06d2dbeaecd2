"""Tables of what people have earned: medals of closed months, and achievements. They are kept for good."""

import sqlalchemy as sa

from bot.store.guarded import BigNumber, Number, RowId, Words
from bot.store.schema.kept import metadata

# The closed months of each server. A month is named by its first day, counted from 1970-01-01.
seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("since_day", Number, primary_key=True, autoincrement=False),
    sa.Column("closed_ms", BigNumber, nullable=False),
)

# The best of each leaderboard in a closed month. No row changes, even if somebody above is deleted.
medals = sa.Table(
    "medals",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("since_day", Number, primary_key=True, autoincrement=False),
    sa.Column("board", Words(48), primary_key=True),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    # From 1 to 3; equal scores share the better place.
    sa.Column("place", Number, nullable=False),
    sa.Column("score", BigNumber, nullable=False),
    sa.Column("rounds", Number, nullable=False),
    # Only for best hands.
    sa.Column("round_id", RowId),
    sa.Index("ix_medals_user_id_guild_id", "user_id", "guild_id"),
)

# What a person has achieved in a server, and when for the first time.
achievements = sa.Table(
    "achievements",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("name", Words(32), primary_key=True),
    sa.Column("achieved_ms", BigNumber, nullable=False),
    # Null for what was achieved outside of a round, or before this table existed.
    sa.Column("round_id", RowId),
)
