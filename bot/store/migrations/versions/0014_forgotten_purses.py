"""Under a pseudonym, who has had a purse deleted, and until when their next one stays empty."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "forgotten_purses",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("pseudonym", sa.String(64), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "pseudonym", name="pk_forgotten_purses"),
    )


def downgrade() -> None:
    op.drop_table("forgotten_purses")
