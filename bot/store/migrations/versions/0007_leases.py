"""Which process answers for a server."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "guild_leases",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("holder_name", sa.String(255), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_leases"),
    )
    op.create_index("ix_guild_leases_holder", "guild_leases", ["holder"])


def downgrade() -> None:
    op.drop_table("guild_leases")
