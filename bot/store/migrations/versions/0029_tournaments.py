"""Keep duplicate tournaments: what is played, who has joined, and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

# SQLite counts rows only in a column of this type.
ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("turn_s", sa.Integer, nullable=False),
        sa.Column("seed_root", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("begins_ms", sa.BigInteger, nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild_id"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", ROW_ID, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("joined_ms", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("ix_tournament_people_user_id", "tournament_people", ["user_id"])
    op.create_index("ix_tournament_people_guild_id", "tournament_people", ["guild_id"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", ROW_ID, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("table_id", sa.BigInteger),
    )
    op.create_index("ix_tournament_tables_guild_id", "tournament_tables", ["guild_id"])


def downgrade() -> None:
    op.drop_table("tournament_tables")
    op.drop_table("tournament_people")
    op.drop_table("tournaments")
