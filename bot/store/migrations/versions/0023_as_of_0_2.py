"""The schema as version 0.2 left it. A database of an older version is refused."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from bot.store.migrations import ledger_guards

revision = "0023"
down_revision = None

SCHEMA: Final = sa.MetaData(
    naming_convention={
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
BIG: Final = sa.BigInteger()
ROW_ID: Final = BIG.with_variant(sa.Integer(), "sqlite")


def where(sqlite: str, postgresql: str = "") -> dict[str, Any]:
    """Return what makes an index a partial one."""
    return {"sqlite_where": sa.text(sqlite), "postgresql_where": sa.text(postgresql or sqlite)}


sa.Table(
    "game_tables",
    SCHEMA,
    sa.Column("id", ROW_ID, primary_key=True),
    sa.Column("guild_id", BIG, nullable=False),
    sa.Column("channel_id", BIG, nullable=False),
    sa.Column("message_id", BIG),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("opener_id", BIG),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("snapshot", sa.JSON, nullable=False),
    sa.Column("deadline_ms", BIG),
    sa.Column("created_ms", BIG, nullable=False),
    sa.Column("updated_ms", BIG, nullable=False),
    sa.Column("owes_last_look", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_game_tables_channel_id_game_id", "channel_id", "game", "id"),
    sa.Index("ix_game_tables_guild_id_opener_id", "guild_id", "opener_id"),
    sa.Index("ix_game_tables_open_guild_id", "guild_id", **where("is_open = 1", "is_open")),
    sa.Index("ix_game_tables_owes_last_look", "guild_id", **where("owes_last_look = 1", "owes_last_look")),
    sa.Index("uq_game_tables_open", "channel_id", "game", unique=True, **where("is_open = 1", "is_open")),
    sqlite_autoincrement=True,
)

sa.Table(
    "table_events",
    SCHEMA,
    sa.Column("table_id", ROW_ID, sa.ForeignKey("game_tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at_ms", BIG, nullable=False),
    sa.Column("kind", sa.String(64), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
)

sa.Table(
    "rounds",
    SCHEMA,
    sa.Column("id", ROW_ID, primary_key=True),
    sa.Column("table_id", ROW_ID, sa.ForeignKey("game_tables.id"), nullable=False),
    sa.Column("guild_id", BIG, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("record", sa.JSON, nullable=False),
    sa.Column("snapshot", sa.JSON),
    sa.Column("points", sa.String(16), nullable=False, server_default="score"),
    sa.Column("settled_ms", BIG, nullable=False),
    sa.Column("is_announced", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.UniqueConstraint("table_id", "number"),
    sa.Index("ix_rounds_guild_id_settled_ms", "guild_id", "settled_ms"),
    sa.Index("ix_rounds_not_announced", "table_id", **where("is_announced = 0", "NOT is_announced")),
)

sa.Table(
    "round_players",
    SCHEMA,
    sa.Column("round_id", ROW_ID, sa.ForeignKey("rounds.id"), primary_key=True),
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("delta_points", BIG, nullable=False),
    sa.Column("balance_points", BIG, nullable=False),
    sa.Column("is_dealer", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("hand_rank", sa.Integer),
    sa.Index("ix_round_players_user_id_round_id", "user_id", "round_id"),
)

sa.Table(
    "games",
    SCHEMA,
    sa.Column("round_id", ROW_ID, sa.ForeignKey("rounds.id"), primary_key=True, autoincrement=False),
    sa.Column("guild_id", BIG, nullable=False),
    sa.Column("hands", sa.Integer, nullable=False),
    sa.Index("ix_games_guild_id", "guild_id"),
)

sa.Table(
    "game_players",
    SCHEMA,
    sa.Column("round_id", ROW_ID, sa.ForeignKey("games.round_id"), primary_key=True),
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("best_hand", sa.Integer, nullable=False),
    sa.Column("sweeps", sa.Integer, nullable=False),
    sa.Column("own_hands", sa.Integer, nullable=False, server_default="0"),
    sa.Column("own_score", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_game_players_user_id", "user_id"),
)

sa.Table(
    "accounts",
    SCHEMA,
    sa.Column("id", ROW_ID, primary_key=True),
    sa.Column("guild_id", BIG, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("owner_id", BIG, nullable=False),
    sa.Column("balance_points", BIG, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False, server_default="0"),
    sa.UniqueConstraint("guild_id", "kind", "owner_id"),
    sa.CheckConstraint(
        "balance_points BETWEEN -9000000000000000000 AND 9000000000000000000", name="balance_points_range"
    ),
    sa.Index(
        *("ix_accounts_ranked", "guild_id", "kind", sa.text("balance_points DESC"), "owner_id"),
        **where("rounds > 0"),
    ),
)

sa.Table(
    "postings",
    SCHEMA,
    sa.Column("id", ROW_ID, primary_key=True),
    sa.Column("guild_id", BIG, nullable=False),
    sa.Column("reference", sa.String(128), nullable=False),
    sa.Column("created_ms", BIG, nullable=False),
    sa.Column("actor_id", BIG),
    sa.Column("reason", sa.String(200)),
    sa.UniqueConstraint("reference"),
    sa.Index("ix_postings_guild_id", "guild_id"),
)

sa.Table(
    "guild_settings",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("changed_ms", BIG, nullable=False),
    sa.Column("changed_by", BIG, nullable=False),
)

sa.Table(
    "facts",
    SCHEMA,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.String(255), nullable=False),
)

sa.Table(
    "entries",
    SCHEMA,
    sa.Column("posting_id", ROW_ID, sa.ForeignKey("postings.id"), primary_key=True),
    sa.Column("account_id", ROW_ID, sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("amount_points", BIG, nullable=False),
    sa.CheckConstraint("amount_points <> 0", name="amount_points_moves"),
    sa.Index("ix_entries_account_id", "account_id"),
)

sa.Table(
    "zero",
    SCHEMA,
    sa.Column("points", BIG, primary_key=True, autoincrement=False),
)

sa.Table(
    "posting_sums",
    SCHEMA,
    sa.Column("posting_id", ROW_ID, sa.ForeignKey("postings.id", ondelete="CASCADE"), primary_key=True),
    sa.Column(
        "sum_points", BIG, sa.ForeignKey("zero.points", deferrable=True, initially="DEFERRED"), nullable=False
    ),
)

sa.Table(
    "guild_leases",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("holder", sa.String(64), nullable=False),
    sa.Column("holder_name", sa.String(255), nullable=False),
    sa.Column("expires_ms", BIG, nullable=False),
    sa.Index("ix_guild_leases_holder", "holder"),
)

sa.Table(
    "departures",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("left_ms", BIG, nullable=False),
)

sa.Table(
    "forgotten_purses",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("pseudonym", sa.String(64), primary_key=True),
    sa.Column("expires_ms", BIG, nullable=False),
)

sa.Table(
    "drill_days",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("rules", sa.JSON, nullable=False),
)

sa.Table(
    "drill_answers",
    SCHEMA,
    sa.Column("id", ROW_ID, primary_key=True),
    sa.Column("guild_id", BIG, nullable=False),
    sa.Column("user_id", BIG, nullable=False),
    sa.Column("day", sa.Integer, nullable=False),
    sa.Column("number", BIG, nullable=False),
    sa.Column("places", sa.String(3), nullable=False),
    sa.Column("is_right", sa.Boolean, nullable=False),
    sa.Column("answered_ms", BIG, nullable=False),
    sa.UniqueConstraint("guild_id", "user_id", "day", "number"),
    sa.Index("ix_drill_answers_guild_id_day", "guild_id", "day"),
)

sa.Table(
    "drill_shares",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("shared_ms", BIG, nullable=False),
)

sa.Table(
    "daily_deals",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seed_root", sa.String(64), nullable=False),
    sa.Column("advice", sa.String(16), nullable=False, server_default="0.1"),
)

sa.Table(
    "daily_hands",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("snapshot", sa.JSON, nullable=False),
    sa.Column("score", sa.Integer),
    sa.Column("begun_ms", BIG, nullable=False),
    sa.Column("ended_ms", BIG),
    sa.Column("shared_ms", BIG),
    sa.Column("channel_id", BIG),
    sa.Column("message_id", BIG),
    sa.Index("ix_daily_hands_shown", "day", **where("message_id IS NOT NULL")),
    sa.Index("ix_daily_hands_user_id", "user_id"),
)

sa.Table(
    "preferences",
    SCHEMA,
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("changed_ms", BIG, nullable=False),
    sa.Column("called_ms", BIG),
    sa.Index("ix_preferences_changed_ms", "changed_ms"),
)

sa.Table(
    "letters",
    SCHEMA,
    sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BIG, nullable=False),
    sa.Column("channel_id", BIG, nullable=False),
    sa.Column("message_id", BIG, nullable=False),
    sa.Column("sent_ms", BIG, nullable=False),
    sa.Index("ix_letters_guild_id", "guild_id"),
    sa.Index("ix_letters_sent_ms", "sent_ms"),
    sa.Index("ix_letters_user_id", "user_id"),
)

sa.Table(
    "direct_channels",
    SCHEMA,
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("channel_id", BIG, nullable=False),
)

sa.Table(
    "standings",
    SCHEMA,
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("board", sa.String(48), primary_key=True),
    sa.Column("period", sa.String(8), primary_key=True),
    sa.Column("since_day", sa.Integer, nullable=False),
    sa.Column("score", BIG, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round_id", ROW_ID),
    sa.Column("earlier_score", BIG),
    sa.Column("earlier_round_id", ROW_ID),
    sa.Index(
        *("ix_standings_ranked", "guild_id", "board", "period", "since_day"),
        *(sa.text("score DESC"), "rounds", "user_id"),
    ),
    sqlite_with_rowid=False,
)

sa.Table(
    "summaries",
    SCHEMA,
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("upto_round_id", ROW_ID, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("form", sa.Integer, nullable=False),
    sa.Column("statistics", sa.JSON, nullable=False),
    sa.Index("ix_summaries_guild_id", "guild_id"),
)

sa.Table(
    "game_tallies",
    SCHEMA,
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("hands", sa.Integer, nullable=False),
    sa.Column("total_score", BIG, nullable=False),
    sa.Column("lowest_hand", sa.Integer, nullable=False),
    sa.Column("highest_hand", sa.Integer, nullable=False),
    sa.Column("sweeps", sa.Integer, nullable=False),
    sa.Column("mu", sa.Double),
    sa.Column("sigma", sa.Double),
    sa.Index(
        "ix_game_tallies_ranked", "guild_id", "game", sa.text("score DESC"), sa.text("games DESC"), "user_id"
    ),
    sqlite_with_rowid=False,
)

sa.Table(
    "drill_results",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("right", sa.Integer, nullable=False),
    sa.Column("answered", sa.Integer, nullable=False),
    sa.Column("days", sa.Integer, nullable=False),
    sa.Index("ix_drill_results_guild_id_day_right", "guild_id", "day", "right"),
    sa.Index("ix_drill_results_user_id", "user_id"),
    sqlite_with_rowid=False,
)

sa.Table(
    "drill_streaks",
    SCHEMA,
    sa.Column("guild_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("user_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("streak", sa.Integer, nullable=False),
    sa.Index("ix_drill_streaks_user_id", "user_id"),
    sqlite_with_rowid=False,
)


def upgrade() -> None:
    SCHEMA.create_all(op.get_bind())
    op.bulk_insert(SCHEMA.tables["zero"], [{"points": 0}])
    ledger_guards.create()


def downgrade() -> None:
    ledger_guards.drop()
    SCHEMA.drop_all(op.get_bind())
