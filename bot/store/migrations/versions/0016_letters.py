"""Where the direct messages are in which people have their cards, until they were told how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("sent_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "user_id", name="pk_letters"),
    )
    op.create_index("ix_letters_guild_id", "letters", ["guild_id"])
    op.create_index("ix_letters_user_id", "letters", ["user_id"])
    op.create_index("ix_letters_sent_ms", "letters", ["sent_ms"])


def downgrade() -> None:
    op.drop_table("letters")
