"""Keep groups of friends: their codes, and who has joined."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"

# SQLite counts rows only in a column of this type.
ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "friend_groups",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "friend_members",
        sa.Column("group_id", ROW_ID, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("joined_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_friend_members_user_id", "friend_members", ["user_id"])


def downgrade() -> None:
    op.drop_table("friend_members")
    op.drop_table("friend_groups")
