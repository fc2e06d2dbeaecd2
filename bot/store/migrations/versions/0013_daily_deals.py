"""The daily deals of Hearts and Gong Zhu, and how everybody has played them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        *_key(),
        sa.Column("seed_root", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "day", name="pk_daily_deals"),
    )
    op.create_table(
        "daily_hands",
        *_key(),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.JSON(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("begun_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger()),
        sa.Column("shared_ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", "game", "day", "user_id", name="pk_daily_hands"),
    )
    op.create_index("ix_daily_hands_user_id", "daily_hands", ["user_id"])


def downgrade() -> None:
    op.drop_table("daily_hands")
    op.drop_table("daily_deals")


def _key() -> tuple[sa.Column[int], sa.Column[str], sa.Column[int]]:
    return (
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
    )
