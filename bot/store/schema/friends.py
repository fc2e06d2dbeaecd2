"""Groups of friends, who compare the daily deals and drills that they play outside of servers."""

import sqlalchemy as sa

from bot.store.guarded import BigNumber, RowId, Words
from bot.store.schema.kept import metadata

friend_groups = sa.Table(
    "friend_groups",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    # Whoever types it joins.
    sa.Column("code", Words(16), nullable=False, unique=True),
    sa.Column("made_ms", BigNumber, nullable=False),
    # The id is part of custom ids, so it is never reused.
    sqlite_autoincrement=True,
)

friend_members = sa.Table(
    "friend_members",
    metadata,
    sa.Column("group_id", RowId, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("joined_ms", BigNumber, nullable=False),
)
