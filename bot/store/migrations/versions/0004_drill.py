"""The drill: the rules of each day, answers, and who has shown their result."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "drill_days",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", name="pk_drill_days"),
    )
    _create_answers()
    op.create_table(
        "drill_shares",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shared_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "day", name="pk_drill_shares"),
    )


def _create_answers() -> None:
    op.create_table(
        "drill_answers",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("places", sa.String(3), nullable=False),
        sa.Column("is_right", sa.Boolean(), nullable=False),
        sa.Column("answered_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_drill_answers"),
        sa.UniqueConstraint(
            "guild_id", "user_id", "day", "number", name="uq_drill_answers_guild_id_user_id_day_number"
        ),
    )
    op.create_index("ix_drill_answers_guild_id_day", "drill_answers", ["guild_id", "day"])


def downgrade() -> None:
    op.drop_table("drill_shares")
    op.drop_table("drill_answers")
    op.drop_table("drill_days")
