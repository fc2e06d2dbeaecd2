"""The channels of people's direct messages, so that each is opened once."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "direct_channels",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_direct_channels"),
    )


def downgrade() -> None:
    op.drop_table("direct_channels")
