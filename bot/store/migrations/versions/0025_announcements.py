"""Remember the latest day that was announced in each server."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "announcements",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("announcements")
